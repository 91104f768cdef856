import { sql } from 'kysely';
import { now } from '../clock.ts';
import { changesOne, countChanges, type Db } from '../db.ts';
import type { SessionRow } from '../schema/people-tables.ts';

type NewSession = Pick<
  SessionRow,
  'id' | 'account_id' | 'secret_hash' | 'way' | 'address' | 'agent'
>;

export const insertSession = async (db: Db, session: NewSession, lifeMs: number) => {
  await db
    .insertInto('sessions')
    .values({
      ...session,
      created_at: now,
      last_seen_at: now,
      expires_at: sql<number>`${now} + ${lifeMs}`,
    })
    .execute();
};

/** Writes the time of use unless another request just did. */
export const touchSession = (db: Db, id: string, olderThan: number) =>
  db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('last_seen_at', '<', olderThan)
    .execute();

export const deleteSessionBySecret = (db: Db, secretHash: string) =>
  db
    .deleteFrom('sessions')
    .where('secret_hash', '=', secretHash)
    .returning('account_id')
    .executeTakeFirst();

/** The person showed again that it is them; false where the session has ended. */
export const updateSessionProved = (db: Db, accountId: string, id: string) =>
  changesOne(
    db
      .updateTable('sessions')
      .set({ proved_at: now })
      .where('account_id', '=', accountId)
      .where('id', '=', id),
  );

export const findSession = (db: Db, accountId: string, id: string) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .select(now.as('now'))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();

export const listSessionsOf = (db: Db, accountId: string, idleMs: number) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', sql<number>`${now} - ${idleMs}`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const deleteSessionOf = (db: Db, accountId: string, id: string) =>
  changesOne(db.deleteFrom('sessions').where('account_id', '=', accountId).where('id', '=', id));

/** All of an account's but the one given. */
export const deleteOtherSessionsOf = (db: Db, accountId: string, keep: string | null) =>
  countChanges(
    db
      .deleteFrom('sessions')
      .where('account_id', '=', accountId)
      .$if(keep !== null, (query) => query.where('id', '!=', keep ?? '')),
  );
