import type { Migration } from 'kysely';
import { statements } from './statements.ts';

/** Ids sort by the time of their creation, so the smallest one is the first owner, who created the workspace. */
const firstMember = (condition: string) =>
  `(select min(m.account_id) from members as m where m.workspace_id = workspaces.id ${condition})`;

/** Signing in and invitations, launches and their reviews, what the platform last said, and keys that may do less. */
export const peopleAndLaunches: Record<string, Migration> = {
  '0020-payers': statements(`
    alter table workspaces add column paid_by text references accounts (id);
    update workspaces set paid_by = coalesce(${firstMember("and m.role = 'owner'")}, ${firstMember('')});
    create index workspaces_payer on workspaces (paid_by);
  `),
  '0021-sign-in': statements(`
    create table sessions (
      id text primary key, account_id text not null references accounts (id),
      secret_hash text not null unique, way text not null, created_at bigint not null,
      last_seen_at bigint not null, expires_at bigint not null, address text, agent text
    );
    create index sessions_account on sessions (account_id);
    create index sessions_seen on sessions (last_seen_at);
    create table sign_in_links (
      id text primary key, secret_hash text not null unique, created_at bigint not null,
      expires_at bigint not null, used_at bigint, account_id text not null references accounts (id)
    );
    create index sign_in_links_age on sign_in_links (expires_at);
  `),
  '0022-proofs': statements(`
    create table passwords (
      account_id text primary key references accounts (id), hash text not null, set_at bigint not null
    );
    create table passkeys (
      id text primary key, account_id text not null references accounts (id),
      credential_id text not null unique, public_key text not null, counter bigint not null,
      transports text not null, name text not null, created_at bigint not null, last_used_at bigint
    );
    create index passkeys_account on passkeys (account_id);
    create table passkey_challenges (
      challenge_hash text primary key, account_id text, expires_at bigint not null
    );
    create index passkey_challenges_age on passkey_challenges (expires_at);
    create table sign_in_failures (
      subject text primary key, failures integer not null, last_at bigint not null,
      blocked_until bigint not null
    );
    create index sign_in_failures_age on sign_in_failures (last_at);
  `),
  '0023-invitations': statements(`
    create table invitations (
      id text primary key, secret_hash text not null unique, created_at bigint not null,
      expires_at bigint not null, used_at bigint, workspace_id text not null references workspaces (id),
      email text not null, role text not null, invited_by text not null references accounts (id)
    );
    create index invitations_workspace on invitations (workspace_id, created_at);
    create index invitations_age on invitations (expires_at);
  `),
  // Only launches that somebody still has to carry on are in `launches_due`.
  '0030-launches': statements(`
    create table launches (
      id text primary key, workspace_id text not null, account_id text not null, key_id text,
      name text not null, ad_account_id text not null, idempotency_key text not null,
      fingerprint text not null, body text not null, state text not null, stop_reason text,
      waiting_for text, waiting_until bigint, approved_at bigint, created_at bigint not null,
      finished_at bigint, due_at bigint, lease_number bigint not null, lease_until bigint not null
    );
    create unique index launches_idempotency on launches (workspace_id, idempotency_key);
    create index launches_due on launches (due_at) where due_at is not null;
    create table launch_steps (
      launch_id text not null references launches (id), step text not null, position integer not null,
      action text not null, needs text not null, params text not null, state text not null,
      attempt integer not null, write_id text, platform_id text, error text, changed_at bigint not null,
      constraint launch_steps_pk primary key (launch_id, step)
    );
  `),
  '0031-workspace-defaults': statements(`
    create table workspace_defaults (
      workspace_id text primary key references workspaces (id), defaults text not null
    );
  `),
  '0032-reviews': statements(`
    create table review_links (
      id text primary key, launch_id text not null references launches (id),
      secret_hash text not null unique, facts text not null, created_at bigint not null,
      expires_at bigint not null, withdrawn_at bigint
    );
    create table review_answers (
      id text primary key, launch_id text not null references launches (id), step text not null,
      verdict text not null, comment text not null, name text not null, created_at bigint not null
    );
    create index review_answers_launch on review_answers (launch_id, id);
  `),
  '0040-old-launches': statements(`
    create index launches_finished on launches (finished_at) where finished_at is not null;
    create index launches_workspace on launches (workspace_id, id);
    create index review_links_launch on review_links (launch_id);
  `),
  /*
   * What the platform last said, so that lists for people need not ask it each time. Ads that were made are found in the
   * journal, and in the activity once the journal has forgotten them: both get an index that holds these rows alone. By
   * their state without the row: most ads that a list leaves out have left the room.
   */
  '0041-overview': statements(`
    create table seen_accounts (
      workspace_id text not null, ad_account_id text not null, asked_at bigint not null,
      ads_asked_at bigint not null, seen_at bigint, name text, currency text, spend text,
      spend_since text, spend_until text, pages text,
      constraint seen_accounts_pk primary key (workspace_id, ad_account_id)
    );
    create table seen_ads (
      workspace_id text not null, ad_id text not null, state text not null, seen_at bigint not null,
      state_since bigint not null, effective_status text not null, campaign_id text, campaign_name text,
      name text, shown text not null, constraint seen_ads_pk primary key (workspace_id, ad_id)
    );
    create index seen_ads_left on seen_ads (workspace_id, state, ad_id) where state <> 'waiting';
    create index writes_made_ads on writes (workspace_id, created_at, id, object_id)
      where action = 'create_ad' and state = 'succeeded';
    create index activity_made_ads on activity (workspace_id, at, id, target_id)
      where action = 'write.create_ad' and outcome = 'succeeded';
  `),
  // A key may be given less than its account has.
  '0042-key-limits': statements(`
    alter table api_keys add column max_role text;
    alter table api_keys add column writes_per_hour bigint;
    alter table api_keys add column writes_per_day bigint;
  `),
  // The activity can be asked for by the name of a key.
  '0043-keys-by-name': statements(`
    create index api_keys_name on api_keys (workspace_id, name);
  `),
  // Who made a review link, and from when on answers count: a corrected launch is approved anew.
  '0044-review-makers': statements(`
    alter table review_links add column made_by text;
    alter table review_answers add column link_by text;
    alter table launches add column review_from bigint;
  `),
  // A key for an agent need not see the account's other clients.
  '0045-only-workspace': statements(`
    alter table api_keys add column only_workspace bigint;
  `),
  // Answers that screens share for a minute.
  '0046-kept-reads': statements(`
    create table kept_reads (
      workspace_id text not null, question text not null, asked_at bigint not null, answer text,
      constraint kept_reads_pk primary key (workspace_id, question)
    );
    create index kept_reads_old on kept_reads (asked_at);
  `),
};
