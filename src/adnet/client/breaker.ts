import type { Clock } from '../../kernel/clock.ts';
import type { CallQueueKey } from './call-queue.ts';

/** Stops the calls of a queue that keep failing. From time to time a single call tests whether they work again. */
export type Breaker = {
  /** Returns how many seconds to wait, or null if the call may begin. */
  enter(queueKey: CallQueueKey): number | null;
  succeeded(queueKey: CallQueueKey): void;
  failed(queueKey: CallQueueKey): void;
  /** The call ended in a way that says nothing about the platform. */
  endedWithoutVerdict(queueKey: CallQueueKey): void;
};

type CircuitState = { failures: number; openUntil: number; probing: boolean };

const threshold = 5;
const openMs = 5_000;
const maxQueues = 10_000;

/** `clock` must never go back, so it cannot be the time of day. */
export const createBreaker = (clock: Clock, onOpen: () => void): Breaker => {
  const circuits = new Map<string, CircuitState>();

  return {
    enter({ key }) {
      const circuit = circuits.get(key);
      if (circuit === undefined || circuit.failures < threshold) return null;
      const wait = circuit.openUntil - clock();
      if (wait > 0) return Math.ceil(wait / 1000);
      if (circuit.probing) return 1;
      circuit.probing = true;
      return null;
    },
    succeeded({ key }) {
      circuits.delete(key);
    },
    failed({ key }) {
      const circuit = circuits.get(key) ?? { failures: 0, openUntil: 0, probing: false };
      circuit.failures += 1;
      circuit.probing = false;
      if (circuit.failures >= threshold) {
        circuit.openUntil = clock() + openMs;
        onOpen();
      }
      if (!circuits.has(key) && circuits.size >= maxQueues) circuits.clear();
      circuits.set(key, circuit);
    },
    endedWithoutVerdict({ key }) {
      const circuit = circuits.get(key);
      if (circuit) circuit.probing = false;
    },
  };
};
