import { usagePercent } from '../../adnet/usage-percent.ts';
import { elapsed } from '../../kernel/clock.ts';

/** Beside each other into one ad account; half of what the way out gives one ad account. */
const most = 16;

/** The fuller the platform's limits are, the fewer calls are made beside each other. */
const allowedAt = [
  { percent: 95, calls: 0 },
  { percent: 85, calls: 1 },
  { percent: 70, calls: 4 },
  { percent: 50, calls: 8 },
];

type Account = {
  flying: number;
  allowed: number;
  /** Nothing is sent before, because the platform's limits are all but full. */
  restUntil: number;
};

export const restMs = 60_000;

export type Pace = ReturnType<typeof createPace>;

/** How many steps this node sends side by side into each ad account, whichever launches they are of. */
export const createPace = () => {
  const accounts = new Map<string, Account>();
  const accountOf = (id: string) => {
    const known = accounts.get(id) ?? { flying: 0, allowed: most, restUntil: 0 };
    accounts.set(id, known);
    return known;
  };
  return {
    hasRoom: (id: string) => {
      const { flying, allowed, restUntil } = accountOf(id);
      return flying < allowed && restUntil <= elapsed();
    },
    enter: (id: string) => {
      accountOf(id).flying += 1;
    },
    leave: (id: string) => {
      const account = accountOf(id);
      account.flying -= 1;
      if (account.flying === 0 && account.allowed === most) accounts.delete(id);
    },
    /** Whether the platform's limits are so full that the next call might be the one too many. */
    isFull: (id: string) => accountOf(id).restUntil > elapsed(),
    /** An answer came: its usage headers set the ceiling, and it is approached step by step. */
    heard: (id: string, headers: Record<string, string>) => {
      const account = accountOf(id);
      const used = usagePercent(headers);
      const ceiling = allowedAt.find(({ percent }) => used >= percent)?.calls ?? most;
      account.allowed = Math.max(1, Math.min(account.allowed + 1, ceiling));
      if (ceiling === 0) account.restUntil = elapsed() + restMs;
    },
    /** Trouble, or a pause that is over: one call at first. */
    slow: (id: string) => {
      const account = accountOf(id);
      account.allowed = 1;
      account.restUntil = 0;
    },
  };
};
