import { keyFingerprint } from '../kernel/api-key.ts';
import { Failure } from '../kernel/failures.ts';
import { isUuid } from '../kernel/ids.ts';
import { touchKey } from '../store/api-keys.ts';
import type { AuthenticationRow } from '../store/authentication.ts';
import { type Role, roles } from '../store/tables.ts';
import { findWorkspaceOf } from '../store/workspaces.ts';
import type { Deps } from './deps.ts';
import type { Access, Identity, TargetWorkspace } from './operation.ts';
import type { Plan } from './plans.ts';

/** How a caller says who they are. An API key; other ways in get a kind of their own. */
export type Credentials = { kind: 'key'; apiKey: string | null; workspaceId: string | null };

const useIsWrittenEveryMs = 60_000;

/** From a key to a caller in one query; the first check that fails answers. */
export const authenticate = async (
  deps: Deps,
  access: Access,
  { apiKey, workspaceId }: Credentials,
): Promise<Identity> => {
  const fingerprint = apiKey === null ? null : keyFingerprint(apiKey);
  if (fingerprint === null) throw new Failure('unauthorized');
  const named = workspaceId === null || isUuid(workspaceId) ? workspaceId?.toLowerCase() : '';
  const row = await deps.store.authenticate(fingerprint, named ?? null);
  if (!row || row.key_revoked_at !== null) throw new Failure('unauthorized');
  noteUse(deps, row);
  const plan = deps.plans[row.plan];
  if (row.account_disabled_at !== null || !plan?.api) throw new Failure('api_disabled');
  const workspace = resolvedWorkspace(row, workspaceId !== null);
  if (access !== 'identity') letIn(row, plan, workspace, access);
  return {
    keyId: row.key_id,
    accountId: row.account_id,
    email: row.email,
    planName: row.plan,
    plan,
    workspace,
    connection: workspace && row.connection,
    now: row.now,
  };
};

const resolvedWorkspace = (row: AuthenticationRow, named: boolean) => {
  if (row.workspace_id === null || row.workspace_name === null) {
    throw new Failure('workspace_not_found');
  }
  if (row.role === null) {
    if (named) throw new Failure('workspace_forbidden');
    return null;
  }
  return { id: row.workspace_id, name: row.workspace_name, role: row.role };
};

const letIn = (
  row: AuthenticationRow,
  plan: Plan,
  workspace: Identity['workspace'],
  access: Exclude<Access, 'identity'>,
) => {
  if (workspace === null) throw new Failure('no_workspace');
  if (access === 'account' || 'pathWorkspace' in access) return;
  if (row.key_workspace_archived_at !== null || row.workspace_archived_at !== null) {
    throw new Failure('workspace_archived');
  }
  if ('adnet' in access && !plan.ads_management) throw new Failure('plan_required');
  demandRole(workspace.role, 'adnet' in access ? access.adnet : access.workspace);
};

const demandRole = (role: Role, needed: Role) => {
  if (roles.indexOf(role) >= roles.indexOf(needed)) return;
  throw new Failure('workspace_role', {
    message: `This call needs the role ${needed} in the workspace; yours is ${role}.`,
  });
};

/** The workspace named in the path, if it is the caller's and the caller may do this with it. */
export const findTarget = async (
  { store }: Deps,
  { accountId }: Identity,
  workspaceId: string,
  needed: Role,
): Promise<TargetWorkspace> => {
  const row = isUuid(workspaceId)
    ? await findWorkspaceOf(store.db, accountId, workspaceId.toLowerCase())
    : undefined;
  if (!row) throw new Failure('workspace_not_found');
  demandRole(row.role, needed);
  return row;
};

/** Kept without a write per request; nobody waits for it and its loss costs a minute's accuracy. */
const noteUse = ({ store, log }: Deps, row: AuthenticationRow) => {
  const stale = row.now - useIsWrittenEveryMs;
  if (row.key_last_used_at !== null && row.key_last_used_at > stale) return;
  touchKey(store.db, row.key_id, stale).catch((error) => {
    log.warn({ err: error }, 'could not note the use of a key');
  });
};
