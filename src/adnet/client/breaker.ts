import type { Clock } from '../../kernel/clock.ts';
import type { CallQueueKey } from './call-queue.ts';

/** Stops the calls of a queue that keep failing; a single probe finds out when to go on. */
export type Breaker = {
  /** Seconds to wait, or null when the call may go ahead. */
  enter(queueKey: CallQueueKey): number | null;
  succeeded(queueKey: CallQueueKey): void;
  failed(queueKey: CallQueueKey): void;
  /** The call ended without telling anything about the platform. */
  left(queueKey: CallQueueKey): void;
};

type CircuitState = { failures: number; openUntil: number; probing: boolean };

const threshold = 5;
const openMs = 5_000;
const maxQueues = 10_000;

/** `clock` must only go forward: the time of day may be set back by an hour. */
export const createBreaker = (clock: Clock, onOpen: () => void): Breaker => {
  const circuits = new Map<string, CircuitState>();

  return {
    enter({ key }) {
      const trouble = circuits.get(key);
      if (trouble === undefined || trouble.failures < threshold) return null;
      const wait = trouble.openUntil - clock();
      if (wait > 0) return Math.ceil(wait / 1000);
      if (trouble.probing) return 1;
      trouble.probing = true;
      return null;
    },
    succeeded({ key }) {
      circuits.delete(key);
    },
    failed({ key }) {
      const trouble = circuits.get(key) ?? { failures: 0, openUntil: 0, probing: false };
      trouble.failures += 1;
      trouble.probing = false;
      if (trouble.failures >= threshold) {
        trouble.openUntil = clock() + openMs;
        onOpen();
      }
      if (!circuits.has(key) && circuits.size >= maxQueues) circuits.clear();
      circuits.set(key, trouble);
    },
    left({ key }) {
      const trouble = circuits.get(key);
      if (trouble) trouble.probing = false;
    },
  };
};
