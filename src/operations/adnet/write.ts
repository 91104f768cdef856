import type { WriteOutcome } from '../../adnet/client.ts';
import type { Action } from '../../adnet/created-edges.ts';
import { Failure } from '../../kernel/failures.ts';
import { newId } from '../../kernel/ids.ts';
import { Relayed } from '../../kernel/relayed.ts';
import { lockWorkspace } from '../../store/accounts.ts';
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
  const outcome = await intent.send();
  ctx.metrics.write(intent.action, outcome.kind);
  return conclude(ctx, journaled, outcome);
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

const conclude = async (
  ctx: Context,
  { id, second, headers }: Journaled,
  outcome: WriteOutcome,
) => {
  const { store, caller } = ctx;
  const costNothing = (state: 'not_sent' | 'rejected') =>
    store.transaction(async (tx) => {
      await voidWrite(tx, id, state);
      await uncountWrite(tx, caller.workspace.id, second);
    });

  switch (outcome.kind) {
    case 'not_sent':
      await costNothing('not_sent');
      throw outcome.failure;
    case 'unknown':
      await markUnknown(store.db, id, firstCheckMs);
      throw outcomeUnknown(id, 'unknown', headers);
    case 'rejected': {
      if (outcome.throttled || outcome.tokenDead) await costNothing('rejected');
      else await settleWrite(store.db, id, { state: 'rejected', ...kept(outcome.relayed) });
      const relayed = await relayRejection(ctx, outcome);
      return new Relayed(relayed.status, relayed.body, { ...relayed.headers, ...headers });
    }
    case 'succeeded': {
      const { relayed, created } = outcome;
      const objectId =
        created === null ? null : 'objectId' in created ? created.objectId : created.imageHash;
      await settleWrite(store.db, id, { state: 'succeeded', ...kept(relayed), objectId });
      return new Relayed(relayed.status, relayed.body, { ...relayed.headers, ...headers });
    }
  }
};

const kept = ({ status, body }: Relayed) => ({ status, response: body.toString('base64') });
