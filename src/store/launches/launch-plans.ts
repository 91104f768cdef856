import { sql } from 'kysely';
import { now } from '../clock.ts';
import type { Db } from '../db.ts';
import type { LaunchPlanRow } from '../schema/launch-tables.ts';

type NewPlan = Pick<LaunchPlanRow, 'workspace_id' | 'digest' | 'fields'>;

/** Stores the plan of an answer; of each workspace, the newest `max` plans are kept. */
export const putLaunchPlan = async (tx: Db, plan: NewPlan, max: number) => {
  await tx
    .insertInto('launch_plans')
    .values({ ...plan, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'digest'])
        .doUpdateSet((eb) => ({ created_at: eb.ref('excluded.created_at') })),
    )
    .execute();
  await keepNewest(tx, { table: 'launch_plans', key: 'digest' }, plan.workspace_id, max);
};

export const findLaunchPlan = (db: Db, workspaceId: string, digest: string) =>
  db
    .selectFrom('launch_plans')
    .select('fields')
    .where('workspace_id', '=', workspaceId)
    .where('digest', '=', digest)
    .executeTakeFirst();

type PlanTable =
  | { table: 'launch_plans'; key: 'digest' }
  | { table: 'refused_plans'; key: 'outline' };

/** Keeps only the newest `max` plans of a workspace; `key`: the column that distinguishes them. */
export const keepNewest = (tx: Db, { table, key }: PlanTable, workspaceId: string, max: number) => {
  const newest = sql`select ${sql.ref(key)} from ${sql.table(table)} where workspace_id = ${workspaceId}
    order by created_at desc, ${sql.ref(key)} limit ${max}`;
  return sql`delete from ${sql.table(table)}
    where workspace_id = ${workspaceId} and ${sql.ref(key)} not in (${newest})`.execute(tx);
};
