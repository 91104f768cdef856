import type { Migration } from 'kysely';
import { sql } from 'kysely';
import type { LooseSchema } from './loose-schema.ts';

/** What works once and for a while, kept as the hash of its secret. */
const oneTimeTable = (db: LooseSchema, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint');

/** Old rows are found by their age. */
const ageIndex = (db: LooseSchema, table: string, column: string) =>
  db.schema.createIndex(`${table}_age`).on(table).column(column).execute();

const accountIndex = (db: LooseSchema, table: string) =>
  db.schema.createIndex(`${table}_account`).on(table).column('account_id').execute();

/** Ids sort by the time they were made, so the least one is the first owner: who created the workspace. */
const firstMember = (condition: string) =>
  sql.raw(
    `(select min(m.account_id) from members as m where m.workspace_id = workspaces.id ${condition})`,
  );

const payers: Migration = {
  async up(db: LooseSchema) {
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
  async up(db: LooseSchema) {
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
    await accountIndex(db, 'sessions');
    await db.schema.createIndex('sessions_seen').on('sessions').column('last_seen_at').execute();
    await oneTimeTable(db, 'sign_in_links')
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
      .execute();
    await ageIndex(db, 'sign_in_links', 'expires_at');
  },
};

const proofs: Migration = {
  async up(db: LooseSchema) {
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
    await accountIndex(db, 'passkeys');
    await db.schema
      .createTable('passkey_challenges')
      .addColumn('challenge_hash', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text')
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await ageIndex(db, 'passkey_challenges', 'expires_at');
    await db.schema
      .createTable('sign_in_failures')
      .addColumn('subject', 'text', (c) => c.primaryKey())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('last_at', 'bigint', (c) => c.notNull())
      .addColumn('blocked_until', 'bigint', (c) => c.notNull())
      .execute();
    await ageIndex(db, 'sign_in_failures', 'last_at');
  },
};

const invitations: Migration = {
  async up(db: LooseSchema) {
    await oneTimeTable(db, 'invitations')
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('invited_by', 'text', (c) => c.notNull().references('accounts.id'))
      .execute();
    await db.schema
      .createIndex('invitations_workspace')
      .on('invitations')
      .columns(['workspace_id', 'created_at'])
      .execute();
    await ageIndex(db, 'invitations', 'expires_at');
  },
};

/**
 * An account that an invitation made is not known to be its address's owner's: `bound_to` is the
 * account that pays where it was invited, until it is proven; null: it is proven. A membership with
 * `kept` was there before and goes on, whoever pays for the workspace. An invitation that is mailed
 * has a second secret that only the mail holds.
 */
const provenAccounts: Migration = {
  async up(db: LooseSchema) {
    const isUsed = await hasPeople(db);
    // Reads a year of activity: before anything is locked.
    const invitedRows = isUsed ? await listInvited(db) : [];
    await db.schema
      .alterTable('accounts')
      .addColumn('bound_to', 'text', (c) => c.references('accounts.id'))
      .execute();
    await db.schema.alterTable('members').addColumn('kept', 'integer').execute();
    if (!isUsed) return;
    await db.schema.alterTable('invitations').addColumn('mailed_hash', 'text').execute();
    await db.schema
      .createIndex('invitations_mailed')
      .on('invitations')
      .column('mailed_hash')
      .unique()
      .execute();
    await bindInvited(db, invitedRows);
  },
};

/** Migrations may run out of order in a test: where nobody can sign in yet, there is nobody to change. */
const hasPeople = async (db: LooseSchema) =>
  (await db.introspection.getTables()).some(({ name }) => name === 'sessions');

const startedBy = (way: string) =>
  sql.raw(`action = 'sign_in.session_started' and details like '%"way":"${way}"%'`);

type InvitedRow = { account_id: string; paid_by: string | null };

/**
 * Whoever came by an invitation and never by a sign-in link is not proven. The activity has every
 * sign-in of the last year, in each workspace of the person at that time: at the first one, by the
 * invitation, that was one workspace.
 */
const listInvited = async (db: LooseSchema) => {
  const { rows } = await sql<InvitedRow>`
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
  return rows;
};

const bindInvited = async (db: LooseSchema, invited: readonly InvitedRow[]) => {
  for (const { account_id, paid_by } of invited)
    await sql`update accounts set bound_to = ${paid_by} where id = ${account_id}`.execute(db);
  await sql`update members set kept = 1 where exists (
    select 1 from accounts as a join workspaces as w on w.id = members.workspace_id
    where a.id = members.account_id and a.bound_to is not null
      and w.paid_by <> a.bound_to and w.paid_by <> a.id)`.execute(db);
};

/** When somebody showed again that it is them, in a session that is no longer new. */
const provedSessions: Migration = {
  async up(db: LooseSchema) {
    if (!(await hasPeople(db))) return;
    await db.schema.alterTable('sessions').addColumn('proved_at', 'bigint').execute();
  },
};

/** Who asked a question, so that nobody has many open at a time. */
const askedBy: Migration = {
  async up(db: LooseSchema) {
    if (!(await hasPeople(db))) return;
    await db.schema.alterTable('passkey_challenges').addColumn('asked_by', 'text').execute();
    await db.schema
      .createIndex('passkey_challenges_asked_by')
      .on('passkey_challenges')
      .columns(['asked_by', 'expires_at'])
      .execute();
  },
};

export const peopleMigrations: Record<string, Migration> = {
  '0020-payers': payers,
  '0021-sign-in': signIn,
  '0022-proofs': proofs,
  '0023-invitations': invitations,
  '0050-proven-accounts': provenAccounts,
  '0051-proved-sessions': provedSessions,
  '0052-asked-by': askedBy,
};
