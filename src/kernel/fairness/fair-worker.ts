import { setTimeout } from 'node:timers/promises';
import { elapsed } from '../clock.ts';
import { createFairQueue, type SlotRequest } from './fair-queue.ts';

/** A piece of work that waits in the store. `owner` is its owner: the account that pays for it. */
export type WaitingWork = SlotRequest & { id: string };

/** One kind of work that waits in the store. */
export type FairWork<W extends WaitingWork, T> = {
  /** How much is done side by side. The slots are shared out among the owners of what waits. */
  slots: number;
  /** What waits, of each owner the most urgent first; some of each owner is enough. */
  list(): Promise<readonly W[]>;
  /** Takes the chosen work from the store. What another node has taken meanwhile is left out. */
  take(works: readonly W[]): Promise<readonly { waiting: W; taken: T }[]>;
  /** `mustYield`: true once an owner without a slot waits for one; what can go on later then pauses. */
  work(item: T, mustYield: () => boolean): Promise<unknown>;
  /** Called when a piece of work, a look or a take has failed. */
  onError(error: unknown, item?: T): void;
  /** Called when a slot has become free; without it the worker looks again by itself. */
  onFree?(): void;
};

export type FairWorker = {
  /**
   * Starts as much as there are slots for, and says how much that was. A look that is asked for
   * while another is under way follows it.
   */
  look(): Promise<number>;
  /** Nothing new is started; what is under way goes on. */
  stop(): void;
  /** Until nothing is under way and nothing more can be started. */
  idle(): Promise<void>;
};

/** The only slot of an owner is asked back when it was held for this long. */
const sliceMs = 5_000;

/**
 * Work that failed keeps its slot for so long. Given back at once, it would be taken up and fail again at once, and where
 * the store answers in the same turn of the event loop, as the embedded one does on a full disk, nothing else would run.
 */
const restMs = 1_000;

type Run = { owner: string; startedAt: number; mustYield: boolean };

/**
 * Does work that waits in the store, side by side and in turns by owner: an owner with much work,
 * or with slow work, takes no slot from an owner who comes later.
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

  /** For each owner who has no slot, one is asked back from whoever has the most. */
  const requestYield = (owners: Set<string>) => {
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

  const lookNow = async () => {
    if (hasStopped) return 0;
    const waitingWork = await list();
    const chosenWork = hasStopped ? [] : queue.share(waitingWork);
    const unservedOwners = new Set(waitingWork.map(({ owner }) => owner));
    for (const { owner } of chosenWork) unservedOwners.delete(owner);
    requestYield(unservedOwners);
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

/** What was chosen, together with what was taken of it. */
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
