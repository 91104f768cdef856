import { activityColumns } from './activity.ts';
import type { Db } from './db.ts';
import type { LaunchRow, LaunchStepRow } from './schema/launch-tables.ts';
import type { ActivityRow, WriteRow } from './schema/tables.ts';

/** Everything found by one id. */
export type TracedRows = {
  writes: WriteRow[];
  launches: LaunchRow[];
  steps: LaunchStepRow[];
  events: ActivityRow[];
};

const maxRows = 500;

/** What an id names: a write, a launch, an event, a request, or an object on the platform. Each question is asked of an index. */
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

export const listLaunchesById = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db.selectFrom('launches').selectAll().where('id', 'in', ids).limit(maxRows).execute();

export const listWritesById = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db.selectFrom('writes').selectAll().where('id', 'in', ids).limit(maxRows).execute();

export const listStepsOf = async (db: Db, launchIds: readonly string[]) =>
  launchIds.length === 0
    ? []
    : db
        .selectFrom('launch_steps')
        .selectAll()
        .where('launch_id', 'in', launchIds)
        .orderBy('launch_id')
        .orderBy('position')
        .limit(maxRows)
        .execute();

/** The steps of launches that sent these writes. */
export const listStepsByWrite = async (db: Db, writeIds: readonly string[]) =>
  writeIds.length === 0
    ? []
    : db
        .selectFrom('launch_steps')
        .selectAll()
        .where('write_id', 'in', writeIds)
        .limit(maxRows)
        .execute();

/** What happened to these things. */
export const listEventsAbout = async (db: Db, targetIds: readonly string[]) =>
  targetIds.length === 0
    ? []
    : db
        .selectFrom('activity')
        .select(activityColumns)
        .where('target_id', 'in', targetIds)
        .limit(maxRows)
        .execute();

/** Names for ids: of workspaces, accounts and keys. */
export const namesOf = async (db: Db, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, string>();
  const rows = [
    ...(await db.selectFrom('workspaces').select(['id', 'name']).where('id', 'in', ids).execute()),
    ...(await db
      .selectFrom('accounts')
      .select(['id', 'email as name'])
      .where('id', 'in', ids)
      .execute()),
    ...(await db.selectFrom('api_keys').select(['id', 'name']).where('id', 'in', ids).execute()),
  ];
  return new Map(rows.map(({ id, name }) => [id, name]));
};
