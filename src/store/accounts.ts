import { now } from './clock.ts';
import { changesOne, type Db, isPostgres } from './db.ts';
import type { AccountRow } from './schema/tables.ts';

type NewAccount = Pick<AccountRow, 'id' | 'email' | 'plan'> & Partial<Pick<AccountRow, 'bound_to'>>;

export const insertAccount = (db: Db, account: NewAccount) =>
  db
    .insertInto('accounts')
    .values({ ...account, disabled_at: null, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();

export const findAccount = (db: Db, id: string) =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

export const findAccountByEmail = (db: Db, email: string) =>
  db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();

export const listAccounts = (db: Db) =>
  db
    .selectFrom('accounts as a')
    .select((eb) => [
      'a.id',
      'a.email',
      'a.plan',
      'a.disabled_at',
      'a.created_at',
      'a.bound_to',
      eb
        .selectFrom('api_keys as k')
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .whereRef('k.account_id', '=', 'a.id')
        .where('k.revoked_at', 'is', null)
        .as('active_keys'),
      eb
        .selectFrom('members as m')
        .innerJoin('workspaces as w', 'w.id', 'm.workspace_id')
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .whereRef('m.account_id', '=', 'a.id')
        .where('m.role', '=', 'owner')
        .where('w.archived_at', 'is', null)
        .as('active_workspaces'),
    ])
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute();

export const updateAccountPlan = (db: Db, email: string, plan: string) =>
  db
    .updateTable('accounts')
    .set({ plan })
    .where('email', '=', email)
    .returningAll()
    .executeTakeFirst();

export const updateAccountDisabled = (db: Db, email: string, disabled: boolean) =>
  db
    .updateTable('accounts')
    .set({ disabled_at: disabled ? now : null })
    .where('email', '=', email)
    .returningAll()
    .executeTakeFirst();

/** False when it was proven already. */
export const updateAccountProven = (db: Db, id: string) =>
  changesOne(
    db
      .updateTable('accounts')
      .set({ bound_to: null })
      .where('id', '=', id)
      .where('bound_to', 'is not', null),
  );

export const hasAccounts = async (db: Db) =>
  (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;

/**
 * Takes the account's row for the rest of the transaction: a statement of its own, before anything
 * is counted, so that the count sees what the last holder did. The embedded store's transactions
 * are alone already.
 */
export const lockAccount = async (tx: Db, id: AccountRow['id']) => {
  if (!isPostgres(tx)) return;
  await tx.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute();
};
