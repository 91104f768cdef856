import { type Migration, sql } from 'kysely';
import { type Db, isPostgres } from '../../db.ts';

export type LaterIndex = {
  name: string;
  table: string;
  /** One that is dropped once this one is there. */
  replaces?: string;
  /** `how`: 'concurrently' while others write to the table. */
  statement(how: string): string;
};

const index = (name: string, table: string, columns: string, only = ''): LaterIndex => ({
  name,
  table,
  statement: (how) => `create index ${how} ${name} on ${table} (${columns}) ${only}`.trim(),
});

/** For the limits on open launches; the first index contains only those. */
export const openLaunchIndexes: readonly LaterIndex[] = [
  index('launches_open', 'launches', 'workspace_id', 'where finished_at is null'),
  index('launches_key', 'launches', 'key_id, finished_at', 'where key_id is not null'),
];

/** So that a follower of a launch finds out by one step through an index whether it has changed. */
export const stepIndexes: readonly LaterIndex[] = [
  index('launch_steps_changed', 'launch_steps', 'launch_id, changed_at'),
];

/** Everything that decides whose launch is next is in the index: a launch's body may be long. */
export const turnIndexes: readonly LaterIndex[] = [
  {
    ...index(
      'launches_turns',
      'launches',
      'due_at, lease_until, workspace_id, account_id, ad_account_id, waiting_for, id',
      'where due_at is not null',
    ),
    replaces: 'launches_due',
  },
];

/** For lists with a filter, for the operator's list of writes, and for deleting by age. */
export const listIndexes: readonly LaterIndex[] = [
  index('activity_action', 'activity', 'workspace_id, action, at, id'),
  index('activity_actor', 'activity', 'workspace_id, actor_id, at, id'),
  index('writes_action', 'writes', 'workspace_id, action, created_at, id'),
  index('writes_actor', 'writes', 'workspace_id, actor_id, created_at, id'),
  index('writes_doubtful', 'writes', 'created_at, id', `where state in ('unknown', 'ambiguous')`),
  index('seen_ads_age', 'seen_ads', 'seen_at'),
];

/** The condition of the index for writes that came to nothing, word for word as a query must have it. */
export const failedCondition = `state in ('rejected', 'not_sent', 'not_created')`;

/** For an operator who has an id or an account, and wants to know what happened to it. */
export const traceIndexes: readonly LaterIndex[] = [
  index('writes_account', 'writes', 'account_id, created_at, id'),
  index('writes_failed', 'writes', 'state, created_at, id', `where ${failedCondition}`),
  index('writes_request', 'writes', 'request_id', 'where request_id is not null'),
  index('writes_object_id', 'writes', 'object_id', 'where object_id is not null'),
  index('activity_request', 'activity', 'request_id', 'where request_id is not null'),
  index('activity_target', 'activity', 'target_id', 'where target_id is not null'),
  index('launch_steps_write', 'launch_steps', 'write_id', 'where write_id is not null'),
];

/** Indexes on tables that may be large, so that building one would keep others waiting too long. */
export const laterIndexes: readonly LaterIndex[] = [
  ...openLaunchIndexes,
  ...stepIndexes,
  ...turnIndexes,
  ...listIndexes,
  ...traceIndexes,
];

/** If a table has more rows than this, its index is built later, while the service runs: `buildIndexes`. */
const maxRowsLocked = 10_000;

/** Built at once on a small table, later on a large one, so that nobody waits. */
export const makeIndexes = (indexes: readonly LaterIndex[]): Migration => ({
  async up(db: Db) {
    for (const { table, statement, replaces } of indexes) {
      const rows = sql`select count(*) as n from (select 1 from ${sql.table(table)} limit ${maxRowsLocked + 1}) as counted`;
      const { n } = (await rows.execute(db)).rows[0] as { n: number };
      if (isPostgres(db) && Number(n) > maxRowsLocked) continue;
      await sql.raw(statement('')).execute(db);
      if (replaces) await sql`drop index ${sql.id(replaces)}`.execute(db);
    }
  },
});
