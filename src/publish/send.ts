import type { Token, WriteOutcome } from '../adnet/client/client.ts';
import { type Kind, kinds } from '../adnet/kinds/list.ts';
import { Failure } from '../contract/failures.ts';
import { plainName } from '../events/record.ts';
import { type RelayedAnswer, withHeaders } from '../kernel/answers/relayed.ts';
import { elapsed } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import type { Db } from '../store/db.ts';
import { uncountWrite } from '../store/journal/write-limits.ts';
import { markUnknown, voidWrite } from '../store/journal/writes.ts';
import { readBackAfterMs } from './afterwards/read-back.ts';
import { firstCheckMs } from './afterwards/reconcile.ts';
import { announceUnknown } from './announce.ts';
import type { PublishDeps } from './deps.ts';
import { inProgress, outcomeUnknown, replay, storedKey } from './idempotency.ts';
import type { GuardrailCheck, JournalEntry, MaySend } from './journal.ts';
import { budgetsOf } from './limits.ts';
import type { PublishResult } from './publish-result.ts';
import { refusalOf } from './reading/ask.ts';
import type { Requester } from './requester.ts';
import { housekeeperFor } from './tokens/token.ts';

/** Added to the deadline of the call: the time that a live node may need to store the outcome. */
const leaseMarginMs = 15_000;

/** Throws if this is not the file that may be sent. */
export type DemandFile = (sha256: string) => void;

/** A create that has passed all checks. */
export type Intent = {
  kind: Kind;
  adAccountId: string;
  key: string | null;
  fingerprint: string;
  /** The parameters as sent. */
  params: Record<string, unknown>;
  /** The changes that Meta may make by itself, if the request names any. */
  allowedChanges?: unknown;
  token: Token;
  /** Called last in the transaction that stores the intent; if it returns false, the intent is not stored. */
  maySend?: MaySend | undefined;
  /** Called in the same transaction. */
  guard?: GuardrailCheck | undefined;
  demandFile?: DemandFile | undefined;
};

/** How it is sent, and what the journal stores of it, which contains no secret. */
export type JournaledSend = {
  journaled: Record<string, unknown>;
  deadlineMs: number;
  send(): Promise<WriteOutcome>;
};

/** Stores the intent, sends it once, and stores the outcome. */
export const sendJournaled = async (
  deps: PublishDeps,
  who: Requester,
  intent: Intent,
  sending: JournaledSend,
): Promise<PublishResult> => {
  const startedAt = elapsed();
  const entry = await writeIntent(deps, who, intent, sending);
  if ('state' in entry) return entry;
  const outcome = await attempt(deps, sending, elapsed() - startedAt);
  deps.metrics.write(kinds[intent.kind].action, labelOf(outcome));
  await writeDown(deps, who, entry, intent, outcome);
  return conclude(deps, who, entry, outcome);
};

/** Refusals in which the platform judged nothing have labels of their own. */
const labelOf = (outcome: WriteOutcome) => {
  if (outcome.kind !== 'rejected') return outcome.kind;
  return outcome.throttled ? 'throttled' : outcome.tokenDead ? 'token_dead' : 'rejected';
};

/** A `Failure` is thrown only before anything was sent. After any other error, the outcome is unknown. */
const attempt = async (
  { log }: PublishDeps,
  { send }: JournaledSend,
  sinceIntentMs: number,
): Promise<WriteOutcome> => {
  // A node that was suspended here may wake up after other nodes have given its write up.
  if (sinceIntentMs > leaseMarginMs)
    return { kind: 'not_sent', failure: new Failure('unavailable') };
  try {
    return await send();
  } catch (error) {
    if (error instanceof Failure) return { kind: 'not_sent', failure: error };
    log.error({ err: error }, 'sending a write ended in a defect; its outcome is unknown');
    return { kind: 'unknown', reason: 'a defect' };
  }
};

/** Counts the limits, claims the key and stores the intent in one transaction: all of it or nothing. */
const writeIntent = async (
  deps: PublishDeps,
  { caller, actor, requestId, accessToken }: Requester,
  { kind, adAccountId, key, fingerprint, token, maySend, guard }: Intent,
  { journaled, deadlineMs }: JournaledSend,
): Promise<JournalEntry | PublishResult> => {
  deps.scrubber.hold(token.value);
  const workspaceId = caller.workspace.id;
  const entry = await deps.journal.enter({
    budgets: budgetsOf({ caller }),
    maySend,
    guard,
    write: {
      id: newId(),
      workspace_id: workspaceId,
      account_id: caller.payer.accountId,
      action: kinds[kind].action,
      ad_account_id: adAccountId,
      idempotency_key: storedKey(deps, key),
      fingerprint,
      params: deps.scrubber.scrub(JSON.stringify(journaled)),
      own_token: accessToken === null ? 0 : 1,
      name: nameSent(deps, journaled),
      actor_kind: actor.kind,
      actor_id: actor.id,
      request_id: requestId,
      leaseMs: deadlineMs + leaseMarginMs,
    },
  });
  if (entry) return entry;
  // Another request took the key after we had looked for it.
  const earlierResult = await replay(deps, { workspaceId, key, fingerprint });
  if (earlierResult === null) throw inProgress();
  return earlierResult;
};

/** The name shown in the activity. If it contains a secret, that is removed, as everywhere. */
const nameSent = ({ scrubber }: PublishDeps, { name }: JournaledSend['journaled']) => {
  const plain = plainName(name);
  return plain === null ? null : scrubber.scrub(plain);
};

const conclude = async (
  deps: PublishDeps,
  who: Requester,
  { id, headers }: JournalEntry,
  outcome: WriteOutcome,
): Promise<PublishResult> => {
  switch (outcome.kind) {
    case 'not_sent':
      throw outcome.failure;
    case 'unknown':
      throw outcomeUnknown(id, 'unknown', headers);
    case 'rejected': {
      const refusal = await refusalOf(deps, who, outcome);
      return {
        state: outcome.throttled ? 'throttled' : 'rejected',
        // A write that does not count is no longer in the limits, so the headers of its intent are out of date;
        // `withLimitHeaders` adds new ones.
        answer: isFree(outcome, who) ? refusal : withHeaders(refusal, headers),
        writeId: id,
        objectId: null,
      };
    }
    case 'succeeded': {
      const answer = withHeaders(outcome.relayed, headers);
      return { state: 'done', answer, writeId: id, objectId: nameOf(outcome.created) };
    }
  }
};

/** True if nothing was created and the platform judged nothing. The key can then be used again. */
const isUndecided = (outcome: WriteOutcome) =>
  outcome.kind === 'not_sent' ||
  (outcome.kind === 'rejected' && (outcome.throttled || outcome.tokenDead));

/**
 * True if a write does not count in the limits: it was never sent, a busy platform did not read it, or the stored
 * connection had ended. With a token of the caller's own, each attempt counts, because the caller is responsible
 * for that token.
 */
const isFree = (outcome: WriteOutcome, { accessToken }: Requester) =>
  isUndecided(outcome) &&
  !(outcome.kind === 'rejected' && outcome.tokenDead && accessToken !== null);

/** A success that cannot be stored will have to be looked up, so it counts as unknown. */
const writeDown = async (
  deps: PublishDeps,
  who: Requester,
  entry: JournalEntry,
  intent: Intent,
  outcome: WriteOutcome,
) => {
  const { id, headers } = entry;
  try {
    await record(deps, who, entry, intent, outcome);
  } catch (error) {
    deps.log.error({ err: error, writeId: id }, 'the outcome of a write could not be written down');
    if (outcome.kind === 'succeeded') throw outcomeUnknown(id, 'unknown', headers);
  }
};

const record = async (
  deps: PublishDeps,
  who: Requester,
  { id, second }: JournalEntry,
  intent: Intent,
  outcome: WriteOutcome,
) => {
  const { store, journal, ownTokens } = deps;
  const { accessToken, caller } = who;
  const { kind } = intent;
  if (outcome.kind === 'unknown')
    return store.transaction((tx) =>
      noteUnknown(tx, who, { id, intent, name: nameSent(deps, intent.params) }),
    );
  if (outcome.kind === 'not_sent' || isUndecided(outcome)) {
    return store.transaction(async (tx) => {
      await voidWrite(tx, id, outcome.kind === 'not_sent' ? 'not_sent' : 'rejected');
      if (isFree(outcome, who))
        for (const budget of budgetsOf(who)) await uncountWrite(tx, budget.id, second);
    });
  }
  const objectId = outcome.kind === 'succeeded' ? nameOf(outcome.created) : null;
  const verifyInMs =
    objectId !== null && kinds[kind].compared !== null ? readBackAfterMs : undefined;
  if (verifyInMs !== undefined && accessToken !== null)
    ownTokens.keep(id, {
      value: accessToken,
      ours: false,
      owner: housekeeperFor(caller.payer.accountId, caller.workspace.id),
    });
  const answer = storedResponse(deps, outcome.relayed);
  await journal.settle(id, { state: outcome.kind, ...answer, objectId, verifyInMs });
};

type LostWrite = { id: string; intent: Intent; name: string | null };

const noteUnknown = async (tx: Db, { caller }: Requester, { id, intent, name }: LostWrite) => {
  await markUnknown(tx, { id, checks: 0 }, firstCheckMs);
  await announceUnknown(tx, [
    {
      id,
      workspace_id: caller.workspace.id,
      action: kinds[intent.kind].action,
      ad_account_id: intent.adAccountId,
      name,
    },
  ]);
};

const nameOf = (created: Extract<WriteOutcome, { kind: 'succeeded' }>['created']) =>
  created === null ? null : 'objectId' in created ? created.objectId : created.imageHash;

/** Nearly all answers are as short as `{"id":"…"}`, and these cannot contain a secret. */
const shortAnswer = 64;

/** Removes secrets from the answer too, because a refusal may repeat the content of a field. */
const storedResponse = ({ scrubber }: PublishDeps, { status, body }: RelayedAnswer) => {
  const response = body.toString('base64');
  if (body.length < shortAnswer) return { status, response };
  const text = body.toString('latin1');
  const clean = scrubber.scrub(text);
  return {
    status,
    response: clean === text ? response : Buffer.from(clean, 'latin1').toString('base64'),
  };
};
