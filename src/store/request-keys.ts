import { sql } from 'kysely';
import { span } from '../kernel/clock.ts';
import { now } from './clock.ts';
import type { Db } from './db.ts';
import type { RequestKeyRow } from './schema/tables.ts';

/** How long an Idempotency-Key answers, from the moment its request is settled. */
export const keyLifeMs = span({ hours: 24 });

type NewRequestKey = Pick<RequestKeyRow, 'id' | 'scope' | 'idempotency_key' | 'fingerprint'>;

/** False if the key is taken. On PostgreSQL, this waits for a transaction that is about to take it. */
export const insertRequestKey = async (db: Db, key: NewRequestKey, leaseMs: number) => {
  const row = await db
    .insertInto('request_keys')
    .values({
      ...key,
      made_id: null,
      status: null,
      response: null,
      created_at: now,
      lease_until: sql<number>`${now} + ${leaseMs}`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const findRequestKey = (db: Db, scope: string, idempotencyKey: string) =>
  db
    .selectFrom('request_keys')
    .selectAll()
    .select(now.as('now'))
    .where('scope', '=', scope)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();

type RequestOutcome = Pick<RequestKeyRow, 'made_id' | 'status' | 'response'>;

export const settleRequestKey = (db: Db, id: string, outcome: RequestOutcome) =>
  db.updateTable('request_keys').set(outcome).where('id', '=', id).execute();

export const deleteRequestKey = (db: Db, id: string) =>
  db.deleteFrom('request_keys').where('id', '=', id).execute();

/** The key of a scope, once it is older than this: it is free again. */
export const deleteOldRequestKey = (
  db: Db,
  scope: string,
  idempotencyKey: string,
  olderThanMs: number,
) =>
  db
    .deleteFrom('request_keys')
    .where('scope', '=', scope)
    .where('idempotency_key', '=', idempotencyKey)
    .where('created_at', '<=', sql<number>`${now} - ${olderThanMs}`)
    .execute();
