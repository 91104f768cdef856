import { Failure } from '../../contract/failures.ts';
import { isUuid } from '../../kernel/ids.ts';
import { type KeyLimits, limitsOfKey } from '../../publish/limits.ts';
import { fingerprint, keyFingerprint } from '../../secrets/api-key.ts';
import { isSecret } from '../../secrets/random-secret.ts';
import { sessionIdleMs } from '../../sign-in/session.ts';
import { touchKey } from '../../store/api-keys.ts';
import type { AuthenticationRow } from '../../store/authentication.ts';
import type { Role } from '../../store/people/roles.ts';
import { touchSession } from '../../store/people/sessions.ts';
import { findWorkspaceOf } from '../../store/workspaces.ts';
import type { BillingPlan } from './billing-plans.ts';
import type { Deps } from './deps.ts';
import { type Access, actsInWorkspace, type Identity, type TargetWorkspace } from './operation.ts';
import { cappedRole, demandRole, roleFor } from './roles.ts';

/** How a caller proves who they are: by an API key, or by a session after signing in. */
export type Credentials = (
  | { kind: 'key'; apiKey: string | null }
  | { kind: 'session'; session: string | null }
) & { workspaceId: string | null };

const useIsWrittenEveryMs = 60_000;

/** Finds the caller of a key or a session in one query. The first check that fails decides the answer. */
export const authenticate = async (
  deps: Deps,
  access: Access,
  credentials: Credentials,
): Promise<Identity> => {
  const storedRow = await find(deps, credentials);
  if (!storedRow || storedRow.key_revoked_at !== null || isOver(storedRow))
    throw new Failure('unauthorized');
  noteUse(deps, storedRow);
  const row = waitsForProof(storedRow)
    ? withoutMembership(storedRow, access, credentials)
    : storedRow;
  const { plan, payer } = demandAccount(deps, row, access);
  const workspace = resolvedWorkspace(row, credentials.workspaceId !== null);
  if (access !== 'identity') letIn(row, payer.plan, workspace, access);
  const isPerson = row.session_expires_at !== null;
  return {
    keyId: isPerson ? null : row.credential_id,
    sessionId: isPerson ? row.credential_id : null,
    maxRole: row.key_max_role,
    onlyWorkspace: row.key_only_workspace,
    keyLimits: keyLimitsOf(row),
    guardrails: { workspace: row.workspace_guardrails, key: row.key_guardrails },
    accountId: row.account_id,
    email: row.email,
    boundTo: row.account_bound_to,
    plan,
    payer,
    workspace,
    connection: workspace && row.connection,
    now: row.now,
  };
};

/**
 * True if the membership exists, but the account is not confirmed and this workspace is paid for by another one
 * than it may work for.
 */
const waitsForProof = ({
  account_bound_to: boundTo,
  member_kept: membershipKept,
  payer_id: payer,
  account_id: account,
  role,
}: AuthenticationRow) =>
  boundTo !== null &&
  role !== null &&
  membershipKept !== 1 &&
  payer !== boundTo &&
  payer !== account;

/** Treats the membership as missing. A caller who names this workspace gets the reason. */
const withoutMembership = (
  row: AuthenticationRow,
  access: Access,
  { workspaceId }: Credentials,
): AuthenticationRow => {
  if (row.account_disabled_at !== null) throw new Failure('api_disabled');
  if (workspaceId !== null || access !== 'identity') throw new Failure('account_unproven');
  return { ...row, role: null };
};

const find = ({ store }: Deps, credentials: Credentials) => {
  const { workspaceId } = credentials;
  const namedWorkspaceId =
    workspaceId === null || isUuid(workspaceId) ? (workspaceId?.toLowerCase() ?? null) : '';
  if (credentials.kind === 'session')
    return isSecret(credentials.session)
      ? store.authenticateSession(fingerprint(credentials.session), namedWorkspaceId)
      : undefined;
  const keyHash = credentials.apiKey === null ? null : keyFingerprint(credentials.apiKey);
  return keyHash === null ? undefined : store.authenticate(keyHash, namedWorkspaceId);
};

/** A session ends at its time, or if it was not used for long. */
const isOver = ({
  session_expires_at: end,
  credential_last_used_at: lastUseAt,
  now,
}: AuthenticationRow) => end !== null && (end <= now || (lastUseAt ?? 0) + sessionIdleMs <= now);

/**
 * Checks that the account exists and may call. In a workspace, the plan of the account that pays for it counts, so
 * an invited person needs no plan of their own.
 */
const demandAccount = ({ plans }: Deps, row: AuthenticationRow, access: Access) => {
  const isMember = row.role !== null;
  const plan = plans[row.plan] ?? null;
  const payerPlan = isMember ? plans[row.payer_plan] : plan;
  const isOff =
    row.account_disabled_at !== null ||
    (isMember && access !== 'identity' && row.payer_disabled_at !== null);
  // A plan without API access stops programs; people may sign in on any plan.
  const lacksApi = row.session_expires_at === null && !payerPlan?.api;
  if (isOff || lacksApi || !payerPlan) throw new Failure('api_disabled');
  return {
    plan,
    payer: isMember
      ? { accountId: row.payer_id, planName: row.payer_plan, plan: payerPlan }
      : { accountId: row.account_id, planName: row.plan, plan: payerPlan },
  };
};

/** Reveals nothing about the other workspace, not even whether it exists. */
export const boundElsewhere = () =>
  new Failure('workspace_forbidden', {
    message:
      'This key is bound to one workspace and cannot act in another. Leave the workspace out, or use a key that was made without only_workspace.',
  });

const resolvedWorkspace = (row: AuthenticationRow, named: boolean) => {
  const { workspace_id: id, workspace_name: name, role, key_only_workspace: only } = row;
  if (only !== null && only !== id) throw boundElsewhere();
  if (id !== null && name !== null && role !== null)
    return { id, name, role: cappedRole(role, row.key_max_role) };
  if (!named) return null;
  throw new Failure(id === null ? 'workspace_not_found' : 'workspace_forbidden');
};

/** True if a key that is limited to one workspace may not be used in this one. */
export const isElsewhere = ({ id }: { id: string }, only: string | null) =>
  only !== null && id !== only;

const keyLimitsOf = (row: AuthenticationRow): KeyLimits | null => {
  const { key_writes_per_hour: hour, key_writes_per_day: day } = row;
  return limitsOfKey(row.credential_id, { writes_per_hour: hour, writes_per_day: day });
};

/**
 * Only a key without limits may change the account, because a limited one could otherwise create a key with more
 * rights.
 */
export const demandWholeKey = ({ maxRole, keyLimits, onlyWorkspace, guardrails }: Identity) => {
  if (maxRole === null && keyLimits === null && onlyWorkspace === null && guardrails.key === null)
    return;
  throw new Failure('workspace_role', {
    message: [
      'This key was made with a max_role, only_workspace, guardrails or write limits of its own, so it cannot change keys, workspaces or members.',
      'Use a key without them.',
    ].join(' '),
  });
};

const letIn = (
  row: AuthenticationRow,
  plan: BillingPlan,
  workspace: Identity['workspace'],
  access: Exclude<Access, 'identity'>,
) => {
  const isPerson = row.session_expires_at !== null;
  if (workspace === null && access === 'newcomer' && isPerson) return;
  if (workspace === null) throw new Failure('no_workspace');
  if (!actsInWorkspace(access)) return;
  if (row.key_workspace_archived_at !== null || row.workspace_archived_at !== null) {
    throw new Failure('workspace_archived');
  }
  if ('adnet' in access && !plan.ads_management) throw new Failure('plan_required');
  demandRole(workspace.role, roleFor(access));
};

/** The workspace in the path, if the caller is a member and may do this with it. */
export const findTarget = async (
  { store }: Deps,
  { accountId, maxRole, onlyWorkspace }: Identity,
  workspaceId: string,
  needed: Role,
): Promise<TargetWorkspace> => {
  const row = isUuid(workspaceId)
    ? await findWorkspaceOf(store.db, accountId, workspaceId.toLowerCase())
    : undefined;
  if (!row || isElsewhere(row, onlyWorkspace)) throw new Failure('workspace_not_found');
  if (row.waits === 1) throw new Failure('account_unproven');
  const role = cappedRole(row.role, maxRole);
  demandRole(role, needed);
  return { ...row, role };
};

/**
 * The time of last use is written at most once a minute, and nothing waits for it: if the write is lost, the shown
 * time is a minute off.
 */
const noteUse = ({ store, log }: Deps, row: AuthenticationRow) => {
  const stale = row.now - useIsWrittenEveryMs;
  const { credential_id: id, credential_last_used_at: last } = row;
  if (last !== null && last > stale) return;
  const touch = row.session_expires_at === null ? touchKey : touchSession;
  touch(store.db, id, stale).catch((error) => {
    log.warn({ err: error }, 'could not note the use of a key or session');
  });
};
