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

/** For how long only the node that has the caller's own token may read the object. */
const ownTokenMs = 60_000;

/** New objects that are due to be read back. */
export const dueObjects = (db: Db) =>
  db.selectFrom('writes').select('id').where('verify_at', '<=', nowOnce);

/** Objects created with a caller's own token are left for a while to the node that still has it (`mine`). */
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
 * Takes new objects of an ad account whose read-back is due, and moves their time, so that no other node takes them
 * at the same time. Those of a node that died become due again.
 */
export const takeUnverified = async (
  db: Db,
  { mine, ...taking }: Omit<TakeOptions, 'mine'> & { mine: readonly string[] },
) => (await takeQuery(db, { ...taking, mine: idsOf(mine) })).rows;

export type UnverifiedWrite = Awaited<ReturnType<typeof takeUnverified>>[number];

/**
 * Stores what was found before anything is done about it; a second read does not change it. Returns true the first
 * time.
 */
export const noteFound = (db: Db, id: string, result: string) =>
  changesOne(
    db.updateTable('writes').set({ found: result }).where('id', '=', id).where('found', 'is', null),
  );

type TakenObject = Pick<UnverifiedWrite, 'id' | 'verify_at'>;

/** True if no other node has taken it since, or may take it: taking changes `verify_at`. */
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

/** Marks objects as read back. If another node has taken one since, only that node may judge it. */
export const noteVerified = async (db: Db, objects: readonly TakenObject[], result: string) => {
  if (objects.length === 0) return;
  const list = JSON.stringify(objects.map(({ id, verify_at }) => ({ id, verify_at })));
  await verifiedQuery(db, { list, found: result });
};
