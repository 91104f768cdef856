import { Failure, type FailureCode } from '../kernel/failures.ts';
import type { Db } from '../store/open.ts';
import { readWriteUsage, secondOfRelief, type WriteUsage } from '../store/write-limits.ts';

/** What a plan allows. */
export type WriteLimits = { writes_per_hour: number; writes_per_day: number };

const hourSeconds = 3600;
const daySeconds = 86_400;

type Window = { code: FailureCode; used: number; limit: number; seconds: number };

/** Rolling windows: at no moment do the last 3600 seconds hold more than the plan's writes. */
const fullWindows = (plan: WriteLimits, usage: WriteUsage): Window[] =>
  [
    {
      code: 'write_limit_day' as const,
      used: usage.day,
      limit: plan.writes_per_day,
      seconds: daySeconds,
    },
    {
      code: 'write_limit_hour' as const,
      used: usage.hour,
      limit: plan.writes_per_hour,
      seconds: hourSeconds,
    },
  ].filter(({ used, limit }) => used >= limit);

export const hasRoom = (plan: WriteLimits, usage: WriteUsage) =>
  fullWindows(plan, usage).length === 0;

type Limited = { caller: { payer: { plan: WriteLimits }; workspace: { id: string } } };

export type Asking = { store: { db: Db } } & Limited;

/** Before work that would be for nothing; room is taken when the intent is written down. */
export const demandRoom = async (
  { store: { db } }: { store: { db: Db } },
  { caller: { payer, workspace } }: Limited,
) => {
  const { plan } = payer;
  const usage = await readWriteUsage(db, workspace.id);
  if (!hasRoom(plan, usage)) throw await tooMany(db, workspace.id, plan, usage);
};

/** Named after the window that opens last, so that waiting as long as we say is long enough. */
export const tooMany = async (
  tx: Db,
  workspaceId: string,
  plan: WriteLimits,
  usage: WriteUsage,
) => {
  let last: { code: FailureCode; wait: number } = { code: 'write_limit_hour', wait: 0 };
  for (const { code, used, limit, seconds } of fullWindows(plan, usage)) {
    const relief = await secondOfRelief(tx, workspaceId, seconds, used - limit + 1);
    const wait = relief === null ? seconds : relief - Math.floor(usage.now / 1000);
    if (wait > last.wait) last = { code, wait };
  }
  const wait = Math.max(1, last.wait);
  return new Failure(last.code, {
    retryAfterSeconds: wait,
    headers: limitHeaders(plan, usage, wait),
  });
};

/** What is left, in the draft standard's two fields and in the three older ones. */
export const limitHeaders = (plan: WriteLimits, usage: WriteUsage, resetSeconds?: number) => {
  const hour = Math.max(0, plan.writes_per_hour - usage.hour);
  const day = Math.max(0, plan.writes_per_day - usage.day);
  const tight =
    day < hour
      ? { limit: plan.writes_per_day, left: day, window: daySeconds }
      : { limit: plan.writes_per_hour, left: hour, window: hourSeconds };
  const reset = resetSeconds ?? tight.window;
  return {
    'ratelimit-policy': `"hour";q=${plan.writes_per_hour};w=${hourSeconds}, "day";q=${plan.writes_per_day};w=${daySeconds}`,
    ratelimit: `"hour";r=${hour};t=${hourSeconds}, "day";r=${day};t=${daySeconds}`,
    'ratelimit-limit': String(tight.limit),
    'ratelimit-remaining': String(tight.left),
    'ratelimit-reset': String(reset),
  };
};
