import { createFairQueue } from './fairness/fair-queue.ts';

/** What the work makes of each of them, in their order; at most so many are worked on at a time. */
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
