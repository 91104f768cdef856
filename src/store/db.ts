import { type Expression, type Kysely, PostgresAdapter, type SqlBool, sql } from 'kysely';
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
