import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../schema/tables.ts';

export type Customer = {
  id: string;
  email: string;
  /** Names under which wrong passwords and the like are counted. */
  subjects: readonly string[];
};

type OwnerCondition = (customer: Customer) => RawBuilder<SqlBool>;

const among = (column: string, rows: RawBuilder<unknown>) =>
  sql<SqlBool>`${sql.ref(column)} in (${rows})`;

const workspacesOf = ({ id }: Customer) => sql`select id from workspaces where paid_by = ${id}`;
const keysOf = ({ id }: Customer) => sql`select id from api_keys where account_id = ${id}`;
const launchesOf = (customer: Customer) =>
  sql`select id from launches where workspace_id in (${workspacesOf(customer)})`;
const webhooksOf = (customer: Customer) =>
  sql`select id from webhooks where workspace_id in (${workspacesOf(customer)})`;

const inWorkspace: OwnerCondition = (customer) => among('workspace_id', workspacesOf(customer));
const inLaunch: OwnerCondition = (customer) => among('launch_id', launchesOf(customer));
const ofAccount: OwnerCondition = ({ id }) => sql<SqlBool>`account_id = ${id}`;
const either =
  (...all: OwnerCondition[]): OwnerCondition =>
  (customer) =>
    sql<SqlBool>`(${sql.join(
      all.map((owned) => owned(customer)),
      sql` or `,
    )})`;

/**
 * The rows of a customer, table by table: those of all workspaces that the account pays for, and those of the
 * account itself. They can be deleted in this order, because rows that refer to others come first. `workspaces` and
 * `accounts` come last.
 */
export const ownedRows = {
  sessions: ofAccount,
  sign_in_links: ofAccount,
  passwords: ofAccount,
  passkeys: ofAccount,
  passkey_challenges: ofAccount,
  sign_in_failures: ({ subjects }) => among('subject', sql.join(subjects)),
  invitations: either(
    inWorkspace,
    ({ id }) => sql<SqlBool>`invited_by = ${id}`,
    ({ email }) => sql<SqlBool>`lower(email) = ${email}`,
  ),
  connect_links: either(inWorkspace, ofAccount, (customer) => among('key_id', keysOf(customer))),
  write_seconds: either(inWorkspace, (customer) => among('workspace_id', keysOf(customer))),
  request_keys: ({ id, ...rest }) =>
    sql<SqlBool>`(scope = ${`account:${id}`} or scope in
      (select 'workspace:' || id from (${workspacesOf({ id, ...rest })}) as own))`,
  review_answers: inLaunch,
  review_links: inLaunch,
  launch_steps: inLaunch,
  launches: inWorkspace,
  launch_plans: inWorkspace,
  refused_plans: inWorkspace,
  webhook_deliveries: (customer) => among('webhook_id', webhooksOf(customer)),
  webhooks: inWorkspace,
  activity: inWorkspace,
  writes: inWorkspace,
  made_ads: inWorkspace,
  made_ad_counts: inWorkspace,
  work_accounts: inWorkspace,
  seen_ads: inWorkspace,
  seen_accounts: inWorkspace,
  kept_reads: inWorkspace,
  object_differences: inWorkspace,
  generations: inWorkspace,
  copy_history: inWorkspace,
  adnet_usage: inWorkspace,
  connection_health: inWorkspace,
  connections: inWorkspace,
  workspace_defaults: inWorkspace,
  api_keys: either(inWorkspace, ofAccount),
  members: inWorkspace,
  workspaces: ({ id }) => sql<SqlBool>`paid_by = ${id}`,
  accounts: ({ id }) => sql<SqlBool>`id = ${id}`,
  settings: () => sql<SqlBool>`1 = 0`,
} satisfies Record<keyof Tables, OwnerCondition>;

export type TableName = keyof typeof ownedRows;
