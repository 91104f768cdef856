import { Failure } from './failures.ts';

type Waiting<I, R> = { item: I; done(result: R): void; fail(error: unknown): void };

/**
 * Items of one key that arrive while others are worked on wait for them, and are then worked on
 * together. `work` gives one result per item, in their order.
 */
export const together = <I, R>(
  most: number,
  work: (key: string, items: I[]) => Promise<readonly R[]>,
) => {
  const lines = new Map<string, Waiting<I, R>[]>();

  const attempt = async (key: string, batch: Waiting<I, R>[], behind: Waiting<I, R>[]) => {
    try {
      const items = batch.map(({ item }) => item);
      (await work(key, items)).forEach((result, at) => {
        batch[at]?.done(result);
      });
    } catch (error) {
      if (error instanceof Failure) {
        // Who stands behind would only wait as long for the same answer.
        for (const { fail } of [...batch, ...behind.splice(0)]) fail(error);
      } else if (batch.length === 1) batch[0]?.fail(error);
      // One that cannot be worked on must not spoil the others.
      else for (const one of batch) await attempt(key, [one], behind);
    }
  };

  const serve = async (key: string, line: Waiting<I, R>[]) => {
    while (line.length > 0) await attempt(key, line.splice(0, most), line);
    lines.delete(key);
  };

  return (key: string, item: I): Promise<R> =>
    new Promise((done, fail) => {
      const line = lines.get(key);
      if (line) return void line.push({ item, done, fail });
      const fresh = [{ item, done, fail }];
      lines.set(key, fresh);
      // Those of the same turn of the event loop are together from the start.
      setImmediate(serve, key, fresh);
    });
};
