import { Failure } from '../contract/failures.ts';
import { span } from '../kernel/clock.ts';
import { lockAccount } from '../store/accounts.ts';
import { findKeyOf } from '../store/api-keys.ts';
import type { Db } from '../store/db.ts';
import { listPasskeysOf } from '../store/people/passkeys.ts';
import { hasPassword } from '../store/people/passwords.ts';
import { findSession } from '../store/people/sessions.ts';

const freshMs = span({ minutes: 30 });

export type SignedInPerson = { accountId: string; email: string; sessionId: string };

/**
 * What is known about a person before they change how they sign in, or create a key. A stranger who finds a
 * signed-in browser must not be able to take over the account. `fresh`: they signed in recently, or showed again
 * who they are. `first`: they have neither a password nor a passkey, and may set the first one. `needed`: they must
 * show a password or passkey. `over`: the session has ended.
 */
export type Proof = 'fresh' | 'first' | 'needed' | 'over';

type AccountSession = Pick<SignedInPerson, 'accountId' | 'sessionId'>;

export const readProof = async (
  db: Db,
  { accountId, sessionId }: AccountSession,
): Promise<Proof> => {
  const session = await findSession(db, accountId, sessionId);
  if (!session) return 'over';
  const shownAt = Math.max(session.created_at, session.proved_at ?? 0);
  if (session.now - shownAt < freshMs) return 'fresh';
  const hasWay =
    (await hasPassword(db, accountId)) || (await listPasskeysOf(db, accountId)).length > 0;
  return hasWay ? 'needed' : 'first';
};

/**
 * Reads the proof in the transaction that makes the change. The account is locked, and everything that ends
 * sessions locks it too, so the proof cannot become wrong meanwhile. `mayBeFirst`: the change may add the first
 * password or passkey of the account.
 */
export const lockProof = async (
  tx: Db,
  person: AccountSession,
  { mayBeFirst }: { mayBeFirst: boolean },
) => {
  await lockAccount(tx, person.accountId);
  const proof = await readProof(tx, person);
  return proof === 'fresh' || (mayBeFirst && proof === 'first');
};

type KeyRequester = { accountId: string; sessionId: string | null; keyId: string | null };

/**
 * Checks before a key is created that the session or key of the request still exists, and that a person has shown
 * who they are.
 */
export const demandMayMint = async (tx: Db, { accountId, sessionId, keyId }: KeyRequester) => {
  await lockAccount(tx, accountId);
  if (sessionId !== null) {
    const proof = await readProof(tx, { accountId, sessionId });
    if (proof === 'over') throw new Failure('unauthorized');
    if (proof !== 'fresh') throw new Failure('proof_required');
  }
  if (keyId === null) return;
  const key = await findKeyOf(tx, accountId, keyId);
  if (!key || key.revoked_at !== null) throw new Failure('unauthorized');
};
