import { Failure } from '../kernel/failures.ts';

const because = (reason: unknown) => ({
  cause: reason instanceof Error ? reason : new Error(String(reason)),
});

/** The reason goes to the log only: every blocked target gets the same sentence, so none can be told apart. */
export const notAllowed = (reason: unknown) => new Failure('image_not_allowed', because(reason));

export const fetchFailed = (reason: unknown) => new Failure('image_fetch_failed', because(reason));

export const invalidImage = (reason: unknown) => new Failure('image_invalid', because(reason));

/** For the edge of the world: what is already a refusal stays it, anything else is a failed fetch. */
export const asFetchFailure = (error: unknown) =>
  error instanceof Failure ? error : fetchFailed(error);
