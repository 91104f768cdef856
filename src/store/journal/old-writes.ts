import { sql } from 'kysely';
import { activityColumns } from '../activity.ts';
import { nowOnce } from '../clock.ts';
import type { Db } from '../open.ts';
import { asActivity, journaledWrites } from './write-activity.ts';

/** An Idempotency-Key answers for a day after its write was settled; then it is free again. */
export const releaseOldKeys = (db: Db, olderThanMs: number) =>
  db
    .updateTable('writes')
    .set({ idempotency_key: null })
    .where('idempotency_key', 'is not', null)
    .where('settled_at', '<', sql<number>`${nowOnce} - ${olderThanMs}`)
    .execute();

/**
 * Settled writes older than this leave the journal; unknown ones never do. That they happened stays
 * known: in the same transaction they become events of the activity.
 */
export const archiveOldWrites = async (db: Db, olderThanMs: number, limit: number) => {
  const old = await db
    .selectFrom('writes')
    .select('id')
    .where('settled_at', 'is not', null)
    .where('created_at', '<', sql<number>`${nowOnce} - ${olderThanMs}`)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  return db.transaction().execute(async (tx) => {
    const writes = journaledWrites(tx).where('id', 'in', ids);
    await tx
      .insertInto('activity')
      .columns([...activityColumns])
      .expression(asActivity(tx, writes))
      // Another node may have moved it meanwhile.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await tx.deleteFrom('writes').where('id', 'in', ids).execute();
    return ids.length;
  });
};
