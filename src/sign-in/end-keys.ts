import { type Actor, record } from '../events/record.ts';
import { revokeKeysOf } from '../store/api-keys.ts';
import type { Db } from '../store/open.ts';

/** Ends all active keys of the account; returns how many they were. */
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
