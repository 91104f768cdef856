import { Failure } from '../../contract/failures.ts';
import { span } from '../../kernel/clock.ts';
import { fingerprintOf } from '../../kernel/fingerprint.ts';
import { newId } from '../../kernel/ids.ts';
import { RelayedAnswer } from '../../kernel/relayed.ts';
import { inProgress, keyReused, replayHeaders, storedKey } from '../../publish/idempotency.ts';
import type { Db } from '../../store/db.ts';
import {
  deleteOldRequestKey,
  deleteRequestKey,
  findRequestKey,
  insertRequestKey,
  keyLifeMs,
  settleRequestKey,
} from '../../store/request-keys.ts';
import type { RequestKeyRow } from '../../store/schema/tables.ts';
import type { Deps } from './deps.ts';
import {
  actsInWorkspace,
  type Context,
  type Identity,
  type Operation,
  type RequestKey,
} from './operation.ts';

/** Null where there is no key, or where the operation keeps its keys elsewhere or takes none. */
export const requestKeyOf = (
  deps: Deps,
  { id, access, idempotent, status = 200 }: Operation,
  { accountId, workspace }: Identity,
  idempotencyKey: string | null,
  input: unknown,
): RequestKey | null => {
  const key = storedKey(deps, idempotencyKey);
  if (key === null || (idempotent !== 'replayed' && idempotent !== 'secret')) return null;
  return {
    scope: actsInWorkspace(access) ? `workspace:${workspace?.id}` : `account:${accountId}`,
    key,
    // What a newcomer makes does not depend on the workspace that the request acts on.
    fingerprint: fingerprintOf(id, access === 'newcomer' ? null : workspace?.id, input),
    status: idempotent === 'secret' ? null : status,
  };
};

/** Returns the answer to the first request with this key; null where there was none. */
export const findStoredAnswer = async (
  db: Db,
  { scope, key, fingerprint }: RequestKey,
): Promise<RelayedAnswer | null> => {
  const row = await findRequestKey(db, scope, key);
  if (!row || row.now - row.created_at >= keyLifeMs) return null;
  if (row.fingerprint !== fingerprint) throw keyReused();
  return answerOf(row, row.now);
};

const answerOf = (row: RequestKeyRow, now: number): RelayedAnswer => {
  const { made_id: id, status, response } = row;
  if (status !== null && response !== null)
    return new RelayedAnswer(status, Buffer.from(response), replayHeaders);
  if (id !== null) throw new Failure('already_done', { details: { id } });
  throw row.lease_until > now ? inProgress() : answerLost();
};

const answerLost = () =>
  new Failure('adnet_outcome_unknown', {
    message:
      'Meta’s answer to the first request with this Idempotency-Key was lost, so it may have been done or not. This key ' +
      'will not send it again; use a new one to do so.',
    details: { outcome: 'ambiguous' },
  });

/** `id` names what was made, for a repeat whose answer held a secret. */
type AnswerWithId<T> = { id: string; answer: T };

/**
 * Makes something at most once for each Idempotency-Key. The key, what is made and the answer are
 * written in one transaction: all of it is there after a crash, or nothing.
 */
export const makeOnce = async <T>(
  { deps: { store, scrubber }, requestKey }: Pick<Context, 'deps' | 'requestKey'>,
  make: (tx: Db) => Promise<AnswerWithId<T>>,
): Promise<T | RelayedAnswer> =>
  store.transaction(async (tx) => {
    if (requestKey === null) return (await make(tx)).answer;
    const claimResult = await claim(tx, requestKey, 0);
    if (claimResult instanceof RelayedAnswer) return claimResult;
    const { id, answer } = await make(tx);
    const { status } = requestKey;
    const response = status === null ? null : scrubber.scrub(JSON.stringify(answer));
    await settleRequestKey(tx, claimResult.id, { made_id: id, status, response });
    return answer;
  });

const claim = async (db: Db, requestKey: RequestKey, leaseMs: number) => {
  const { scope, key, fingerprint } = requestKey;
  await deleteOldRequestKey(db, scope, key, keyLifeMs);
  const row = { id: newId(), scope, idempotency_key: key, fingerprint };
  if (await insertRequestKey(db, row, leaseMs)) return row;
  const earlierAnswer = await findStoredAnswer(db, requestKey);
  // The key was claimed a moment ago by a request that made nothing.
  if (earlierAnswer === null) throw inProgress();
  return earlierAnswer;
};

/** Longer than any question to the platform takes. */
const askLeaseMs = span({ minutes: 5 });

/**
 * Has the platform make something at most once for each Idempotency-Key. The key is claimed before
 * the platform is asked; where its answer is lost, the key never asks again.
 */
export const makeOnceOnPlatform = async (
  ctx: Context,
  asking: (ctx: Context) => Promise<RelayedAnswer>,
): Promise<RelayedAnswer> => {
  const { deps, requestKey } = ctx;
  if (requestKey === null) return asking(ctx);
  const { db } = deps.store;
  const claimResult = await claim(db, requestKey, askLeaseMs);
  if (claimResult instanceof RelayedAnswer) return claimResult;
  try {
    // A caller who hangs up asks again with the same key, so the question is asked to its end.
    const answer = await asking({ ...ctx, whenGone: () => {} });
    await settle(deps, claimResult.id, answer);
    return answer;
  } catch (error) {
    if (error instanceof Failure && error.code !== 'adnet_timeout')
      await deleteRequestKey(db, claimResult.id);
    throw error;
  }
};

/** Stores the answer; a refusal made nothing, so its key is free again. */
const settle = async ({ store: { db }, scrubber }: Deps, id: string, answer: RelayedAnswer) => {
  const { status, body } = answer;
  if (status >= 300) return deleteRequestKey(db, id);
  const response = scrubber.scrub(body.toString());
  return settleRequestKey(db, id, { made_id: null, status, response });
};
