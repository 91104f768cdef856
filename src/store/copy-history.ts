import { now } from './clock.ts';
import type { Db } from './db.ts';
import type { CopyHistoryRow } from './schema/tables.ts';

export const insertCopy = (tx: Db, row: Omit<CopyHistoryRow, 'created_at'>) =>
  tx
    .insertInto('copy_history')
    .values({ ...row, created_at: now })
    .execute();

export const listCopies = (db: Db, workspaceId: string, limit: number) =>
  db
    .selectFrom('copy_history')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Keeps the newest of a workspace, so that a busy one does not fill the disk. */
export const deleteCopiesBeyond = (tx: Db, workspaceId: string, limit: number) =>
  tx
    .deleteFrom('copy_history')
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('copy_history')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1000)
        .offset(limit),
    )
    .execute();
