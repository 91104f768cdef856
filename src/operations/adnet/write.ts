import type { Token, WriteOutcome } from '../../adnet/client.ts';
import { type Action, canBeLive } from '../../adnet/created-edges.ts';
import { Failure } from '../../kernel/failures.ts';
import { newId } from '../../kernel/ids.ts';
import { Relayed } from '../../kernel/relayed.ts';
import { uncountWrite } from '../../store/write-limits.ts';
import { markUnknown, voidWrite } from '../../store/writes.ts';
import type { Context } from '../operation.ts';
import { outcomeUnknown, replay, storedKey } from './idempotency.ts';
import type { Entry } from './journal.ts';
import { readBackAfterMs } from './read-back.ts';
import { firstCheckMs } from './reconcile.ts';
import { relayRejection } from './relay-read.ts';

/** Added to the deadline of the call: how long a live node may need to write the outcome down. */
const leaseMarginMs = 15_000;

export type Intent = {
  action: Action;
  account: string;
  fingerprint: string;
  /** What is kept in the journal: the parameters as sent, without anything secret. */
  params: Record<string, unknown>;
  token: Token;
  deadlineMs: number;
  send(): Promise<WriteOutcome>;
};

/** Writes the intent down, sends it once, writes the outcome down. */
export const perform = async (ctx: Context, intent: Intent): Promise<Relayed> => {
  const entry = await writeIntent(ctx, intent);
  if (entry instanceof Relayed) return entry;
  const outcome = await attempt(ctx, intent);
  ctx.metrics.write(intent.action, labelOf(outcome));
  return conclude(ctx, entry, intent, outcome);
};

/** Refusals that cost nothing are counted by their cause. */
const labelOf = (outcome: WriteOutcome) => {
  if (outcome.kind !== 'rejected') return outcome.kind;
  return outcome.throttled ? 'throttled' : outcome.tokenDead ? 'token_dead' : 'rejected';
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

/** Room in the limits, the key claimed, the intent committed: all of it or nothing. */
const writeIntent = async (ctx: Context, intent: Intent): Promise<Entry | Relayed> => {
  const { caller, scrubber } = ctx;
  scrubber.hold(intent.token.value);
  const entry = await ctx.journal.enter({
    plan: caller.plan,
    write: {
      id: newId(),
      workspace_id: caller.workspace.id,
      account_id: caller.accountId,
      action: intent.action,
      ad_account_id: intent.account,
      idempotency_key: storedKey(ctx),
      fingerprint: intent.fingerprint,
      params: scrubber.scrub(JSON.stringify(intent.params)),
      own_token: ctx.accessToken === null ? 0 : 1,
      leaseMs: intent.deadlineMs + leaseMarginMs,
    },
  });
  if (entry) return entry;
  // Another request took the key between our look and our claim.
  const known = await replay(ctx, intent.fingerprint);
  return known ?? inProgress();
};

const inProgress = (): never => {
  throw new Failure('idempotency_in_progress', { retryAfterSeconds: 2 });
};

const conclude = async (ctx: Context, entry: Entry, intent: Intent, outcome: WriteOutcome) => {
  const { id, headers } = entry;
  await writeDown(ctx, entry, intent, outcome);
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
const writeDown = async (ctx: Context, entry: Entry, intent: Intent, outcome: WriteOutcome) => {
  const { id, headers } = entry;
  try {
    await record(ctx, entry, intent, outcome);
  } catch (error) {
    ctx.log.error({ err: error, writeId: id }, 'the outcome of a write could not be written down');
    if (outcome.kind === 'succeeded') throw outcomeUnknown(id, 'unknown', headers);
  }
};

const record = async (
  ctx: Context,
  { id, second }: Entry,
  { action }: Intent,
  outcome: WriteOutcome,
) => {
  const { store, journal, caller, accessToken, readBackLater } = ctx;
  if (outcome.kind === 'unknown') return void (await markUnknown(store.db, id, firstCheckMs));
  if (outcome.kind === 'not_sent' || isFree(outcome)) {
    return store.transaction(async (tx) => {
      await voidWrite(tx, id, outcome.kind === 'not_sent' ? 'not_sent' : 'rejected');
      await uncountWrite(tx, caller.workspace.id, second);
    });
  }
  const objectId = outcome.kind === 'succeeded' ? nameOf(outcome.created) : null;
  const verifyInMs = objectId !== null && canBeLive[action] ? readBackAfterMs : undefined;
  if (verifyInMs !== undefined && accessToken !== null)
    readBackLater.keep(id, { value: accessToken, ours: false });
  const answer = kept(ctx, outcome.relayed);
  await journal.settle(id, { state: outcome.kind, ...answer, objectId, verifyInMs });
};

const nameOf = (created: Extract<WriteOutcome, { kind: 'succeeded' }>['created']) =>
  created === null ? null : 'objectId' in created ? created.objectId : created.imageHash;

const withHeaders = ({ status, body, headers }: Relayed, more: Record<string, string>) =>
  new Relayed(status, body, { ...headers, ...more });

/** A short answer can hold no secret, and nearly all are short: `{"id":"…"}`. */
const shortAnswer = 64;

/** What a caller put into a field may come back in a refusal, so that is scrubbed too. */
const kept = ({ scrubber }: Context, { status, body }: Relayed) => {
  const response = body.toString('base64');
  if (body.length < shortAnswer) return { status, response };
  const text = body.toString('latin1');
  const clean = scrubber.scrub(text);
  return {
    status,
    response: clean === text ? response : Buffer.from(clean, 'latin1').toString('base64'),
  };
};
