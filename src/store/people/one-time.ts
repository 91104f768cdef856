import { now } from '../clock.ts';
import type { Db } from '../db.ts';

/** Uses up what works once and not for ever; of many at once, one is told true. */
export const useUp = async (db: Db, table: 'invitations' | 'sign_in_links', id: string) => {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};
