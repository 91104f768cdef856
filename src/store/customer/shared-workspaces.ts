import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** A workspace that the account pays for or owns, and others work in; who pays for it has to be settled first. */
export const listSharedWorkspaces = async (db: Db, accountId: string) => {
  const { rows } = await sql<{ id: string; name: string }>`
    select w.id, w.name from workspaces as w
    where exists (select 1 from members as o where o.workspace_id = w.id and o.account_id <> ${accountId})
      and (w.paid_by = ${accountId} or exists (select 1 from members as m
        where m.workspace_id = w.id and m.account_id = ${accountId} and m.role = 'owner'
          and not exists (select 1 from members as p
            where p.workspace_id = w.id and p.role = 'owner' and p.account_id <> m.account_id)))
    order by w.id`.execute(db);
  return rows;
};

/** If no other member is left, the workspace belongs to the account, whichever account an older version has stored. */
export const takeOwnWorkspaces = async (db: Db, accountId: string) => {
  await sql`update workspaces set paid_by = ${accountId}
    where id in (select m.workspace_id from members as m where m.account_id = ${accountId}
      and not exists (select 1 from members as o where o.workspace_id = m.workspace_id and o.account_id <> m.account_id))
    and coalesce(paid_by, '') <> ${accountId}`.execute(db);
};

/** From now on `next` pays for the workspace and owns it. */
export const handOverWorkspace = async (
  tx: Db,
  workspaceId: string,
  { from, to }: { from: string | null; to: string },
) => {
  await tx.updateTable('workspaces').set({ paid_by: to }).where('id', '=', workspaceId).execute();
  await tx
    .insertInto('members')
    .values({ account_id: to, workspace_id: workspaceId, role: 'owner' })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'workspace_id']).doUpdateSet({ role: 'owner' }),
    )
    .execute();
  // People who may work here alone because the payer before had invited them.
  if (from !== null)
    await sql`update accounts set bound_to = ${to} where bound_to = ${from}
      and id in (select account_id from members where workspace_id = ${workspaceId})`.execute(tx);
};
