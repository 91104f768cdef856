import { type SqlBool, sql } from 'kysely';
import { activityColumns } from '../activity.ts';
import { nowOnce } from '../clock.ts';
import { type Db, idIsAmong } from '../db.ts';
import { asActivity, journaledWrites } from './write-activity.ts';

/** An Idempotency-Key answers for a day after its write was settled; then it is free again. */
export const releaseOldKeys = async (db: Db, olderThanMs: number, limit: number) => {
  const old = db
    .selectFrom('writes')
    .select('id')
    .where('idempotency_key', 'is not', null)
    .where('settled_at', '<', sql<number>`${nowOnce} - ${olderThanMs}`)
    .orderBy('settled_at')
    .limit(limit);
  const { numUpdatedRows } = await db
    .updateTable('writes')
    .set({ idempotency_key: null })
    .where(idIsAmong(db, old))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** A launch that was cut off takes what became of its step from here. */
const isNeeded = sql<SqlBool>`exists (select 1 from launch_steps as s
  where s.write_id = writes.id and s.state in ('sending', 'unknown'))`;

/**
 * Removes settled writes older than this from the journal, but never unknown ones, nor an answer that its
 * Idempotency-Key still returns. In the same transaction, they become events of the activity.
 */
export const archiveOldWrites = async (db: Db, olderThanMs: number, limit: number) => {
  const old = await db
    .selectFrom('writes')
    .select('id')
    .where('settled_at', 'is not', null)
    .where('idempotency_key', 'is', null)
    .where(sql<SqlBool>`not ${isNeeded}`)
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
