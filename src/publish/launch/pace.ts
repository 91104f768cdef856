import { usagePercent } from '../../adnet/answers/usage.ts';
import { elapsed } from '../../kernel/clock.ts';

/** Beside each other into one ad account; half of what the way out gives one ad account. */
const maxAtOnce = 16;

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
  inFlight: number;
  allowed: number;
  /** The last usage heard, in percent. */
  used: number | null;
  /** By how much it rises with each step, once two answers have told; small limits are full after a dozen. */
  rise: number | null;
  /** Nothing is sent before, because the platform's limits are all but full. */
  restUntil: number;
  /** How many steps each paying account has under way here. */
  owners: Map<string, number>;
  /** Paying accounts whose launches wait because there is no room here. */
  awaitedBy: Set<string>;
};

export const restMs = 60_000;

/** Where fewer calls are allowed than paying accounts want to make, they relieve each other after this long. */
const sliceMs = 5_000;

export type LaunchPace = ReturnType<typeof createPace>;

/** A launch that is due, of one paying account (`owner`) in one ad account (`queueKey`). */
type Due = { owner: string; queueKey: string; waiting_for: string | null };

/**
 * How many steps this node sends side by side into each ad account, whichever launches they are of.
 * Where several paying accounts share an ad account, its room is shared out among them. `onRoom` is
 * called when there is room in an ad account that launches wait for.
 */
export const createPace = (onRoom = () => {}) => {
  const accounts = new Map<string, Account>();
  /** Ad accounts that launches wait for. */
  let awaitedIds = new Set<string>();
  const accountOf = (id: string) => {
    const account = accounts.get(id) ?? {
      inFlight: 0,
      allowed: atFirst,
      used: null,
      rise: null,
      restUntil: 0,
      owners: new Map(),
      awaitedBy: new Set(),
    };
    accounts.set(id, account);
    return account;
  };
  /** Nothing is under way, nothing waits, and the platform has said nothing worth to remember. */
  const forgetCalm = (id: string, account: Account) => {
    const isCalm = account.allowed >= atFirst && (account.used ?? 0) < 50;
    if (account.inFlight === 0 && account.awaitedBy.size === 0 && isCalm) accounts.delete(id);
  };
  /** How many paying accounts want to send something there, this one among them. */
  const ownersOf = ({ owners, awaitedBy }: Account, owner: string) =>
    new Set([...owners.keys(), ...awaitedBy, owner]).size;
  const isResting = (id: string) => (accounts.get(id)?.restUntil ?? 0) > elapsed();
  const hasRoom = (id: string, owner = '', heldMs = 0) => {
    const account = accounts.get(id);
    if (!account) return true;
    const { inFlight, allowed, owners, awaitedBy } = account;
    if (inFlight >= allowed || isResting(id)) return false;
    const wanting = ownersOf(account, owner);
    if (wanting > allowed && awaitedBy.size > 0 && heldMs > sliceMs) return false;
    return (owners.get(owner) ?? 0) < Math.ceil(allowed / wanting);
  };
  return {
    /** `heldMs`: for how long the launch that asks has been carried on. */
    hasRoom,
    /** Those of the launches that are due whose ad account has room; the others wait for it. */
    withRoom: <D extends Due>(due: readonly D[]): D[] => {
      const ready: D[] = [];
      const full: D[] = [];
      for (const one of due) {
        // By the database's clock its rest is over; the first call after it finds out.
        const isRested = one.waiting_for === 'throttle' && isResting(one.queueKey);
        (isRested || hasRoom(one.queueKey, one.owner) ? ready : full).push(one);
      }
      awaitedIds = new Set(full.map(({ queueKey }) => queueKey));
      for (const [id, account] of accounts) {
        const owners = full.filter(({ queueKey }) => queueKey === id).map(({ owner }) => owner);
        account.awaitedBy = new Set(owners.filter((owner) => !account.owners.has(owner)));
        forgetCalm(id, account);
      }
      return ready;
    },
    enter: (id: string, owner = '') => {
      const account = accountOf(id);
      account.inFlight += 1;
      account.owners.set(owner, (account.owners.get(owner) ?? 0) + 1);
    },
    leave: (id: string, owner = '') => {
      const account = accountOf(id);
      account.inFlight -= 1;
      const left = (account.owners.get(owner) ?? 0) - 1;
      if (left > 0) account.owners.set(owner, left);
      else account.owners.delete(owner);
      forgetCalm(id, account);
      if (awaitedIds.has(id)) onRoom();
    },
    /** Whether the platform's limits are so full that the next call might be refused. */
    isFull: isResting,
    /** An answer came: its usage headers set the ceiling, and it is approached step by step. */
    noteUsage: (id: string, headers: Record<string, string>) => {
      const account = accountOf(id);
      const usedPercent = usagePercent(headers);
      const rise = Math.max(0, usedPercent - (account.used ?? usedPercent));
      if (account.used !== null) account.rise = ((account.rise ?? rise) + rise) / 2;
      account.used = usedPercent;
      const byTable = allowedAt.find(({ percent }) => usedPercent >= percent)?.calls ?? maxAtOnce;
      const byRise = account.rise
        ? Math.floor((safePercent - usedPercent) / account.rise)
        : maxAtOnce;
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
