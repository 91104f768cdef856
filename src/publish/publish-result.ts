import type { Rejection } from '../adnet/client/client.ts';
import type { RelayedAnswer } from '../kernel/answers/relayed.ts';
import type { PublishDeps } from './deps.ts';
import { refusalOf } from './reading/ask.ts';
import type { Requester } from './requester.ts';

/** The platform's answer to a create, now or the first time its idempotency key was used. */
export type PublishResult = {
  /** `throttled`: the platform refused the call because there were too many; it can be sent again. */
  state: 'done' | 'rejected' | 'throttled';
  answer: RelayedAnswer;
  /** Null if nothing was stored: for a validation, or a refused look-up. */
  writeId: string | null;
  /** The new object's id, or the hash of a picture. */
  objectId: string | null;
};

/** A refusal before anything was stored; throws if it means that the connection has ended. */
export const refused = async (
  deps: PublishDeps,
  who: Requester,
  rejection: Rejection,
): Promise<PublishResult> => ({
  state: rejection.throttled ? 'throttled' : 'rejected',
  answer: await refusalOf(deps, who, rejection),
  writeId: null,
  objectId: null,
});
