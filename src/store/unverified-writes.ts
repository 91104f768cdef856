import { sql } from 'kysely';
import { now, nowOnce } from './clock.ts';
import { hotQuery } from './hot-query.ts';
import { jsonRows } from './json-rows.ts';
import { type Db, idIsAmong, isPostgres } from './open.ts';

const columns = [
  'id',
  'workspace_id',
  'action',
  'ad_account_id',
  'object_id',
  'own_token',
  'created_at',
] as const;

/** How long a node that holds the caller's own token goes first. */
const ownTokenMs = 60_000;

/** New objects that are due to be read back. */
export const dueObjects = (db: Db) =>
  db.selectFrom('writes').select('id').where('verify_at', '<=', nowOnce);

type Taking = { limit: number; holdMs: number; mine: string };

const takeQuery = hotQuery((db, { limit, holdMs, mine }: Taking) => {
  const due = dueObjects(db)
    .where((eb) =>
      eb.or([
        eb('own_token', '=', 0),
        eb('verify_at', '<=', sql<number>`${nowOnce} - ${sql.lit(ownTokenMs)}`),
        eb(
          'id',
          'in',
          db.selectFrom(jsonRows<{ id: string }>(db, mine, { id: 'text' })).select('given.id'),
        ),
      ]),
    )
    .orderBy('verify_at')
    .limit(limit);
  return db
    .updateTable('writes')
    .set({ verify_at: sql<number>`${now} + ${holdMs}` })
    .where(idIsAmong(db, isPostgres(db) ? due.forUpdate().skipLocked() : due))
    .returning(columns)
    .returning(now.as('now'));
}, 'rows');

/**
 * Takes new objects that are due to be read back. Taking moves them away, so no other node takes
 * them at the same time; what a node that died had taken comes up again. Objects made with a
 * caller's own token are left to the node that still holds it (`mine`) for a while.
 */
export const takeUnverified = async (
  db: Db,
  { limit, holdMs, mine }: { limit: number; holdMs: number; mine: readonly string[] },
) => {
  const list = JSON.stringify(mine.map((id) => ({ id })));
  return (await takeQuery(db, { limit, holdMs, mine: list })).rows;
};

export type Unverified = Awaited<ReturnType<typeof takeUnverified>>[number];

/** What was found, before anything is done about it; it stays when the object is read again. True the first time. */
export const noteFound = async (db: Db, id: string, found: string) => {
  const { numUpdatedRows } = await db
    .updateTable('writes')
    .set({ found })
    .where('id', '=', id)
    .where('found', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** These have been read back. */
export const noteVerified = async (db: Db, ids: string[], found: string) => {
  if (ids.length === 0) return;
  await db
    .updateTable('writes')
    .set({
      verify_at: null,
      verified_at: now,
      found: sql<string>`coalesce(found, cast(${found} as text))`,
    })
    .where('id', 'in', ids)
    .execute();
};
