import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { now } from './clock.ts';
import type { ConnectionRow, Role, Tables } from './tables.ts';

/** Everything the checks before an operation need, read in one query. */
export type AuthenticationRow = {
  /** The database's time when it answered. */
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
  /** The workspace's connection to the platform. */
  connection: ConnectionRow | null;
};

/** `workspaceId` null: the key's own workspace. At once where the answer is known. */
export type AuthenticationQuery = (
  fingerprint: string,
  workspaceId: string | null,
) => AuthenticationRow | undefined | Promise<AuthenticationRow | undefined>;

export type Question = { fingerprint: string; workspace_id: string | null; place: number };

/** A row as it comes: the connection's columns lie flat beside the others. */
export type FlatRow = Omit<AuthenticationRow, 'connection'> & {
  place: number;
} & { [Column in keyof Omit<ConnectionRow, 'workspace_id'>]: ConnectionRow[Column] | null };

export type Step = readonly [join: string, table: string, alias: string, condition: string];

/** Each row by its key, in this order. */
const path: readonly Step[] = [
  ['join', 'api_keys', 'k', 'k.fingerprint = q.fingerprint'],
  ['join', 'accounts', 'a', 'a.id = k.account_id'],
  ['join', 'workspaces', 'kw', 'kw.id = k.workspace_id'],
  ['left join', 'workspaces', 'w', 'w.id = coalesce(q.workspace_id, k.workspace_id)'],
  ['left join', 'members', 'm', 'm.workspace_id = w.id and m.account_id = a.id'],
  ['left join', 'connections', 'c', 'c.workspace_id = w.id'],
];

/** The hot query as text, compiled once. `asked` is a source of rows, one per question. */
export const authenticationText = (
  db: Kysely<Tables>,
  asked: RawBuilder<Question>,
  spell: (step: Step) => string,
) =>
  sql<FlatRow>`select
      q.place,
      ${now} as now,
      k.id as key_id,
      k.last_used_at as key_last_used_at,
      k.revoked_at as key_revoked_at,
      a.id as account_id,
      a.email,
      a.plan,
      a.disabled_at as account_disabled_at,
      kw.archived_at as key_workspace_archived_at,
      w.id as workspace_id,
      w.name as workspace_name,
      w.archived_at as workspace_archived_at,
      m.role,
      c.adnet_user_id,
      c.adnet_user_name,
      c.token,
      c.token_ours,
      c.scopes,
      c.expires_at,
      c.expired_at,
      c.connected_at,
      c.writes_unlock_at,
      c.selected_ad_account_id
    from ${asked} as q
    ${sql.raw(path.map(spell).join('\n    '))}`.compile(db).sql;

export const readRow = (flat: FlatRow): AuthenticationRow => ({
  now: flat.now,
  key_id: flat.key_id,
  key_last_used_at: flat.key_last_used_at,
  key_revoked_at: flat.key_revoked_at,
  account_id: flat.account_id,
  email: flat.email,
  plan: flat.plan,
  account_disabled_at: flat.account_disabled_at,
  key_workspace_archived_at: flat.key_workspace_archived_at,
  workspace_id: flat.workspace_id,
  workspace_name: flat.workspace_name,
  workspace_archived_at: flat.workspace_archived_at,
  role: flat.role,
  connection: connectionOf(flat),
});

/** With a token there is a row of connections, and its columns are what they are there. */
const connectionOf = (flat: FlatRow): ConnectionRow | null => {
  if (flat.token === null) return null;
  const row = flat as FlatRow & ConnectionRow;
  return {
    workspace_id: row.workspace_id,
    adnet_user_id: row.adnet_user_id,
    adnet_user_name: row.adnet_user_name,
    token: row.token,
    token_ours: row.token_ours,
    scopes: row.scopes,
    expires_at: row.expires_at,
    expired_at: row.expired_at,
    connected_at: row.connected_at,
    writes_unlock_at: row.writes_unlock_at,
    selected_ad_account_id: row.selected_ad_account_id,
  };
};
