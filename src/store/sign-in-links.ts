import { sql } from 'kysely';
import { now, nowOnce } from './clock.ts';
import { type Db, idIsAmong } from './open.ts';

type NewLink = { id: string; account_id: string; secret_hash: string };

export const insertSignInLink = (db: Db, link: NewLink, lifeMs: number) =>
  db
    .insertInto('sign_in_links')
    .values({
      ...link,
      created_at: now,
      expires_at: sql<number>`${now} + ${lifeMs}`,
      used_at: null,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();

/** The link whatever its state, and whose it is: the caller reads the dates. */
export const findSignInLink = (db: Db, secretHash: string) =>
  db
    .selectFrom('sign_in_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.id', 'l.account_id', 'l.expires_at', 'l.used_at', 'a.email', 'a.disabled_at'])
    .select(now.as('now'))
    .where('l.secret_hash', '=', secretHash)
    .executeTakeFirst();

/** Uses the link up; of many at once, one is told true. */
export const useSignInLink = async (db: Db, id: string) => {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_links')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** Long after nobody can use or ask about them. */
export const deleteOldSignInLinks = async (db: Db, olderThanMs: number, limit: number) => {
  const old = db
    .selectFrom('sign_in_links')
    .select('id')
    .where('expires_at', '<', sql<number>`${nowOnce} - ${olderThanMs}`)
    .orderBy('expires_at')
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_links')
    .where(idIsAmong(db, old, 'sign_in_links.id'))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
