import { now } from '../clock.ts';
import { countChanges, type Db } from '../db.ts';

/** The account of this address and its password's hash, if it has one. */
export const findPassword = (db: Db, email: string) =>
  db
    .selectFrom('accounts as a')
    .leftJoin('passwords as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.email', 'a.disabled_at', 'p.hash'])
    .where('a.email', '=', email)
    .executeTakeFirst();

export const hasPassword = async (db: Db, accountId: string) =>
  (await db
    .selectFrom('passwords')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()) !== undefined;

/** How many there were: one or none. */
export const deletePassword = (db: Db, accountId: string) =>
  countChanges(db.deleteFrom('passwords').where('account_id', '=', accountId));

export const setPassword = (db: Db, accountId: string, hash: string) =>
  db
    .insertInto('passwords')
    .values({ account_id: accountId, hash, set_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ hash, set_at: now }))
    .execute();
