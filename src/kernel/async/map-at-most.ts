import { createFairQueue } from '../fairness/fair-queue.ts';

/** Applies the work to each item, at most `atOnce` at a time, and returns the results in the order of the items. */
export const mapAtMost = <T, R>(
  atOnce: number,
  items: readonly T[],
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> => {
  const queue = createFairQueue({ slots: atOnce });
  const never = () => {
    throw new Error('nobody closes this queue');
  };
  return Promise.all(
    items.map((item, at) => queue.run({ owner: '' }, () => work(item, at), never)),
  );
};
