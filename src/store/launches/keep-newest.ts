import { sql } from 'kysely';
import type { Db } from '../db.ts';

type PlanTable =
  | { table: 'launch_plans'; key: 'digest' }
  | { table: 'refused_plans'; key: 'outline' };

/** Of a workspace's plans only the newest `max` are kept; `key`: what tells two of them apart. */
export const keepNewest = (tx: Db, { table, key }: PlanTable, workspaceId: string, max: number) => {
  const newest = sql`select ${sql.ref(key)} from ${sql.table(table)} where workspace_id = ${workspaceId}
    order by created_at desc, ${sql.ref(key)} limit ${max}`;
  return sql`delete from ${sql.table(table)}
    where workspace_id = ${workspaceId} and ${sql.ref(key)} not in (${newest})`.execute(tx);
};
