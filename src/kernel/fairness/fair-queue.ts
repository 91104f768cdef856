import { groupBy } from '../group-by.ts';

/** Who asks for a slot. `queueKey` sets apart what belongs to one owner, such as its ad accounts. */
export type SlotRequest = { owner: string; queueKey?: string };

/** The wait for a slot. `admitted` says whether it was given; `cancel` ends the wait. */
type QueueWait = { admitted: Promise<boolean>; cancel(): void };

export type FairQueue = {
  /** True when a slot was free and is now taken; otherwise a wait for one. */
  enter(request?: SlotRequest): true | QueueWait;
  leave(request?: SlotRequest): void;
  /**
   * Does the work in a slot. Where none is found (too many wait, the signal fires first, or the queue is closed),
   * `refuse` gives the result instead, or throws.
   */
  run<T>(
    request: SlotRequest,
    work: () => Promise<T>,
    refuse: () => T,
    signal?: AbortSignal,
  ): Promise<T>;
  /**
   * Shares free slots out among work that waits elsewhere, such as in the store: one slot for each
   * owner in turn. Those who hold the fewest come first, and of these whoever was served longest ago.
   * What is returned has its slot; `leave` each when it is done.
   */
  share<Work extends SlotRequest>(work: readonly Work[]): Work[];
  /** How many wait now. */
  waiting(): number;
  /** Ends every wait, and every later one at once. */
  close(): void;
};

type FairQueueOptions = {
  slots: number;
  /** How many of one owner may wait; the next one is refused at once. */
  maxWaiting?: number;
  /**
   * Nobody holds more slots than are left free, so a newcomer finds one however greedy the others
   * are: one owner alone gets half of them, two get a third each. A queue key gets half of what its
   * owner may have. Without it the slots go to whoever comes first.
   */
  shared?: boolean;
};

type Waiter = { queueKey: string; settle(isMine: boolean): void };
type Owner = { held: number; queues: Map<string, number>; waiting: Waiter[] };

const anyone: SlotRequest = { owner: '' };

/**
 * A bounded number of slots. Those who wait get them in order, one owner after the other. Where else slots, memory and
 * time are shared out, and why not all of it here: docs/adr/0022.
 */
export const createFairQueue = ({
  slots,
  maxWaiting = Number.POSITIVE_INFINITY,
  shared = false,
}: FairQueueOptions): FairQueue => {
  /** In the order in which they were served last. */
  const owners = new Map<string, Owner>();
  /** When each owner was last served by `share`: kept while it has work that waits or is under way. */
  const sharedAt = new Map<string, number>();
  let shares = 0;
  let heldSlots = 0;
  let waiters = 0;
  let isClosed = false;

  const hasRoom = (owner: Owner, queueKey: string) => {
    if (heldSlots >= slots) return false;
    if (!shared) return true;
    if (owner.held >= slots - heldSlots) return false;
    if (queueKey === '') return true;
    const share = Math.ceil((slots - heldSlots + owner.held) / 2);
    return (owner.queues.get(queueKey) ?? 0) < share - owner.held;
  };
  const ownerOf = (name: string) => {
    const knownOwner = owners.get(name);
    if (knownOwner) return knownOwner;
    const fresh: Owner = { held: 0, queues: new Map(), waiting: [] };
    owners.set(name, fresh);
    return fresh;
  };
  const take = (owner: Owner, queueKey: string) => {
    heldSlots += 1;
    owner.held += 1;
    if (queueKey !== '') owner.queues.set(queueKey, (owner.queues.get(queueKey) ?? 0) + 1);
  };
  const forgetIdle = (name: string, owner: Owner) => {
    if (owner.held === 0 && owner.waiting.length === 0) owners.delete(name);
  };

  /** Serves one of those who wait, if there is room for any of them. */
  const serveNext = () => {
    for (const [name, owner] of owners) {
      const at = owner.waiting.findIndex(({ queueKey }) => hasRoom(owner, queueKey));
      const [waiter] = at === -1 ? [] : owner.waiting.splice(at, 1);
      if (!waiter) continue;
      waiters -= 1;
      take(owner, waiter.queueKey);
      // Behind the other owners.
      owners.delete(name);
      owners.set(name, owner);
      waiter.settle(true);
      return true;
    }
    return false;
  };

  /** The next of the work that waits elsewhere, with its slot; null when there is room for none. */
  const nextOf = <Work extends SlotRequest>(lists: Map<string, Work[]>): Work | null => {
    const rankOf = (name: string) => ({
      held: owners.get(name)?.held ?? 0,
      at: sharedAt.get(name) ?? 0,
    });
    const names = [...lists.keys()].sort((a, b) => {
      const [first, second] = [rankOf(a), rankOf(b)];
      return first.held - second.held || first.at - second.at;
    });
    for (const name of names) {
      const owner = ownerOf(name);
      const list = lists.get(name) ?? [];
      const at = list.findIndex(({ queueKey = '' }) => hasRoom(owner, queueKey));
      const [work] = at === -1 ? [] : list.splice(at, 1);
      if (!work) {
        // Slots are only taken from here on, so there will be no room for the rest of it either.
        lists.delete(name);
        forgetIdle(name, owner);
        continue;
      }
      take(owner, work.queueKey ?? '');
      sharedAt.set(name, ++shares);
      return work;
    }
    return null;
  };

  const wait = (name: string, owner: Owner, queueKey: string): QueueWait => {
    let cancel = () => {};
    const admitted = new Promise<boolean>((settle) => {
      if (isClosed || owner.waiting.length >= maxWaiting) return settle(false);
      const waiter = { queueKey, settle };
      owner.waiting.push(waiter);
      waiters += 1;
      cancel = () => {
        const at = owner.waiting.indexOf(waiter);
        if (at === -1) return;
        owner.waiting.splice(at, 1);
        waiters -= 1;
        settle(false);
        forgetIdle(name, owner);
      };
    });
    return { admitted, cancel };
  };

  const enter: FairQueue['enter'] = ({ owner: name, queueKey = '' } = anyone) => {
    const owner = ownerOf(name);
    // Whoever came earlier for the same queue key goes first; another one with room need not wait.
    const isBehind = owner.waiting.some((waiter) => waiter.queueKey === queueKey);
    if (isClosed || isBehind || !hasRoom(owner, queueKey)) return wait(name, owner, queueKey);
    take(owner, queueKey);
    return true;
  };

  const leave: FairQueue['leave'] = ({ owner: name, queueKey = '' } = anyone) => {
    const owner = owners.get(name);
    if (!owner) return;
    heldSlots -= 1;
    owner.held -= 1;
    const remaining = (owner.queues.get(queueKey) ?? 0) - 1;
    if (remaining > 0) owner.queues.set(queueKey, remaining);
    else owner.queues.delete(queueKey);
    forgetIdle(name, owner);
    while (waiters > 0 && serveNext());
  };

  return {
    enter,
    leave,
    async run(request, work, refuse, signal) {
      const entry = enter(request);
      if (entry !== true) {
        signal?.addEventListener('abort', entry.cancel, { once: true });
        const isMine = await entry.admitted;
        signal?.removeEventListener('abort', entry.cancel);
        if (!isMine) return refuse();
      }
      try {
        return await work();
      } finally {
        leave(request);
      }
    },
    share(waitingWork) {
      const lists = groupBy(waitingWork, ({ owner }) => owner);
      for (const name of sharedAt.keys())
        if (!lists.has(name) && !owners.has(name)) sharedAt.delete(name);
      const servedWork: (typeof waitingWork)[number][] = [];
      for (;;) {
        const next = isClosed ? null : nextOf(lists);
        if (next === null) return servedWork;
        servedWork.push(next);
      }
    },
    waiting: () => waiters,
    close() {
      isClosed = true;
      waiters = 0;
      for (const owner of owners.values())
        for (const { settle } of owner.waiting.splice(0)) settle(false);
    },
  };
};
