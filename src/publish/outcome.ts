import type { Kind } from '../adnet/kinds/list.ts';
import { Failure, type FailureCode } from '../contract/failures.ts';
import type { RelayedAnswer } from '../kernel/answers/relayed.ts';
import type { PublishDeps } from './deps.ts';
import type { GuardrailCheck, MaySend } from './journal.ts';
import { type CreateBody, publish } from './publish.ts';
import type { Requester } from './requester.ts';
import type { DemandFile } from './send.ts';

/** Times are the database's, in milliseconds. A retry uses the same key unless noted otherwise. */
export type PublishOutcome =
  | { kind: 'done'; answer: RelayedAnswer; objectId: string | null; writeId: string | null }
  | { kind: 'rejected'; answer: RelayedAnswer; writeId: string | null }
  /** The answer was lost. The service looks for the object; a retry with the same key returns the result. */
  | { kind: 'unknown'; writeId: string; until: number }
  /** The answer was lost, and the search had no certain result. This key never sends anything again. */
  | { kind: 'ambiguous'; writeId: string }
  /** The answer was lost, and the object does not exist. It can be sent again, with a new key. */
  | { kind: 'not_created'; writeId: string }
  /** Another node is sending it now. */
  | { kind: 'in_progress'; until: number }
  /** Nothing was sent; it can be sent later. */
  | { kind: 'limited' | 'cooling' | 'throttled' | 'unavailable'; until: number }
  | { kind: 'not_connected' }
  /** We refused it: because of a field, a pre-check or a picture. */
  | { kind: 'refused'; failure: Failure };

/**
 * Publishes for a background job and returns how to continue instead of throwing. Each object needs a `key` of its
 * own. If `maySend` returns false, the outcome is `in_progress`.
 */
export const tryPublish = async (
  deps: PublishDeps,
  who: Requester,
  kind: Kind,
  body: CreateBody,
  options: {
    key: string;
    maySend?: MaySend;
    guardFor?: (params: Record<string, unknown>) => GuardrailCheck;
    demandFile?: DemandFile;
  },
): Promise<PublishOutcome> => {
  const { now } = who.caller;
  try {
    const { state, answer, writeId, objectId } = await publish(deps, who, kind, body, options);
    if (state === 'done') return { kind: 'done', answer, objectId, writeId };
    if (state === 'rejected') return { kind: 'rejected', answer, writeId };
    return { kind: 'throttled', until: now + throttleMs(answer) };
  } catch (error) {
    if (error instanceof Failure) return outcomeOf(error, now);
    throw error;
  }
};

const defaultThrottleSeconds = 60;

const throttleMs = ({ headers }: RelayedAnswer) =>
  (Number(headers['retry-after']) || defaultThrottleSeconds) * 1000;

const waits: Partial<Record<FailureCode, 'limited' | 'cooling' | 'unavailable' | 'in_progress'>> = {
  write_limit_hour: 'limited',
  write_limit_day: 'limited',
  writes_disabled: 'cooling',
  adnet_unavailable: 'unavailable',
  adnet_timeout: 'unavailable',
  unavailable: 'unavailable',
  idempotency_in_progress: 'in_progress',
};

const defaultWaitSeconds = 10;

const outcomeOf = (failure: Failure, now: number): PublishOutcome => {
  const { details = {}, retryAfterSeconds = defaultWaitSeconds } = failure.options;
  const { write_id: id, outcome } = details;
  const until = now + Math.ceil(retryAfterSeconds * 1000);
  if (typeof id === 'string' && outcome === 'unknown') return { kind: outcome, writeId: id, until };
  if (typeof id === 'string' && (outcome === 'ambiguous' || outcome === 'not_created'))
    return { kind: outcome, writeId: id };
  if (failure.code === 'adnet_not_connected') return { kind: 'not_connected' };
  const wait = waits[failure.code];
  return wait === undefined ? { kind: 'refused', failure } : { kind: wait, until };
};
