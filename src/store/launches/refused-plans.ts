import { now } from '../clock.ts';
import type { Db } from '../db.ts';
import type { RefusedPlanRow } from '../schema/launch-tables.ts';
import { keepNewest } from './launch-plans.ts';

type NewRefusal = Omit<RefusedPlanRow, 'created_at'>;

/** Stores the problems of a plan; of each workspace, the newest `max` are kept. */
export const putRefusedPlan = async (tx: Db, plan: NewRefusal, max: number) => {
  await tx
    .insertInto('refused_plans')
    .values({ ...plan, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'outline']).doUpdateSet((eb) => ({
        problems: eb.ref('excluded.problems'),
        created_at: eb.ref('excluded.created_at'),
      })),
    )
    .execute();
  await keepNewest(tx, { table: 'refused_plans', key: 'outline' }, plan.workspace_id, max);
};

/** A later dry run of the same plan found no problems. */
export const deleteRefusedPlan = (db: Db, workspaceId: string, outline: string) =>
  db
    .deleteFrom('refused_plans')
    .where('workspace_id', '=', workspaceId)
    .where('outline', '=', outline)
    .execute();

/** Few, and most workspaces have none. */
export const listRefusedPlans = (db: Db, workspaceId: string) =>
  db
    .selectFrom('refused_plans')
    .select(['outline', 'problems'])
    .where('workspace_id', '=', workspaceId)
    .execute();
