import type { Clock } from '../kernel/clock.ts';

/** Stops asking for an account whose calls keep failing; a single probe finds out when to go on. */
export type Breaker = {
  /** Seconds to wait, or null when the call may go ahead. */
  enter(account: string): number | null;
  succeeded(account: string): void;
  failed(account: string): void;
  /** The call ended without telling anything about the platform. */
  left(account: string): void;
};

type Trouble = { failures: number; openUntil: number; probing: boolean };

const threshold = 5;
const openMs = 5_000;
const mostAccounts = 10_000;

export const createBreaker = (clock: Clock, onOpen: () => void): Breaker => {
  const troubles = new Map<string, Trouble>();

  return {
    enter(account) {
      const trouble = troubles.get(account);
      if (trouble === undefined || trouble.failures < threshold) return null;
      const wait = trouble.openUntil - clock();
      if (wait > 0) return Math.ceil(wait / 1000);
      if (trouble.probing) return 1;
      trouble.probing = true;
      return null;
    },
    succeeded(account) {
      if (troubles.size > 0) troubles.delete(account);
    },
    failed(account) {
      const trouble = troubles.get(account) ?? { failures: 0, openUntil: 0, probing: false };
      trouble.failures += 1;
      trouble.probing = false;
      if (trouble.failures >= threshold) {
        trouble.openUntil = clock() + openMs;
        onOpen();
      }
      if (!troubles.has(account) && troubles.size >= mostAccounts) troubles.clear();
      troubles.set(account, trouble);
    },
    left(account) {
      const trouble = troubles.get(account);
      if (trouble) trouble.probing = false;
    },
  };
};
