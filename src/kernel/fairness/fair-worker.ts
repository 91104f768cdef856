import { setTimeout } from 'node:timers/promises';
import { elapsed } from '../clock.ts';
import { createFairQueue, type SlotRequest } from './fair-queue.ts';

/** An item of work that waits in the store. `owner` is the account that pays for it. */
export type WaitingWork = SlotRequest & { id: string };

/** One kind of work that waits in the store. */
export type FairWork<W extends WaitingWork, T> = {
  /** How many items are worked on at the same time. The slots are shared out among the owners. */
  slots: number;
  /** Lists work that waits, the most urgent of each owner first. It need not list all work of an owner. */
  list(): Promise<readonly W[]>;
  /**
   * Takes the chosen items from the store. Items that another node has taken meanwhile are left out of the result.
   */
  take(works: readonly W[]): Promise<readonly { waiting: W; taken: T }[]>;
  /**
   * `mustYield` returns true once an owner without a slot waits for this one. Work that can be continued later then
   * pauses.
   */
  work(item: T, mustYield: () => boolean): Promise<unknown>;
  /** Called when an item of work, listing or taking has failed. */
  onError(error: unknown, item?: T): void;
  /** Called when a slot has become free. Without it, the worker looks for work again by itself. */
  onFree?(): void;
};

export type FairWorker = {
  /**
   * Looks for work, starts as much as there are slots for, and returns how many items were started. If it is called
   * while another look runs, the next look starts after that one.
   */
  look(): Promise<number>;
  /** Starts nothing new; work that runs goes on. */
  stop(): void;
  /** Resolves when nothing runs and nothing more can be started. */
  idle(): Promise<void>;
};

/** After this time, an owner has to give up even its only slot if another owner has none. */
const sliceMs = 5_000;

/**
 * Failed work keeps its slot for this long. If the slot became free at once, the work would be taken again and fail
 * again in a tight loop. With the embedded database on a full disk, such a loop never leaves the turn of the event
 * loop, and nothing else would run.
 */
const restMs = 1_000;

type Run = { owner: string; startedAt: number; mustYield: boolean };

/** For each owner without a slot, asks the owner with the most slots to give one up. */
const requestYield = (runs: ReadonlySet<Run>, owners: Set<string>) => {
  const slotCounts = new Map<string, number>();
  let freeSlots = 0;
  for (const { owner, mustYield } of runs) {
    owners.delete(owner);
    if (mustYield) freeSlots += 1;
    else slotCounts.set(owner, (slotCounts.get(owner) ?? 0) + 1);
  }
  const slotsOf = ({ owner }: Run) => slotCounts.get(owner) ?? 0;
  for (; freeSlots < owners.size; freeSlots += 1) {
    const [run] = [...runs]
      .filter((one) => !one.mustYield)
      .filter((one) => slotsOf(one) > 1 || elapsed() - one.startedAt > sliceMs)
      .sort((a, b) => slotsOf(b) - slotsOf(a) || a.startedAt - b.startedAt);
    if (!run) return;
    run.mustYield = true;
    slotCounts.set(run.owner, slotsOf(run) - 1);
  }
};

/**
 * Does work that waits in the store, several items at a time and in turns by owner. An owner with much work, or
 * with slow work, cannot keep the slots from an owner that comes later.
 */
export const createFairWorker = <W extends WaitingWork, T>({
  slots,
  list,
  take,
  work,
  onError,
  onFree,
}: FairWork<W, T>): FairWorker => {
  const queue = createFairQueue({ slots, shared: true });
  const currentWork = new Set<Promise<void>>();
  const runs = new Set<Run>();
  let hasStopped = false;
  let underWay: Promise<number> | null = null;
  let nextLook: Promise<number> | null = null;

  const start = (slot: W, item: T) => {
    const run: Run = { owner: slot.owner, startedAt: elapsed(), mustYield: false };
    runs.add(run);
    const seeThrough = async () => {
      try {
        await work(item, () => run.mustYield);
      } catch (error) {
        onError(error, item);
        await setTimeout(restMs);
      }
    };
    const whenDone = seeThrough().then(() => {
      currentWork.delete(whenDone);
      runs.delete(run);
      queue.leave(slot);
      if (onFree) onFree();
      else void look();
    });
    currentWork.add(whenDone);
  };

  const lookNow = async () => {
    if (hasStopped) return 0;
    const waitingWork = await list();
    const chosenWork = hasStopped ? [] : queue.share(waitingWork);
    const unservedOwners = new Set(waitingWork.map(({ owner }) => owner));
    for (const { owner } of chosenWork) unservedOwners.delete(owner);
    requestYield(runs, unservedOwners);
    if (chosenWork.length === 0) return 0;
    const unusedSlots = new Set<W>(chosenWork);
    try {
      const all = await take(chosenWork);
      for (const { waiting: one, taken } of all) {
        unusedSlots.delete(one);
        start(one, taken);
      }
      return all.length;
    } finally {
      for (const one of unusedSlots) queue.leave(one);
    }
  };

  const look = (): Promise<number> => {
    if (nextLook) return nextLook;
    const begin = () => {
      nextLook = null;
      const current = lookNow()
        .catch((error) => {
          onError(error);
          return 0;
        })
        .finally(() => {
          if (underWay === current) underWay = null;
        });
      underWay = current;
      return current;
    };
    if (!underWay) return begin();
    nextLook = underWay.then(begin);
    return nextLook;
  };

  return {
    look,
    stop() {
      hasStopped = true;
    },
    async idle() {
      while (currentWork.size > 0 || underWay || nextLook)
        await Promise.all([...currentWork, underWay, nextLook]);
    },
  };
};

/** Joins the chosen items with what was taken for them, by id. Items that were not taken are left out. */
export const pairUp = <W extends WaitingWork, T extends { id: string }>(
  works: readonly W[],
  all: readonly T[],
) => {
  const byId = new Map(all.map((item) => [item.id, item]));
  return works.flatMap((waitingWork) => {
    const takenItem = byId.get(waitingWork.id);
    return takenItem ? [{ waiting: waitingWork, taken: takenItem }] : [];
  });
};
