import { usagePercent } from '../../adnet/answers/usage.ts';
import { elapsed } from '../../kernel/clock.ts';

/** How many writes run in one ad account at the same time: half of the calls that the client allows. */
const maxConcurrentWrites = 16;

/** Used until the platform's first answer says how much of its limits is used. */
const initialCalls = 8;

/** The more of the platform's limits is used, the fewer calls run at the same time. */
const allowedAt = [
  { percent: 95, calls: 0 },
  { percent: 85, calls: 1 },
  { percent: 70, calls: 4 },
  { percent: 50, calls: 8 },
];

/** Steps that are being sent must not raise the usage above this percentage, as far as the cost of a step is known. */
const safePercent = 85;

type Account = {
  inFlight: number;
  allowed: number;
  /** The latest usage, in percent. */
  used: number | null;
  /**
   * By how much one step raises the usage; null until two answers were compared. Where the limits are small, a
   * dozen steps use them up.
   */
  percentPerStep: number | null;
  /** Nothing is sent before this time, because the platform's limits are nearly used up. */
  restUntil: number;
  /** How many steps of each paying account are being sent. */
  owners: Map<string, number>;
  /** Paying accounts whose launches wait for room in this ad account. */
  awaitedBy: Set<string>;
};

export const restMs = 60_000;

/** If more paying accounts wait than calls are allowed, a launch that has run for this long gives up its place. */
const sliceMs = 5_000;

export type LaunchPace = ReturnType<typeof createPace>;

/** A launch that is due, of one paying account (`owner`) in one ad account (`queueKey`). */
type PacedLaunch = { owner: string; queueKey: string; waiting_for: string | null };

const newAccount = (): Account => ({
  inFlight: 0,
  allowed: initialCalls,
  used: null,
  percentPerStep: null,
  restUntil: 0,
  owners: new Map(),
  awaitedBy: new Set(),
});

/** How many paying accounts want to send something into this ad account, including `owner`. */
const ownersOf = ({ owners, awaitedBy }: Account, owner: string) =>
  new Set([...owners.keys(), ...awaitedBy, owner]).size;

/** The estimated cost of one step: the mean of the last estimate and of the last rise of the usage. */
const percentPerStepAfter = ({ used, percentPerStep }: Account, usedPercent: number) => {
  if (used === null) return percentPerStep;
  const increase = Math.max(0, usedPercent - used);
  return ((percentPerStep ?? increase) + increase) / 2;
};

/** How many calls the platform's limits allow beside each other; zero where they are all but full. */
const maxCallsAt = (usedPercent: number, percentPerStep: number | null) => {
  const byTable =
    allowedAt.find(({ percent }) => usedPercent >= percent)?.calls ?? maxConcurrentWrites;
  if (byTable === 0) return 0;
  const byCost = percentPerStep
    ? Math.floor((safePercent - usedPercent) / percentPerStep)
    : maxConcurrentWrites;
  return Math.max(1, Math.min(byTable, byCost));
};

/**
 * How many steps this node sends at the same time into each ad account, over all launches. If several paying
 * accounts use one ad account, its room is shared out among them. `onRoom` is called when an ad account has room
 * again for which launches wait.
 */
export const createPace = (onRoom = () => {}) => {
  const accounts = new Map<string, Account>();
  /** Ad accounts that launches wait for. */
  let awaitedIds = new Set<string>();
  const accountOf = (id: string) => {
    const account = accounts.get(id) ?? newAccount();
    accounts.set(id, account);
    return account;
  };
  /** Removes an ad account where nothing runs, nothing waits and the usage is low. */
  const forgetUnused = (id: string, account: Account) => {
    const hasLowUsage = account.allowed >= initialCalls && (account.used ?? 0) < 50;
    if (account.inFlight === 0 && account.awaitedBy.size === 0 && hasLowUsage) accounts.delete(id);
  };
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
    /** `heldMs`: how long this node has carried out the launch. */
    hasRoom,
    /** Returns the due launches whose ad account has room; the others wait. */
    withRoom: <D extends PacedLaunch>(due: readonly D[]): D[] => {
      const ready: D[] = [];
      const full: D[] = [];
      for (const one of due) {
        // The database says that its wait is over, so one call is allowed, to see whether the limits have room
        // again.
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
    /** True if the platform's limits are so nearly used up that the next call might be refused. */
    isFull: isResting,
    /**
     * Computes the ceiling from the usage headers of an answer. Each answer raises the allowed calls by one at
     * most, up to the ceiling.
     */
    noteUsage: (id: string, headers: Record<string, string>) => {
      const account = accountOf(id);
      const usedPercent = usagePercent(headers);
      account.percentPerStep = percentPerStepAfter(account, usedPercent);
      account.used = usedPercent;
      const ceiling = maxCallsAt(usedPercent, account.percentPerStep);
      account.allowed = Math.max(1, Math.min(account.allowed + 1, ceiling));
      if (ceiling === 0) account.restUntil = elapsed() + restMs;
    },
    /** After a failure or a pause, begins with one call at a time. */
    slow: (id: string) => {
      const account = accountOf(id);
      account.allowed = 1;
      account.restUntil = 0;
    },
  };
};
