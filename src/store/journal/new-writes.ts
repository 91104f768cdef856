import { type OnConflictBuilder, sql } from 'kysely';
import { now } from '../clock.ts';
import { hotQuery } from '../hot-query.ts';
import { type Db, isPostgres } from '../open.ts';
import type { Tables, WriteRow, WriteState } from '../schema/tables.ts';
import { columnList } from './write-columns.ts';

const given = [
  'id',
  'workspace_id',
  'account_id',
  'action',
  'ad_account_id',
  'idempotency_key',
  'fingerprint',
  'params',
  'own_token',
  'name',
  'actor_kind',
  'actor_id',
  'request_id',
] as const;

/** `leaseMs`: how long whoever sends it is believed to be alive. */
export type NewWrite = Pick<WriteRow, (typeof given)[number]> & { leaseMs: number };

/** Any other clash is a defect, and must not pass for a key that is taken. */
const keyTaken = (conflict: OnConflictBuilder<Tables, 'writes'>) =>
  conflict
    .columns(['workspace_id', 'idempotency_key'])
    .where('idempotency_key', 'is not', null)
    .doNothing();

const insertOne = hotQuery((tx, write: NewWrite) =>
  tx
    .insertInto('writes')
    .values({
      id: write.id,
      workspace_id: write.workspace_id,
      account_id: write.account_id,
      action: write.action,
      ad_account_id: write.ad_account_id,
      idempotency_key: write.idempotency_key,
      fingerprint: write.fingerprint,
      params: write.params,
      own_token: write.own_token,
      name: write.name,
      actor_kind: write.actor_kind,
      actor_id: write.actor_id,
      request_id: write.request_id,
      state: 'sent',
      created_at: now,
      lease_until: sql<number>`${now} + ${write.leaseMs}`,
      checks: 0,
    })
    .onConflict(keyTaken)
    .returning(['id', 'created_at']),
);

const columnTypes = columnList(given, { leaseMs: 'bigint' });

/** A trip to PostgreSQL costs more than a row, so there all rows make it together. */
const insertList = hotQuery(
  (tx, { list }: { list: string }) =>
    tx
      .insertInto('writes')
      .columns([...given, 'state', 'created_at', 'lease_until', 'checks'])
      .expression(
        tx
          .selectFrom(
            sql<NewWrite>`json_to_recordset(${list}::text::json)`.as<'w'>(sql`w(${columnTypes})`),
          )
          .select(given)
          .select([
            sql<WriteState>`'sent'`.as('state'),
            now.as('created_at'),
            sql<number>`${now} + "leaseMs"`.as('lease_until'),
            sql<number>`0`.as('checks'),
          ]),
      )
      .onConflict(keyTaken)
      .returning(['id', 'created_at']),
  'rows',
);

/** Intents, before anything is sent. One whose Idempotency-Key is taken is not among the rows. */
export const insertWrites = async (tx: Db, writes: NewWrite[]) => {
  const made: { id: string; created_at: number }[] = [];
  if (isPostgres(tx)) made.push(...(await insertList(tx, { list: JSON.stringify(writes) })).rows);
  else for (const write of writes) made.push(...(await insertOne(tx, write)).rows);
  return new Map(made.map((row) => [row.id, row]));
};
