import { sql } from 'kysely';
import { now } from '../clock.ts';
import type { Db } from '../db.ts';
import { useUp } from './one-time.ts';

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
    .select('a.bound_to')
    .select(now.as('now'))
    .where('l.secret_hash', '=', secretHash)
    .executeTakeFirst();

export const useSignInLink = (db: Db, id: string) => useUp(db, 'sign_in_links', id);
