import { usagePercent } from '../../adnet/answers/usage.ts';
import { elapsed } from '../../kernel/clock.ts';

/** How many writes one ad account takes at a time: half of the calls that the client allows it. */
const maxConcurrentWrites = 16;

/** Used until the platform's first answers say how full its limits are. */
const initialCalls = 8;

/** The fuller the platform's limits are, the fewer calls are made beside each other. */
const allowedAt = [
  { percent: 95, calls: 0 },
  { percent: 85, calls: 1 },
  { percent: 70, calls: 4 },
  { percent: 50, calls: 8 },
];

/** Steps under way must not fill the limits beyond this, as far as the cost of one step is known. */
const safePercent = 85;

type Account = {
  inFlight: number;
  allowed: number;
  /** The last usage heard, in percent. */
  used: number | null;
  /** By how much each step raises the usage; null until two answers were compared. A dozen steps fill small limits. */
  percentPerStep: number | null;
  /** Nothing is sent before this time, because the platform's limits are all but full. */
  restUntil: number;
  /** How many steps each paying account has under way here. */
  owners: Map<string, number>;
  /** Paying accounts whose launches wait because there is no room here. */
  awaitedBy: Set<string>;
};

export const restMs = 60_000;

/** Where more paying accounts wait than calls are allowed, each gives its place up after this long. */
const sliceMs = 5_000;

export type LaunchPace = ReturnType<typeof createPace>;

/** A launch that is due, of one paying account (`owner`) in one ad account (`queueKey`). */
type PacedLaunch = { owner: string; queueKey: string; waiting_for: string | null };

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
      allowed: initialCalls,
      used: null,
      percentPerStep: null,
      restUntil: 0,
      owners: new Map(),
      awaitedBy: new Set(),
    };
    accounts.set(id, account);
    return account;
  };
  /** Removes an account with nothing running, nobody waiting and low usage. */
  const forgetUnused = (id: string, account: Account) => {
    const hasLowUsage = account.allowed >= initialCalls && (account.used ?? 0) < 50;
    if (account.inFlight === 0 && account.awaitedBy.size === 0 && hasLowUsage) accounts.delete(id);
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
    /** Returns the due launches whose ad account has room; the others wait for room. */
    withRoom: <D extends PacedLaunch>(due: readonly D[]): D[] => {
      const ready: D[] = [];
      const full: D[] = [];
      for (const one of due) {
        // The database says its rest is over; one call is allowed, to find out.
        const isRested = one.waiting_for === 'throttle' && isResting(one.queueKey);
        (isRested || hasRoom(one.queueKey, one.owner) ? ready : full).push(one);
      }
      awaitedIds = new Set(full.map(({ queueKey }) => queueKey));
      for (const [id, account] of accounts) {
        const owners = full.filter(({ queueKey }) => queueKey === id).map(({ owner }) => owner);
        account.awaitedBy = new Set(owners.filter((owner) => !account.owners.has(owner)));
        forgetUnused(id, account);
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
      forgetUnused(id, account);
      if (awaitedIds.has(id)) onRoom();
    },
    /** Whether the platform's limits are so full that the next call might be refused. */
    isFull: isResting,
    /** An answer came: its usage headers set the ceiling, and it is approached step by step. */
    noteUsage: (id: string, headers: Record<string, string>) => {
      const account = accountOf(id);
      const usedPercent = usagePercent(headers);
      const increase = Math.max(0, usedPercent - (account.used ?? usedPercent));
      if (account.used !== null)
        account.percentPerStep = ((account.percentPerStep ?? increase) + increase) / 2;
      account.used = usedPercent;
      const byTable =
        allowedAt.find(({ percent }) => usedPercent >= percent)?.calls ?? maxConcurrentWrites;
      const byCost = account.percentPerStep
        ? Math.floor((safePercent - usedPercent) / account.percentPerStep)
        : maxConcurrentWrites;
      const ceiling = byTable === 0 ? 0 : Math.max(1, Math.min(byTable, byCost));
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
