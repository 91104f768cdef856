import { recordOfPerson } from '../events/record.ts';
import { findAccount } from '../store/accounts.ts';
import { countActiveKeys } from '../store/api-keys.ts';
import { deletePasskeyOf, listPasskeysOf } from '../store/people/passkeys.ts';
import { hasPassword } from '../store/people/passwords.ts';
import {
  deleteOtherSessionsOf,
  deleteSessionOf,
  listSessionsOf,
} from '../store/people/sessions.ts';
import type { SignInDeps } from './deps.ts';
import { lockProof, type Proof, readProof, type SignedInPerson } from './proof.ts';
import { sessionEnded, sessionIdleMs } from './session.ts';

type OwnSignInDeps = Pick<SignInDeps, 'store'>;

/** How a person can sign in, and where they are signed in now. */
export type OwnSignIn = {
  hasPassword: boolean;
  passkeys: Awaited<ReturnType<typeof listPasskeysOf>>;
  sessions: Awaited<ReturnType<typeof listSessionsOf>>;
  proof: Proof;
  activeKeys: number;
  /** True if the person has shown that the address is theirs. */
  isProven: boolean;
};

export const readOwnSignIn = async (
  deps: OwnSignInDeps,
  who: SignedInPerson,
): Promise<OwnSignIn> => {
  const { db } = deps.store;
  return {
    hasPassword: await hasPassword(db, who.accountId),
    passkeys: await listPasskeysOf(db, who.accountId),
    sessions: await listSessionsOf(db, who.accountId, sessionIdleMs),
    proof: await readProof(db, who),
    activeKeys: await countActiveKeys(db, who.accountId),
    isProven: (await findAccount(db, who.accountId))?.bound_to === null,
  };
};

export const endOwnSession = (
  { store }: OwnSignInDeps,
  { accountId }: SignedInPerson,
  id: string,
) =>
  store.transaction(async (tx) => {
    if (await deleteSessionOf(tx, accountId, id)) await recordOfPerson(tx, accountId, sessionEnded);
  });

/** Ends all sessions of the account but the current one. */
export const endOtherSessions = (
  { store }: OwnSignInDeps,
  { accountId, sessionId }: SignedInPerson,
) =>
  store.transaction(async (tx) => {
    const endedCount = await deleteOtherSessionsOf(tx, accountId, sessionId);
    if (endedCount === 0) return;
    const details = { ended: endedCount };
    await recordOfPerson(tx, accountId, { action: 'sign_in.other_sessions_ended', details });
  });

/** Returns false if the person has not shown recently who they are. */
export const removePasskey = ({ store }: OwnSignInDeps, who: SignedInPerson, id: string) =>
  store.transaction(async (tx) => {
    if (!(await lockProof(tx, who, { mayBeFirst: false }))) return false;
    const passkey = await deletePasskeyOf(tx, who.accountId, id);
    if (!passkey) return true;
    const target = { kind: 'passkey', ...passkey };
    await recordOfPerson(tx, who.accountId, { action: 'sign_in.passkey_removed', target });
    return true;
  });
