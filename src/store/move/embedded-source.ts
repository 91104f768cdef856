import { join } from 'node:path';
import { openReader, ownFolder } from '../engines/sqlite/sqlite.ts';
import { databaseFile } from '../open.ts';
import { compareMigrations } from '../schema/migrate.ts';
import type { Cell } from './row-sum.ts';

const portion = 1_000;

export type SourceTable = { name: string; columns: string[] };

const quoted = (name: string) => `"${name}"`;

const demandMigrated = (done: readonly string[]) => {
  const { missing, unknown } = compareMigrations(done);
  if (missing.length > 0)
    throw new Error(
      'an older version of Greenroom has used this data. Start the service of this version once, stop it, then move again',
    );
  if (unknown.length > 0)
    throw new Error(
      `a newer version of Greenroom has used this data (${unknown.join(', ')}). Move with that version`,
    );
};

/**
 * The embedded database, read only, with the folder locked so that no service starts on it meanwhile. The tables
 * are those of the schema; none is named here.
 */
export const openSource = (folder: string) => {
  const releaseFolder = ownFolder(folder);
  const reader = openReader(join(folder, databaseFile));
  const list = <R>(text: string, ...parameters: Cell[]) =>
    // The caller's query decides the row type.
    reader.prepare(text).all(parameters) as R[];
  const close = () => {
    reader.close();
    releaseFolder();
  };
  try {
    demandMigrated(
      list<{ name: string }>('select name from kysely_migration').map(({ name }) => name),
    );
  } catch (error) {
    close();
    throw error;
  }
  return {
    close,
    listTables: (): SourceTable[] =>
      list<{ name: string }>(
        `select name from sqlite_master where type = 'table' and name not like 'sqlite!_%' escape '!'
         and name not like 'kysely!_%' escape '!' order by name`,
      ).map(({ name }) => ({
        name,
        columns: list<{ name: string }>(
          'select name from pragma_table_info(?) order by name',
          name,
        ).map((column) => column.name),
      })),
    /** All rows of a table, a portion at a time. */
    *readRows({ name, columns }: SourceTable): Generator<Cell[]> {
      const text = `select rowid as "#", ${columns.map(quoted).join(', ')} from ${quoted(name)}
        where rowid > ? order by rowid limit ${portion}`;
      for (let after = 0; ; ) {
        const rows = list<Record<string, Cell>>(text, after);
        for (const row of rows) yield columns.map((column) => row[column] ?? null);
        const last = rows.at(-1);
        if (!last || rows.length < portion) return;
        after = Number(last['#']);
      }
    },
  };
};

export type EmbeddedSource = ReturnType<typeof openSource>;
