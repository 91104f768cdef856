import { isObject } from '../../../kernel/is-object.ts';
import { type FilledKind, fillDefaults } from '../../../publish/launch/plan/fill-defaults.ts';
import type { Defaults } from '../../../publish/launch/plan/launch-body.ts';
import type { Db } from '../../../store/db.ts';
import { findWorkspaceDefaults } from '../../../store/workspace-defaults.ts';
import type { Operation } from '../operation.ts';

/** The workspace's own defaults; null if none are set. */
export const readDefaults = async (db: Db, workspaceId: string): Promise<Defaults | null> => {
  const row = await findWorkspaceDefaults(db, workspaceId);
  // The defaults were checked against their schema when they were stored.
  return row ? (JSON.parse(row.defaults) as Defaults) : null;
};

/**
 * Fills in fields that the body leaves out from the workspace's defaults. A body that is not an object is left to
 * its schema.
 */
export const withDefaults =
  (kind: FilledKind): NonNullable<Operation['prepareBody']> =>
  async ({ store }, { workspace }, body) => {
    if (!isObject(body) || !workspace) return body;
    const defaults = await readDefaults(store.db, workspace.id);
    return defaults === null ? body : fillDefaults(kind, { ...body }, defaults);
  };
