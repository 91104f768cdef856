import { sql } from 'kysely';
import { type Db, isPostgres } from './db.ts';

type ColumnTypes = Readonly<Record<string, 'text' | 'integer' | 'bigint' | 'json'>>;

/**
 * Rows in one parameter of JSON text, as a table called `given`: one prepared statement can be used for any number
 * of them.
 */
export const jsonRows = <Row>(db: Db, list: string, columns: ColumnTypes) => {
  if (isPostgres(db)) {
    const columnDefinitions = Object.entries(columns).map(
      ([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`,
    );
    return sql<Row>`json_to_recordset(${list}::text::json)`.as<'given'>(
      sql`given(${sql.join(columnDefinitions)})`,
    );
  }
  const columnValues = Object.keys(columns).map(
    (name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`,
  );
  return sql<Row>`(select ${sql.join(columnValues)} from json_each(${list}))`.as<'given'>(
    sql`given`,
  );
};

/** A query for ids that are in one parameter, as a JSON list. */
export const jsonIds = (db: Db, list: string) =>
  isPostgres(db)
    ? sql<string>`select json_array_elements_text(${list}::text::json)`
    : sql<string>`select value from json_each(${list})`;
