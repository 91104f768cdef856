import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, isPostgres } from '../db.ts';

/** The part of a table that one statement reads, whatever its content is. */
const rowsAtOnce = 500;
const pagesAtOnce = 64;
const pageBytes = 8_192;

export type Table = { name: string; textColumns: string[] };

/** Every table of the schema but the migrations' own. */
export const listTables = async (db: Db): Promise<Table[]> =>
  (await db.introspection.getTables())
    .filter(({ isView }) => !isView)
    .map(({ name, columns }) => ({
      name,
      textColumns: columns
        .filter(({ dataType }) => /text|char/i.test(dataType))
        .map((column) => column.name),
    }));

/** The place of a row, which identifies it as long as it is not changed. */
const placeOf = (db: Db) => (isPostgres(db) ? sql<string>`ctid::text` : sql<number>`rowid`);

export const isAt = (db: Db, place: string | number) =>
  isPostgres(db) ? sql<SqlBool>`ctid = ${place}::tid` : sql<SqlBool>`rowid = ${place}`;

const lastOf = async (db: Db, table: string) => {
  const query = isPostgres(db)
    ? sql<{ last: number }>`select pg_relation_size(${table}::regclass) / ${pageBytes} as last`
    : sql<{ last: number }>`select coalesce(max(rowid), 0) as last from ${sql.table(table)}`;
  return Number((await query.execute(db)).rows[0]?.last ?? 0);
};

/**
 * A table from its beginning to its end, in pieces: each is a query of some of its rows, with their `place`. No index is walked,
 * so a piece takes as long as any other, and every row is met that is not changed meanwhile.
 */
export async function* rangesOf(db: Db, table: string): AsyncGenerator<RawBuilder<unknown>> {
  const last = await lastOf(db, table);
  const step = isPostgres(db) ? pagesAtOnce : rowsAtOnce;
  const place = placeOf(db);
  for (let from = 0; from <= last; from += step) {
    // The offset keeps the planner from walking an index of the condition outside instead.
    yield isPostgres(db)
      ? sql`(select ${place} as place, * from ${sql.table(table)}
          where ctid >= ${`(${from},0)`}::tid and ctid < ${`(${from + step},0)`}::tid offset 0)`
      : sql`(select ${place} as place, * from ${sql.table(table)}
          where rowid >= ${from} and rowid < ${from + step} limit -1 offset 0)`;
  }
}
