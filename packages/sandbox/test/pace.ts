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

/** How often something is tried: more in the long form of the tests, or as a set variable says. */
export const amount = (name: string, short: number, long: number) =>
  Number(process.env[name] ?? (process.env['LONG'] === '1' ? long : short));
