import { sql } from 'kysely';
import type { Db } from '../../../src/store/db.ts';

export type Column = { table: string; column: string; isNumber: boolean };
type Value = string | number | null;

/** Other tables refer to these. */
const first = ['accounts', 'workspaces', 'api_keys', 'launches', 'webhooks'];

/** Every table of the schema, without those of the migrations. */
export const listTables = async (db: Db) => {
  const tables = await db.introspection.getTables();
  const place = (name: string) => (first.indexOf(name) + first.length) % first.length;
  return tables
    .filter(({ isView }) => !isView)
    .map(({ name, columns }) => ({
      name,
      columns: columns.map(({ name: column, dataType }) => ({
        table: name,
        column,
        isNumber: /int|numeric|real/i.test(dataType),
      })),
    }))
    .sort(
      (a, b) =>
        Number(!first.includes(a.name)) - Number(!first.includes(b.name)) ||
        place(a.name) - place(b.name),
    );
};

/** Inserts one row into every table; `cell` provides the values. */
export const fillEveryTable = async (
  db: Db,
  cell: (column: Column) => Value,
  but: readonly string[] = [],
) => {
  for (const { name, columns } of await listTables(db)) {
    if (but.includes(name)) continue;
    const names = columns.map(({ column }) => sql.ref(column));
    const values = columns.map((column) => sql`${cell(column)}`);
    await sql`insert into ${sql.table(name)} (${sql.join(names)}) values (${sql.join(values)})
      on conflict do nothing`.execute(db);
  }
};

/** All rows of all tables, as sorted text by table. */
export const dumpEveryTable = async (db: Db) => {
  const rowsByTable: Record<string, string[]> = {};
  for (const { name, columns } of await listTables(db)) {
    const { rows } = await sql<Record<string, Value>>`select * from ${sql.table(name)}`.execute(db);
    rowsByTable[name] = rows
      .map((row) => JSON.stringify(columns.map(({ column }) => [column, row[column]]).sort()))
      .sort();
  }
  return rowsByTable;
};
