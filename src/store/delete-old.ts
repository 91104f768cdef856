import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { nowOnce } from './clock.ts';
import { type Db, idIsAmong } from './db.ts';
import type { Tables } from './schema/tables.ts';

type DeleteOldOptions<Table extends keyof Tables> = {
  table: Table;
  /** The column that tells how old a row is; there is an index on it. */
  time: keyof Tables[Table] & string;
  olderThanMs: number;
  limit: number;
  /** Only rows of which this is true. */
  only?: RawBuilder<SqlBool>;
};

/** Deletes the oldest rows that are older than this, so many at a time; tells how many they were. */
export const deleteOld = async <Table extends keyof Tables>(
  db: Db,
  { table, time, olderThanMs, limit, only = sql<SqlBool>`1 = 1` }: DeleteOldOptions<Table>,
) => {
  const at = sql.ref(`${table}.${time}`);
  const old = sql`select id from ${sql.table(table)}
    where ${at} < ${nowOnce} - ${olderThanMs} and ${only} order by ${at} limit ${limit}`;
  const { numAffectedRows } =
    await sql`delete from ${sql.table(table)} where ${idIsAmong(db, old, `${table}.id`)}`.execute(
      db,
    );
  return Number(numAffectedRows ?? 0);
};

type DeleteOldestOptions<Table extends keyof Tables> = Pick<
  DeleteOldOptions<Table>,
  'table' | 'time' | 'olderThanMs' | 'limit'
>;

/** The same for tables without a column `id`: rows of one moment go together. Tells how many were looked for. */
export const deleteOldest = async <Table extends keyof Tables>(
  db: Db,
  { table, time, olderThanMs, limit }: DeleteOldestOptions<Table>,
) => {
  const at = sql.ref(`${table}.${time}`);
  const { rows } = await sql<{ at: number }>`select ${at} as at from ${sql.table(table)}
    where ${at} < ${nowOnce} - ${olderThanMs} order by ${at} limit ${limit}`.execute(db);
  const last = rows.at(-1);
  if (last) await sql`delete from ${sql.table(table)} where ${at} <= ${last.at}`.execute(db);
  return rows.length;
};
