import { sql } from 'kysely';
import { nowOnce } from './clock.ts';
import { type Db, idIsAmong } from './open.ts';

/** An Idempotency-Key answers for a day after its write was settled; then it is free again. */
export const releaseOldKeys = (db: Db, olderThanMs: number) =>
  db
    .updateTable('writes')
    .set({ idempotency_key: null })
    .where('idempotency_key', 'is not', null)
    .where('settled_at', '<', sql<number>`${nowOnce} - ${olderThanMs}`)
    .execute();

/** Settled writes older than this; unknown ones are never forgotten. */
export const deleteOldWrites = async (db: Db, olderThanMs: number, limit: number) => {
  const old = db
    .selectFrom('writes')
    .select('id')
    .where('settled_at', 'is not', null)
    .where('created_at', '<', sql<number>`${nowOnce} - ${olderThanMs}`)
    .orderBy('created_at')
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('writes')
    .where(idIsAmong(db, old))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
