import { sql } from 'kysely';
import { now } from '../clock.ts';
import { changesOne, countChanges, type Db } from '../db.ts';
import type { PasskeyRow } from '../schema/people-tables.ts';

type NewPasskey = Omit<PasskeyRow, 'created_at' | 'last_used_at'>;

/** Undefined if the authenticator's id for it is taken. */
export const insertPasskey = (db: Db, passkey: NewPasskey) =>
  db
    .insertInto('passkeys')
    .values({ ...passkey, created_at: now, last_used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst();

export const listPasskeysOf = (db: Db, accountId: string) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findPasskey = (db: Db, credentialId: string) =>
  db
    .selectFrom('passkeys as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .selectAll('p')
    .select('a.disabled_at')
    .where('p.credential_id', '=', credentialId)
    .executeTakeFirst();

/** Only if the counter has not changed since it was read: of two uses with one counter, one gets false. */
export const usePasskey = (db: Db, id: string, before: number, counter: number) =>
  changesOne(
    db
      .updateTable('passkeys')
      .set({ counter, last_used_at: now })
      .where('id', '=', id)
      .where('counter', '=', before),
  );

export const deletePasskeyOf = (db: Db, accountId: string, id: string) =>
  db
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(['id', 'name'])
    .executeTakeFirst();

/** Deletes all passkeys of the account; returns how many there were. */
export const deletePasskeysOf = (db: Db, accountId: string) =>
  countChanges(db.deleteFrom('passkeys').where('account_id', '=', accountId));

/** Deletes the open challenges of an account, so that none can be answered. */
export const deleteChallengesOf = (db: Db, accountId: string) =>
  db.deleteFrom('passkey_challenges').where('account_id', '=', accountId).execute();

export const insertChallenge = (
  db: Db,
  challenge: { challenge_hash: string; account_id: string | null; asked_by: string },
  lifeMs: number,
) =>
  db
    .insertInto('passkey_challenges')
    .values({ ...challenge, expires_at: sql<number>`${now} + ${lifeMs}` })
    .execute();

/** Deletes all challenges of one requester but the newest ones. */
export const deleteOpenChallenges = (db: Db, askedBy: string, keep: number) =>
  db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', 'in', (eb) =>
      eb
        .selectFrom('passkey_challenges')
        .select('challenge_hash')
        .where('asked_by', '=', askedBy)
        .orderBy('expires_at', 'desc')
        .orderBy('challenge_hash')
        // Rows beyond these: the engines want a limit before an offset.
        .limit(1_000_000)
        .offset(keep),
    )
    .execute();

/** Takes the challenge; of several answers at once, only one gets true. */
export const takeChallenge = (db: Db, hash: string, accountId: string | null) =>
  changesOne(
    db
      .deleteFrom('passkey_challenges')
      .where('challenge_hash', '=', hash)
      .where('account_id', accountId === null ? 'is' : '=', accountId)
      .where('expires_at', '>', now),
  );
