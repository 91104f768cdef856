import { type SqlBool, sql } from 'kysely';
import { activityColumns } from './activity.ts';
import type { Db } from './db.ts';
import type { LaunchRow, LaunchStepRow } from './schema/launch-tables.ts';
import type { ActivityRow, WriteRow } from './schema/tables.ts';

/** Everything found for one id. */
export type TracedRows = {
  writes: WriteRow[];
  launches: LaunchRow[];
  steps: LaunchStepRow[];
  events: ActivityRow[];
};

const maxRows = 500;

/**
 * Finds what an id belongs to: a write, a launch, an event, a request, or an object on the platform. Each query
 * uses an index.
 */
export const findById = async (db: Db, id: string): Promise<TracedRows> => {
  const writesBy = (column: 'id' | 'request_id' | 'object_id') =>
    db.selectFrom('writes').selectAll().where(column, '=', id).limit(maxRows).execute();
  const eventsBy = (column: 'id' | 'request_id' | 'target_id') =>
    db
      .selectFrom('activity')
      .select(activityColumns)
      .where(column, '=', id)
      .limit(maxRows)
      .execute();
  const launches = await db.selectFrom('launches').selectAll().where('id', '=', id).execute();
  const writes = [
    ...(await writesBy('id')),
    ...(await writesBy('request_id')),
    ...(await writesBy('object_id')),
  ];
  const events = [
    ...(await eventsBy('id')),
    ...(await eventsBy('request_id')),
    ...(await eventsBy('target_id')),
  ];
  return { writes, launches, events, steps: [] };
};

/** The condition that a column has one of these ids; the list may be empty. */
const isAmong = (column: string, ids: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} in (${ids.length > 0 ? sql.join(ids) : sql`null`})`;

export const listLaunchesById = (db: Db, ids: readonly string[]) =>
  db.selectFrom('launches').selectAll().where(isAmong('id', ids)).limit(maxRows).execute();

export const listWritesById = (db: Db, ids: readonly string[]) =>
  db.selectFrom('writes').selectAll().where(isAmong('id', ids)).limit(maxRows).execute();

export const listStepsOf = (db: Db, launchIds: readonly string[]) =>
  db
    .selectFrom('launch_steps')
    .selectAll()
    .where(isAmong('launch_id', launchIds))
    .orderBy('launch_id')
    .orderBy('position')
    .limit(maxRows)
    .execute();

/** The steps of launches that sent these writes. */
export const listStepsByWrite = (db: Db, writeIds: readonly string[]) =>
  db
    .selectFrom('launch_steps')
    .selectAll()
    .where(isAmong('write_id', writeIds))
    .limit(maxRows)
    .execute();

/** The events about these targets. */
export const listEventsAbout = (db: Db, targetIds: readonly string[]) =>
  db
    .selectFrom('activity')
    .select(activityColumns)
    .where(isAmong('target_id', targetIds))
    .limit(maxRows)
    .execute();

/** Names for ids: of workspaces, accounts and keys. */
export const namesOf = async (db: Db, ids: readonly string[]) => {
  const rows = [
    ...(await db
      .selectFrom('workspaces')
      .select(['id', 'name'])
      .where(isAmong('id', ids))
      .execute()),
    ...(await db
      .selectFrom('accounts')
      .select(['id', 'email as name'])
      .where(isAmong('id', ids))
      .execute()),
    ...(await db.selectFrom('api_keys').select(['id', 'name']).where(isAmong('id', ids)).execute()),
  ];
  return new Map(rows.map(({ id, name }) => [id, name]));
};
