import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';

// The schema of a migration is what it makes it, so it is typed loosely here and nowhere else.
type Schema = Kysely<Record<string, never>>;

/** Ids sort by the time they were made, so the least one is the first owner: who created the workspace. */
const firstMember = (condition: string) =>
  sql.raw(
    `(select min(m.account_id) from members as m where m.workspace_id = workspaces.id ${condition})`,
  );

const payers: Migration = {
  async up(db: Schema) {
    await db.schema
      .alterTable('workspaces')
      .addColumn('paid_by', 'text', (c) => c.references('accounts.id'))
      .execute();
    await sql`update workspaces set paid_by =
      coalesce(${firstMember("and m.role = 'owner'")}, ${firstMember('')})`.execute(db);
    await db.schema.createIndex('workspaces_payer').on('workspaces').column('paid_by').execute();
  },
};

const signIn: Migration = {
  async up(db: Schema) {
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
      .addColumn('way', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('last_seen_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('address', 'text')
      .addColumn('agent', 'text')
      .execute();
    await db.schema.createIndex('sessions_account').on('sessions').column('account_id').execute();
    await db.schema.createIndex('sessions_seen').on('sessions').column('last_seen_at').execute();
    await db.schema
      .createTable('sign_in_links')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('sign_in_links_age')
      .on('sign_in_links')
      .column('expires_at')
      .execute();
  },
};

const proofs: Migration = {
  async up(db: Schema) {
    await db.schema
      .createTable('passwords')
      .addColumn('account_id', 'text', (c) => c.primaryKey().references('accounts.id'))
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('set_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('credential_id', 'text', (c) => c.notNull().unique())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('last_used_at', 'bigint')
      .execute();
    await db.schema.createIndex('passkeys_account').on('passkeys').column('account_id').execute();
    await db.schema
      .createTable('passkey_challenges')
      .addColumn('challenge_hash', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text')
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('passkey_challenges_age')
      .on('passkey_challenges')
      .column('expires_at')
      .execute();
    await db.schema
      .createTable('sign_in_failures')
      .addColumn('subject', 'text', (c) => c.primaryKey())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('last_at', 'bigint', (c) => c.notNull())
      .addColumn('blocked_until', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('sign_in_failures_age')
      .on('sign_in_failures')
      .column('last_at')
      .execute();
  },
};

const invitations: Migration = {
  async up(db: Schema) {
    await db.schema
      .createTable('invitations')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('invited_by', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('invitations_workspace')
      .on('invitations')
      .columns(['workspace_id', 'created_at'])
      .execute();
    await db.schema.createIndex('invitations_age').on('invitations').column('expires_at').execute();
  },
};

export const peopleMigrations: Record<string, Migration> = {
  '0020-payers': payers,
  '0021-sign-in': signIn,
  '0022-proofs': proofs,
  '0023-invitations': invitations,
};
