import { sql } from 'kysely';
import { now, nowOnce } from './clock.ts';
import { type Db, isPostgres } from './open.ts';

/** Makes sure that there is a row, takes it for the rest of the transaction, and reads it. */
export const lockFailures = async (tx: Db, subject: string) => {
  await tx
    .insertInto('sign_in_failures')
    .values({ subject, failures: 0, last_at: now, blocked_until: 0 })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute();
  return tx
    .selectFrom('sign_in_failures')
    .selectAll()
    .select(now.as('now'))
    .where('subject', '=', subject)
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
};

export const updateFailures = (
  tx: Db,
  subject: string,
  { failures, blockedMs }: { failures: number; blockedMs: number },
) =>
  tx
    .updateTable('sign_in_failures')
    .set({ failures, last_at: now, blocked_until: sql<number>`${now} + ${blockedMs}` })
    .where('subject', '=', subject)
    .execute();

export const deleteFailures = (db: Db, subject: string) =>
  db.deleteFrom('sign_in_failures').where('subject', '=', subject).execute();

/** Takes one back that turned out to be none. */
export const forgiveFailure = (db: Db, subject: string) =>
  db
    .updateTable('sign_in_failures')
    .set((eb) => ({ failures: eb('failures', '-', 1), blocked_until: 0 }))
    .where('subject', '=', subject)
    .where('failures', '>', 0)
    .execute();

/** `subject` is the key, so there is nothing to do in portions: the index on age finds them. */
export const deleteOldFailures = (db: Db, olderThanMs: number) =>
  db
    .deleteFrom('sign_in_failures')
    .where('last_at', '<', sql<number>`${nowOnce} - ${olderThanMs}`)
    .execute();
