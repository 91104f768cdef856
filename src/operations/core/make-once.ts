import { Failure } from '../../contract/failures.ts';
import { RelayedAnswer } from '../../kernel/answers/relayed.ts';
import { span } from '../../kernel/clock.ts';
import { fingerprintOf } from '../../kernel/fingerprint.ts';
import { newId } from '../../kernel/ids.ts';
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

/** Null if there is no key, or if the operation stores its keys elsewhere or takes none. */
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
    // For a newcomer, the result does not depend on the workspace of the request.
    fingerprint: fingerprintOf(id, access === 'newcomer' ? null : workspace?.id, input),
    status: idempotent === 'secret' ? null : status,
  };
};

/** The stored answer of the first request with this key; null if there was none. */
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

/** `id`: the id of the created thing, for a repeated request whose answer contained a secret. */
type AnswerWithId<T> = { id: string; answer: T };

/**
 * Creates something at most once for each Idempotency-Key. The key, the thing and the answer are written in one
 * transaction: after a crash, all of them exist or none.
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
  // Another request claimed the key a moment ago and created nothing.
  if (earlierAnswer === null) throw inProgress();
  return earlierAnswer;
};

/** Longer than any request to the platform takes. */
const askLeaseMs = span({ minutes: 5 });

/**
 * Lets the platform create something at most once for each Idempotency-Key. The key is claimed before the request
 * is sent; if the answer is lost, this key never sends it again.
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
    // A caller who hangs up repeats the request with the same key, so the request is always finished.
    const answer = await asking({ ...ctx, whenGone: () => {} });
    await settle(deps, claimResult.id, answer);
    return answer;
  } catch (error) {
    if (error instanceof Failure && error.code !== 'adnet_timeout')
      await deleteRequestKey(db, claimResult.id);
    throw error;
  }
};

/** Stores the answer. A refusal has created nothing, so its key can be used again. */
const settle = async ({ store: { db }, scrubber }: Deps, id: string, answer: RelayedAnswer) => {
  const { status, body } = answer;
  if (status >= 300) return deleteRequestKey(db, id);
  const response = scrubber.scrub(body.toString());
  return settleRequestKey(db, id, { made_id: null, status, response });
};
