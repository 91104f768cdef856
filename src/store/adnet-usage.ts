import { sql } from 'kysely';
import { now } from './clock.ts';
import type { Db } from './db.ts';

type Usage = { workspace_id: string; ad_account_id: string; headers: string };

/** The latest word on each ad account; all of them in one statement. */
export const upsertUsage = async (db: Db, usage: Usage[]) => {
  if (usage.length === 0) return;
  await db
    .insertInto('adnet_usage')
    .values(usage.map((one) => ({ ...one, at: now })))
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'ad_account_id']).doUpdateSet({
        at: sql<number>`excluded.at`,
        headers: sql<string>`excluded.headers`,
      }),
    )
    .execute();
};

/** The usage reported recently. */
export const listUsage = (db: Db, workspaceId: string, withinMs: number) =>
  db
    .selectFrom('adnet_usage')
    .select(['ad_account_id', 'at', 'headers'])
    .where('workspace_id', '=', workspaceId)
    .where('at', '>', sql<number>`${now} - ${withinMs}`)
    .orderBy('ad_account_id')
    .execute();
