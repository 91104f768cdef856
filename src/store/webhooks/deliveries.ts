import { sql } from 'kysely';
import { now, nowOnce } from '../clock.ts';
import type { Db } from '../db.ts';
import { hotQuery } from '../hot-query.ts';
import { jsonRows } from '../json-rows.ts';
import type { DeliveryRow } from '../schema/tables.ts';

export type NewEvent = {
  event_id: string;
  workspace_id: string;
  type: string;
  body: string;
};

const enqueueQuery = hotQuery((tx, { list }: { list: string }) =>
  tx
    .insertInto('webhook_deliveries')
    .columns([
      'id',
      'webhook_id',
      'event_id',
      'type',
      'body',
      'state',
      'created_at',
      'attempts',
      'next_at',
    ])
    .expression(
      tx
        .selectFrom(
          jsonRows<NewEvent>(tx, list, {
            event_id: 'text',
            workspace_id: 'text',
            type: 'text',
            body: 'text',
          }),
        )
        .innerJoin('webhooks as w', 'w.workspace_id', 'given.workspace_id')
        .select([
          sql<string>`given.event_id || '.' || w.id`.as('id'),
          'w.id as webhook_id',
          'given.event_id',
          'given.type',
          'given.body',
          sql<'pending'>`'pending'`.as('state'),
          // The same for all of them, so that events of one moment are sent in the order of their ids.
          nowOnce.as('created_at'),
          sql<number>`0`.as('attempts'),
          sql<number>`0`.as('next_at'),
        ])
        .where('w.disabled_at', 'is', null)
        .where((w) =>
          w.or([
            w('w.events', 'is', null),
            w('w.events', 'like', sql<string>`'%,' || given.type || ',%'`),
          ]),
        ),
    )
    // Without columns, because of two rows at the same moment PostgreSQL would let the other unique index refuse
    // one.
    .onConflict((conflict) => conflict.doNothing()),
);

/**
 * Inserts a row for each event and each endpoint that wants it; inserting the same event again changes nothing. It
 * is one statement, because a round trip to PostgreSQL takes longer than the rows.
 */
export const enqueueDeliveries = async (tx: Db, events: readonly NewEvent[]) => {
  await enqueueQuery(tx, { list: JSON.stringify(events) });
};

/** A delivery to one endpoint whatever events it wants, for a test; no other node sends it. */
export const insertDelivery = (
  db: Db,
  delivery: Pick<
    DeliveryRow,
    'id' | 'webhook_id' | 'event_id' | 'type' | 'body' | 'state' | 'attempts' | 'created_at'
  >,
) =>
  db
    .insertInto('webhook_deliveries')
    .values({ ...delivery, next_at: 0 })
    .execute();

/** Pending deliveries of an endpoint, the oldest first. */
export const listPending = (db: Db, webhookId: string, limit: number) =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .select(now.as('now'))
    .where('webhook_id', '=', webhookId)
    .where('state', '=', sql.lit('pending'))
    .where('next_at', '<=', now)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();

export type PendingDelivery = Awaited<ReturnType<typeof listPending>>[number];

type DeliveryAttempt = Pick<DeliveryRow, 'state' | 'status' | 'answer' | 'error' | 'took_ms'> & {
  retryInMs: number;
};

/** Unless another node has tried it since, or it has arrived: then this attempt is old. */
export const noteAttempt = (
  db: Db,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  { retryInMs, ...attempt }: DeliveryAttempt,
) =>
  db
    .updateTable('webhook_deliveries')
    .set({
      ...attempt,
      attempts: sql<number>`attempts + 1`,
      last_at: now,
      next_at: sql<number>`${now} + ${retryInMs}`,
    })
    .where('id', '=', id)
    .where('state', '=', sql.lit('pending'))
    .where('attempts', '=', attempts)
    .execute();

/** An event that has arrived, and what the receiver said. */
export type Arrival = Pick<DeliveryRow, 'id' | 'status' | 'answer' | 'took_ms'>;

const arrivalsQuery = hotQuery((db, { list }: { list: string }) =>
  db
    .updateTable('webhook_deliveries')
    .from(
      jsonRows<Arrival>(db, list, {
        id: 'text',
        status: 'integer',
        answer: 'text',
        took_ms: 'integer',
      }),
    )
    .set((row) => ({
      state: 'delivered',
      status: row.ref('given.status'),
      answer: row.ref('given.answer'),
      took_ms: row.ref('given.took_ms'),
      error: null,
      attempts: sql<number>`attempts + 1`,
      last_at: now,
      next_at: now,
    }))
    .whereRef('webhook_deliveries.id', '=', 'given.id')
    .where('webhook_deliveries.state', '<>', 'delivered'),
);

/** Several that have arrived, in one statement. */
export const noteArrivals = (db: Db, arrivals: readonly Arrival[]) =>
  arrivalsQuery(db, { list: JSON.stringify(arrivals) });

/** The newest first. */
export const listDeliveries = (
  db: Db,
  webhookId: string,
  { limit, after }: { limit: number; after?: { at: number; id: string } | undefined },
) =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.at ?? 0}, ${after?.id ?? ''})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Some of what a workspace's endpoints were sent between two times, the oldest first. */
export const listDeliveriesBetween = (db: Db, workspaceId: string, from: number, until: number) =>
  db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .selectAll('d')
    .select('w.url')
    .where('w.workspace_id', '=', workspaceId)
    .where('d.created_at', '>=', from)
    .where('d.created_at', '<', until)
    .orderBy('d.created_at')
    .limit(1_000)
    .execute();
