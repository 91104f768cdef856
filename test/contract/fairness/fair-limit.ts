import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';

/** Milliseconds from the start of the work until the condition is true. */
export const timeUntil = async (work: () => Promise<unknown>, isSo: () => Promise<boolean>) => {
  const began = performance.now();
  await work();
  while (!(await isSo())) {
    if (performance.now() - began > 60_000) break;
    await setTimeout(5);
  }
  return performance.now() - began;
};

/** The median of repeated measurements, one after the other. */
export const medianOf = async (times: number, measure: () => Promise<number>) => {
  const took: number[] = [];
  for (let at = 0; at < times; at++) took.push(await measure());
  return took.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
};

/**
 * How long the same work may take beside a busy customer: at most twice as long as alone, or 50 ms more. `waitMs`:
 * a possible wait that is not caused by the customer, such as for a node that looks at intervals.
 */
export const fairLimitOf = (aloneMs: number, waitMs = 0) =>
  Math.max(2 * aloneMs, aloneMs + 50) + waitMs;

export const expectFair = (aloneMs: number, besideMs: number, waitMs = 0) =>
  expect(besideMs, `${Math.round(aloneMs)} ms alone`).toBeLessThan(fairLimitOf(aloneMs, waitMs));
