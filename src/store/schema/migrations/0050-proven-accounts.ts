import { type Migration, sql } from 'kysely';
import type { Db } from '../../db.ts';
import { makeIndexes, openLaunchIndexes, stepIndexes, turnIndexes } from './later-indexes.ts';
import { run, statements } from './statements.ts';

const startedBy = (way: string) =>
  sql.raw(`action = 'sign_in.session_started' and details like '%"way":"${way}"%'`);

type InvitedRow = { account_id: string; paid_by: string | null };

/**
 * Whoever came by an invitation and never by a sign-in link is not proven. The activity has every
 * sign-in of the last year, in each workspace of the person at that time: at the first one, by the
 * invitation, that was one workspace.
 */
const listInvited = (db: Db) =>
  sql<InvitedRow>`
  select x.actor_id as account_id,
    coalesce(w.paid_by, (select min(m.account_id) from members as m
      where m.workspace_id = w.id and m.role = 'owner')) as paid_by
  from activity as x join workspaces as w on w.id = x.workspace_id
  where ${startedBy('invitation')}
    and x.actor_id not in (select actor_id from activity
      where ${startedBy('link')} and actor_id is not null)
    and x.actor_id not in (select account_id from sessions where way = 'link')
    and x.actor_id not in (select account_id from sign_in_links where used_at is not null)`.execute(
    db,
  );

/**
 * An account that an invitation made is not known to be its address's owner's: `bound_to` is the
 * account that pays where it was invited, until it is proven; null: it is proven. A membership with
 * `kept` was there before and goes on, whoever pays for the workspace. An invitation that is mailed
 * has a second secret that only the mail holds.
 */
const provenAccounts: Migration = {
  async up(db: Db) {
    // Reads a year of activity: before anything is locked.
    const { rows } = await listInvited(db);
    await run(db, [
      'alter table accounts add column bound_to text references accounts (id)',
      'alter table members add column kept integer',
      'alter table invitations add column mailed_hash text',
      'create unique index invitations_mailed on invitations (mailed_hash)',
    ]);
    for (const { account_id, paid_by } of rows)
      await sql`update accounts set bound_to = ${paid_by} where id = ${account_id}`.execute(db);
    await sql`update members set kept = 1 where exists (
      select 1 from accounts as a join workspaces as w on w.id = members.workspace_id
      where a.id = members.account_id and a.bound_to is not null
        and w.paid_by <> a.bound_to and w.paid_by <> a.id)`.execute(db);
  },
};

/** Accounts that are proven or not, limits and turns of launches, requests that are made once, and copy that was written. */
export const provenAccountsAndTurns: Record<string, Migration> = {
  '0050-proven-accounts': provenAccounts,
  // When a person last showed again who they are in this session.
  '0051-proved-sessions': statements(`
    alter table sessions add column proved_at bigint;
  `),
  // The requester of a challenge, so that nobody can have many open ones.
  '0052-asked-by': statements(`
    alter table passkey_challenges add column asked_by text;
    create index passkey_challenges_asked_by on passkey_challenges (asked_by, expires_at);
  `),
  '0055-open-launches': makeIndexes(openLaunchIndexes),
  // Keys of launches' steps have a name space of their own. Steps that were claimed before keep their write, under its new key.
  '0056-step-keys': statements(`
    update writes set idempotency_key = '→' || idempotency_key
      where idempotency_key like 'launch:%' and id in
        (select write_id from launch_steps where write_id is not null);
  `),
  '0057-step-changes': makeIndexes(stepIndexes),
  '0060-launch-turns': makeIndexes(turnIndexes),
  // Endpoints of one paying account are served one after the other, the longest unserved first.
  '0061-webhook-turns': statements(`
    alter table webhooks add column served_at bigint not null default 0;
  `),
  // What became of a request with an Idempotency-Key, written in the transaction that makes its object.
  '0070-request-keys': statements(`
    create table request_keys (
      id text primary key, scope text not null, idempotency_key text not null, fingerprint text not null,
      made_id text, status integer, response text, created_at bigint not null,
      lease_until bigint not null, constraint request_keys_key unique (scope, idempotency_key)
    );
    create index request_keys_age on request_keys (created_at);
  `),
  // What the login behind a connection lacks to make ads.
  '0072-missing-things': statements(`
    alter table connection_health add column missing text;
  `),
  /*
   * Answers are bounded: one of each verdict for each ad and link. A link also knows who made it, so that it ends with its
   * maker's rights, and how many answers it took lately. Which link an older answer came by is not known: each stays, as
   * if under a link of its own.
   */
  '0075-bounded-reviews': statements(`
    alter table review_links add column maker_kind text;
    alter table review_links add column maker_id text;
    alter table review_links add column answers bigint not null default 0;
    alter table review_links add column answers_from bigint not null default 0;
    alter table review_answers add column link_id text;
    update review_answers set link_id = id;
    create unique index review_answers_once on review_answers (launch_id, link_id, step, verdict);
  `),
  // Stores the written copy, so that paid copy is not lost with the page that showed it.
  '0080-copy-history': statements(`
    create table copy_history (
      id text primary key, workspace_id text not null references workspaces (id),
      created_at bigint not null, brief text not null, answer text not null
    );
    create index copy_history_newest on copy_history (workspace_id, created_at, id);
    create index copy_history_age on copy_history (created_at);
  `),
};
