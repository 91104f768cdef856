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
 * Before somebody changes how they sign in, or makes a key: whoever finds a browser open must not
 * keep the account. `fresh`: they signed in just now, or showed again that it is them. `first`: they
 * have neither a password nor a passkey, and may set the first one. `needed`: they are asked for what
 * they have. `over`: the session has ended.
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
 * Reads the proof in the transaction that makes the change, with the account locked: whatever ends sessions locks it too.
 * `mayBeFirst`: the change may add the account's first password or passkey.
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

/** Before a key is made: the session or key that asks is still there, and a person has shown who they are. */
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
