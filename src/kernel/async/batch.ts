type WaitingItem<I, R> = { item: I; done(result: R): void; fail(error: unknown): void };

type BatchOptions<I> = {
  /** The number of items in one batch. */
  maxItems: number;
  /** The largest sum of what `weigh` returns in one batch; an item that is heavier than this goes alone. */
  maxBytes?: number;
  weigh?(item: I): number;
  /** How many batches of one key may run at the same time. */
  trips?: number;
  /** How long the first item waits for others. Without it, a batch is what arrives in one turn of the event loop. */
  gatherMs?: number;
  /**
   * True if the error has nothing to do with the items, such as a lost connection. The items are then not tried one
   * by one.
   */
  isOutage?(error: unknown): boolean;
  /**
   * True if the items that still wait would fail with the same error; they then fail at once. The default is
   * `isOutage`.
   */
  isHopeless?(error: unknown): boolean;
};

type Queue<I, R> = { waiting: WaitingItem<I, R>[]; trips: number };

/**
 * Items of one key that arrive while a batch of that key runs wait for it, and are then worked on together. `work`
 * returns one result per item, in the order of the items. If `work` itself has to wait before it can begin, it
 * calls `latest` afterwards: that returns the items it was given and those that have arrived since.
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

  /** Moves waiting items into the batch, as many as fit. */
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

  /** Runs one batch. Returns the error if the items that still wait would fail with it too, otherwise undefined. */
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
      // If more than one trip is allowed, the next batch starts without waiting for this one.
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
      // All items of this turn of the event loop are in the batch from the start.
      else setImmediate(serve, key, queue);
    });
};
