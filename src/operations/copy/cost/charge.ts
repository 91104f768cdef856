import { Failure } from '../../../contract/failures.ts';
import { record } from '../../../events/record.ts';
import { RelayedAnswer } from '../../../kernel/answers/relayed.ts';
import { withDeadline } from '../../../kernel/async/timeout.ts';
import { goneSignal } from '../../../kernel/async/when-gone.ts';
import { span, utcDay, utcMonth } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import { keyReused, replayHeaders, storedKey } from '../../../publish/idempotency.ts';
import { lockAccount } from '../../../store/accounts.ts';
import { readNow } from '../../../store/clock.ts';
import { deleteCopiesBeyond, insertCopy } from '../../../store/copy-history.ts';
import type { Db } from '../../../store/db.ts';
import {
  findGenerationByKey,
  insertGeneration,
  readUsage,
  settleGeneration,
  voidGeneration,
} from '../../../store/generations.ts';
import type { Context } from '../../core/operation.ts';

const cost = 10;
/** Longer than the model's own time limit. */
const deadlineMs = span({ seconds: 60 });
const leaseMs = span({ seconds: 120 });

/** How many answers of a workspace are kept, the newest ones. */
export const maxHistory = 50;

type ChargedAnswer<T> = T & { credits_charged: number };

type ChargedWork<T, A> = {
  /** The brief as the history stores it. */
  brief: object;
  run(signal: AbortSignal): Promise<T>;
  /** Converts the result to the caller's answer. */
  present(answer: ChargedAnswer<T>): A;
};

/** Reserves credits, does the work, and charges only for a result, which is stored in the history. */
export const charge = async <T extends object, A>(
  ctx: Context,
  fingerprint: string,
  work: ChargedWork<T, A>,
): Promise<A> => {
  const { store, log } = ctx.deps;
  const id = await store.transaction((tx) => reserve(ctx, tx, fingerprint));
  if (id === null) throw new Failure('idempotency_in_progress', { retryAfterSeconds: 2 });
  try {
    const result = await withDeadline(goneSignal(ctx), deadlineMs, work.run);
    const whole = { ...result, credits_charged: cost };
    const answer = work.present(whole);
    const response = ctx.idempotencyKey === null ? null : JSON.stringify(answer);
    const history = { brief: JSON.stringify(work.brief), answer: JSON.stringify(whole) };
    if (await store.transaction((tx) => settle(ctx, tx, { id, response, history }))) return answer;
    throw new Failure('generation_failed', { cause: new Error('the reservation had lapsed') });
  } catch (error) {
    await voidGeneration(store.db, id).catch((cause) =>
      // The reservation ends with its lease anyway.
      log.warn({ err: cause }, 'a reservation could not be given back'),
    );
    throw error instanceof Failure ? error : new Failure('generation_failed', { cause: error });
  }
};

type SettledGeneration = {
  id: string;
  response: string | null;
  history: { brief: string; answer: string };
};

const settle = async (
  { caller, actor, requestId }: Context,
  tx: Db,
  { id, response, history }: SettledGeneration,
) => {
  if (!(await settleGeneration(tx, id, response))) return false;
  const workspaceId = caller.workspace.id;
  await insertCopy(tx, { id, workspace_id: workspaceId, ...history });
  await deleteCopiesBeyond(tx, workspaceId, maxHistory);
  await record(tx, {
    workspaceId: caller.workspace.id,
    actor,
    action: 'copy.generated',
    target: { kind: 'copy', id },
    requestId,
    details: { credits: cost },
  });
  return true;
};

/** The stored answer of this Idempotency-Key, looked up before anything is read or spent again. */
export const replay = async ({ deps, caller, idempotencyKey }: Context, fingerprint: string) => {
  const { store } = deps;
  const key = storedKey(deps, idempotencyKey);
  if (key === null) return null;
  const row = await findGenerationByKey(store.db, caller.workspace.id, key);
  if (!row) return null;
  if (row.fingerprint !== fingerprint) throw keyReused();
  if (row.response !== null) {
    return new RelayedAnswer(200, Buffer.from(row.response), replayHeaders);
  }
  if (row.state === 'reserved' && row.lease_until > row.now) {
    throw new Failure('idempotency_in_progress', { retryAfterSeconds: 2 });
  }
  // The node died before it finished the work, so its key can be used again.
  await voidGeneration(store.db, row.id);
  return null;
};

/** Locks, counts settled and reserved credits, then reserves. */
const reserve = async ({ deps, caller, idempotencyKey }: Context, tx: Db, fingerprint: string) => {
  const { workspace } = caller;
  const { accountId, plan } = caller.payer;
  await lockAccount(tx, accountId);
  const at = await readNow(tx);
  const month = utcMonth(at).name;
  const day = utcDay(at);
  const { settled, reserved } = await readUsage(tx, accountId, month, day.name);
  if (settled.credits + reserved.credits + cost > plan.credits_per_month) {
    throw new Failure('credits_exhausted', {
      details: {
        credits_used: settled.credits,
        credits_limit: plan.credits_per_month,
        credits_required: cost,
      },
    });
  }
  if (settled.calls + reserved.calls + 1 > plan.ai_calls_per_day) {
    throw new Failure('ai_daily_cap', { retryAfterSeconds: (day.end - at) / 1000 });
  }
  const taken = await insertGeneration(
    tx,
    {
      id: newId(),
      account_id: accountId,
      workspace_id: workspace.id,
      idempotency_key: storedKey(deps, idempotencyKey),
      fingerprint,
      credits: cost,
      month,
      day: day.name,
    },
    leaseMs,
  );
  return taken?.id ?? null;
};
