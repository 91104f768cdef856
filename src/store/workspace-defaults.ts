import type { Db } from './open.ts';

export const findWorkspaceDefaults = (db: Db, workspaceId: string) =>
  db
    .selectFrom('workspace_defaults')
    .select('defaults')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();

export const upsertWorkspaceDefaults = (db: Db, workspaceId: string, defaults: string) =>
  db
    .insertInto('workspace_defaults')
    .values({ workspace_id: workspaceId, defaults })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet({ defaults }))
    .execute();
