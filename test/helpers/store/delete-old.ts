import type { Db } from '../../../src/store/db.ts';
import { createRetentionTable, deleteOld } from '../../../src/store/retention.ts';
import type { Tables } from '../../../src/store/schema/tables.ts';

/** Deletes the rows of a table as retention does; tells how many they were. */
export const deleteOldOf = (table: keyof Tables, db: Db, olderThanMs: number, limit = 500) => {
  for (const row of createRetentionTable())
    if ('by' in row && row.by.startsWith(`${table}.`))
      return deleteOld(db, row, olderThanMs, limit);
  throw new Error(`rows of ${table} are not deleted by their age`);
};
