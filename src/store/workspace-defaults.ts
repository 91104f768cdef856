import type { Db } from './db.ts';
import { hotQuery } from './hot-query.ts';

const findDefaults = hotQuery((db, { workspaceId }: { workspaceId: string }) =>
  db.selectFrom('workspace_defaults').select('defaults').where('workspace_id', '=', workspaceId),
);

export const findWorkspaceDefaults = async (db: Db, workspaceId: string) =>
  (await findDefaults(db, { workspaceId })).rows[0];

export const upsertWorkspaceDefaults = (db: Db, workspaceId: string, defaults: string) =>
  db
    .insertInto('workspace_defaults')
    .values({ workspace_id: workspaceId, defaults })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet({ defaults }))
    .execute();
