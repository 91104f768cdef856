import { span } from '../kernel/clock.ts';
import { fingerprint } from '../secrets/api-key.ts';
import type { Store } from '../store/open.ts';
import { deleteOpenChallenges, insertChallenge } from '../store/people/passkeys.ts';
import { lockFailures } from '../store/people/sign-in-failures.ts';

const lifeMs = span({ minutes: 5 });

/** Open questions of one network, or about one account: an office may sign in at the same time. */
export const maxOpenChallenges = 30;

type PasskeyChallenge = { challenge: string; accountId: string | null; askedBy: string };

/** Keeps a question until it is answered. Whoever asks for many loses the oldest of them. */
export const keepChallenge = (store: Store, { challenge, accountId, askedBy }: PasskeyChallenge) =>
  store.transaction(async (tx) => {
    const asked_by = fingerprint(askedBy);
    // Lock, then count: one row for whoever asks.
    await lockFailures(tx, `question:${asked_by}`);
    await deleteOpenChallenges(tx, asked_by, maxOpenChallenges - 1);
    const challenge_hash = fingerprint(challenge);
    await insertChallenge(tx, { challenge_hash, account_id: accountId, asked_by }, lifeMs);
  });
