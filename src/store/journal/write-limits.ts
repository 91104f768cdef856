import { type OnConflictBuilder, sql } from 'kysely';
import { nowOnce } from '../clock.ts';
import type { Db } from '../db.ts';
import { hotQuery } from '../hot-query.ts';
import type { Tables } from '../schema/tables.ts';

const hour = 3600;
const day = 24 * hour;

const second = sql<number>`${nowOnce} / 1000`;

const usageQuery = hotQuery((db, { budgetId }: { budgetId: string }) =>
  db
    .selectFrom('write_seconds')
    .select((eb) => [
      nowOnce.as('now'),
      sql<number>`coalesce(sum(case when second > ${second} - ${hour} then n else 0 end), 0)`.as(
        'hour',
      ),
      eb.fn.coalesce(eb.fn.sum<number>('n'), eb.val(0)).as('day'),
    ])
    .where('workspace_id', '=', budgetId)
    .where('second', '>', sql<number>`${second} - ${day}`),
);

/** Writes counted in the last rolling hour and day, and the second it is now; of a workspace or of a key with limits of its own. */
export const readWriteUsage = async (db: Db, budgetId: string) => {
  const { rows } = await usageQuery(db, { budgetId });
  const [row] = rows;
  return { now: Number(row?.now), hour: Number(row?.hour), day: Number(row?.day) };
};

export type WriteUsage = Awaited<ReturnType<typeof readWriteUsage>>;

/** The second in which the window has room again, given how many must leave it. */
export const secondOfRelief = async (
  db: Db,
  budgetId: string,
  windowSeconds: number,
  mustLeave: number,
) => {
  const rows = await db
    .selectFrom('write_seconds')
    .select(['second', 'n'])
    .where('workspace_id', '=', budgetId)
    .where('second', '>', sql<number>`${second} - ${windowSeconds}`)
    .orderBy('second')
    .execute();
  let leavingCount = 0;
  for (const { second, n } of rows) {
    leavingCount += n;
    if (leavingCount >= mustLeave) return second + windowSeconds;
  }
  return null;
};

export const addToSecond = (conflict: OnConflictBuilder<Tables, 'write_seconds'>) =>
  conflict
    .columns(['workspace_id', 'second'])
    .doUpdateSet({ n: sql<number>`write_seconds.n + excluded.n` });

const countQuery = hotQuery((tx, row: { workspace_id: string; second: number; n: number }) =>
  tx
    .insertInto('write_seconds')
    .values({ workspace_id: row.workspace_id, second: row.second, n: row.n })
    .onConflict(addToSecond),
);

/** The second of each write, because writes made together may belong to different seconds. */
export const countWrites = async (tx: Db, budgetId: string, seconds: number[]) => {
  const counts = new Map<number, number>();
  for (const second of seconds) counts.set(second, (counts.get(second) ?? 0) + 1);
  for (const [second, n] of counts) await countQuery(tx, { workspace_id: budgetId, second, n });
};

export const uncountWrite = (tx: Db, budgetId: string, second: number) =>
  tx
    .updateTable('write_seconds')
    .set({ n: sql<number>`n - 1` })
    .where('workspace_id', '=', budgetId)
    .where('second', '=', second)
    .where('n', '>', 0)
    .execute();
