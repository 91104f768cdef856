import { setImmediate } from 'node:timers/promises';

const maxMs = 60_000;

/** What the work comes to, while whatever holds it up is let go again and again. */
export const letGo = async <T>(work: readonly Promise<T>[], release: () => void): Promise<T[]> => {
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
