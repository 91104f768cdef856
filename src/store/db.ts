import {
  type DeleteResult,
  type Expression,
  type InsertResult,
  type Kysely,
  PostgresAdapter,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type UpdateResult,
} from 'kysely';
import type { Tables } from './schema/tables.ts';

export type Db = Kysely<Tables>;

/** For the few statements that one engine needs and the other does not have. */
export const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * For rows named by a query. PostgreSQL finds them by an array of their ids; a join it might read
 * the other way round, all rows first, if there were few when it made its plan.
 */
export const idIsAmong = (db: Db, ids: Expression<unknown>, id = 'writes.id') =>
  isPostgres(db)
    ? sql<SqlBool>`${sql.ref(id)} = any(array(${ids}))`
    : sql<SqlBool>`${sql.ref(id)} in (${ids})`;

/** Where a row lies: it names the row as long as nobody changes it. */
export const placeOf = (db: Db) => (isPostgres(db) ? sql`ctid` : sql`rowid`);

/** For rows named by a query of their places. */
export const liesAmong = (db: Db, places: Expression<unknown>) =>
  isPostgres(db) ? sql<SqlBool>`ctid = any(array(${places}))` : sql<SqlBool>`rowid in (${places})`;

type Changes = UpdateResult | DeleteResult | InsertResult;
type Change = { executeTakeFirstOrThrow(): Promise<Changes> };

/** Carries a change out; tells how many rows it made, changed or deleted. */
export const countChanges = async (change: Change) => {
  const result = await change.executeTakeFirstOrThrow();
  if ('numUpdatedRows' in result) return Number(result.numUpdatedRows);
  return Number(
    'numDeletedRows' in result ? result.numDeletedRows : result.numInsertedOrUpdatedRows,
  );
};

/** For what must find exactly its row: false where somebody else was first. */
export const changesOne = async (change: Change) => (await countChanges(change)) === 1;

/** How many rows a query finds. */
export const countRows = async <DB, T extends keyof DB>(
  query: SelectQueryBuilder<DB, T, Record<never, never>>,
) => {
  const count = query.select(sql`count(*)`.as('n')).$castTo<{ n: number }>();
  return Number((await count.executeTakeFirstOrThrow()).n);
};
