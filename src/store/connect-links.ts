import { sql } from 'kysely';
import { now } from './clock.ts';
import { changesOne, type Db } from './db.ts';

type NewLink = {
  id: string;
  workspace_id: string;
  account_id: string;
  key_id: string | null;
  secret_hash: string;
};

export const insertConnectLink = (db: Db, link: NewLink, lifeMs: number) =>
  db
    .insertInto('connect_links')
    .values({
      ...link,
      state_hash: null,
      browser_hash: null,
      created_at: now,
      expires_at: sql<number>`${now} + ${lifeMs}`,
      used_at: null,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();

/**
 * A link in any state, what its page shows, and what its maker may do now; the caller checks the dates. `role` is
 * null if the maker has left the workspace.
 */
const links = (db: Db) =>
  db
    .selectFrom('connect_links as l')
    .innerJoin('workspaces as w', 'w.id', 'l.workspace_id')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .leftJoin('members as m', (join) =>
      join
        .onRef('m.workspace_id', '=', 'l.workspace_id')
        .onRef('m.account_id', '=', 'l.account_id'),
    )
    .innerJoin('accounts as p', (join) =>
      join.on((eb) => eb('p.id', '=', eb.fn.coalesce('w.paid_by', 'a.id'))),
    )
    .leftJoin('api_keys as k', 'k.id', 'l.key_id')
    .leftJoin('workspaces as kw', 'kw.id', 'k.workspace_id')
    .select([
      'l.id',
      'l.workspace_id',
      'l.account_id',
      'l.key_id',
      'l.browser_hash',
      'l.expires_at',
      'l.used_at',
      'w.name as workspace_name',
      'w.archived_at',
      'a.email',
      'p.id as payer_id',
      'p.plan',
      'p.disabled_at as payer_disabled_at',
      'a.disabled_at as account_disabled_at',
      'm.role',
      'k.revoked_at as key_revoked_at',
      'kw.archived_at as key_workspace_archived_at',
      now.as('now'),
    ]);

export const findLinkById = (db: Db, id: string) =>
  links(db).where('l.id', '=', id).executeTakeFirst();

export const findLinkBySecret = (db: Db, secretHash: string) =>
  links(db).where('l.secret_hash', '=', secretHash).executeTakeFirst();

export const findLinkByState = (db: Db, stateHash: string) =>
  links(db).where('l.state_hash', '=', stateHash).executeTakeFirst();

/** Binds a login that is about to begin to the browser. */
export const startLink = (db: Db, id: string, stateHash: string, browserHash: string) =>
  changesOne(
    db
      .updateTable('connect_links')
      .set({ state_hash: stateHash, browser_hash: browserHash })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now),
  );

/** Uses the link up. Of several requests at the same time, only one gets true. */
export const useLink = (db: Db, id: string, stateHash: string) =>
  changesOne(
    db
      .updateTable('connect_links')
      .set({ used_at: now })
      .where('id', '=', id)
      .where('state_hash', '=', stateHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now),
  );
