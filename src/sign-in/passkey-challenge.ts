import { span } from '../kernel/clock.ts';
import { fingerprint } from '../secrets/api-key.ts';
import type { Store } from '../store/open.ts';
import { deleteOpenChallenges, insertChallenge } from '../store/people/passkeys.ts';
import { lockFailures } from '../store/people/sign-in-failures.ts';

const lifeMs = span({ minutes: 5 });

/** The most open challenges of one network, or about one account. A whole office may sign in at the same time. */
export const maxOpenChallenges = 30;

type PasskeyChallenge = { challenge: string; accountId: string | null; askedBy: string };

/** Stores a challenge until it is answered. If one requester has too many, the oldest are deleted. */
export const keepChallenge = (store: Store, { challenge, accountId, askedBy }: PasskeyChallenge) =>
  store.transaction(async (tx) => {
    const asked_by = fingerprint(askedBy);
    // Locks one row for each requester before counting, so that requests at the same time are counted one by one.
    await lockFailures(tx, `question:${asked_by}`);
    await deleteOpenChallenges(tx, asked_by, maxOpenChallenges - 1);
    const challenge_hash = fingerprint(challenge);
    await insertChallenge(tx, { challenge_hash, account_id: accountId, asked_by }, lifeMs);
  });
