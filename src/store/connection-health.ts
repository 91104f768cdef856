import { sql } from 'kysely';
import { now, nowOnce } from './clock.ts';
import { type Db, idIsAmong, isPostgres } from './db.ts';
import { hotQuery } from './hot-query.ts';
import { jsonIds } from './json-rows.ts';
import { payerOf } from './workspaces.ts';

/** A new connection was checked just now, and no warning of its end was sent yet. */
export const startChecks = async (tx: Db, workspaceId: string, nextCheckAt: number) => {
  const fresh = {
    next_check_at: nextCheckAt,
    checked_at: now,
    problem: null,
    missing: null,
    warned_days: null,
  };
  await tx
    .insertInto('connection_health')
    .values({ workspace_id: workspaceId, ...fresh })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(fresh))
    .execute();
};

export const endChecks = (tx: Db, workspaceId: string) =>
  tx.deleteFrom('connection_health').where('workspace_id', '=', workspaceId).execute();

/** Connections whose check is due. */
const dueChecks = (db: Db) =>
  db
    .selectFrom('connection_health')
    .select('workspace_id as id')
    .where('next_check_at', '<=', nowOnce);

const listQuery = hotQuery((db, { limit }: { limit: number }) => {
  const payer = payerOf('connection_health.workspace_id', 'connection_health.workspace_id');
  const due = dueChecks(db)
    .select(['next_check_at'])
    .select(payer.as('owner'))
    .select(
      sql<number>`row_number() over (partition by ${payer} order by next_check_at)`.as('place'),
    );
  return db
    .selectFrom(due.as('due'))
    .select(['id', 'owner'])
    .where('place', '<=', limit)
    .orderBy('place')
    .orderBy('next_check_at');
}, 'rows');

/** The connections of each paying account whose check is due, the most urgent first. */
export const listDueChecks = async (db: Db, limit: number) => (await listQuery(db, { limit })).rows;

export type DueCheck = Awaited<ReturnType<typeof listDueChecks>>[number];

const takeQuery = hotQuery((db, { list, holdMs }: { list: string; holdMs: number }) => {
  const due = dueChecks(db).where(
    idIsAmong(db, jsonIds(db, list), 'connection_health.workspace_id'),
  );
  return db
    .updateTable('connection_health')
    .set({ next_check_at: sql<number>`${now} + ${holdMs}` })
    .where('workspace_id', 'in', isPostgres(db) ? due.forUpdate().skipLocked() : due)
    .returning('workspace_id as id');
}, 'rows');

/** Takes connections whose check is due. Those that a node has taken before it died become due again. */
export const takeDueChecks = async (db: Db, ids: readonly string[], holdMs: number) =>
  (await takeQuery(db, { list: JSON.stringify(ids), holdMs })).rows;

type CheckResult = {
  problem: string | null;
  missing: string;
  warned_days: number | null;
  next_check_at: number | null;
};

export const noteCheck = (tx: Db, workspaceId: string, check: CheckResult) =>
  tx
    .updateTable('connection_health')
    .set({ ...check, checked_at: now })
    .where('workspace_id', '=', workspaceId)
    .execute();

export const findHealth = (db: Db, workspaceId: string) =>
  db
    .selectFrom('connection_health')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
