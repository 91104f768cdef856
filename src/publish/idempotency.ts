import { Failure } from '../contract/failures.ts';
import { RelayedAnswer } from '../kernel/answers/relayed.ts';
import { fingerprintOf } from '../kernel/fingerprint.ts';
import { findWriteByKey, releaseKey } from '../store/journal/writes.ts';
import { keyLifeMs } from '../store/request-keys.ts';
import type { WriteRow } from '../store/schema/tables.ts';
import type { PublishDeps } from './deps.ts';
import type { PublishResult } from './publish-result.ts';

type KeyDeps = Pick<PublishDeps, 'store' | 'scrubber'>;

/** The key as it is stored. If it contains a secret, only its fingerprint is stored. */
export const storedKey = ({ scrubber }: KeyDeps, key: string | null) =>
  key === null || scrubber.scrub(key) === key ? key : `secret:${fingerprintOf(key)}`;

/** The failure for a key that was used before with another request. */
export const keyReused = () =>
  new Failure('idempotency_key_reused', {
    fields: [{ field: 'Idempotency-Key', message: 'was sent before, with another request' }],
  });

type KeyQuestion = { workspaceId: string; key: string | null; fingerprint: string };

/** The stored answer of this key, if there is one. */
export const replay = async (
  deps: KeyDeps,
  { workspaceId, key, fingerprint }: KeyQuestion,
): Promise<PublishResult | null> => {
  const keyInStore = storedKey(deps, key);
  if (keyInStore === null) return null;
  const { db } = deps.store;
  const write = await findWriteByKey(db, workspaceId, keyInStore);
  if (!write) return null;
  if (write.settled_at !== null && write.now - write.settled_at >= keyLifeMs) {
    await releaseKey(db, write.id);
    return null;
  }
  if (write.fingerprint !== fingerprint) throw keyReused();
  return answerOf(write, write.now);
};

/** Says that the answer is the one to an earlier request with the same key. */
export const replayHeaders = { 'idempotent-replayed': 'true' };

/** Converts a stored write to the answer for its key; throws if its outcome is not known. */
const answerOf = (write: WriteRow, now: number): PublishResult => {
  if (write.status !== null && write.response !== null) {
    return {
      state: write.state === 'succeeded' ? 'done' : 'rejected',
      answer: new RelayedAnswer(write.status, Buffer.from(write.response, 'base64'), replayHeaders),
      writeId: write.id,
      objectId: write.object_id,
    };
  }
  if (write.state === 'sent' && write.lease_until > now) throw inProgress();
  if (write.state === 'not_created') throw notCreated(write.id);
  throw outcomeUnknown(
    write.id,
    write.state === 'ambiguous' ? 'ambiguous' : 'unknown',
    replayHeaders,
  );
};

export const inProgress = () => new Failure('idempotency_in_progress', { retryAfterSeconds: 2 });

export const outcomeUnknown = (writeId: string, outcome: 'unknown' | 'ambiguous', headers = {}) =>
  new Failure('adnet_outcome_unknown', {
    details: { write_id: writeId, outcome },
    retryAfterSeconds: 30,
    headers,
    ...(outcome === 'ambiguous' && {
      message:
        'The platform’s answer was lost and looking for the object did not tell whether it exists. Check the ad account by ' +
        'hand; this key will not send it again.',
    }),
  });

const notCreated = (writeId: string) =>
  new Failure('adnet_unavailable', {
    message:
      'The platform’s answer was lost; looking for the object showed that it was not created. Send the request with a new ' +
      'Idempotency-Key to create it.',
    details: { write_id: writeId, outcome: 'not_created' },
    headers: replayHeaders,
  });
