import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { now } from '../clock.ts';
import { changesOne, type Db, idIsAmong } from '../db.ts';
import { hotQuery } from '../hot-query.ts';
import { jsonRows } from '../json-rows.ts';
import { failedCondition } from '../schema/migrations/later-indexes.ts';
import type { Tables, WriteRow, WriteState } from '../schema/tables.ts';
import { typesOf } from './write-columns.ts';

const byKeyQuery = hotQuery((db, { workspaceId, key }: { workspaceId: string; key: string }) =>
  db
    .selectFrom('writes')
    .selectAll()
    .select(now.as('now'))
    .where('workspace_id', '=', workspaceId)
    .where('idempotency_key', '=', key),
);

export const findWriteByKey = async (db: Db, workspaceId: string, key: string) => {
  const { rows } = await byKeyQuery(db, { workspaceId, key });
  return rows[0];
};

export const findWrite = (db: Db, id: string) =>
  db.selectFrom('writes').selectAll().where('id', '=', id).executeTakeFirst();

/** The condition of the index `writes_doubtful`, word for word. */
const isDoubtful = sql<SqlBool>`state in ('unknown', 'ambiguous')`;

const newestWrites = (db: Db, limit: number) =>
  db
    .selectFrom('writes')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

/** The newest writes, those whose outcome is not known before all others. */
export const listWrites = async (db: Db, limit: number) => {
  const doubtful = await newestWrites(db, limit).where(isDoubtful).execute();
  const room = limit - doubtful.length;
  if (room === 0) return doubtful;
  // Writes that are listed already may be among the newest.
  const newest = await newestWrites(db, room + doubtful.length).execute();
  const doubtfulIds = new Set(doubtful.map(({ id }) => id));
  return [...doubtful, ...newest.filter(({ id }) => !doubtfulIds.has(id)).slice(0, room)];
};

/** The writes that the operator looks for; `after`: those before this one. */
export type JournalFilter = {
  workspaceId?: string | undefined;
  accountId?: string | undefined;
  state?: WriteState | undefined;
  since?: number | undefined;
  until?: number | undefined;
  after?: Pick<WriteRow, 'id' | 'created_at'> | undefined;
};

const isFailed = sql<SqlBool>`${sql.raw(failedCondition)}`;

/** A rare state has an index of its own, which only its very condition finds; writes under way are few. */
const rareStates: Partial<Record<WriteState, RawBuilder<SqlBool>>> = {
  unknown: isDoubtful,
  ambiguous: isDoubtful,
  rejected: isFailed,
  not_sent: isFailed,
  not_created: isFailed,
  sent: sql<SqlBool>`settled_at is null`,
};

/** The newest writes that fit, each filter by an index. */
export const listFittingWrites = (
  db: Db,
  { workspaceId, accountId, state, since, until, after }: JournalFilter,
  limit: number,
) => {
  const rare = state && rareStates[state];
  return newestWrites(db, limit)
    .$if(workspaceId !== undefined, (q) => q.where('workspace_id', '=', workspaceId ?? ''))
    .$if(accountId !== undefined, (q) => q.where('account_id', '=', accountId ?? ''))
    .$if(state !== undefined, (q) => q.where('state', '=', state ?? 'sent'))
    .$if(rare !== undefined, (q) => q.where(rare ?? isFailed))
    .$if(since !== undefined, (q) => q.where('created_at', '>=', since ?? 0))
    .$if(until !== undefined, (q) => q.where('created_at', '<', until ?? 0))
    .$if(after !== undefined, (q) =>
      q.where(sql<SqlBool>`(created_at, id) < (${after?.created_at ?? 0}, ${after?.id ?? ''})`),
    )
    .execute();
};

/** The result of a write. */
export type WriteOutcome = {
  state: WriteState;
  status?: number;
  response?: string;
  objectId?: string | null;
  /** The new object is to be read back after this long. */
  verifyInMs?: number | undefined;
};

const settledColumns = ['id', 'state', 'status', 'response', 'object_id'] as const;

/** An outcome as it is written into the row of its write. */
type SettledRow = Pick<WriteRow, (typeof settledColumns)[number]> & { verify_in: number | null };

const settledRow = (id: string, outcome: WriteOutcome): SettledRow => ({
  id,
  state: outcome.state,
  status: outcome.status ?? null,
  response: outcome.response ?? null,
  object_id: outcome.objectId ?? null,
  verify_in: outcome.verifyInMs ?? null,
});

/** Rounded up to a full second, so that in a busy ad account all objects of a second are read back together. */
const verifyAt = (inMs: RawBuilder<unknown>) =>
  sql<number | null>`(${now} + ${inMs} + 999) / 1000 * 1000`;

const settle = (tx: Db, outcome: SettledRow) =>
  tx
    .updateTable('writes')
    .set({
      state: outcome.state,
      settled_at: now,
      next_check_at: null,
      status: outcome.status,
      response: outcome.response,
      object_id: outcome.object_id,
      verify_at: verifyAt(sql`cast(${outcome.verify_in} as bigint)`),
    })
    .where('id', '=', outcome.id);

/** Not settled, or settled by inference only, which the platform's own answer replaces. */
const isOpenToThePlatform = (eb: ExpressionBuilder<Tables, 'writes'>) =>
  eb.or([eb('settled_at', 'is', null), eb('state', 'in', ['not_created', 'ambiguous'] as const)]);

const settleQueries = {
  platform: hotQuery((tx, outcome: SettledRow) => settle(tx, outcome).where(isOpenToThePlatform)),
  inference: hotQuery((tx, outcome: SettledRow) =>
    settle(tx, outcome).where('settled_at', 'is', null),
  ),
};

/**
 * Writes the outcome down once. What was inferred is replaced only by a late answer of the platform
 * itself.
 */
export const settleWrite = async (
  tx: Db,
  id: string,
  outcome: WriteOutcome,
  by: keyof typeof settleQueries = 'platform',
) => {
  const { numAffectedRows } = await settleQueries[by](tx, settledRow(id, outcome));
  return numAffectedRows === 1n;
};

const settledTypes = { ...typesOf(settledColumns), verify_in: 'bigint' } as const;

const settleFree = hotQuery(
  (tx, { list }: { list: string }) =>
    tx
      .with('free', (db) =>
        db
          .selectFrom(jsonRows<SettledRow>(tx, list, settledTypes))
          .innerJoinLateral(
            (eb) =>
              eb
                .selectFrom('writes')
                .select('writes.id as found')
                .whereRef('writes.id', '=', 'given.id')
                .where(isOpenToThePlatform)
                .forUpdate()
                .skipLocked()
                .as('open'),
            (join) => join.onTrue(),
          )
          .selectAll('given'),
      )
      .updateTable('writes')
      .from('free')
      .set((eb) => ({
        state: eb.ref('free.state'),
        settled_at: now,
        next_check_at: null,
        status: eb.ref('free.status'),
        response: eb.ref('free.response'),
        object_id: eb.ref('free.object_id'),
        verify_at: verifyAt(sql`free.verify_in`),
      }))
      .whereRef('writes.id', '=', 'free.id')
      .where(idIsAmong(tx, sql`select id from free`))
      .returning('writes.id'),
  'rows',
);

/**
 * Stores the platform's answers to several writes, in one round trip to PostgreSQL. It waits for nothing: a write
 * whose row is locked, or that is settled already, is not among the returned ids.
 */
export const settleFreeWrites = async (
  db: Db,
  outcomes: readonly (readonly [id: string, outcome: WriteOutcome])[],
) => {
  const list = JSON.stringify(outcomes.map(([id, outcome]) => settledRow(id, outcome)));
  const { rows } = await settleFree(db, { list });
  return new Set(rows.map(({ id }) => id));
};

/**
 * Nothing happened on the platform: the write is over and its key may be used again. The journal
 * keeps the row without its parameters: a write that counts in no limit must not fill the disk.
 */
export const voidWrite = (tx: Db, id: string, state: 'not_sent' | 'rejected') =>
  changesOne(
    tx
      .updateTable('writes')
      .set({ state, settled_at: now, next_check_at: null, idempotency_key: null, params: '{}' })
      .where('id', '=', id)
      .where('settled_at', 'is', null),
  );

/**
 * Called by the search for its object. `checks`: the number of this search; if another one has begun since, nothing
 * is changed.
 */
export const markUnknown = (
  db: Db,
  { id, checks }: Pick<WriteRow, 'id' | 'checks'>,
  checkInMs: number,
) =>
  db
    .updateTable('writes')
    .set({ state: 'unknown', next_check_at: sql<number>`${now} + ${checkInMs}` })
    .where('id', '=', id)
    .where('checks', '=', checks)
    .where('settled_at', 'is', null)
    .execute();

/** The key of a settled write, once it has answered for long enough. */
export const releaseKey = (db: Db, id: string) =>
  db
    .updateTable('writes')
    .set({ idempotency_key: null })
    .where('id', '=', id)
    .where('settled_at', 'is not', null)
    .execute();
