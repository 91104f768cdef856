import { type SqlBool, sql } from 'kysely';
import { changesOne, countRows, type Db } from '../db.ts';
import type { Role } from './roles.ts';

/**
 * True if a membership `m` in a workspace `w` counts: an account that is not confirmed may work only where the
 * account pays to which it is bound, and in its own workspaces.
 */
export const membershipCounts = sql<SqlBool>`(m.kept = 1 or exists (select 1 from accounts as b
  where b.id = m.account_id and (b.bound_to is null or coalesce(w.paid_by, b.id) in (b.bound_to, b.id))))`;

/** Memberships `m` of an account that count, in workspaces `w` that are not archived. */
export const activeMemberships = (db: Db, accountId: string) =>
  db
    .selectFrom('members as m')
    .innerJoin('workspaces as w', 'w.id', 'm.workspace_id')
    .where('m.account_id', '=', accountId)
    .where(membershipCounts)
    .where('w.archived_at', 'is', null);

const members = (db: Db, workspaceId: string) =>
  db
    .selectFrom('members as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .innerJoin('workspaces as w', 'w.id', 'm.workspace_id')
    .select(['m.account_id', 'a.email', 'm.role', 'w.paid_by'])
    .where('m.workspace_id', '=', workspaceId);

export type MemberView = Awaited<ReturnType<typeof listMembers>>[number];

export const listMembers = (db: Db, workspaceId: string) =>
  members(db, workspaceId).orderBy('a.email').execute();

export const findMember = (db: Db, workspaceId: string, accountId: string) =>
  members(db, workspaceId).where('m.account_id', '=', accountId).executeTakeFirst();

export const findMemberByEmail = (db: Db, workspaceId: string, email: string) =>
  members(db, workspaceId).where('a.email', '=', email).executeTakeFirst();

export const listWorkspaceIdsOf = async (db: Db, accountId: string) => {
  const rows = await db
    .selectFrom('members')
    .select('workspace_id')
    .where('account_id', '=', accountId)
    .orderBy('workspace_id')
    .execute();
  return rows.map(({ workspace_id }) => workspace_id);
};

export const countOwners = (db: Db, workspaceId: string) =>
  countRows(
    db.selectFrom('members').where('workspace_id', '=', workspaceId).where('role', '=', 'owner'),
  );

/** A member stays what they are; returns true if the person became a member. */
export const insertMember = (
  db: Db,
  member: { account_id: string; workspace_id: string; role: Role },
) =>
  changesOne(
    db
      .insertInto('members')
      .values(member)
      .onConflict((conflict) => conflict.columns(['account_id', 'workspace_id']).doNothing()),
  );
