import { sql } from 'kysely';
import { now, nowOnce } from './clock.ts';
import { type Db, idIsAmong } from './open.ts';
import type { ActivityRow } from './tables.ts';

/** Its columns, in the order in which other tables' rows are turned into it. */
export const activityColumns = [
  'id',
  'workspace_id',
  'at',
  'actor_kind',
  'actor_id',
  'actor_name',
  'action',
  'target_kind',
  'target_id',
  'target_name',
  'outcome',
  'request_id',
  'details',
] as const satisfies readonly (keyof ActivityRow)[];

export type NewActivity = Omit<ActivityRow, 'at' | 'actor_name'>;

/** In the transaction of the change itself: both are there, or neither. */
export const insertActivity = async (tx: Db, event: NewActivity) => {
  await tx
    .insertInto('activity')
    .values({ ...event, at: now, actor_name: actorName(tx, event) })
    .execute();
};

/** What somebody is called now: the name of a key, the address of a person. */
export const actorName = (
  tx: Db,
  { actor_kind: kind, actor_id: id }: Pick<NewActivity, 'actor_kind' | 'actor_id'>,
) => {
  if (kind === 'key') return tx.selectFrom('api_keys').select('name').where('id', '=', id);
  if (kind === 'person') return tx.selectFrom('accounts').select('email').where('id', '=', id);
  return null;
};

export const deleteOldActivity = async (db: Db, olderThanMs: number, limit: number) => {
  const old = db
    .selectFrom('activity')
    .select('id')
    .where('at', '<', sql<number>`${nowOnce} - ${olderThanMs}`)
    .orderBy('at')
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('activity')
    .where(idIsAmong(db, old, 'activity.id'))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
