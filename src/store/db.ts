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

/** For the few statements that only one engine needs or supports. */
export const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * For rows named by a query. PostgreSQL finds them by an array of their ids. It might run a join the other way
 * round, reading all rows first, if there were few when it made its plan.
 */
export const idIsAmong = (db: Db, ids: Expression<unknown>, id = 'writes.id') =>
  isPostgres(db)
    ? sql<SqlBool>`${sql.ref(id)} = any(array(${ids}))`
    : sql<SqlBool>`${sql.ref(id)} in (${ids})`;

/** The place of a row, which identifies it as long as it is not changed. */
export const placeOf = (db: Db) => (isPostgres(db) ? sql`ctid` : sql`rowid`);

/** For rows whose places a query returns. */
export const liesAmong = (db: Db, places: Expression<unknown>) =>
  isPostgres(db) ? sql<SqlBool>`ctid = any(array(${places}))` : sql<SqlBool>`rowid in (${places})`;

type Changes = UpdateResult | DeleteResult | InsertResult;
type Change = { executeTakeFirstOrThrow(): Promise<Changes> };

/** Runs a change; returns how many rows it inserted, changed or deleted. */
export const countChanges = async (change: Change) => {
  const result = await change.executeTakeFirstOrThrow();
  if ('numUpdatedRows' in result) return Number(result.numUpdatedRows);
  return Number(
    'numDeletedRows' in result ? result.numDeletedRows : result.numInsertedOrUpdatedRows,
  );
};

/** For a change of exactly one row; false if another request was first. */
export const changesOne = async (change: Change) => (await countChanges(change)) === 1;

/** How many rows a query finds. */
export const countRows = async <DB, T extends keyof DB>(
  query: SelectQueryBuilder<DB, T, Record<never, never>>,
) => {
  const count = query.select(sql`count(*)`.as('n')).$castTo<{ n: number }>();
  return Number((await count.executeTakeFirstOrThrow()).n);
};
