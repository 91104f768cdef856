import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import postgres from 'postgres';
import { groupBy } from '../../kernel/group-by.ts';
import { allNodeSessions, readAddress } from '../engines/postgres/address.ts';
import type { SourceTable } from './embedded-source.ts';
import type { Cell } from './row-sum.ts';

const rowsAtOnce = 1_000;
const lockTimeoutMs = 30_000;

export type Sql = postgres.Sql;
type Tx = postgres.TransactionSql;

const quoted = (name: string) => `"${name}"`;
const listed = (names: readonly string[]) => names.map(quoted).join(', ');

/** A connection of its own, without the limits of those that serve requests. */
export const openTarget = (url: string): Sql => {
  const address = readAddress(url);
  return postgres(address.url, {
    max: 1,
    ssl: address.ssl,
    connect_timeout: 10,
    fetch_types: false,
    onnotice: () => {},
    connection: {
      application_name: 'greenroom-move',
      statement_timeout: 0,
      idle_in_transaction_session_timeout: 0,
      lock_timeout: lockTimeoutMs,
    },
  });
};

/** Tables and their columns, both in the order of their names. */
export const listTables = async (sql: Sql | Tx): Promise<SourceTable[]> => {
  const rows = await sql<{ name: string; column: string }[]>`
    select c.table_name as name, c.column_name as column from information_schema.columns as c
    inner join information_schema.tables as t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely\\_%'
    order by c.table_name collate "C", c.column_name collate "C"`;
  const tables = groupBy(rows, ({ name }) => name);
  return [...tables].map(([name, list]) => ({ name, columns: list.map(({ column }) => column) }));
};

/** The service's own notes, such as which key sealed the data; the moved ones take their place. */
const notes = 'settings';

/** A table with data; undefined if all are empty. */
export const findFilled = async (sql: Sql | Tx, tables: readonly SourceTable[]) => {
  for (const { name } of tables) {
    if (name === notes) continue;
    const rows = await sql.unsafe(`select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0) return name;
  }
  return undefined;
};

/** True if a node uses this database now. */
export const isServed = async (sql: Sql) => {
  const rows = await sql.unsafe(`select 1 from pg_stat_activity
    where datname = current_database() and application_name in (${allNodeSessions})`);
  return rows.length > 0;
};

/** Tables to which others refer come first. */
export const sortByReference = async (tx: Tx, tables: readonly SourceTable[]) => {
  const references = await tx<{ from: string; to: string }[]>`
    select a.relname as from, b.relname as to from pg_constraint as k
    inner join pg_class as a on a.oid = k.conrelid inner join pg_class as b on b.oid = k.confrelid
    where k.contype = 'f' and a.oid <> b.oid and pg_table_is_visible(a.oid)`;
  const remainingTables = [...tables];
  const sortedTables: SourceTable[] = [];
  while (remainingTables.length > 0) {
    const at = remainingTables.findIndex(({ name }) =>
      references.every(
        ({ from, to }) => from !== name || sortedTables.some((done) => done.name === to),
      ),
    );
    if (at < 0) throw new Error('tables refer to each other in a circle');
    sortedTables.push(...remainingTables.splice(at, 1));
  }
  return sortedTables;
};

/**
 * Blocks all other reads and writes until the transaction ends, and switches triggers off, because the rows they
 * would add are moved anyway.
 */
export const holdTables = async (tx: Tx, tables: readonly SourceTable[]) => {
  await tx.unsafe(`lock table ${listed(tables.map(({ name }) => name))} in access exclusive mode`);
};

export const switchTriggers = async (
  tx: Tx,
  tables: readonly SourceTable[],
  how: 'enable' | 'disable',
) => {
  for (const { name } of tables) await tx.unsafe(`alter table ${quoted(name)} ${how} trigger user`);
};

export const emptyNotes = (tx: Tx) => tx.unsafe(`delete from ${quoted(notes)}`);

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A cell in the text format of COPY. */
const copyText = (cell: Cell) =>
  cell === null
    ? '\\N'
    : String(cell).replaceAll(/[\\\n\r\t]/g, (character) => escapes[character] ?? character);

function* copyLines(rows: Iterable<Cell[]>) {
  let lines: string[] = [];
  for (const cells of rows) {
    lines.push(`${cells.map(copyText).join('\t')}\n`);
    if (lines.length < rowsAtOnce) continue;
    yield lines.join('');
    lines = [];
  }
  yield lines.join('');
}

export const writeRows = async (tx: Tx, { name, columns }: SourceTable, rows: Iterable<Cell[]>) => {
  const into = await tx.unsafe(`copy ${quoted(name)} (${listed(columns)}) from stdin`).writable();
  await pipeline(Readable.from(copyLines(rows)), into);
};

/** Rows in the form in which a service reads them. */
export async function* readRows(tx: Tx, { name, columns }: SourceTable): AsyncGenerator<Cell[]> {
  const query = tx.unsafe<Record<string, Cell>[]>(`select ${listed(columns)} from ${quoted(name)}`);
  for await (const rows of query.cursor(rowsAtOnce))
    for (const row of rows) yield columns.map((column) => row[column] ?? null);
}

/** So that the first statements of the service find good plans. */
export const gatherStatistics = async (sql: Sql, tables: readonly SourceTable[]) => {
  await sql.unsafe(`analyze ${listed(tables.map(({ name }) => name))}`);
};
