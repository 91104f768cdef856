type WaitingItem<I, R> = { item: I; done(result: R): void; fail(error: unknown): void };

type BatchOptions<I> = {
  /** How many items go together. */
  maxItems: number;
  /** How much of them by `weigh`; a heavier one goes alone. */
  maxBytes?: number;
  weigh?(item: I): number;
  /** How many batches of one key may be under way at a time. */
  trips?: number;
  /** How long the first one waits for others; without it, until the end of its turn of the event loop. */
  gatherMs?: number;
  /** Whether this error is about none of the items, so that they are not tried one by one. */
  isOutage?(error: unknown): boolean;
  /** Whether it would come again for those that still wait, who are then given it at once; without it, as `isOutage` says. */
  isHopeless?(error: unknown): boolean;
};

type Queue<I, R> = { waiting: WaitingItem<I, R>[]; trips: number };

/**
 * Items of one key that arrive while others are worked on wait for them, and are then worked on
 * together. `work` gives one result per item, in their order. Work that has to wait itself before it can begin asks for the
 * `latest` items then: those that it was given, and after them those that have arrived since.
 */
export const batch = <I, R>(
  {
    maxItems,
    maxBytes = Number.POSITIVE_INFINITY,
    weigh = () => 0,
    trips = 1,
    gatherMs,
    isOutage = () => false,
    isHopeless = isOutage,
  }: BatchOptions<I>,
  work: (key: string, items: I[], latest: () => I[]) => Promise<readonly R[]>,
) => {
  const queues = new Map<string, Queue<I, R>>();

  /** Moves from those that wait to those that go together, as many as fit. */
  const fill = (together: WaitingItem<I, R>[], waitingItems: WaitingItem<I, R>[]) => {
    let weight = together.reduce((sum, { item }) => sum + weigh(item), 0);
    let count = 0;
    for (const { item } of waitingItems) {
      weight += weigh(item);
      const before = together.length + count;
      if (before === maxItems || (before > 0 && weight > maxBytes)) break;
      count += 1;
    }
    together.push(...waitingItems.splice(0, count));
    return together;
  };

  /** Returns undefined unless those who still wait would get the same error; then that error. */
  const attempt = async (
    key: string,
    items: WaitingItem<I, R>[],
    waitingItems: WaitingItem<I, R>[] = [],
  ): Promise<unknown> => {
    const itemsOf = () => items.map(({ item }) => item);
    const latest = () => {
      fill(items, waitingItems);
      return itemsOf();
    };
    try {
      const results = await work(key, itemsOf(), latest);
      if (results.length !== items.length) throw new Error('work without a result for each item');
      results.forEach((result, at) => {
        items[at]?.done(result);
      });
    } catch (error) {
      if (!isOutage(error) && items.length > 1) return eachAlone(key, items);
      for (const { fail } of items) fail(error);
      if (isHopeless(error)) return error;
    }
    return undefined;
  };

  /** After a batch has failed, each item is tried alone, so that one bad item does not fail the others. */
  const eachAlone = async (key: string, items: WaitingItem<I, R>[]) => {
    for (const [at, one] of items.entries()) {
      const error = await attempt(key, [one]);
      if (error === undefined) continue;
      for (const { fail } of items.slice(at + 1)) fail(error);
      return error;
    }
    return undefined;
  };

  const serve = async (key: string, queue: Queue<I, R>) => {
    if (queue.trips === trips || queue.waiting.length === 0) return;
    queue.trips += 1;
    while (queue.waiting.length > 0) {
      const currentAttempt = attempt(key, fill([], queue.waiting), queue.waiting);
      // The next batch need not wait for this one where more than one trip is allowed.
      if (queue.waiting.length > 0) serve(key, queue);
      const error = await currentAttempt;
      if (error !== undefined) for (const { fail } of queue.waiting.splice(0)) fail(error);
    }
    queue.trips -= 1;
    if (queue.trips === 0) queues.delete(key);
  };

  return (key: string, item: I): Promise<R> =>
    new Promise((done, fail) => {
      const knownQueue = queues.get(key);
      const queue = knownQueue ?? { waiting: [], trips: 0 };
      queue.waiting.push({ item, done, fail });
      if (knownQueue && queue.waiting.length > 1) return;
      queues.set(key, queue);
      if (gatherMs !== undefined) setTimeout(serve, gatherMs, key, queue);
      // Those of the same turn of the event loop are together from the start.
      else setImmediate(serve, key, queue);
    });
};
