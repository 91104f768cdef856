import type { Kysely } from 'kysely';
import { elapsed } from '../../kernel/clock.ts';
import type { Tables } from '../schema/tables.ts';

const name = 'write_check';
const rememberedMs = 1_000;
/** As much as a usual write takes, so that a disk with room for a few bytes does not pass. */
const bytes = 16 * 1024;

/**
 * Whether the database takes writes: one is made, once a second at most while all is well, however many ask. It throws
 * what the write threw: a disk that is full, a server that only reads.
 */
export const createWriteCheck = (db: Kysely<Tables>) => {
  let made = 0;
  let last: { at: number; result: Promise<unknown> } | undefined;

  const write = async () => {
    // Never the same text twice: an engine could leave out a change that changes nothing.
    made += 1;
    const value = `${made} `.padEnd(bytes, '.');
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  };

  return async () => {
    if (!last || elapsed() - last.at > rememberedMs) last = { at: elapsed(), result: write() };
    const asked = last;
    try {
      await asked.result;
    } catch (error) {
      // Trouble is looked at again by the next who asks: it may be over.
      if (last === asked) last = undefined;
      throw error;
    }
  };
};
