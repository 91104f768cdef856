import { now } from '../clock.ts';
import type { Db } from '../db.ts';
import type { LaunchPlanRow } from '../schema/launch-tables.ts';
import { keepNewest } from './keep-newest.ts';

type NewPlan = Pick<LaunchPlanRow, 'workspace_id' | 'digest' | 'fields'>;

/** Keeps a plan that was answered; of a workspace the newest `max` are kept. */
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
