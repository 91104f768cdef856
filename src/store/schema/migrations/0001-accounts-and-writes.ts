import type { Migration } from 'kysely';
import { statements } from './statements.ts';

/** Accounts, their workspaces and keys, connections to the platform, the journal of writes, the activity, and webhooks. */
export const accountsAndWrites: Record<string, Migration> = {
  '0001-foundation': statements(`
    create table accounts (
      id text primary key, email text not null unique, plan text not null, disabled_at bigint,
      created_at bigint not null
    );
    create table workspaces (
      id text primary key, name text not null, archived_at bigint, created_at bigint not null
    );
    create table members (
      account_id text not null references accounts (id),
      workspace_id text not null references workspaces (id),
      role text not null, constraint members_pk primary key (account_id, workspace_id)
    );
    create index members_workspace on members (workspace_id);
    create table api_keys (
      id text primary key, account_id text not null references accounts (id),
      workspace_id text not null references workspaces (id), name text not null, prefix text not null,
      fingerprint text not null unique, created_at bigint not null, last_used_at bigint, revoked_at bigint
    );
    create index api_keys_account on api_keys (account_id, created_at);
    create table settings (name text primary key, value text not null);
  `),
  '0002-connecting': statements(`
    create table connections (
      workspace_id text primary key references workspaces (id), adnet_user_id text not null,
      adnet_user_name text, token text not null, token_ours integer not null, scopes text not null,
      expires_at bigint, expired_at bigint, connected_at bigint not null,
      writes_unlock_at bigint not null, selected_ad_account_id text
    );
    create table connect_links (
      id text primary key, workspace_id text not null references workspaces (id),
      account_id text not null references accounts (id), secret_hash text not null unique,
      state_hash text unique, browser_hash text, created_at bigint not null, expires_at bigint not null,
      used_at bigint
    );
  `),
  // Only rows that still wait for something are in `writes_unsettled`, so it stays small for ever.
  '0003-publishing': statements(`
    create table writes (
      id text primary key, workspace_id text not null, account_id text not null, action text not null,
      ad_account_id text not null, idempotency_key text, fingerprint text not null, params text not null,
      own_token integer not null, state text not null, created_at bigint not null,
      lease_until bigint not null, settled_at bigint, next_check_at bigint,
      checks integer not null default 0, status integer, response text, object_id text
    );
    create unique index writes_idempotency on writes (workspace_id, idempotency_key)
      where idempotency_key is not null;
    create index writes_unsettled on writes (state, next_check_at) where settled_at is null;
    create index writes_object on writes (ad_account_id, object_id) where object_id is not null;
    create index writes_age on writes (created_at);
    create table write_seconds (
      workspace_id text not null, second bigint not null, n integer not null,
      constraint write_seconds_pk primary key (workspace_id, second)
    );
    create table generations (
      id text primary key, account_id text not null, workspace_id text not null, idempotency_key text,
      fingerprint text not null, state text not null, credits integer not null, month text not null,
      day text not null, created_at bigint not null, lease_until bigint not null, response text
    );
    create unique index generations_idempotency on generations (workspace_id, idempotency_key)
      where idempotency_key is not null;
    create index generations_month on generations (account_id, month, state);
  `),
  // Keys that are still held, by when their write was settled: the old ones are let go from here.
  '0004-held-keys': statements(`
    create index writes_held_keys on writes (settled_at) where idempotency_key is not null;
  `),
  // Only objects that are still to be read back are in the index.
  '0005-verified-writes': statements(`
    alter table writes add column verify_at bigint;
    alter table writes add column verified_at bigint;
    alter table writes add column found text;
    create index writes_unverified on writes (verify_at) where verify_at is not null;
  `),
  '0007-link-keys': statements(`
    alter table connect_links add column key_id text references api_keys (id);
  `),
  // What may be forgotten is found by its age, however much else there is.
  '0008-retention': statements(`
    create index generations_reserved on generations (lease_until) where state = 'reserved';
    create index generations_held_keys on generations (created_at) where idempotency_key is not null;
    create index generations_age on generations (created_at);
    create index write_seconds_age on write_seconds (second);
    create index connect_links_age on connect_links (expires_at);
  `),
  /*
   * What happened, for a year. Writes to the platform are in their own journal already, so that a create costs no second
   * row: they are listed from there, and move here when the journal forgets them. Both indexes hold what the list filters
   * by, so that rows it does not want are never read.
   */
  '0010-activity': statements(`
    create table activity (
      id text primary key, workspace_id text not null, at bigint not null, actor_kind text not null,
      actor_id text, actor_name text, action text not null, target_kind text, target_id text,
      target_name text, outcome text not null, request_id text, details text not null
    );
    create index activity_list on activity (workspace_id, at, id, action, actor_kind, actor_id);
    create index activity_age on activity (at);
    alter table writes add column actor_kind text;
    alter table writes add column actor_id text;
    alter table writes add column request_id text;
    alter table writes add column name text;
    create index writes_activity on writes (workspace_id, created_at, id, action, actor_kind, actor_id);
  `),
  // Connections are looked at once a day, and how much of the platform's limits is used is shared by all nodes.
  '0011-connection-health': statements(`
    create table connection_health (
      workspace_id text primary key, next_check_at bigint, checked_at bigint, problem text,
      warned_days integer
    );
    insert into connection_health (workspace_id, next_check_at)
      select workspace_id, connected_at from connections;
    create index connection_health_due on connection_health (next_check_at) where next_check_at is not null;
    create table adnet_usage (
      workspace_id text not null, ad_account_id text not null, at bigint not null, headers text not null,
      constraint adnet_usage_pk primary key (workspace_id, ad_account_id)
    );
    create index adnet_usage_age on adnet_usage (at);
  `),
  // Endpoints of customers, and what is to be delivered to them: a row for each event and endpoint.
  '0012-webhooks': statements(`
    create table webhooks (
      id text primary key, workspace_id text not null references workspaces (id), url text not null,
      events text, secret text not null, old_secret text, old_secret_until bigint,
      created_at bigint not null, failing_since bigint, retry_at bigint not null default 0,
      lease_until bigint not null default 0, disabled_at bigint
    );
    create index webhooks_workspace on webhooks (workspace_id);
    create table webhook_deliveries (
      id text primary key, webhook_id text not null, event_id text not null, type text not null,
      body text not null, state text not null, created_at bigint not null,
      attempts integer not null default 0, next_at bigint not null, last_at bigint, status integer,
      answer text, error text, took_ms integer
    );
    create unique index webhook_deliveries_event on webhook_deliveries (webhook_id, event_id);
    create index webhook_deliveries_pending on webhook_deliveries (webhook_id, created_at, id)
      where state = 'pending';
    create index webhook_deliveries_list on webhook_deliveries (webhook_id, created_at, id);
    create index webhook_deliveries_age on webhook_deliveries (created_at);
  `),
};
