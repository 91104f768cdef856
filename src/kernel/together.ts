import { Failure } from './failures.ts';

type Waiting<I, R> = { item: I; done(result: R): void; fail(error: unknown): void };

type Size<I> = {
  /** How many items, and how much of them by `weigh`, go together; a heavier one goes alone. */
  most: number;
  heaviest: number;
  weigh(item: I): number;
};

/**
 * Items of one key that arrive while others are worked on wait for them, and are then worked on
 * together. `work` gives one result per item, in their order.
 */
export const together = <I, R>(
  { most, heaviest, weigh }: Size<I>,
  work: (key: string, items: I[]) => Promise<readonly R[]>,
) => {
  const queues = new Map<string, Waiting<I, R>[]>();

  const nextOf = (queue: Waiting<I, R>[]) => {
    let weight = 0;
    let count = 0;
    for (const { item } of queue) {
      weight += weigh(item);
      if (count === most || (count > 0 && weight > heaviest)) break;
      count += 1;
    }
    return queue.splice(0, count);
  };

  /** The failure, when whoever comes next would only wait as long for the same answer. */
  const attempt = async (key: string, batch: Waiting<I, R>[]): Promise<Failure | null> => {
    try {
      const results = await work(
        key,
        batch.map(({ item }) => item),
      );
      if (results.length !== batch.length) throw new Error('work without a result for each item');
      results.forEach((result, at) => {
        batch[at]?.done(result);
      });
      return null;
    } catch (error) {
      if (!(error instanceof Failure) && batch.length > 1) return eachAlone(key, batch);
      for (const { fail } of batch) fail(error);
      return error instanceof Failure ? error : null;
    }
  };

  /** One that cannot be worked on must not spoil the others. */
  const eachAlone = async (key: string, batch: Waiting<I, R>[]) => {
    for (const [at, one] of batch.entries()) {
      const failure = await attempt(key, [one]);
      if (!failure) continue;
      for (const { fail } of batch.slice(at + 1)) fail(failure);
      return failure;
    }
    return null;
  };

  const serve = async (key: string, queue: Waiting<I, R>[]) => {
    while (queue.length > 0) {
      const failure = await attempt(key, nextOf(queue));
      if (failure) for (const { fail } of queue.splice(0)) fail(failure);
    }
    queues.delete(key);
  };

  return (key: string, item: I): Promise<R> =>
    new Promise((done, fail) => {
      const queue = queues.get(key);
      if (queue) return void queue.push({ item, done, fail });
      const fresh = [{ item, done, fail }];
      queues.set(key, fresh);
      // Those of the same turn of the event loop are together from the start.
      setImmediate(serve, key, fresh);
    });
};
