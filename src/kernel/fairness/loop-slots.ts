import { performance } from 'node:perf_hooks';
import { elapsed } from '../clock.ts';
import { portionMs } from './portions.ts';

/** Shares the one event loop out among owners: what they have done on it comes in pieces, each with a slot. */
export type LoopSlots = {
  /** Does a piece of work in a slot of its owner, at once unless the owner has to wait. */
  run<T>(owner: string, work: () => Promise<T> | T): Promise<T>;
  /**
   * For waiting on another machine: the slot is released meanwhile and taken again afterwards.
   * An owner without a slot, as for work in the background, just does the work.
   */
  withoutSlot<T>(owner: string, work: () => Promise<T>): Promise<T>;
};

type Owner = {
  /** Pieces under way. */
  held: number;
  /** Loop time and pieces of the last moments: both are halved once in a while. */
  usedMs: number;
  pieces: number;
  /** Loop time since the last rest. */
  sinceRestMs: number;
  isResting: boolean;
  /** What one piece under way had used when this owner was last charged. */
  chargedMs: number;
  seenAt: number;
  waiting: (() => void)[];
  lateTimer: NodeJS.Timeout | undefined;
};

/**
 * A portion of whoever is alone: whoever comes waits for it once, and then there are two. Writes of one portion share
 * a commit, so that smaller ones cost more commits.
 */
const portionAloneMs = 20;
const maxRestMs = 250;
/** An owner that was not there for so long does not count as there; use is halved as often. */
const forgetMs = 1_000;
/** A piece that holds its slot for so long is waiting without `withoutSlot`: another one of its owner starts. */
const lateMs = 50;

/**
 * Each owner gets the loop in portions: whoever has used one lets the loop go round first. Where
 * others are there too, an owner has only so much under way as makes one portion, one piece at
 * least; and whoever has used more of the loop than the others on average rests for as long again.
 * `sharedMs`: what it has done so far for all at once, such as their commit. Were it charged, few would be let in
 * at a time, and each few would pay for a commit of their own.
 */
export const createLoopSlots = (sharedMs: () => number): LoopSlots => {
  /** How long the event loop has run so far for single owners. */
  const loopMs = () => performance.eventLoopUtilization().active - sharedMs();
  const owners = new Map<string, Owner>();
  let heldSlots = 0;
  let countedAt = loopMs();
  /** What a piece has used that was under way all the time: each gets its part of the time that passes. */
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

  /** Brings the account up to now; to be called before the owner's pieces become more or fewer. */
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

  /** How many of its pieces make one portion. */
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

  /** Undefined: it may begin at once. `unshift`: what was begun already goes first. */
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
