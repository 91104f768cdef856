import { type SqlBool, sql } from 'kysely';
import { activityColumns } from './activity.ts';
import { asActivity, journaledWrites, writePrefix } from './journal/write-activity.ts';
import type { Db } from './open.ts';
import type { ActivityRow, ActorKind } from './schema/tables.ts';

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
  /** Of signing in, only this person's own events; left out: everybody's. */
  ownSignIns?: string | undefined;
};

/** The newest events that fit, those of the journal of writes among them: one statement, so that an event that moves is seen once. */
export const listActivity = async (
  db: Db,
  workspaceId: string,
  filter: ActivityFilter,
  limit: number,
): Promise<ActivityRow[]> => {
  if (filter.actorName === undefined) return listFitting(db, workspaceId, filter, limit);
  const actorIds = await idsOf(db, workspaceId, filter.actorName);
  // Without this, all events would be looked through for nobody.
  if (actorIds.length === 0) return [];
  return listFitting(db, workspaceId, { ...filter, actorIds }, limit);
};

const listFitting = (
  db: Db,
  workspaceId: string,
  filter: ActivityFilter & { actorIds?: string[] },
  limit: number,
): Promise<ActivityRow[]> => {
  const events = db
    .selectFrom('activity')
    .select(activityColumns)
    .where('workspace_id', '=', workspaceId)
    .where(fits(filter, 'at'))
    .where(isAction(filter.action, ''))
    .where(isSignInShown(filter.ownSignIns))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  const writes = journaledWrites(db)
    .where('workspace_id', '=', workspaceId)
    .where(fits(filter, 'created_at'))
    .where(isAction(filter.action, writePrefix))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
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

/** Conditions on columns that both tables have, each of them in their index. */
const fits = (
  { since, until, after, actorKind, actorId, actorIds }: ActivityFilter & { actorIds?: string[] },
  time: string,
) => {
  const at = sql.ref(time);
  const all = [
    since !== undefined && sql`${at} >= ${since}`,
    // One upper bound at a time: given two, SQLite may start from the wrong one.
    until !== undefined && !isBefore(after, until) && sql`${at} < ${until}`,
    after && sql`(${at}, id) < (${after.at}, ${after.id})`,
    actorKind && sql`actor_kind = ${actorKind}`,
    actorId && sql`actor_id = ${actorId}`,
    actorIds && sql`actor_id in (${sql.join(actorIds)})`,
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

/** When somebody signs in concerns those who run the workspace, and not the clients who look at it. */
const isSignInShown = (own: string | undefined) =>
  own === undefined
    ? sql<SqlBool>`1 = 1`
    : sql<SqlBool>`(action not like 'sign_in.%' or actor_id = ${own})`;

/** `prefix`: what this table leaves out of its actions' names. */
const isAction = (action: string | undefined, prefix: string) => {
  if (action === undefined) return sql<SqlBool>`1 = 1`;
  const isGroup = !action.includes('.');
  if (prefix === '')
    return isGroup ? sql<SqlBool>`action like ${`${action}.%`}` : sql<SqlBool>`action = ${action}`;
  if (isGroup) return `${action}.` === prefix ? sql<SqlBool>`1 = 1` : sql<SqlBool>`1 = 0`;
  return action.startsWith(prefix)
    ? sql<SqlBool>`action = ${action.slice(prefix.length)}`
    : sql<SqlBool>`1 = 0`;
};
