import type { Clock } from '../../kernel/clock.ts';
import type { Lane } from './call-queue.ts';

/** Stops the calls of a lane that keep failing; a single probe finds out when to go on. */
export type Breaker = {
  /** Seconds to wait, or null when the call may go ahead. */
  enter(lane: Lane): number | null;
  succeeded(lane: Lane): void;
  failed(lane: Lane): void;
  /** The call ended without telling anything about the platform. */
  left(lane: Lane): void;
};

type Trouble = { failures: number; openUntil: number; probing: boolean };

const threshold = 5;
const openMs = 5_000;
const mostLanes = 10_000;

/** `clock` must only go forward: the time of day may be set back by an hour. */
export const createBreaker = (clock: Clock, onOpen: () => void): Breaker => {
  const troubles = new Map<string, Trouble>();

  return {
    enter({ key }) {
      // Most of the time no lane is in trouble; a lane's name is long, and looking it up costs.
      const trouble = troubles.size > 0 ? troubles.get(key) : undefined;
      if (trouble === undefined || trouble.failures < threshold) return null;
      const wait = trouble.openUntil - clock();
      if (wait > 0) return Math.ceil(wait / 1000);
      if (trouble.probing) return 1;
      trouble.probing = true;
      return null;
    },
    succeeded({ key }) {
      if (troubles.size > 0) troubles.delete(key);
    },
    failed({ key }) {
      const trouble = troubles.get(key) ?? { failures: 0, openUntil: 0, probing: false };
      trouble.failures += 1;
      trouble.probing = false;
      if (trouble.failures >= threshold) {
        trouble.openUntil = clock() + openMs;
        onOpen();
      }
      if (!troubles.has(key) && troubles.size >= mostLanes) troubles.clear();
      troubles.set(key, trouble);
    },
    left({ key }) {
      const trouble = troubles.get(key);
      if (trouble) trouble.probing = false;
    },
  };
};
