import { openStore } from '../open.ts';
import { type EmbeddedSource, openSource, type SourceTable } from './embedded-source.ts';
import {
  emptyNotes,
  findFilled,
  gatherStatistics,
  holdTables,
  isServed,
  listTables,
  openTarget,
  readRows,
  type Sql,
  sortByReference,
  switchTriggers,
  writeRows,
} from './postgres-target.ts';
import { type Cell, createRowSum, type RowSum } from './row-sum.ts';

export type MovedTable = RowSum & { table: string };

export type MoveSteps = {
  /** The data folder of the embedded database. */
  folder: string;
  /** The PostgreSQL database. */
  url: string;
  /** Told for each portion. */
  onProgress(table: string, rows: number): void;
};

const progressEvery = 10_000;

/**
 * Copies the embedded database to an empty PostgreSQL database, in one transaction: a move that is cut off leaves nothing
 * behind. Every table is read back and compared before it ends.
 */
export const moveToPostgres = async ({ folder, url, onProgress }: MoveSteps) => {
  const source = openSource(folder);
  try {
    const tables = source.listTables();
    const target = openTarget(url);
    try {
      await demandEmpty(target, tables);
      await makeTables(url);
      const movedTables = await target.begin(async (tx) => {
        demandSame(tables, await listTables(tx));
        await holdTables(tx, tables);
        const filledTable = await findFilled(tx, tables);
        if (filledTable !== undefined) throw notEmpty(filledTable);
        await switchTriggers(tx, tables, 'disable');
        await emptyNotes(tx);
        const finishedTables: MovedTable[] = [];
        for (const table of await sortByReference(tx, tables))
          finishedTables.push(await moveTable(tx, source, table, onProgress));
        await switchTriggers(tx, tables, 'enable');
        return finishedTables;
      });
      await gatherStatistics(target, tables);
      return movedTables;
    } finally {
      await target.end({ timeout: 5 });
    }
  } finally {
    source.close();
  }
};

const notEmpty = (table: string) =>
  new Error(
    `the PostgreSQL database is not empty: there are rows in ${table}. Nothing was changed there. Name an empty database`,
  );

const demandEmpty = async (target: Sql, tables: readonly SourceTable[]) => {
  const there = await listTables(target);
  const strange = there.find(({ name }) => tables.every((table) => table.name !== name));
  if (strange)
    throw new Error(
      [
        `the PostgreSQL database is not empty: it has a table ${strange.name}, which is not`,
        'Greenroom’s. Nothing was changed there. Name an empty database',
      ].join(' '),
    );
  const filledTable = await findFilled(target, there);
  if (filledTable !== undefined) throw notEmpty(filledTable);
  if (await isServed(target))
    throw new Error(
      'a Greenroom service is running on the PostgreSQL database. Stop it, then move again',
    );
};

const makeTables = async (url: string) => {
  const store = openStore({ engine: 'postgres', url });
  try {
    await store.migrate();
  } finally {
    await store.close();
  }
};

const demandSame = (source: readonly SourceTable[], target: readonly SourceTable[]) => {
  const text = (tables: readonly SourceTable[]) =>
    tables.map(({ name, columns }) => `${name}(${columns.join(', ')})`);
  const [ours, theirs] = [text(source), text(target)];
  const differences = [
    ...ours.filter((one) => !theirs.includes(one)),
    ...theirs.filter((one) => !ours.includes(one)),
  ];
  if (differences.length > 0)
    throw new Error(`the two databases have different tables: ${differences.join('; ')}`);
};

type Tx = Parameters<typeof sortByReference>[0];

const moveTable = async (
  tx: Tx,
  source: EmbeddedSource,
  table: SourceTable,
  onProgress: MoveSteps['onProgress'],
): Promise<MovedTable> => {
  const sentSum = createRowSum();
  const rows = function* (): Generator<Cell[]> {
    let n = 0;
    for (const cells of source.readRows(table)) {
      demandText(table, cells);
      sentSum.add(cells);
      yield cells;
      if (++n % progressEvery === 0) onProgress(table.name, n);
    }
  };
  await writeRows(tx, table, rows()).catch((cause: Error) => {
    throw new Error(`${table.name} cannot be moved: ${cause.message}`, { cause });
  });
  const rowSum = createRowSum();
  for await (const cells of readRows(tx, table)) rowSum.add(cells);
  const [before, after] = [sentSum.result(), rowSum.result()];
  if (before.rows !== after.rows || before.hash !== after.hash)
    throw new Error(
      [
        `${table.name} arrived changed: ${before.rows} rows with the hash ${before.hash} were`,
        `sent, ${after.rows} with ${after.hash} arrived. Nothing was moved`,
      ].join(' '),
    );
  onProgress(table.name, after.rows);
  return { table: table.name, ...after };
};

/** PostgreSQL keeps no character U+0000 in a text. */
const demandText = ({ name, columns }: SourceTable, cells: readonly Cell[]) => {
  for (const [at, cell] of cells.entries())
    if (typeof cell === 'string' && cell.includes('\u0000'))
      throw new Error(`the column ${columns[at]} of ${name} holds the character U+0000`);
};
