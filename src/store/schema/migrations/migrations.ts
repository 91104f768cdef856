import type { Migration } from 'kysely';
import { sql } from 'kysely';
import { activity, keysByName } from './activity.ts';
import { copyMigrations } from './copy.ts';
import { guardrailMigrations, keyLimitMigrations } from './key-limit.ts';
import { launchMigrations } from './launch.ts';
import type { LooseSchema } from './loose-schema.ts';
import { madeAdsMigrations } from './made-ads.ts';
import { objectDifferencesMigrations } from './object-differences.ts';
import { overviewMigrations } from './overview.ts';
import { peopleMigrations } from './people.ts';
import { requestKeyMigrations } from './request-key.ts';
import { turnMigrations } from './turn.ts';
import { connectionHealth, missingThings, pendingDeliveries, webhooks } from './webhook.ts';
import { workAccountMigrations } from './work-accounts.ts';

/** Forward only: a landed migration is never edited, a mistake is mended by the next one. */
const foundation: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .createTable('accounts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull().unique())
      .addColumn('plan', 'text', (c) => c.notNull())
      .addColumn('disabled_at', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('workspaces')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('archived_at', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('members')
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('role', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('members_pk', ['account_id', 'workspace_id'])
      .execute();
    await db.schema.createIndex('members_workspace').on('members').column('workspace_id').execute();
    await db.schema
      .createTable('api_keys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('prefix', 'text', (c) => c.notNull())
      .addColumn('fingerprint', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('last_used_at', 'bigint')
      .addColumn('revoked_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('api_keys_account')
      .on('api_keys')
      .columns(['account_id', 'created_at'])
      .execute();
    await db.schema
      .createTable('settings')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
  },
};

const connectionTables: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .createTable('connections')
      .addColumn('workspace_id', 'text', (c) => c.primaryKey().references('workspaces.id'))
      .addColumn('adnet_user_id', 'text', (c) => c.notNull())
      .addColumn('adnet_user_name', 'text')
      .addColumn('token', 'text', (c) => c.notNull())
      .addColumn('token_ours', 'integer', (c) => c.notNull())
      .addColumn('scopes', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint')
      .addColumn('expired_at', 'bigint')
      .addColumn('connected_at', 'bigint', (c) => c.notNull())
      .addColumn('writes_unlock_at', 'bigint', (c) => c.notNull())
      .addColumn('selected_ad_account_id', 'text')
      .execute();
    await db.schema
      .createTable('connect_links')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
      .addColumn('state_hash', 'text', (c) => c.unique())
      .addColumn('browser_hash', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
  },
};

const publishing: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .createTable('writes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('ad_account_id', 'text', (c) => c.notNull())
      .addColumn('idempotency_key', 'text')
      .addColumn('fingerprint', 'text', (c) => c.notNull())
      .addColumn('params', 'text', (c) => c.notNull())
      .addColumn('own_token', 'integer', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('lease_until', 'bigint', (c) => c.notNull())
      .addColumn('settled_at', 'bigint')
      .addColumn('next_check_at', 'bigint')
      .addColumn('checks', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('status', 'integer')
      .addColumn('response', 'text')
      .addColumn('object_id', 'text')
      .execute();
    await db.schema
      .createIndex('writes_idempotency')
      .on('writes')
      .columns(['workspace_id', 'idempotency_key'])
      .unique()
      .where(sql.ref('idempotency_key'), 'is not', null)
      .execute();
    // Only rows that still wait for something are in these two, so they stay small for ever.
    await db.schema
      .createIndex('writes_unsettled')
      .on('writes')
      .columns(['state', 'next_check_at'])
      .where(sql.ref('settled_at'), 'is', null)
      .execute();
    await db.schema
      .createIndex('writes_object')
      .on('writes')
      .columns(['ad_account_id', 'object_id'])
      .where(sql.ref('object_id'), 'is not', null)
      .execute();
    await db.schema.createIndex('writes_age').on('writes').columns(['created_at']).execute();
    await db.schema
      .createTable('write_seconds')
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('second', 'bigint', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('write_seconds_pk', ['workspace_id', 'second'])
      .execute();
    await db.schema
      .createTable('generations')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('idempotency_key', 'text')
      .addColumn('fingerprint', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('credits', 'integer', (c) => c.notNull())
      .addColumn('month', 'text', (c) => c.notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('lease_until', 'bigint', (c) => c.notNull())
      .addColumn('response', 'text')
      .execute();
    await db.schema
      .createIndex('generations_idempotency')
      .on('generations')
      .columns(['workspace_id', 'idempotency_key'])
      .unique()
      .where(sql.ref('idempotency_key'), 'is not', null)
      .execute();
    await db.schema
      .createIndex('generations_month')
      .on('generations')
      .columns(['account_id', 'month', 'state'])
      .execute();
  },
};

const heldKeys: Migration = {
  async up(db) {
    // Keys that are still held, by when their write was settled: the old ones are let go from here.
    await db.schema
      .createIndex('writes_held_keys')
      .on('writes')
      .columns(['settled_at'])
      .where(sql.ref('idempotency_key'), 'is not', null)
      .execute();
  },
};

const verifiedWrites: Migration = {
  async up(db) {
    const columns = [
      ['verify_at', 'bigint'],
      ['verified_at', 'bigint'],
      ['found', 'text'],
    ] as const;
    for (const [name, type] of columns)
      await db.schema.alterTable('writes').addColumn(name, type).execute();
    // Only objects that are still to be read back are in it.
    await db.schema
      .createIndex('writes_unverified')
      .on('writes')
      .columns(['verify_at'])
      .where(sql.ref('verify_at'), 'is not', null)
      .execute();
  },
};

/** What may be forgotten is found by its age, however much else there is. */
const retention: Migration = {
  async up(db) {
    await db.schema
      .createIndex('generations_reserved')
      .on('generations')
      .columns(['lease_until'])
      .where(sql.ref('state'), '=', sql.lit('reserved'))
      .execute();
    await db.schema
      .createIndex('generations_held_keys')
      .on('generations')
      .columns(['created_at'])
      .where(sql.ref('idempotency_key'), 'is not', null)
      .execute();
    await db.schema
      .createIndex('generations_age')
      .on('generations')
      .columns(['created_at'])
      .execute();
    await db.schema
      .createIndex('write_seconds_age')
      .on('write_seconds')
      .columns(['second'])
      .execute();
    await db.schema
      .createIndex('connect_links_age')
      .on('connect_links')
      .columns(['expires_at'])
      .execute();
  },
};

const linkKeys: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .alterTable('connect_links')
      .addColumn('key_id', 'text', (c) => c.references('api_keys.id'))
      .execute();
  },
};

export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-connecting': connectionTables,
  '0003-publishing': publishing,
  '0004-held-keys': heldKeys,
  '0005-verified-writes': verifiedWrites,
  '0007-link-keys': linkKeys,
  '0008-retention': retention,
  '0010-activity': activity,
  '0011-connection-health': connectionHealth,
  '0012-webhooks': webhooks,
  ...peopleMigrations,
  ...launchMigrations,
  ...overviewMigrations,
  ...keyLimitMigrations,
  '0043-keys-by-name': keysByName,
  ...turnMigrations,
  ...requestKeyMigrations,
  ...copyMigrations,
  '0072-missing-things': missingThings,
  ...madeAdsMigrations,
  ...objectDifferencesMigrations,
  ...guardrailMigrations,
  '0102-pending-deliveries': pendingDeliveries,
  ...workAccountMigrations,
};
