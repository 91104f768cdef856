import { now } from '../clock.ts';
import type { Db } from '../db.ts';
import { releaseLaunches } from '../launches/launches.ts';

/**
 * For the start of a store that one process owns: everything still marked as running was left by a process that has
 * ended. Writes are looked up at once instead of when their lease would end. Their lease stays, because the
 * platform may still be carrying the request out, so nothing is given up earlier than before.
 */
export const releaseOrphans = async (db: Db) => {
  await db
    .updateTable('writes')
    .set({ state: 'unknown', next_check_at: now })
    .where('settled_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'sent'),
        eb.and([eb('state', '=', 'unknown'), eb('next_check_at', '>', now)]),
      ]),
    )
    .execute();
  await db
    .updateTable('generations')
    .set({ state: 'void', idempotency_key: null })
    .where('state', '=', 'reserved')
    .execute();
  await releaseLaunches(db);
};
