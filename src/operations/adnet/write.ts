import type { WriteOutcome } from '../../adnet/client.ts';
import type { Action } from '../../adnet/created-edges.ts';
import { Failure } from '../../kernel/failures.ts';
import { newId } from '../../kernel/ids.ts';
import { Relayed } from '../../kernel/relayed.ts';
import { lockWorkspace } from '../../store/workspaces.ts';
import { countWrite, uncountWrite } from '../../store/write-limits.ts';
import { insertWrite, markUnknown, settleWrite, voidWrite } from '../../store/writes.ts';
import type { Context } from '../operation.ts';
import { outcomeUnknown, replay } from './idempotency.ts';
import { firstCheckMs } from './reconcile.ts';
import { relayRejection } from './relay-read.ts';
import { demandRoom, limitHeaders } from './write-limits.ts';

/** Added to the deadline of the call: how long a live node may need to write the outcome down. */
const leaseMarginMs = 15_000;

export type Intent = {
  action: Action;
  account: string;
  fingerprint: string;
  /** What is kept in the journal: the parameters as sent, without anything secret. */
  params: Record<string, unknown>;
  deadlineMs: number;
  send(): Promise<WriteOutcome>;
};

type Journaled = { id: string; second: number; headers: Record<string, string> };

/** Writes the intent down, sends it once, writes the outcome down. */
export const perform = async (ctx: Context, intent: Intent): Promise<Relayed> => {
  const journaled = await journal(ctx, intent);
  if (journaled instanceof Relayed) return journaled;
  const outcome = await attempt(ctx, intent);
  ctx.metrics.write(intent.action, outcome.kind);
  return conclude(ctx, journaled, outcome);
};

/** A failure is thrown only before anything was sent; any other throw leaves us in doubt. */
const attempt = async ({ log }: Context, { send }: Intent): Promise<WriteOutcome> => {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Failure) return { kind: 'not_sent', failure: error };
    log.error({ err: error }, 'sending a write ended in a defect; its outcome is unknown');
    return { kind: 'unknown', reason: 'a defect' };
  }
};

/** One transaction: room in the limits, the key claimed, the intent committed. */
const journal = async (ctx: Context, intent: Intent): Promise<Journaled | Relayed> => {
  const { store, caller, idempotencyKey } = ctx;
  const workspaceId = caller.workspace.id;
  const journaled = await store.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const usage = await demandRoom(tx, workspaceId, caller.plan);
    const write = await insertWrite(
      tx,
      {
        id: newId(),
        workspace_id: workspaceId,
        account_id: caller.accountId,
        action: intent.action,
        ad_account_id: intent.account,
        idempotency_key: idempotencyKey,
        fingerprint: intent.fingerprint,
        params: JSON.stringify(intent.params),
        own_token: ctx.accessToken === null ? 0 : 1,
      },
      intent.deadlineMs + leaseMarginMs,
    );
    if (!write) return null;
    const second = Math.floor(write.created_at / 1000);
    await countWrite(tx, workspaceId, second);
    return { id: write.id, second, headers: limitHeaders(caller.plan, usage) };
  });
  if (journaled) return journaled;
  // Another request took the key between our look and our claim.
  const known = await replay(ctx, intent.fingerprint);
  return known ?? inProgress();
};

const inProgress = (): never => {
  throw new Failure('idempotency_in_progress', { retryAfterSeconds: 2 });
};

const conclude = async (ctx: Context, journaled: Journaled, outcome: WriteOutcome) => {
  const { id, headers } = journaled;
  await writeDown(ctx, journaled, outcome);
  switch (outcome.kind) {
    case 'not_sent':
      throw outcome.failure;
    case 'unknown':
      throw outcomeUnknown(id, 'unknown', headers);
    case 'rejected': {
      const relayed = await relayRejection(ctx, outcome);
      // What cost nothing is not in the count any more, so the headers are made afresh.
      return isFree(outcome) ? relayed : withHeaders(relayed, headers);
    }
    case 'succeeded':
      return withHeaders(outcome.relayed, headers);
  }
};

/** Certainly nothing happened and nothing was judged: it costs no limit and frees its key. */
const isFree = (outcome: WriteOutcome) =>
  outcome.kind === 'not_sent' ||
  (outcome.kind === 'rejected' && (outcome.throttled || outcome.tokenDead));

/** A success that cannot be written down will have to be looked up, so it counts as unknown. */
const writeDown = async (ctx: Context, journaled: Journaled, outcome: WriteOutcome) => {
  const { id, headers } = journaled;
  try {
    await record(ctx, journaled, outcome);
  } catch (error) {
    ctx.log.error({ err: error, writeId: id }, 'the outcome of a write could not be written down');
    if (outcome.kind === 'succeeded') throw outcomeUnknown(id, 'unknown', headers);
  }
};

const record = async (
  { store, caller }: Context,
  { id, second }: Journaled,
  outcome: WriteOutcome,
) => {
  if (outcome.kind === 'unknown') return void (await markUnknown(store.db, id, firstCheckMs));
  if (outcome.kind === 'not_sent' || isFree(outcome)) {
    return store.transaction(async (tx) => {
      await voidWrite(tx, id, outcome.kind === 'not_sent' ? 'not_sent' : 'rejected');
      await uncountWrite(tx, caller.workspace.id, second);
    });
  }
  const objectId = outcome.kind === 'succeeded' ? nameOf(outcome.created) : null;
  await settleWrite(store.db, id, { state: outcome.kind, ...kept(outcome.relayed), objectId });
};

const nameOf = (created: Extract<WriteOutcome, { kind: 'succeeded' }>['created']) =>
  created === null ? null : 'objectId' in created ? created.objectId : created.imageHash;

const withHeaders = ({ status, body, headers }: Relayed, more: Record<string, string>) =>
  new Relayed(status, body, { ...headers, ...more });

const kept = ({ status, body }: Relayed) => ({ status, response: body.toString('base64') });
