import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../../../src/store/db.ts';
import { writeColumns } from '../../../src/store/journal/write-columns.ts';
import { house } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

/** The columns as the database has them. */
const realColumns = async (db: Db) => {
  const { rows } = await (h.engine === 'postgres'
    ? sql<{ name: string; type: string }>`
        select column_name as name, data_type as type from information_schema.columns
        where table_schema = current_schema() and table_name = 'writes'`.execute(db)
    : sql<{
        name: string;
        type: string;
      }>`select name, type from pragma_table_info('writes')`.execute(db));
  return Object.fromEntries(rows.map(({ name, type }) => [name, type.toLowerCase()]));
};

it('the journal’s columns have the types that lists of rows are read with', async () => {
  expect(await realColumns(h.service.deps.store.db)).toEqual(writeColumns);
});
