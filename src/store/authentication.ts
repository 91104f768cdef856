import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { now } from './clock.ts';
import type { ConnectionRow, Role, Tables } from './tables.ts';

/** Everything the checks before an operation need, read in one query. */
export type AuthenticationRow = {
  now: number;
  key_id: string;
  key_last_used_at: number | null;
  key_revoked_at: number | null;
  account_id: string;
  email: string;
  plan: string;
  account_disabled_at: number | null;
  key_workspace_archived_at: number | null;
  workspace_id: string | null;
  workspace_name: string | null;
  workspace_archived_at: number | null;
  role: Role | null;
} & {
  [Column in keyof Omit<ConnectionRow, 'workspace_id'>]: ConnectionRow[Column] | null;
};

/** `workspaceId` null: the key's own workspace. */
export type AuthenticationQuery = (
  fingerprint: string,
  workspaceId: string | null,
) => Promise<AuthenticationRow | undefined>;

type Run = (text: string, parameters: (string | null)[]) => Promise<unknown>;

export const authenticationQuery = (db: Kysely<Tables>, run: Run): AuthenticationQuery => {
  const { sql: text } = build(db);
  // The parameters of the compiled query stand in the order it names them: workspace, fingerprint.
  return async (fingerprint, workspaceId) =>
    (await run(text, [workspaceId, fingerprint])) as AuthenticationRow | undefined;
};

const build = (db: Kysely<Tables>) =>
  db
    .selectFrom('api_keys as k')
    .innerJoin('accounts as a', 'a.id', 'k.account_id')
    .innerJoin('workspaces as kw', 'kw.id', 'k.workspace_id')
    .leftJoin('workspaces as w', (join) =>
      join.on('w.id', '=', sql<string>`coalesce(${''}, k.workspace_id)`),
    )
    .leftJoin('members as m', (join) =>
      join.onRef('m.workspace_id', '=', 'w.id').onRef('m.account_id', '=', 'a.id'),
    )
    .leftJoin('connections as c', 'c.workspace_id', 'w.id')
    .select([
      now.as('now'),
      'k.id as key_id',
      'k.last_used_at as key_last_used_at',
      'k.revoked_at as key_revoked_at',
      'a.id as account_id',
      'a.email',
      'a.plan',
      'a.disabled_at as account_disabled_at',
      'kw.archived_at as key_workspace_archived_at',
      'w.id as workspace_id',
      'w.name as workspace_name',
      'w.archived_at as workspace_archived_at',
      'm.role',
      'c.adnet_user_id',
      'c.adnet_user_name',
      'c.token',
      'c.token_ours',
      'c.scopes',
      'c.expires_at',
      'c.expired_at',
      'c.connected_at',
      'c.writes_unlock_at',
      'c.selected_ad_account_id',
    ])
    .where('k.fingerprint', '=', '')
    .compile();
