import { sql } from 'kysely';
import { now } from '../clock.ts';
import { changesOne, type Db } from '../db.ts';

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

/** The link in any state, and its account; the caller checks the dates. */
export const findSignInLink = (db: Db, secretHash: string) =>
  db
    .selectFrom('sign_in_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.id', 'l.account_id', 'l.expires_at', 'l.used_at', 'a.email', 'a.disabled_at'])
    .select('a.bound_to')
    .select(now.as('now'))
    .where('l.secret_hash', '=', secretHash)
    .executeTakeFirst();

/** Uses up something that works only once; of several requests at once, only one gets true. */
export const useUp = (db: Db, table: 'invitations' | 'sign_in_links', id: string) =>
  changesOne(
    db
      .updateTable(table)
      .set({ used_at: now })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now),
  );

export const useSignInLink = (db: Db, id: string) => useUp(db, 'sign_in_links', id);
