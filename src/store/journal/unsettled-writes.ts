import { sql } from 'kysely';
import { now } from '../clock.ts';
import { type Db, idIsAmong, isPostgres } from '../db.ts';
import { hotQuery } from '../hot-query.ts';
import { jsonIds } from '../json-rows.ts';
import type { WriteRow } from '../schema/tables.ts';
import { payerOf } from '../workspaces.ts';

/** Writes whose outcome is due to be looked up, those of crashed nodes included. */
export const dueWrites = (db: Db) =>
  db
    .selectFrom('writes')
    .select('id')
    .where('settled_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'unknown'), eb('next_check_at', '<=', now)]),
        eb.and([eb('state', '=', 'sent'), eb('lease_until', '<=', now)]),
      ]),
    );

const listQuery = hotQuery((db, { limit }: { limit: number }) => {
  const payer = payerOf('writes.workspace_id', 'writes.account_id');
  const due = dueWrites(db)
    .select(['ad_account_id as queueKey', 'created_at'])
    .select(payer.as('owner'))
    .select(
      sql<number>`row_number() over (partition by ${payer}, ad_account_id order by created_at, id)`.as(
        'place',
      ),
    );
  return db
    .selectFrom(due.as('due'))
    .select(['id', 'owner', 'queueKey'])
    .where('place', '<=', limit)
    .orderBy('place')
    .orderBy('created_at');
}, 'rows');

/** Writes to look up: the oldest of each paying account in each ad account. */
export const listDueWrites = async (db: Db, limit: number) => (await listQuery(db, { limit })).rows;

export type DueWrite = Awaited<ReturnType<typeof listDueWrites>>[number];

const takeQuery = hotQuery((db, { list, holdMs }: { list: string; holdMs: number }) => {
  const due = dueWrites(db).where(idIsAmong(db, jsonIds(db, list)));
  return db
    .updateTable('writes')
    .set({
      state: 'unknown',
      checks: sql<number>`checks + 1`,
      next_check_at: sql<number>`${now} + ${holdMs}`,
    })
    .where(idIsAmong(db, isPostgres(db) ? due.forUpdate().skipLocked() : due))
    .returningAll()
    .returning(now.as('now'));
}, 'rows');

/** Takes due writes by moving their next check, so that no other node takes them at the same time. */
export const takeDueWrites = async (db: Db, ids: readonly string[], holdMs: number) =>
  (await takeQuery(db, { list: JSON.stringify(ids), holdMs })).rows;

/** Writes of the same kind to the same ad account that still wait for their own answer. */
export const listInFlight = (db: Db, { id, ad_account_id, action }: WriteRow) =>
  db
    .selectFrom('writes')
    .select('params')
    .where('settled_at', 'is', null)
    .where('state', '=', 'sent')
    .where('ad_account_id', '=', ad_account_id)
    .where('action', '=', action)
    .where('id', '<>', id)
    .where('lease_until', '>', now)
    .execute();

/**
 * Before objects of an ad account are bound to writes, all of its open writes are locked, in all workspaces, so
 * that no object is bound twice.
 */
export const lockUnsettled = async (tx: Db, adAccountId: string) => {
  const rows = tx
    .selectFrom('writes')
    .select('id')
    .where('settled_at', 'is', null)
    .where('ad_account_id', '=', adAccountId)
    .orderBy('id');
  await (isPostgres(tx) ? rows.forUpdate() : rows).execute();
};

/** Those of these objects that a write is known to have created. */
export const listBoundObjects = async (db: Db, adAccountId: string, objectIds: string[]) => {
  if (objectIds.length === 0) return new Set<string>();
  const rows = await db
    .selectFrom('writes')
    .select('object_id')
    .where('ad_account_id', '=', adAccountId)
    .where('object_id', 'in', objectIds)
    .execute();
  return new Set(rows.map(({ object_id }) => object_id ?? ''));
};
