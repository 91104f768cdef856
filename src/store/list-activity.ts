import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { activityColumns } from './activity.ts';
import { type Db, idIsAmong } from './db.ts';
import { asActivity, journaledWrites, writePrefix } from './journal/write-activity.ts';
import type { ActorKind } from './schema/people-tables.ts';
import type { ActivityRow } from './schema/tables.ts';

export type ActivityFilter = {
  /** From this time on, and before that one. */
  since?: number | undefined;
  until?: number | undefined;
  /** Older than this event. */
  after?: { at: number; id: string } | undefined;
  /** A whole name such as `key.minted`, or its first word for all of that kind. */
  action?: string | undefined;
  actorKind?: ActorKind | undefined;
  actorId?: string | undefined;
  /** The name of a key, or the address of an account. */
  actorName?: string | undefined;
  /** Of the events about signing in, only this person's own; left out: everyone's. */
  ownSignIns?: string | undefined;
};

/**
 * The newest events that fit, those of the journal of writes among them: one statement, so that an event that moves is
 * seen once.
 */
export const listActivity = async (
  db: Db,
  workspaceId: string,
  filter: ActivityFilter,
  limit: number,
): Promise<ActivityRow[]> => {
  const actions = isGroup(filter.action) ? await actionsOf(db, workspaceId, filter.action) : null;
  if (filter.actorName === undefined)
    return listFitting(db, workspaceId, { ...filter, actions }, limit);
  const actorIds = await idsOf(db, workspaceId, filter.actorName);
  // Without this, all events would be searched in vain.
  if (actorIds.length === 0) return [];
  return listFitting(db, workspaceId, { ...filter, actions, actorIds }, limit);
};

const isGroup = (action: string | undefined): action is string =>
  action !== undefined && !action.includes('.');

/** The actions of a group that occur in a workspace: one step through the index for each of them. */
const actionsOf = async (db: Db, workspaceId: string, group: string) => {
  const after = (condition: RawBuilder<unknown>) =>
    sql`(select min(action) from activity where workspace_id = ${workspaceId} and ${condition})`;
  const { rows } = await sql<{ action: string }>`with recursive had(action) as (
    select ${after(sql`1 = 1`)} union all
    select ${after(sql`activity.action > had.action`)} from had where had.action is not null)
    select action from had where action like ${`${group}.%`}`.execute(db);
  return rows.map(({ action }) => action);
};

/** `actions`: those of a group; null: the filter names no group. */
type ActivityQuery = ActivityFilter & { actions: string[] | null; actorIds?: string[] };

const listFitting = (
  db: Db,
  workspaceId: string,
  filter: ActivityQuery,
  limit: number,
): Promise<ActivityRow[]> => {
  const inEvents = newest(
    db,
    { table: 'activity', time: 'at', workspaceId, limit },
    sql`${fits(filter, 'at')} and ${isSignInShown(filter.ownSignIns)}`,
    eventRanges(filter),
  );
  const events = recordedEvents(db)
    .where('workspace_id', '=', workspaceId)
    .where(inEvents)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  const inJournal = newest(
    db,
    { table: 'writes', time: 'created_at', workspaceId, limit },
    fits(filter, 'created_at'),
    writeRanges(filter),
  );
  const writes = journaledWrites(db)
    .where('workspace_id', '=', workspaceId)
    .where(inJournal)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  return newestOfBoth(db, events, writes, limit);
};

/**
 * The newest events of all workspaces, those of the journal among them. Without any filter but time, so that each call reads as
 * many rows as it returns.
 */
export const listActivityOfAll = (
  db: Db,
  filter: Pick<ActivityFilter, 'since' | 'until' | 'after'>,
  limit: number,
): Promise<ActivityRow[]> => {
  const events = recordedEvents(db)
    .where(fitsAge(filter, 'at'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  const writes = journaledWrites(db)
    .where(fitsAge(filter, 'created_at'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  return newestOfBoth(db, events, writes, limit);
};

/** Each of the two is in the order of the list and no longer than it. */
const newestOfBoth = (
  db: Db,
  events: ReturnType<typeof recordedEvents>,
  writes: ReturnType<typeof journaledWrites>,
  limit: number,
): Promise<ActivityRow[]> => {
  const both = db
    .selectFrom(events.as('e'))
    .selectAll()
    .unionAll(db.selectFrom(asActivity(db, writes).as('j')).selectAll());
  return db
    .selectFrom(both.as('both'))
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
};

const recordedEvents = (db: Db) => db.selectFrom('activity').select(activityColumns);

/** The index of ages knows the time alone: a bound on time lets it begin in the right place. */
const fitsAge = (filter: Pick<ActivityFilter, 'since' | 'until' | 'after'>, time: string) => {
  const { after } = filter;
  const bound = after ? sql` and ${sql.ref(time)} <= ${after.at}` : sql``;
  return sql<SqlBool>`${fits(filter, time)}${bound}`;
};

type Source = { table: string; time: string; workspaceId: string; limit: number };

/**
 * A range is one part of an index, in the order of the list. If there are several, such as the actions of a group,
 * the newest of each are read first; rows outside of all ranges are never read.
 */
const newest = (
  db: Db,
  { table, time, workspaceId, limit }: Source,
  condition: RawBuilder<unknown>,
  ranges: readonly RawBuilder<unknown>[],
) => {
  const [only, ...others] = ranges;
  if (!only) return sql<SqlBool>`1 = 0`;
  if (others.length === 0) return sql<SqlBool>`${only} and ${condition}`;
  const ids = ranges.map(
    (range, at) => sql`select * from (select id from ${sql.table(table)}
      where workspace_id = ${workspaceId} and ${range} and ${condition}
      order by ${sql.ref(time)} desc, id desc limit ${limit}) as ${sql.ref(`range${at}`)}`,
  );
  return idIsAmong(db, sql.join(ids, sql` union all `), `${table}.id`);
};

const everything = sql`1 = 1`;

const actorRanges = ({ actorIds }: ActivityQuery) =>
  actorIds?.map((id) => sql`actor_id = ${id}`) ?? [everything];

const eventRanges = (filter: ActivityQuery) => {
  const { action, actions } = filter;
  if (actions) return actions.map((one) => sql`action = ${one}${ofActors(filter)}`);
  return action === undefined ? actorRanges(filter) : [sql`action = ${action}${ofActors(filter)}`];
};

/** The journal leaves the prefix out of its actions' names. */
const writeRanges = (filter: ActivityQuery) => {
  const { action } = filter;
  if (action === undefined || `${action}.` === writePrefix) return actorRanges(filter);
  return action.startsWith(writePrefix)
    ? [sql`action = ${action.slice(writePrefix.length)}${ofActors(filter)}`]
    : [];
};

const ofActors = ({ actorIds }: ActivityQuery) =>
  actorIds ? sql` and actor_id in (${sql.join(actorIds)})` : sql``;

/** Conditions on columns that both tables have, each of them in their index. */
const fits = ({ since, until, after, actorKind, actorId }: ActivityFilter, time: string) => {
  const at = sql.ref(time);
  const all = [
    since !== undefined && sql`${at} >= ${since}`,
    // One upper bound at a time: given two, SQLite may start from the wrong one.
    until !== undefined && !isBefore(after, until) && sql`${at} < ${until}`,
    after && sql`(${at}, id) < (${after.at}, ${after.id})`,
    actorKind && sql`actor_kind = ${actorKind}`,
    // These have no id: the index of ids finds them.
    (actorKind === 'operator' || actorKind === 'system') && sql`actor_id is null`,
    actorId && sql`actor_id = ${actorId}`,
  ].filter((condition) => condition !== undefined && condition !== false && condition !== '');
  return all.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(all, sql` and `)}`;
};

const maxNamesakes = 100;

/** Keys of the workspace and of its members, and the account with this address; ids are in the index, names are not. */
const idsOf = async (db: Db, workspaceId: string, name: string) => {
  const own = db
    .selectFrom('api_keys')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('name', '=', name);
  const ofMembers = db
    .selectFrom('members as m')
    .innerJoin('api_keys as k', 'k.account_id', 'm.account_id')
    .select('k.id')
    .where('m.workspace_id', '=', workspaceId)
    .where('k.name', '=', name);
  const person = db.selectFrom('accounts').select('id').where('email', '=', name.toLowerCase());
  const rows = await own.union(ofMembers).union(person).limit(maxNamesakes).execute();
  return rows.map(({ id }) => id);
};

const isBefore = (after: ActivityFilter['after'], until: number) =>
  after !== undefined && after.at < until;

/** Events about signing in concern those who run the workspace, not clients who look at it. */
const isSignInShown = (own: string | undefined) =>
  own === undefined
    ? sql<SqlBool>`1 = 1`
    : sql<SqlBool>`(action not like 'sign_in.%' or actor_id = ${own})`;
