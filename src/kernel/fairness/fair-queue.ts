import { groupBy } from '../group-by.ts';

/**
 * A request for a slot. `queueKey` separates the queues of one owner, such as one queue for each of its ad
 * accounts.
 */
export type SlotRequest = { owner: string; queueKey?: string };

/**
 * A wait for a slot. `admitted` is true if the slot was given, false if the wait ended without one; `cancel` ends
 * the wait.
 */
type QueueWait = { admitted: Promise<boolean>; cancel(): void };

export type FairQueue = {
  /** Returns true if a slot was free, which is now taken. Otherwise returns a wait. */
  enter(request?: SlotRequest): true | QueueWait;
  leave(request?: SlotRequest): void;
  /**
   * Does the work in a slot. If there is no slot (too many requests wait, the signal fires first, or the queue is
   * closed), the result is that of `refuse`, which may throw.
   */
  run<T>(
    request: SlotRequest,
    work: () => Promise<T>,
    refuse: () => T,
    signal?: AbortSignal,
  ): Promise<T>;
  /**
   * Assigns free slots to work that waits elsewhere, such as in the store: one slot to each owner in turn. The
   * owner with the fewest slots comes first; among equals, the owner that was served longest ago. Each item
   * returned has a slot; the caller calls `leave` for it when its work is done.
   */
  share<Work extends SlotRequest>(work: readonly Work[]): Work[];
  /** The number of requests that wait now. */
  waiting(): number;
  /** Ends all waits without a slot, and refuses all later requests. */
  close(): void;
};

type FairQueueOptions = {
  slots: number;
  /** How many requests of one owner may wait; further ones are refused at once. */
  maxWaiting?: number;
  /**
   * If true, no owner may hold more slots than are left free: one owner alone gets half of the slots, two get a
   * third each. So an owner that comes later always finds a free slot. A queue key gets half of what its owner may
   * hold. If false, slots are given in order of arrival.
   */
  shared?: boolean;
};

type Waiter = { queueKey: string; settle(isMine: boolean): void };
type Owner = { held: number; queues: Map<string, number>; waiting: Waiter[] };

const anyone: SlotRequest = { owner: '' };

/**
 * A limited number of slots. Requests that wait get a slot in turn, one owner after the other. docs/adr/0022 says
 * which other mechanisms share out slots, memory and time, and why there are several.
 */
export const createFairQueue = ({
  slots,
  maxWaiting = Number.POSITIVE_INFINITY,
  shared = false,
}: FairQueueOptions): FairQueue => {
  /** The owner that was served longest ago is first. */
  const owners = new Map<string, Owner>();
  /** When each owner was last served by `share`. An entry is kept while the owner has work that waits or runs. */
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

  /** Gives a slot to one request that waits, if any of them may have one. */
  const serveNext = () => {
    for (const [name, owner] of owners) {
      const at = owner.waiting.findIndex(({ queueKey }) => hasRoom(owner, queueKey));
      const [waiter] = at === -1 ? [] : owner.waiting.splice(at, 1);
      if (!waiter) continue;
      waiters -= 1;
      take(owner, waiter.queueKey);
      // This owner goes to the end of the line.
      owners.delete(name);
      owners.set(name, owner);
      waiter.settle(true);
      return true;
    }
    return false;
  };

  /** The next item of work that waits elsewhere, with a slot taken for it; null if no owner may have one. */
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
        // No slot becomes free during this loop, so the other items of this owner would not get one either.
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
    // Requests with the same queue key are served in order of arrival. A request with another queue key need not
    // wait for them.
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
