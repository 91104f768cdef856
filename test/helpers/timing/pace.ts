import { spawnSync } from 'node:child_process';

const emptyStartMs = 80;

/**
 * How much slower than an idle machine this one is now, measured by starting an empty Node. Limits in seconds are
 * meant for a machine that does nothing else.
 */
export const pace = () => {
  const started = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return Math.max(1, (performance.now() - started) / emptyStartMs);
};

/** A time limit: longer on a slow machine, whose slowness is measured only if it decides the result. */
export const limitOf = (took: number, limitMs: number) =>
  took < limitMs ? limitMs : limitMs * pace();

/** True if a time is below its limit on this machine, whose slowness is measured only if it decides the result. */
export const isWithin = (took: number, limitMs: number, slower: () => number) =>
  took < limitMs || took < limitMs * slower();

/** Milliseconds of processor time of this process; other programs do not count. */
export const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const idleMs = 20;

/**
 * How much slower than a present-day idle machine this one computes now, by a loop that takes such a machine 20 ms.
 * Uses the clock with which the limit is measured.
 */
export const slowness = (clock: () => number = () => performance.now()) => {
  const started = clock();
  let sum = 1;
  for (let at = 0; at < 10_000_000; at++) sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d) + at;
  if (sum === 0.5) throw new Error('the loop was left out');
  return Math.max(1, (clock() - started) / idleMs);
};
