import { Failure, failureTable } from '../contract/failures.ts';

/**
 * The reason goes only to the log. Every blocked target gets the same sentence, so that they cannot be
 * distinguished.
 */
const refuseWith =
  (code: 'image_not_allowed' | 'image_fetch_failed' | 'image_invalid') => (reason: unknown) =>
    new Failure(code, {
      cause: reason instanceof Error ? reason : new Error(String(reason)),
      fields: [{ field: 'image_url', message: failureTable[code].message }],
    });

export const notAllowed = refuseWith('image_not_allowed');
export const fetchFailed = refuseWith('image_fetch_failed');
export const invalidImage = refuseWith('image_invalid');

/** Keeps a refusal; any other error becomes a failed fetch. */
export const asFetchFailure = (error: unknown) =>
  error instanceof Failure ? error : fetchFailed(error);
