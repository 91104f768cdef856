import { sql } from 'kysely';
import { now, nowOnce } from './clock.ts';
import { hotQuery } from './hot-query.ts';
import { type Db, idIsAmong } from './open.ts';
import type { DeliveryRow } from './tables.ts';

type NewEvent = {
  event_id: string;
  workspace_id: string;
  type: string;
  pattern: string;
  data: string;
};

const enqueueQuery = hotQuery((tx, event: NewEvent) =>
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
    .expression((eb) =>
      eb
        .selectFrom('webhooks as w')
        .select([
          sql<string>`cast(${event.event_id} as text) || '.' || w.id`.as('id'),
          'w.id as webhook_id',
          sql<string>`cast(${event.event_id} as text)`.as('event_id'),
          sql<string>`cast(${event.type} as text)`.as('type'),
          sql<string>`cast(${event.data} as text)`.as('body'),
          sql<'pending'>`'pending'`.as('state'),
          now.as('created_at'),
          sql<number>`0`.as('attempts'),
          sql<number>`0`.as('next_at'),
        ])
        .where('w.workspace_id', '=', event.workspace_id)
        .where('w.disabled_at', 'is', null)
        .where((w) => w.or([w('w.events', 'is', null), w('w.events', 'like', event.pattern)])),
    )
    .onConflict((conflict) => conflict.columns(['webhook_id', 'event_id']).doNothing()),
);

/** A row for each endpoint that wants it; the same event again changes nothing. */
export const enqueueDeliveries = async (
  tx: Db,
  {
    eventId,
    workspaceId,
    type,
    body,
  }: { eventId: string; workspaceId: string; type: string; body: string },
) => {
  await enqueueQuery(tx, {
    event_id: eventId,
    workspace_id: workspaceId,
    type,
    pattern: `%,${type},%`,
    data: body,
  });
};

/** For one endpoint whatever it wants, as when it is tried out; not to be sent by others. */
export const insertDelivery = (
  db: Db,
  delivery: Pick<
    DeliveryRow,
    'id' | 'webhook_id' | 'event_id' | 'type' | 'body' | 'state' | 'attempts'
  >,
) =>
  db
    .insertInto('webhook_deliveries')
    .values({ ...delivery, created_at: now, next_at: 0 })
    .execute();

/** What is still to be delivered there, the oldest first. */
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

export type Pending = Awaited<ReturnType<typeof listPending>>[number];

type Attempt = Pick<DeliveryRow, 'state' | 'status' | 'answer' | 'error' | 'took_ms'> & {
  retryInMs: number;
};

export const noteAttempt = (db: Db, id: string, { retryInMs, ...attempt }: Attempt) =>
  db
    .updateTable('webhook_deliveries')
    .set({
      ...attempt,
      attempts: sql<number>`attempts + 1`,
      last_at: now,
      next_at: sql<number>`${now} + ${retryInMs}`,
    })
    .where('id', '=', id)
    .execute();

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

/** Delivered or given up, and old; what still waits stays. */
export const deleteOldDeliveries = async (db: Db, olderThanMs: number, limit: number) => {
  const old = db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('created_at', '<', sql<number>`${nowOnce} - ${olderThanMs}`)
    .where('state', '<>', 'pending')
    .orderBy('created_at')
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('webhook_deliveries')
    .where(idIsAmong(db, old, 'webhook_deliveries.id'))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
