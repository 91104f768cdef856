import { sql } from 'kysely';
import { now, nowOnce } from './clock.ts';
import { changesOne, type Db, idIsAmong } from './db.ts';
import type { GenerationRow } from './schema/tables.ts';

/** Credits of the month and calls of the day: those settled, and those reserved and still alive. */
export const readUsage = async (db: Db, accountId: string, month: string, day: string) => {
  const rows = await db
    .selectFrom('generations')
    .select((eb) => [
      'state',
      eb.fn.sum<number>('credits').as('credits'),
      eb.fn.sum<number>(eb.case().when('day', '=', day).then(1).else(0).end()).as('calls'),
    ])
    .where('account_id', '=', accountId)
    .where('month', '=', month)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'settled'),
        eb.and([eb('state', '=', 'reserved'), eb('lease_until', '>', now)]),
      ]),
    )
    .groupBy('state')
    .execute();
  const of = (state: string) => {
    const row = rows.find((one) => one.state === state);
    return { credits: Number(row?.credits ?? 0), calls: Number(row?.calls ?? 0) };
  };
  return { settled: of('settled'), reserved: of('reserved') };
};

type NewGeneration = Pick<
  GenerationRow,
  | 'id'
  | 'account_id'
  | 'workspace_id'
  | 'idempotency_key'
  | 'fingerprint'
  | 'credits'
  | 'month'
  | 'day'
>;

/** A reservation that ends by itself with its lease; undefined if its key is taken. */
export const insertGeneration = (tx: Db, generation: NewGeneration, leaseMs: number) =>
  tx
    .insertInto('generations')
    .values({
      ...generation,
      state: 'reserved',
      created_at: now,
      lease_until: sql<number>`${now} + ${leaseMs}`,
      response: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const findGenerationByKey = (db: Db, workspaceId: string, idempotencyKey: string) =>
  db
    .selectFrom('generations')
    .selectAll()
    .select(now.as('now'))
    .where('workspace_id', '=', workspaceId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();

/** Charges with the result in hand; false when the reservation has lapsed meanwhile. */
export const settleGeneration = (db: Db, id: string, response: string | null) =>
  changesOne(
    db
      .updateTable('generations')
      .set({ state: 'settled', response })
      .where('id', '=', id)
      .where('state', '=', 'reserved')
      .where('lease_until', '>', now),
  );

export const voidGeneration = (db: Db, id: string) =>
  db
    .updateTable('generations')
    .set({ state: 'void', idempotency_key: null })
    .where('id', '=', id)
    .where('state', '=', 'reserved')
    .execute();

/** Reservations a crash left behind stop holding their key; old answers are forgotten. */
export const releaseOldGenerations = async (db: Db, keyLifeMs: number, limit: number) => {
  const lapsedReservations = db
    .selectFrom('generations')
    .select('id')
    // Written out, so that PostgreSQL knows that the index of reservations will do.
    .where('state', '=', sql.lit('reserved'))
    .where('lease_until', '<=', nowOnce)
    .orderBy('lease_until')
    .limit(limit);
  await db
    .updateTable('generations')
    .set({ state: 'void', idempotency_key: null })
    .where(idIsAmong(db, lapsedReservations, 'generations.id'))
    .execute();
  const oldAnswers = db
    .selectFrom('generations')
    .select('id')
    .where('idempotency_key', 'is not', null)
    .where('created_at', '<', ago(keyLifeMs))
    .orderBy('created_at')
    .limit(limit);
  await db
    .updateTable('generations')
    .set({ idempotency_key: null, response: null })
    .where(idIsAmong(db, oldAnswers, 'generations.id'))
    .execute();
};

const ago = (ms: number) => sql<number>`${nowOnce} - ${ms}`;
