import type { Role } from '../../store/people/roles.ts';

type WorkspaceView = { id: string; name: string; role: Role; archived_at: number | null };

export const presentWorkspace = ({ id, name, role, archived_at }: WorkspaceView) => ({
  id,
  name,
  role,
  archived: archived_at !== null,
});
