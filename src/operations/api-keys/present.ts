import { readGuardrails } from '../../adnet/guardrails/guardrails.ts';
import { iso, isoOrNull } from '../../kernel/clock.ts';
import type { ApiKeyRow, Role } from '../../store/schema/tables.ts';

type WorkspaceView = { id: string; name: string; role: Role; archived_at: number | null };

export const presentWorkspace = ({ id, name, role, archived_at }: WorkspaceView) => ({
  id,
  name,
  role,
  archived: archived_at !== null,
});

export const presentKey = (row: ApiKeyRow) => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  workspace_id: row.workspace_id,
  created_at: iso(row.created_at),
  last_used_at: isoOrNull(row.last_used_at),
  revoked_at: isoOrNull(row.revoked_at),
  ...(row.only_workspace === 1 && { only_workspace: true }),
  ...(row.guardrails !== null && { guardrails: readGuardrails(row.guardrails) }),
  ...(row.max_role !== null && { max_role: row.max_role as 'viewer' | 'editor' }),
  ...(row.writes_per_hour !== null && { writes_per_hour: row.writes_per_hour }),
  ...(row.writes_per_day !== null && { writes_per_day: row.writes_per_day }),
});
