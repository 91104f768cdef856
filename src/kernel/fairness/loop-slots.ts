import { performance } from 'node:perf_hooks';
import { elapsed } from '../clock.ts';
import { portionMs } from './portions.ts';

/**
 * Shares the time of the event loop among owners. The work of an owner comes in pieces, and each piece needs a slot
 * while it runs.
 */
export type LoopSlots = {
  /** Runs a piece of work in a slot of its owner. It begins at once, or when the owner's turn comes. */
  run<T>(owner: string, work: () => Promise<T> | T): Promise<T>;
  /**
   * Releases the slot while the work waits for another machine, and takes a slot again afterwards, because such a
   * wait uses no time of the event loop. Work of an owner that holds no slot, such as work in the background, is
   * simply run.
   */
  withoutSlot<T>(owner: string, work: () => Promise<T>): Promise<T>;
};

type Owner = {
  /** The number of slots that this owner holds, one for each piece that runs. */
  held: number;
  /**
   * The loop time used and the pieces finished recently. Both are halved every `forgetMs`, so that old use counts
   * less.
   */
  usedMs: number;
  pieces: number;
  /** The loop time used since this owner last rested. */
  sinceRestMs: number;
  isResting: boolean;
  /** The value of `perPieceMs` when this owner was last charged. */
  chargedMs: number;
  seenAt: number;
  waiting: (() => void)[];
  lateTimer: NodeJS.Timeout | undefined;
};

/**
 * The portion of an owner that is alone, four times as long as usual. Writes within one portion share a commit, so
 * longer portions mean fewer commits. A second owner waits for this portion once at most: from then on, neither is
 * alone.
 */
const portionAloneMs = 20;
const maxRestMs = 250;
/** After this time without a piece of work, an owner is forgotten. Recorded use is halved at the same interval. */
const forgetMs = 1_000;
/**
 * A piece that has held its slot for this long probably waits for something without `withoutSlot`. Another piece of
 * the same owner then starts beside it.
 */
const lateMs = 50;

/**
 * Each owner gets the loop in portions. After a portion, the owner rests for one turn of the loop, so that other
 * owners run. An owner that has used more loop time than the average rests for as long as it has worked since its
 * last rest, at most `maxRestMs`. If there are several owners, each may run only as many pieces at a time as make
 * one portion, and at least one. `sharedMs` returns the loop time spent for all owners together, such as on
 * commits. No owner is charged for it: if it were charged, each portion would hold only a few pieces, and so each
 * commit only a few writes.
 */
export const createLoopSlots = (sharedMs: () => number): LoopSlots => {
  /** The loop time used so far, without the time spent for all owners together. */
  const loopMs = () => performance.eventLoopUtilization().active - sharedMs();
  const owners = new Map<string, Owner>();
  let heldSlots = 0;
  let countedAt = loopMs();
  /**
   * The loop time charged so far to one piece. Node cannot measure pieces one by one, so the time that passes is
   * divided equally among the pieces that run.
   */
  let perPieceMs = 0;
  let totalUsedMs = 0;
  let nextSweepAt = 0;

  const sweep = (now: number) => {
    nextSweepAt = now + forgetMs;
    totalUsedMs = 0;
    for (const [name, owner] of owners) {
      const isIdle = owner.held === 0 && owner.waiting.length === 0 && !owner.isResting;
      if (isIdle && owner.seenAt < now - forgetMs) owners.delete(name);
      owner.usedMs /= 2;
      owner.pieces /= 2;
      totalUsedMs += owner.usedMs;
    }
  };

  const ownerOf = (name: string) => {
    const knownOwner = owners.get(name);
    if (knownOwner) return knownOwner;
    const fresh: Owner = {
      held: 0,
      usedMs: 0,
      pieces: 0,
      sinceRestMs: 0,
      isResting: false,
      chargedMs: perPieceMs,
      seenAt: 0,
      waiting: [],
      lateTimer: undefined,
    };
    owners.set(name, fresh);
    return fresh;
  };

  /** Charges the owner for the time since its last charge. Must be called before the number of its slots changes. */
  const charge = (owner: Owner) => {
    const at = loopMs();
    if (heldSlots > 0) perPieceMs += (at - countedAt) / heldSlots;
    countedAt = at;
    const usedMs = owner.held * (perPieceMs - owner.chargedMs);
    owner.chargedMs = perPieceMs;
    owner.usedMs += usedMs;
    owner.sinceRestMs += usedMs;
    totalUsedMs += usedMs;
  };

  const change = (owner: Owner, by: 1 | -1) => {
    charge(owner);
    owner.held += by;
    heldSlots += by;
  };

  const isAlone = () => owners.size === 1;

  const currentPortionMs = () => (isAlone() ? portionAloneMs : portionMs);

  /** How many pieces of this owner make one portion, by their average time. */
  const piecesPerPortion = ({ usedMs, pieces }: Owner) =>
    pieces === 0 ? 1 : Math.max(1, Math.floor((currentPortionMs() * pieces) / usedMs));

  const hasRoom = (owner: Owner) => isAlone() || owner.held < piecesPerPortion(owner);

  const rest = (owner: Owner, ms: number) => {
    if (owner.isResting) return;
    owner.isResting = true;
    const goOn = () => {
      owner.isResting = false;
      serve(owner);
    };
    if (ms < 1) setImmediate(goOn);
    else setTimeout(goOn, ms);
  };

  const letIn = (owner: Owner) => {
    change(owner, 1);
    owner.waiting.shift()?.();
  };

  const serve = (owner: Owner) => {
    for (
      let remaining = piecesPerPortion(owner);
      remaining > 0 && owner.waiting.length > 0;
      remaining--
    ) {
      if (!hasRoom(owner)) return waitForRoom(owner);
      letIn(owner);
    }
    if (owner.waiting.length > 0) rest(owner, 0);
  };

  const waitForRoom = (owner: Owner) => {
    owner.lateTimer ??= setTimeout(() => {
      owner.lateTimer = undefined;
      if (owner.waiting.length === 0) return;
      if (!owner.isResting) letIn(owner);
      waitForRoom(owner);
    }, lateMs);
  };

  const restOrServe = (owner: Owner) => {
    if (owner.sinceRestMs < currentPortionMs()) {
      if (!owner.isResting && owner.waiting.length > 0) serve(owner);
      return;
    }
    const isGreedy = !isAlone() && owner.usedMs * owners.size > totalUsedMs;
    rest(owner, isGreedy ? Math.min(owner.sinceRestMs, maxRestMs) : 0);
    owner.sinceRestMs = 0;
  };

  /**
   * Returns undefined if the piece may begin at once, otherwise a promise for its turn. `unshift` puts it before
   * the pieces that wait: a piece that has begun already continues first.
   */
  const enter = (name: string, end: 'push' | 'unshift' = 'push'): Promise<void> | undefined => {
    const now = elapsed();
    if (now >= nextSweepAt) sweep(now);
    const owner = ownerOf(name);
    owner.seenAt = now;
    if (!owner.isResting && owner.waiting.length === 0 && hasRoom(owner)) {
      change(owner, 1);
      return undefined;
    }
    const turn = new Promise<void>((resolve) => owner.waiting[end](resolve));
    if (!owner.isResting) waitForRoom(owner);
    return turn;
  };

  const leave = (name: string) => {
    const owner = ownerOf(name);
    change(owner, -1);
    owner.pieces += 1;
    restOrServe(owner);
  };

  return {
    async run(name, work) {
      const turn = enter(name);
      if (turn) await turn;
      try {
        return await work();
      } finally {
        leave(name);
      }
    },
    async withoutSlot(name, work) {
      const owner = owners.get(name);
      if (!owner || owner.held <= 0) return work();
      change(owner, -1);
      restOrServe(owner);
      try {
        return await work();
      } finally {
        const turn = enter(name, 'unshift');
        if (turn) await turn;
      }
    },
  };
};
