import { Failure, type FailureCode } from '../contract/failures.ts';
import type { Db } from '../store/db.ts';
import { readWriteUsage, secondOfRelief, type WriteUsage } from '../store/journal/write-limits.ts';

/** The limits of a plan. */
export type WriteLimits = { writes_per_hour: number; writes_per_day: number };

/** Limits of a single key, over all workspaces, in addition to those of the workspace. */
export type KeyLimits = WriteLimits & { keyId: string };

type KeyColumns = { writes_per_hour: number | null; writes_per_day: number | null };

/** The limits of a key; null if it has none of its own. */
export const limitsOfKey = (keyId: string, { writes_per_hour, writes_per_day }: KeyColumns) =>
  writes_per_hour === null && writes_per_day === null
    ? null
    : {
        keyId,
        writes_per_hour: writes_per_hour ?? Number.POSITIVE_INFINITY,
        writes_per_day: writes_per_day ?? Number.POSITIVE_INFINITY,
      };

/** A counted allowance of writes. A write must fit into every budget that applies to it. */
export type Budget = { id: string; whose: 'workspace' | 'key'; limits: WriteLimits };

export type LimitedRequester = {
  caller: {
    payer: { plan: WriteLimits };
    workspace: { id: string };
    keyLimits: KeyLimits | null;
  };
};

/** The workspace's budget, followed by the key's if it has one. */
export const budgetsOf = ({
  caller: { payer, workspace, keyLimits },
}: LimitedRequester): Budget[] => [
  { id: workspace.id, whose: 'workspace', limits: payer.plan },
  ...(keyLimits ? [{ id: keyLimits.keyId, whose: 'key' as const, limits: keyLimits }] : []),
];

/** A budget and how much of it is used. */
export type BudgetUsage = { budget: Budget; usage: WriteUsage };

export const readSpent = async (db: Db, budgets: readonly Budget[]): Promise<BudgetUsage[]> => {
  const usages: BudgetUsage[] = [];
  for (const budget of budgets) usages.push({ budget, usage: await readWriteUsage(db, budget.id) });
  return usages;
};

const hourSeconds = 3600;
const daySeconds = 86_400;

type WriteWindow = { code: FailureCode; used: number; limit: number; seconds: number };

/** Rolling windows: the last 3600 seconds never hold more writes than the limit. */
export const windowsOf = ({ budget: { limits }, usage }: BudgetUsage): WriteWindow[] => [
  {
    code: 'write_limit_day',
    used: usage.day,
    limit: limits.writes_per_day,
    seconds: daySeconds,
  },
  {
    code: 'write_limit_hour',
    used: usage.hour,
    limit: limits.writes_per_hour,
    seconds: hourSeconds,
  },
];

const isFull = ({ used, limit }: WriteWindow) => used >= limit;

export const hasRoom = (spent: readonly BudgetUsage[]) =>
  spent.every((one) => !windowsOf(one).some(isFull));

export type LimitContext = { store: { db: Db } } & LimitedRequester;

/** A check before expensive work, such as fetching a file. The write is counted only when its intent is stored. */
export const demandRoom = async (
  { store: { db } }: { store: { db: Db } },
  who: LimitedRequester,
) => {
  const usages = await readSpent(db, budgetsOf(who));
  if (!hasRoom(usages)) throw await tooMany(db, usages);
};

type LimitWait = { code: FailureCode; whose: Budget['whose']; seconds: number };

/** Names the window that has room again last, so that one wait is long enough for all. */
export const tooMany = async (tx: Db, spent: readonly BudgetUsage[]) => {
  let last: LimitWait = { code: 'write_limit_hour', whose: 'workspace', seconds: 0 };
  for (const one of spent)
    for (const { code, used, limit, seconds: span } of windowsOf(one).filter(isFull)) {
      const relief = await secondOfRelief(tx, one.budget.id, span, used - limit + 1);
      const seconds = relief === null ? span : relief - Math.floor(one.usage.now / 1000);
      if (seconds > last.seconds) last = { code, whose: one.budget.whose, seconds };
    }
  const wait = Math.max(1, last.seconds);
  return new Failure(last.code, {
    retryAfterSeconds: wait,
    headers: limitHeaders(spent, wait),
    ...(last.whose === 'key' && { message: keyMessages[last.code] }),
  });
};

const keyMessages: Partial<Record<FailureCode, string>> = {
  write_limit_hour:
    'This API key has used up its own writes for the hour. Wait as long as Retry-After says.',
  write_limit_day:
    'This API key has used up its own writes for the day. Wait as long as Retry-After says.',
};

/** The window with the fewest writes left, of the workspace or of the key. */
const tightest = (all: readonly WriteWindow[], seconds: number) => {
  const windows = all.filter((window) => window.seconds === seconds);
  const left = ({ limit, used }: WriteWindow) => Math.max(0, limit - used);
  const least = windows.reduce((one, other) => (left(other) < left(one) ? other : one));
  return { limit: least.limit, left: left(least), window: seconds };
};

/** How many writes are left in the rolling hour and day, for the headers. */
export const leftOf = (spent: readonly BudgetUsage[]) => {
  const windows = spent.flatMap(windowsOf);
  return { hour: tightest(windows, hourSeconds), day: tightest(windows, daySeconds) };
};

/** The two fields of the draft standard, and the three older headers. */
export const limitHeaders = (spent: readonly BudgetUsage[], resetSeconds?: number) => {
  const { hour, day } = leftOf(spent);
  const tight = day.left < hour.left ? day : hour;
  const reset = resetSeconds ?? tight.window;
  return {
    'ratelimit-policy': `"hour";q=${hour.limit};w=${hourSeconds}, "day";q=${day.limit};w=${daySeconds}`,
    ratelimit: `"hour";r=${hour.left};t=${hourSeconds}, "day";r=${day.left};t=${daySeconds}`,
    'ratelimit-limit': String(tight.limit),
    'ratelimit-remaining': String(tight.left),
    'ratelimit-reset': String(reset),
  };
};
