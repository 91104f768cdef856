import { spawnSync } from 'node:child_process';

const emptyStartMs = 80;

/**
 * How much slower than an idle machine this one is just now, measured by starting an empty Node.
 * Promises in seconds are made for a machine that is not busy with something else.
 */
export const pace = () => {
  const started = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return Math.max(1, (performance.now() - started) / emptyStartMs);
};

/** The limit of a time: more on a slow machine, whose slowness is measured only where it decides. */
export const limitOf = (took: number, limitMs: number) =>
  took < limitMs ? limitMs : limitMs * pace();

/** Whether a time is below its limit on this machine; how slow that is gets measured only where it matters. */
export const isWithin = (took: number, limitMs: number, slower: () => number) =>
  took < limitMs || took < limitMs * slower();

/** Milliseconds of the processor that this process has used: what others do in between does not count. */
export const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const idleMs = 20;

/**
 * How much slower than an idle machine of today this one computes just now, by a loop that takes such
 * a machine 20 ms; by the clock that the bound is measured with.
 */
export const slowness = (clock: () => number = () => performance.now()) => {
  const started = clock();
  let sum = 1;
  for (let at = 0; at < 10_000_000; at++) sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d) + at;
  if (sum === 0.5) throw new Error('the loop was left out');
  return Math.max(1, (clock() - started) / idleMs);
};
