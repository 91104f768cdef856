import { setImmediate } from 'node:timers/promises';

const maxMs = 60_000;

/** The results of the work, while whatever blocks it is released repeatedly. */
export const releaseUntilDone = async <T>(
  work: readonly Promise<T>[],
  release: () => void,
): Promise<T[]> => {
  let isOver = false;
  const all = Promise.all(work).finally(() => {
    isOver = true;
  });
  const until = performance.now() + maxMs;
  while (!isOver && performance.now() < until) {
    release();
    await setImmediate();
  }
  return all;
};
