import { recordOfPerson } from '../../events/record.ts';
import { deletePasskeyOf, listPasskeysOf } from '../../store/passkeys.ts';
import { hasPassword } from '../../store/passwords.ts';
import { deleteOtherSessionsOf, deleteSessionOf, listSessionsOf } from '../../store/sessions.ts';
import { sessionIdleMs } from '../authenticate.ts';
import type { Deps } from '../deps.ts';
import { type Proof, proofNeeded } from './proof.ts';
import { sessionEnded } from './session.ts';

type Ground = Pick<Deps, 'store'>;
type Who = { accountId: string; email: string; sessionId: string };

/** How somebody can sign in, and where they are signed in now. */
export type OwnSignIn = {
  hasPassword: boolean;
  passkeys: Awaited<ReturnType<typeof listPasskeysOf>>;
  sessions: Awaited<ReturnType<typeof listSessionsOf>>;
  proof: Proof;
};

export const readOwnSignIn = async (deps: Ground, who: Who): Promise<OwnSignIn> => {
  const { db } = deps.store;
  return {
    hasPassword: await hasPassword(db, who.accountId),
    passkeys: await listPasskeysOf(db, who.accountId),
    sessions: await listSessionsOf(db, who.accountId, sessionIdleMs),
    proof: await proofNeeded(deps, who),
  };
};

export const endOwnSession = ({ store }: Ground, { accountId }: Who, id: string) =>
  store.transaction(async (tx) => {
    if (await deleteSessionOf(tx, accountId, id)) await recordOfPerson(tx, accountId, sessionEnded);
  });

/** Everywhere but here. */
export const endOtherSessions = ({ store }: Ground, { accountId, sessionId }: Who) =>
  store.transaction(async (tx) => {
    const ended = await deleteOtherSessionsOf(tx, accountId, sessionId);
    if (ended === 0) return;
    const details = { ended };
    await recordOfPerson(tx, accountId, { action: 'sign_in.other_sessions_ended', details });
  });

export const removePasskey = ({ store }: Ground, { accountId }: Who, id: string) =>
  store.transaction(async (tx) => {
    const removed = await deletePasskeyOf(tx, accountId, id);
    if (!removed) return;
    const target = { kind: 'passkey', ...removed };
    await recordOfPerson(tx, accountId, { action: 'sign_in.passkey_removed', target });
  });
