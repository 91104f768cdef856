import { sql } from 'kysely';
import { now, nowOnce } from './clock.ts';
import { hotQuery } from './hot-query.ts';
import { type Db, isPostgres } from './open.ts';

/** A new connection: it was looked at just now, and nobody was warned of its end yet. */
export const startChecks = async (tx: Db, workspaceId: string, nextCheckAt: number) => {
  const fresh = { next_check_at: nextCheckAt, checked_at: now, problem: null, warned_days: null };
  await tx
    .insertInto('connection_health')
    .values({ workspace_id: workspaceId, ...fresh })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(fresh))
    .execute();
};

export const endChecks = (tx: Db, workspaceId: string) =>
  tx.deleteFrom('connection_health').where('workspace_id', '=', workspaceId).execute();

const takeQuery = hotQuery((db, { limit, holdMs }: { limit: number; holdMs: number }) => {
  const due = db
    .selectFrom('connection_health')
    .select('workspace_id')
    .where('next_check_at', '<=', nowOnce)
    .orderBy('next_check_at')
    .limit(limit);
  return db
    .updateTable('connection_health')
    .set({ next_check_at: sql<number>`${now} + ${holdMs}` })
    .where('workspace_id', 'in', isPostgres(db) ? due.forUpdate().skipLocked() : due)
    .returning('workspace_id');
}, 'rows');

/** Takes connections that are due to be looked at; what a node that died had taken comes up again. */
export const takeDueChecks = async (db: Db, limit: number, holdMs: number) =>
  (await takeQuery(db, { limit, holdMs })).rows;

type Seen = { problem: string | null; warned_days: number | null; next_check_at: number | null };

export const noteCheck = (tx: Db, workspaceId: string, seen: Seen) =>
  tx
    .updateTable('connection_health')
    .set({ ...seen, checked_at: now })
    .where('workspace_id', '=', workspaceId)
    .execute();

export const findHealth = (db: Db, workspaceId: string) =>
  db
    .selectFrom('connection_health')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
