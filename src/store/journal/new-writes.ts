import { type OnConflictBuilder, sql } from 'kysely';
import { now } from '../clock.ts';
import { type Db, isPostgres } from '../db.ts';
import { hotQuery } from '../hot-query.ts';
import { jsonRows } from '../json-rows.ts';
import type { Tables, WriteRow, WriteState } from '../schema/tables.ts';
import { typesOf } from './write-columns.ts';
import { addToSecond, countWrites } from './write-limits.ts';

const writeColumns = [
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

/** `leaseMs`: how long the sender is assumed to be alive. */
export type NewWrite = Pick<WriteRow, (typeof writeColumns)[number]> & { leaseMs: number };

/** Any other conflict is a bug, and must not be taken for a used key. */
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

const listedTypes = { ...typesOf(writeColumns), leaseMs: 'bigint', budgets: 'json' } as const;

/** The form in which PostgreSQL reads it from the list. */
type ListedWrite = NewWrite & { budgets: string };

/** A trip to PostgreSQL costs more than a row, so there all rows make it together, and are counted by it. */
const insertList = hotQuery(
  (tx, { list }: { list: string }) =>
    tx
      .with('listed', (db) =>
        db.selectFrom(jsonRows<ListedWrite>(tx, list, listedTypes)).selectAll(),
      )
      .with('made', (db) =>
        db
          .insertInto('writes')
          .columns([...writeColumns, 'state', 'created_at', 'lease_until', 'checks'])
          .expression(
            db
              .selectFrom('listed')
              .select(writeColumns)
              .select([
                sql<WriteState>`'sent'`.as('state'),
                now.as('created_at'),
                sql<number>`${now} + "leaseMs"`.as('lease_until'),
                sql<number>`0`.as('checks'),
              ]),
          )
          .onConflict(keyTaken)
          .returning(['id', 'created_at']),
      )
      .with('counted', (db) =>
        db
          .insertInto('write_seconds')
          .columns(['workspace_id', 'second', 'n'])
          .expression(
            // The workspace's budget before those of keys, in the same order in which a write is taken back.
            sql`select budget.id, made.created_at / 1000, count(*) from made inner join listed on listed.id = made.id,
              json_array_elements_text(listed.budgets) with ordinality as budget(id, place)
              group by budget.id, budget.place, made.created_at / 1000 order by budget.place`,
          )
          .onConflict(addToSecond),
      )
      .selectFrom('made')
      .select(['id', 'created_at']),
  'rows',
);

type MadeWrite = { id: string; created_at: number };

/**
 * Stores intents before anything is sent, and counts each in its budgets. An intent whose Idempotency-Key is taken
 * is neither returned nor counted.
 */
export const insertWrites = async (
  tx: Db,
  writes: NewWrite[],
  budgetsOf: (write: NewWrite) => string[] = () => [],
) => {
  if (isPostgres(tx)) {
    const writesWithBudgets = writes.map((write) => ({ ...write, budgets: budgetsOf(write) }));
    const { rows } = await insertList(tx, { list: JSON.stringify(writesWithBudgets) });
    return new Map(rows.map((row) => [row.id, row]));
  }
  const madeWrites = new Map<string, MadeWrite>();
  const seconds = new Map<string, number[]>();
  for (const write of writes)
    for (const row of (await insertOne(tx, write)).rows) {
      madeWrites.set(row.id, row);
      for (const id of budgetsOf(write))
        seconds.set(id, [...(seconds.get(id) ?? []), Math.floor(row.created_at / 1000)]);
    }
  for (const [id, counted] of seconds) await countWrites(tx, id, counted);
  return madeWrites;
};
