import { sql } from 'kysely';
import { now, nowOnce } from '../clock.ts';
import { changesOne, type Db, idIsAmong, isPostgres } from '../db.ts';
import { hotQuery } from '../hot-query.ts';
import { jsonRows } from '../json-rows.ts';
import { payerOf } from '../workspaces.ts';

const columns = [
  'id',
  'workspace_id',
  'action',
  'ad_account_id',
  'object_id',
  'own_token',
  'params',
  'name',
  'created_at',
] as const;

/** How long a node that holds the caller's own token goes first. */
const ownTokenMs = 60_000;

/** New objects that are due to be read back. */
export const dueObjects = (db: Db) =>
  db.selectFrom('writes').select('id').where('verify_at', '<=', nowOnce);

/** Objects made with a caller's own token are left to the node that still holds it (`mine`) for a while. */
const readableObjects = (db: Db, mine: string) =>
  dueObjects(db).where((eb) =>
    eb.or([
      eb('own_token', '=', 0),
      eb('verify_at', '<=', sql<number>`${nowOnce} - ${sql.lit(ownTokenMs)}`),
      eb(
        'id',
        'in',
        db.selectFrom(jsonRows<{ id: string }>(db, mine, { id: 'text' })).select('given.id'),
      ),
    ]),
  );

const listQuery = hotQuery((db, { mine }: { mine: string }) => {
  const payer = payerOf('writes.workspace_id', 'writes.account_id');
  const due = readableObjects(db, mine)
    .clearSelect()
    .select(['workspace_id', 'ad_account_id', 'verify_at'])
    .select(payer.as('owner'));
  return db
    .selectFrom(due.as('due'))
    .select((eb) => [
      sql<string>`workspace_id || ' ' || ad_account_id`.as('id'),
      'workspace_id',
      'ad_account_id as queueKey',
      eb.fn.min('owner').as('owner'),
    ])
    .groupBy(['workspace_id', 'ad_account_id'])
    .orderBy((eb) => eb.fn.min('verify_at'));
}, 'rows');

const idsOf = (mine: readonly string[]) => JSON.stringify(mine.map((id) => ({ id })));

/** Ad accounts with new objects to be read back, as each workspace reaches them; the longest due first. */
export const listUnverified = async (db: Db, mine: readonly string[]) =>
  (await listQuery(db, { mine: idsOf(mine) })).rows;

export type DueObjects = Awaited<ReturnType<typeof listUnverified>>[number];

type TakeOptions = {
  limit: number;
  holdMs: number;
  mine: string;
  workspaceId: string;
  adAccountId: string;
};

const takeQuery = hotQuery((db, { limit, holdMs, mine, workspaceId, adAccountId }: TakeOptions) => {
  const due = readableObjects(db, mine)
    .where('workspace_id', '=', workspaceId)
    .where('ad_account_id', '=', adAccountId)
    .orderBy('verify_at')
    .limit(limit);
  return db
    .updateTable('writes')
    .set({ verify_at: sql<number>`${now} + ${holdMs}` })
    .where(idIsAmong(db, isPostgres(db) ? due.forUpdate().skipLocked() : due))
    .returning([...columns, 'verify_at'])
    .returning(now.as('now'));
}, 'rows');

/**
 * Takes new objects of an ad account that are due to be read back. Taking moves them away, so no
 * other node takes them at the same time; what a node that died had taken comes up again.
 */
export const takeUnverified = async (
  db: Db,
  { mine, ...taking }: Omit<TakeOptions, 'mine'> & { mine: readonly string[] },
) => (await takeQuery(db, { ...taking, mine: idsOf(mine) })).rows;

export type UnverifiedWrite = Awaited<ReturnType<typeof takeUnverified>>[number];

/** What was found, before anything is done about it; it stays when the object is read again. True the first time. */
export const noteFound = (db: Db, id: string, result: string) =>
  changesOne(
    db.updateTable('writes').set({ found: result }).where('id', '=', id).where('found', 'is', null),
  );

type TakenObject = Pick<UnverifiedWrite, 'id' | 'verify_at'>;

/** Whether nobody else has taken it since, and nobody may: taking moves `verify_at`. */
export const isHeld = async (db: Db, { id, verify_at }: TakenObject) =>
  (await db
    .selectFrom('writes')
    .select('id')
    .where('id', '=', id)
    .where('verify_at', '=', verify_at)
    .where('verify_at', '>', now)
    .executeTakeFirst()) !== undefined;

const verifiedQuery = hotQuery((db, { list, found }: { list: string; found: string }) =>
  db
    .updateTable('writes')
    .from(
      jsonRows<{ id: string; verify_at: number }>(db, list, { id: 'text', verify_at: 'bigint' }),
    )
    .set({
      verify_at: null,
      verified_at: now,
      found: sql<string>`coalesce(found, cast(${found} as text))`,
    })
    .whereRef('writes.id', '=', 'given.id')
    .whereRef('writes.verify_at', '=', 'given.verify_at'),
);

/** These have been read back. One that another node has taken since is that node's to judge. */
export const noteVerified = async (db: Db, objects: readonly TakenObject[], result: string) => {
  if (objects.length === 0) return;
  const list = JSON.stringify(objects.map(({ id, verify_at }) => ({ id, verify_at })));
  await verifiedQuery(db, { list, found: result });
};
