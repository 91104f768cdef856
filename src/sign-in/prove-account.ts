import { type Actor, record } from '../events/record.ts';
import { lockAccount, updateAccountProven } from '../store/accounts.ts';
import { revokeKeysOf } from '../store/api-keys.ts';
import type { Db } from '../store/db.ts';
import { listWorkspaceIdsOf } from '../store/people/members.ts';
import { deleteChallengesOf, deletePasskeysOf } from '../store/people/passkeys.ts';
import { deletePassword } from '../store/people/passwords.ts';
import { deleteOtherSessionsOf } from '../store/people/sessions.ts';

/** How many older credentials were ended. */
export type EndedCredentials = {
  sessions: number;
  passwords: number;
  passkeys: number;
  keys: number;
};

/**
 * Records that the account belongs to the owner of its address. Until now, somebody else may have used it, so all
 * earlier sessions, passwords, passkeys and keys end; memberships stay. Returns null if this was recorded before:
 * then nothing ends.
 */
export const proveAccount = async (
  tx: Db,
  { id, email }: { id: string; email: string },
  actor: Actor,
): Promise<EndedCredentials | null> => {
  // A request that adds a password, passkey or key at this moment waits for this lock, and then checks again.
  await lockAccount(tx, id);
  if (!(await updateAccountProven(tx, id))) return null;
  await deleteChallengesOf(tx, id);
  const endedCredentials = {
    sessions: await deleteOtherSessionsOf(tx, id, null),
    passwords: await deletePassword(tx, id),
    passkeys: await deletePasskeysOf(tx, id),
    keys: await endKeysOf(tx, id, actor),
  };
  const target = { kind: 'account', id, name: email };
  for (const workspaceId of await listWorkspaceIdsOf(tx, id))
    await record(tx, {
      workspaceId,
      actor,
      action: 'account.proven',
      target,
      details: endedCredentials,
    });
  return endedCredentials;
};

/** Ends all active keys of the account; returns how many there were. */
export const endKeysOf = async (tx: Db, accountId: string, actor: Actor) => {
  const rows = await revokeKeysOf(tx, accountId);
  for (const { id, name, workspace_id: workspaceId } of rows)
    await record(tx, {
      workspaceId,
      actor,
      action: 'key.revoked',
      target: { kind: 'key', id, name },
    });
  return rows.length;
};
