import { type Kysely, type RawBuilder, sql } from 'kysely';
import { now } from './clock.ts';
import type { Role } from './people/roles.ts';
import type { ConnectionRow, Tables } from './schema/tables.ts';

/** Everything the checks before an operation need, read in one query. */
export type AuthenticationRow = {
  /** The database's time when it answered. */
  now: number;
  /** The key's, or the session's. */
  credential_id: string;
  credential_last_used_at: number | null;
  key_revoked_at: number | null;
  /** Limits of the key that its account does not have. */
  key_max_role: Role | null;
  key_writes_per_hour: number | null;
  key_writes_per_day: number | null;
  /** The only workspace that the key may act in; null: all of its account's. */
  key_only_workspace: string | null;
  /** The key's own guardrails, as they are stored. */
  key_guardrails: string | null;
  session_expires_at: number | null;
  account_id: string;
  email: string;
  plan: string;
  account_disabled_at: number | null;
  /** Not proven yet: it may work only where this account pays. */
  account_bound_to: string | null;
  /** The account that pays for the workspace; without a workspace, the caller's own. */
  payer_id: string;
  payer_plan: string;
  payer_disabled_at: number | null;
  key_workspace_archived_at: number | null;
  workspace_id: string | null;
  workspace_name: string | null;
  workspace_archived_at: number | null;
  workspace_guardrails: string | null;
  role: Role | null;
  /** 1: the membership counts, whichever account pays. */
  member_kept: number | null;
  /** The workspace's connection to the platform. */
  connection: ConnectionRow | null;
};

/**
 * `workspaceId` null: the key's own workspace; for a session, the first one its person is a member of.
 * At once where the answer is known.
 */
export type AuthenticationQuery = (
  fingerprint: string,
  workspaceId: string | null,
) => AuthenticationRow | undefined | Promise<AuthenticationRow | undefined>;

export type AuthenticationQuestion = {
  fingerprint: string;
  workspace_id: string | null;
  place: number;
};

/** A row as the database returns it: the columns of the connection are beside the others. */
export type FlatRow = Omit<AuthenticationRow, 'connection'> & {
  place: number;
} & { [Column in keyof Omit<ConnectionRow, 'workspace_id'>]: ConnectionRow[Column] | null };

export type JoinStep = readonly [join: string, table: string, alias: string, condition: string];

/** The credential of a caller, and the tables that lead from it to the caller. */
type Credential = { path: readonly JoinStep[]; columns: string };

/** From the workspace on, the tables are the same for all credentials. */
const onward: readonly JoinStep[] = [
  ['left join', 'members', 'm', 'm.workspace_id = w.id and m.account_id = a.id'],
  ['join', 'accounts', 'p', 'p.id = coalesce(w.paid_by, a.id)'],
  ['left join', 'connections', 'c', 'c.workspace_id = w.id'],
];

const nothing = 'cast(null as bigint)';

/** Each row by its key, in this order. */
const key: Credential = {
  path: [
    ['join', 'api_keys', 'k', 'k.fingerprint = q.fingerprint'],
    ['join', 'accounts', 'a', 'a.id = k.account_id'],
    ['join', 'workspaces', 'kw', 'kw.id = k.workspace_id'],
    ['left join', 'workspaces', 'w', 'w.id = coalesce(q.workspace_id, k.workspace_id)'],
    ...onward,
  ],
  columns: `k.id as credential_id,
      k.last_used_at as credential_last_used_at,
      k.revoked_at as key_revoked_at,
      k.max_role as key_max_role,
      k.writes_per_hour as key_writes_per_hour,
      k.writes_per_day as key_writes_per_day,
      case when k.only_workspace = 1 then k.workspace_id end as key_only_workspace,
      k.guardrails as key_guardrails,
      ${nothing} as session_expires_at,
      kw.archived_at as key_workspace_archived_at`,
};

/** Active workspaces first, then the oldest. For an account that is not confirmed, only those where it may work. */
const firstWorkspace = `(select fm.workspace_id from members as fm
    join workspaces as fw on fw.id = fm.workspace_id where fm.account_id = a.id
      and (a.bound_to is null or fm.kept = 1 or coalesce(fw.paid_by, a.id) in (a.bound_to, a.id))
    order by case when fw.archived_at is null then 0 else 1 end, fw.created_at, fw.id limit 1)`;

const session: Credential = {
  path: [
    ['join', 'sessions', 's', 's.secret_hash = q.fingerprint'],
    ['join', 'accounts', 'a', 'a.id = s.account_id'],
    ['left join', 'workspaces', 'w', `w.id = coalesce(q.workspace_id, ${firstWorkspace})`],
    ...onward,
  ],
  columns: `s.id as credential_id,
      s.last_seen_at as credential_last_used_at,
      ${nothing} as key_revoked_at,
      cast(null as text) as key_max_role,
      ${nothing} as key_writes_per_hour,
      ${nothing} as key_writes_per_day,
      cast(null as text) as key_only_workspace,
      cast(null as text) as key_guardrails,
      s.expires_at as session_expires_at,
      ${nothing} as key_workspace_archived_at`,
};

export const credentials = { key, session };

/** The tables that decide who a caller is and what it may do. Changes of other tables change no answer. */
export const callerTables: ReadonlySet<string> = new Set(
  [key, session].flatMap(({ path }) => path.map(([, table]) => table)),
);

/** The hot query as text, compiled once for each kind of credential. `question` is a source of rows, one for each look-up. */
export const authenticationText = (
  db: Kysely<Tables>,
  question: RawBuilder<AuthenticationQuestion>,
  spell: (step: JoinStep) => string,
  { path, columns }: Credential,
) =>
  sql<FlatRow>`select
      q.place,
      ${now} as now,
      ${sql.raw(columns)},
      a.id as account_id,
      a.email,
      a.plan,
      a.disabled_at as account_disabled_at,
      a.bound_to as account_bound_to,
      p.id as payer_id,
      p.plan as payer_plan,
      p.disabled_at as payer_disabled_at,
      w.id as workspace_id,
      w.name as workspace_name,
      w.archived_at as workspace_archived_at,
      w.guardrails as workspace_guardrails,
      m.role,
      m.kept as member_kept,
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
    from ${question} as q
    ${sql.raw(path.map(spell).join('\n    '))}`.compile(db).sql;

export const readRow = (flat: FlatRow): AuthenticationRow => ({
  now: flat.now,
  credential_id: flat.credential_id,
  credential_last_used_at: flat.credential_last_used_at,
  key_revoked_at: flat.key_revoked_at,
  key_max_role: flat.key_max_role,
  key_writes_per_hour: flat.key_writes_per_hour,
  key_writes_per_day: flat.key_writes_per_day,
  key_only_workspace: flat.key_only_workspace,
  key_guardrails: flat.key_guardrails,
  session_expires_at: flat.session_expires_at,
  account_id: flat.account_id,
  email: flat.email,
  plan: flat.plan,
  account_disabled_at: flat.account_disabled_at,
  account_bound_to: flat.account_bound_to,
  payer_id: flat.payer_id,
  payer_plan: flat.payer_plan,
  payer_disabled_at: flat.payer_disabled_at,
  key_workspace_archived_at: flat.key_workspace_archived_at,
  workspace_id: flat.workspace_id,
  workspace_name: flat.workspace_name,
  workspace_archived_at: flat.workspace_archived_at,
  workspace_guardrails: flat.workspace_guardrails,
  role: flat.role,
  member_kept: flat.member_kept,
  connection: connectionOf(flat),
});

/** A token is there only with its row of `connections`, so the other columns of that row are not null. */
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
