import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { now } from './clock.ts';
import { changesOne, countRows, type Db, isPostgres } from './db.ts';
import { hotQuery } from './hot-query.ts';
import { membershipCounts } from './people/members.ts';
import type { Role } from './people/roles.ts';

export const insertWorkspace = async (
  tx: Db,
  workspace: { id: string; name: string },
  ownerId: string,
) => {
  const row = await tx
    .insertInto('workspaces')
    .values({ ...workspace, archived_at: null, created_at: now, paid_by: ownerId })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('members')
    .values({ account_id: ownerId, workspace_id: workspace.id, role: 'owner' })
    .execute();
  return row;
};

/** Active workspaces the account pays for: what the plan limits. */
export const countPaidWorkspaces = (db: Db, accountId: string) =>
  countRows(
    db.selectFrom('workspaces').where('paid_by', '=', accountId).where('archived_at', 'is', null),
  );

/** The account that pays for a workspace. */
export const findPayer = async (db: Db, workspaceId: string) =>
  (
    await db
      .selectFrom('workspaces')
      .select('paid_by')
      .where('id', '=', workspaceId)
      .executeTakeFirst()
  )?.paid_by;

/**
 * The account that pays for a workspace, by which waiting work takes turns. It is looked up for each row, because a
 * join might read all workspaces.
 */
export const payerOf = (workspaceId: string, otherwise: string): RawBuilder<string> =>
  sql<string>`coalesce((select paid_by from workspaces where workspaces.id = ${sql.ref(workspaceId)}), ${sql.ref(otherwise)})`;

export type WorkspacePage = {
  /** A key that acts in one workspace alone sees no other. */
  only?: string | null;
  after?: { at: number; id: string } | undefined;
  limit?: number | undefined;
};

/** The workspaces in which an account may work. */
export const listWorkspacesOf = (
  db: Db,
  accountId: string,
  includeArchived: boolean,
  { only = null, after, limit }: WorkspacePage = {},
) =>
  db
    .selectFrom('members as m')
    .innerJoin('workspaces as w', 'w.id', 'm.workspace_id')
    .leftJoin('connections as c', 'c.workspace_id', 'w.id')
    .select(['w.id', 'w.name', 'm.role', 'w.archived_at', 'w.created_at'])
    .select('c.workspace_id as connected')
    .where('m.account_id', '=', accountId)
    .where(membershipCounts)
    .$if(!includeArchived, (query) => query.where('w.archived_at', 'is', null))
    .$if(only !== null, (query) => query.where('m.workspace_id', '=', only ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(w.created_at, w.id) > (${after?.at}, ${after?.id})`),
    )
    .orderBy('w.created_at')
    .orderBy('w.id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();

/**
 * A workspace as one of its members sees it; undefined when it is not theirs. `waits` is 1 while the
 * membership does not count because the account is not proven.
 */
export const findWorkspaceOf = (db: Db, accountId: string, workspaceId: string) =>
  db
    .selectFrom('members as m')
    .innerJoin('workspaces as w', 'w.id', 'm.workspace_id')
    .select(['w.id', 'w.name', 'm.role', 'w.archived_at', 'w.paid_by'])
    .select(sql<number>`case when ${membershipCounts} then 0 else 1 end`.as('waits'))
    .where('m.account_id', '=', accountId)
    .where('w.id', '=', workspaceId)
    .executeTakeFirst();

export const findWorkspace = (db: Db, workspaceId: string) =>
  db.selectFrom('workspaces').selectAll().where('id', '=', workspaceId).executeTakeFirst();

export const updateWorkspaceName = (db: Db, workspaceId: string, name: string) =>
  db.updateTable('workspaces').set({ name }).where('id', '=', workspaceId).execute();

/** Archives or unarchives; false when it was so already. */
export const updateWorkspaceArchived = (db: Db, workspaceId: string, archived: boolean) =>
  changesOne(
    db
      .updateTable('workspaces')
      .set({ archived_at: archived ? now : null })
      .where('id', '=', workspaceId)
      .where('archived_at', archived ? 'is' : 'is not', null),
  );

export const setMember = (db: Db, accountId: string, workspaceId: string, role: Role) =>
  db
    .insertInto('members')
    .values({ account_id: accountId, workspace_id: workspaceId, role })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'workspace_id']).doUpdateSet({ role }),
    )
    .execute();

export const deleteMember = (db: Db, accountId: string, workspaceId: string) =>
  changesOne(
    db
      .deleteFrom('members')
      .where('account_id', '=', accountId)
      .where('workspace_id', '=', workspaceId),
  );

/** Like lockAccount, for what is counted per workspace. */
const lockWorkspaceQuery = hotQuery((tx, { id }: { id: string }) =>
  tx.selectFrom('workspaces').select('id').where('id', '=', id).forUpdate(),
);

export const lockWorkspace = async (tx: Db, id: string) => {
  if (isPostgres(tx)) await lockWorkspaceQuery(tx, { id });
};

const readGuardrailsQuery = hotQuery((tx, { id }: { id: string }) =>
  tx.selectFrom('workspaces').select('guardrails').where('id', '=', id),
);

const lockGuardrailsQuery = hotQuery((tx, { id }: { id: string }) =>
  tx.selectFrom('workspaces').select('guardrails').where('id', '=', id).forUpdate(),
);

/** The workspace locked, as by lockWorkspace, and its guardrails as they are then. */
export const lockGuardrails = async (tx: Db, id: string) => {
  const query = isPostgres(tx) ? lockGuardrailsQuery : readGuardrailsQuery;
  return (await query(tx, { id })).rows[0]?.guardrails ?? null;
};

export const findGuardrails = async (db: Db, id: string) =>
  (await readGuardrailsQuery(db, { id })).rows[0]?.guardrails ?? null;

export const updateGuardrails = (tx: Db, id: string, guardrails: string | null) =>
  tx.updateTable('workspaces').set({ guardrails }).where('id', '=', id).execute();
