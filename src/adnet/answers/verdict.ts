import type { Pieces } from '../../kernel/answers/pieces.ts';
import { isObject } from '../../kernel/is-object.ts';
import { objectId } from '../ids.ts';
import { parseExact } from './exact-json.ts';
import {
  isCertainRefusal,
  isTransient,
  leavesDoubt,
  type PlatformError,
  platformError,
} from './platform-error.ts';
import { scanAnswer } from './scan-answer.ts';

/** One answer as it was received. */
export type PlatformAnswer = { status: number; headers: Record<string, unknown>; body: Pieces };

export type ReadVerdict =
  | { kind: 'ok' }
  | { kind: 'rejected'; error: PlatformError }
  | {
      kind: 'unusable';
      why: string;
      again: boolean;
      /** The platform's error, to be returned if a retry does not help. */
      refusal?: PlatformError;
    };

const isSuccess = (status: number) => status >= 200 && status < 300;

/** Code and subcode decide. The HTTP status counts only if the body holds no error of the platform. */
export const readVerdict = (answer: PlatformAnswer): ReadVerdict => {
  const { status, body } = answer;
  const success = isSuccess(status);
  const scanResult = success ? scanAnswer(body, isFramed(answer)) : 'error';
  if (scanResult === 'plain') return { kind: 'ok' };
  const error = scanResult === 'error' ? platformError(body.whole) : null;
  if (error !== null) {
    if (isTransient(error) || (error.code === null && status >= 500)) {
      const why = `transient code ${error.code}`;
      return { kind: 'unusable', why, again: true, refusal: error };
    }
    return { kind: 'rejected', error };
  }
  if (success && scanResult === 'error') return { kind: 'ok' };
  return {
    kind: 'unusable',
    why: success ? 'success that is no JSON' : `status ${status} without an error object`,
    again: success || status >= 500,
  };
};

/** True if the answer said where it ends, so that HTTP itself would notice a cut. */
const isFramed = ({ headers }: PlatformAnswer) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** What a create has made. */
export type CreatedObject = { objectId: string } | { imageHash: string };

export type WriteVerdict =
  | { kind: 'succeeded'; created: CreatedObject | null }
  | { kind: 'rejected'; error: PlatformError }
  | { kind: 'unknown'; reason: string };

export type ExpectedAnswer = 'id' | 'image' | 'success';

/** After the first byte was sent, any doubt means an unknown outcome: only a clear success or refusal is trusted. */
export const writeVerdict = (
  { status, body }: PlatformAnswer,
  expecting: ExpectedAnswer,
): WriteVerdict => {
  const answer = parseExact(body.whole);
  if (!isObject(answer)) return { kind: 'unknown', reason: `status ${status}, no JSON object` };
  const createdObject = createdIn(answer, expecting);
  const error = isObject(answer['error']) ? platformError(body.whole) : null;
  if (status >= 500 && (error === null || !isCertainRefusal(error)))
    return { kind: 'unknown', reason: `status ${status}` };
  if (isObject(answer['error'])) return refusal(error, createdObject);
  if (!isSuccess(status)) return { kind: 'unknown', reason: `status ${status} without an error` };
  if (expecting === 'success' && answer['success'] === true)
    return { kind: 'succeeded', created: null };
  if (createdObject === null) return { kind: 'unknown', reason: 'success that names nothing' };
  return { kind: 'succeeded', created: createdObject };
};

const refusal = (error: PlatformError | null, created: CreatedObject | null): WriteVerdict => {
  if (created !== null) return { kind: 'unknown', reason: 'both an id and an error' };
  if (error === null || error.code === null)
    return { kind: 'unknown', reason: 'an error without a code' };
  // Throttles are not included: the platform refuses them before it does anything.
  if (leavesDoubt(error)) return { kind: 'unknown', reason: `transient code ${error.code}` };
  return { kind: 'rejected', error };
};

const hash = /^[0-9a-fA-F]{8,128}$/;

const createdIn = (
  answer: Record<string, unknown>,
  expecting: ExpectedAnswer,
): CreatedObject | null => {
  if (expecting !== 'image') {
    const id = objectId(answer['id']);
    return id === null ? null : { objectId: id };
  }
  if (!isObject(answer['images'])) return null;
  // In some forms of the call the key is the name of the upload, so the key is ignored.
  const [first] = Object.values(answer['images']);
  const imageHash = isObject(first) ? first['hash'] : undefined;
  return typeof imageHash === 'string' && hash.test(imageHash) ? { imageHash } : null;
};
