/** Who asks for a place. `queueKey` sets apart what belongs to one owner, such as its ad accounts. */
export type Slot = { owner: string; queueKey?: string };

/** A place in the line. `turn` says whether a place was given; `giveUp` leaves the line. */
type QueueWait = { turn: Promise<boolean>; giveUp(): void };

export type FairQueue = {
  /** True when the place is free and now taken; otherwise a wait for it. */
  enter(slot?: Slot): true | QueueWait;
  leave(slot?: Slot): void;
  /**
   * Does the work in a place. Where none is found (too many wait, the signal fires first, or the queue is closed),
   * `refuse` gives the result instead, or throws.
   */
  run<T>(slot: Slot, work: () => Promise<T>, refuse: () => T, signal?: AbortSignal): Promise<T>;
  /**
   * Shares free places out among work that waits elsewhere, such as in the store: one place for each
   * owner in turn. Those who hold the fewest come first, and of these whoever was served longest ago.
   * What is returned has its place; `leave` each when it is done.
   */
  share<Work extends Slot>(work: readonly Work[]): Work[];
  /** How many wait now. */
  waiting(): number;
  /** Ends every wait, and every later one at once. */
  close(): void;
};

type FairQueueOptions = {
  places: number;
  /** How many of one owner may wait; the next one is refused at once. */
  maxWaiting?: number;
  /**
   * Nobody holds more places than are left free, so a newcomer finds one however greedy the others
   * are: one owner alone gets half of them, two get a third each. A queue key gets half of what its
   * owner may have. Without it the places go to whoever comes first.
   */
  shared?: boolean;
};

type Waiter = { queueKey: string; settle(isMine: boolean): void };
type Owner = { held: number; queues: Map<string, number>; waiting: Waiter[] };

const anyone: Slot = { owner: '' };

/**
 * A bounded number of places. Those who wait get them in order, one owner after the other. Where else places, memory and
 * time are shared out, and why not all of it here: docs/adr/0022.
 */
export const createFairQueue = ({
  places,
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
    if (heldSlots >= places) return false;
    if (!shared) return true;
    if (owner.held >= places - heldSlots) return false;
    if (queueKey === '') return true;
    const share = Math.ceil((places - heldSlots + owner.held) / 2);
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
      // To the end of the line, behind the other owners.
      owners.delete(name);
      owners.set(name, owner);
      waiter.settle(true);
      return true;
    }
    return false;
  };

  /** The next of the work that waits elsewhere, with its place; null when there is room for none. */
  const nextOf = <Work extends Slot>(lists: Map<string, Work[]>): Work | null => {
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
        // Places are only taken from here on, so there will be no room for the rest of it either.
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
    let giveUp = () => {};
    const turn = new Promise<boolean>((settle) => {
      if (isClosed || owner.waiting.length >= maxWaiting) return settle(false);
      const waiter = { queueKey, settle };
      owner.waiting.push(waiter);
      waiters += 1;
      giveUp = () => {
        const at = owner.waiting.indexOf(waiter);
        if (at === -1) return;
        owner.waiting.splice(at, 1);
        waiters -= 1;
        settle(false);
        forgetIdle(name, owner);
      };
    });
    return { turn, giveUp };
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
    async run(slot, work, refuse, signal) {
      const entry = enter(slot);
      if (entry !== true) {
        signal?.addEventListener('abort', entry.giveUp, { once: true });
        const isMine = await entry.turn;
        signal?.removeEventListener('abort', entry.giveUp);
        if (!isMine) return refuse();
      }
      try {
        return await work();
      } finally {
        leave(slot);
      }
    },
    share(waitingWork) {
      const lists = new Map<string, (typeof waitingWork)[number][]>();
      for (const work of waitingWork) {
        const list = lists.get(work.owner);
        if (list) list.push(work);
        else lists.set(work.owner, [work]);
      }
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
