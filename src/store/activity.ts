import { type SqlBool, sql } from 'kysely';
import { now, nowOnce } from './clock.ts';
import type { Db } from './db.ts';
import { hotQuery } from './hot-query.ts';
import { jsonRows } from './json-rows.ts';
import type { ActivityRow } from './schema/tables.ts';

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

const newColumns = {
  id: 'text',
  workspace_id: 'text',
  actor_kind: 'text',
  actor_id: 'text',
  action: 'text',
  target_kind: 'text',
  target_id: 'text',
  target_name: 'text',
  outcome: 'text',
  request_id: 'text',
  details: 'text',
} as const satisfies Record<keyof NewActivity, 'text'>;

const insertQuery = hotQuery((tx, { list }: { list: string }) =>
  tx
    .insertInto('activity')
    .columns(activityColumns)
    .expression(
      tx.selectFrom(jsonRows<NewActivity>(tx, list, newColumns)).select((given) => [
        'given.id',
        'given.workspace_id',
        now.as('at'),
        'given.actor_kind',
        'given.actor_id',
        given
          .case('given.actor_kind')
          .when('key')
          .then(given.selectFrom('api_keys').select('name').whereRef('id', '=', 'given.actor_id'))
          .when('person')
          .then(given.selectFrom('accounts').select('email').whereRef('id', '=', 'given.actor_id'))
          .end()
          .as('actor_name'),
        'given.action',
        'given.target_kind',
        'given.target_id',
        'given.target_name',
        'given.outcome',
        'given.request_id',
        'given.details',
      ]),
    ),
);

/** Call it in the transaction of the change, so that both are stored or neither is. */
export const insertActivity = async (tx: Db, events: readonly NewActivity[]) => {
  if (events.length > 0) await insertQuery(tx, { list: JSON.stringify(events) });
};

/** The present name of an actor: the name of a key, the address of a person. */
export const actorName = (
  tx: Db,
  { actor_kind: kind, actor_id: id }: Pick<NewActivity, 'actor_kind' | 'actor_id'>,
) => {
  if (kind === 'key') return tx.selectFrom('api_keys').select('name').where('id', '=', id);
  if (kind === 'person') return tx.selectFrom('accounts').select('email').where('id', '=', id);
  return null;
};

export type ActivityPosition = Pick<ActivityRow, 'at' | 'id'>;

/** The list of what waits needs the event of its making. */
const stays = sql<SqlBool>`exists (select 1 from made_ads as m
  where m.id = activity.id and m.state = 'waiting')`;

/**
 * Deletes events older than this, except those of ads that still wait. Looks at so many from a position on, and
 * returns in `next` where to continue, so that kept events are not read again for each portion; null: all were
 * looked at.
 */
export const deleteOldActivity = async (
  db: Db,
  olderThanMs: number,
  limit: number,
  after: ActivityPosition | null = null,
) => {
  const old = await db
    .selectFrom('activity')
    .select(['id', 'at', stays.as('stays')])
    .where('at', '<', sql<number>`${nowOnce} - ${olderThanMs}`)
    .$if(after !== null, (query) =>
      query
        .where('at', '>=', after?.at ?? 0)
        .where(sql<SqlBool>`(at, id) > (${after?.at}, ${after?.id})`),
    )
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .execute();
  const ids = old.filter((event) => !event.stays).map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('activity').where('id', 'in', ids).execute();
  const last = old.length < limit ? undefined : old.at(-1);
  return { deleted: ids.length, next: last ? { at: Number(last.at), id: last.id } : null };
};
