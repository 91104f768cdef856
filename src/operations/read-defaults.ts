import type { Defaults } from '../publish/launch/plan/launch-body.ts';
import type { Db } from '../store/open.ts';
import { findWorkspaceDefaults } from '../store/workspace-defaults.ts';

/** The workspace's own defaults; null where nobody has set any. */
export const readDefaults = async (db: Db, workspaceId: string): Promise<Defaults | null> => {
  const row = await findWorkspaceDefaults(db, workspaceId);
  // It was held against its schema when it was stored.
  return row ? (JSON.parse(row.defaults) as Defaults) : null;
};
