import { now } from '../clock.ts';
import type { Db } from '../db.ts';

export type FailureRow = Awaited<ReturnType<typeof lockFailures>>;

/** The existing rows, without a lock. */
export const listFailures = (db: Db, subjects: readonly string[]) =>
  db
    .selectFrom('sign_in_failures')
    .selectAll()
    .select(now.as('now'))
    .where('subject', 'in', subjects)
    .execute();

/**
 * Inserts the row if it is missing, locks it for the rest of the transaction, and reads it, in one statement, so
 * that it cannot be deleted in between.
 */
export const lockFailures = (tx: Db, subject: string) =>
  tx
    .insertInto('sign_in_failures')
    .values({ subject, failures: 0, last_at: now, blocked_until: 0 })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ subject }))
    .returningAll()
    .returning(now.as('now'))
    .executeTakeFirstOrThrow();

export const updateFailures = (
  tx: Db,
  subject: string,
  { failures, last_at, blocked_until }: Pick<FailureRow, 'failures' | 'last_at' | 'blocked_until'>,
) =>
  tx
    .updateTable('sign_in_failures')
    .set({ failures, last_at, blocked_until })
    .where('subject', '=', subject)
    .execute();

export const deleteFailures = (db: Db, subject: string) =>
  db.deleteFrom('sign_in_failures').where('subject', '=', subject).execute();
