import type { Kysely } from 'kysely';
import { elapsed } from '../../kernel/clock.ts';
import type { Tables } from '../schema/tables.ts';

const name = 'write_check';
const rememberedMs = 1_000;
/** More than a usual write takes, with all its indexes: a disk that is full for those must not pass. */
const bytes = 64 * 1024;

/**
 * Whether the database takes writes: one is made, once a second at most while all is well, however many ask. It throws
 * what the write threw: a disk that is full, a server that only reads.
 */
export const createWriteCheck = (db: Kysely<Tables>) => {
  let count = 0;
  let last: { at: number; result: Promise<unknown> } | undefined;

  const write = async () => {
    count += 1;
    // Another text from end to end: SQLite writes only those pages of a value that have changed.
    const value = ''.padEnd(bytes, `${count} `);
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  };

  return async () => {
    if (!last || elapsed() - last.at > rememberedMs) last = { at: elapsed(), result: write() };
    const lastCheck = last;
    try {
      await lastCheck.result;
    } catch (error) {
      // Trouble is looked at again by the next who asks: it may be over.
      if (last === lastCheck) last = undefined;
      throw error;
    }
  };
};
