import { usagePercent } from '../../adnet/usage-percent.ts';
import { elapsed } from '../../kernel/clock.ts';

/** Beside each other into one ad account; half of what the way out gives one ad account. */
const most = 16;

/** Until the platform's first answers have told how full its limits are. */
const atFirst = 8;

/** The fuller the platform's limits are, the fewer calls are made beside each other. */
const allowedAt = [
  { percent: 95, calls: 0 },
  { percent: 85, calls: 1 },
  { percent: 70, calls: 4 },
  { percent: 50, calls: 8 },
];

/** What is under way must not fill the limits beyond this, as far as one step's cost is known. */
const safePercent = 85;

type Account = {
  flying: number;
  allowed: number;
  /** The last usage heard, in percent. */
  used: number | null;
  /** By how much it rises with each step, once two answers have told; small limits are full after a dozen. */
  rise: number | null;
  /** Nothing is sent before, because the platform's limits are all but full. */
  restUntil: number;
};

export const restMs = 60_000;

export type Pace = ReturnType<typeof createPace>;

/** How many steps this node sends side by side into each ad account, whichever launches they are of. */
export const createPace = () => {
  const accounts = new Map<string, Account>();
  const accountOf = (id: string) => {
    const known = accounts.get(id) ?? {
      flying: 0,
      allowed: atFirst,
      used: null,
      rise: null,
      restUntil: 0,
    };
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
      const isCalm = account.allowed >= atFirst && (account.used ?? 0) < 50;
      if (account.flying === 0 && isCalm) accounts.delete(id);
    },
    /** Whether the platform's limits are so full that the next call might be refused. */
    isFull: (id: string) => accountOf(id).restUntil > elapsed(),
    /** An answer came: its usage headers set the ceiling, and it is approached step by step. */
    heard: (id: string, headers: Record<string, string>) => {
      const account = accountOf(id);
      const used = usagePercent(headers);
      const rise = Math.max(0, used - (account.used ?? used));
      if (account.used !== null) account.rise = ((account.rise ?? rise) + rise) / 2;
      account.used = used;
      const byTable = allowedAt.find(({ percent }) => used >= percent)?.calls ?? most;
      const byRise = account.rise ? Math.floor((safePercent - used) / account.rise) : most;
      const ceiling = byTable === 0 ? 0 : Math.max(1, Math.min(byTable, byRise));
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
