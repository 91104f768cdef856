import { sql } from 'kysely';
import { nowOnce } from '../clock.ts';
import type { Store } from '../open.ts';

/** Deletes launches that ended long ago, with all that belongs to them; at most `limit`. */
export const deleteOldLaunches = async (
  { db, transaction }: Store,
  olderThanMs: number,
  limit: number,
) => {
  const old = await db
    .selectFrom('launches')
    .select('id')
    .where('finished_at', 'is not', null)
    .where('finished_at', '<', sql<number>`${nowOnce} - ${olderThanMs}`)
    // The object of a lost answer is still being looked for.
    .where('due_at', 'is', null)
    .orderBy('finished_at')
    .limit(limit)
    .execute();
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  await transaction(async (tx) => {
    for (const table of ['review_answers', 'review_links', 'launch_steps'] as const)
      await tx.deleteFrom(table).where('launch_id', 'in', ids).execute();
    await tx.deleteFrom('launches').where('id', 'in', ids).execute();
  });
  return ids.length;
};
