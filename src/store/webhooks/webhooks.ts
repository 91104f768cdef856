import { sql } from 'kysely';
import { now } from '../clock.ts';
import { changesOne, type Db, idIsAmong, isPostgres } from '../db.ts';
import { hotQuery } from '../hot-query.ts';
import { jsonIds } from '../json-rows.ts';
import type { WebhookRow } from '../schema/tables.ts';
import { payerOf } from '../workspaces.ts';

/** A taken endpoint; the end of the lease identifies the holder. */
type WebhookLease = Pick<WebhookRow, 'id' | 'lease_until'>;

type NewWebhook = Pick<WebhookRow, 'id' | 'workspace_id' | 'url' | 'events' | 'secret'>;

export const insertWebhook = (tx: Db, webhook: NewWebhook) =>
  tx
    .insertInto('webhooks')
    .values({ ...webhook, created_at: now, retry_at: 0, lease_until: 0, served_at: 0 })
    .returningAll()
    .executeTakeFirstOrThrow();

export const listWebhooks = (db: Db, workspaceId: string) =>
  db
    .selectFrom('webhooks')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findWebhook = (db: Db, workspaceId: string, id: string) =>
  db
    .selectFrom('webhooks')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Deletes it with all pending deliveries. */
export const deleteWebhook = async (tx: Db, workspaceId: string, id: string) => {
  const removedWebhook = await tx
    .deleteFrom('webhooks')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returning(['id', 'url'])
    .executeTakeFirst();
  if (removedWebhook)
    await tx.deleteFrom('webhook_deliveries').where('webhook_id', '=', id).execute();
  return removedWebhook;
};

/** The secret it had stays good for a while. */
export const updateWebhookSecret = (tx: Db, id: string, secret: string, oldLifeMs: number) =>
  tx
    .updateTable('webhooks')
    .set({
      secret,
      old_secret: sql<string>`secret`,
      old_secret_until: sql<number>`${now} + ${oldLifeMs}`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export const enableWebhook = (tx: Db, id: string) =>
  changesOne(
    tx
      .updateTable('webhooks')
      .set({ disabled_at: null, failing_since: null, retry_at: 0 })
      .where('id', '=', id)
      .where('disabled_at', 'is not', null),
  );

/** True for its holder who switched it off; what was still to be delivered is given up. */
export const disableWebhook = async (tx: Db, { id, lease_until }: WebhookLease) => {
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set({ disabled_at: now, lease_until: 0 })
    .where('id', '=', id)
    .where('lease_until', '=', lease_until)
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed' })
    .where('webhook_id', '=', id)
    .where('state', '=', sql.lit('pending'))
    .execute();
  return true;
};

/** Each endpoint with pending deliveries, found by one step through the index for each of them. */
const waitingIds = sql<string>`(with recursive step(webhook_id) as (
    select min(webhook_id) from webhook_deliveries where state = 'pending'
    union all
    select (select min(webhook_id) from webhook_deliveries
      where state = 'pending' and webhook_id > step.webhook_id)
    from step where step.webhook_id is not null)
  select webhook_id from step where webhook_id is not null)`;

/** Endpoints that something is to be delivered to, and that no living node serves. */
export const dueWebhooks = (db: Db) =>
  db
    .selectFrom('webhooks')
    .select('id')
    .where('id', 'in', waitingIds)
    .where('disabled_at', 'is', null)
    .where('retry_at', '<=', now)
    .where('lease_until', '<=', now);

const maxCounted = 1_000;

/**
 * How many events wait for endpoints that may be tried now, up to a thousand of each. What waits for an endpoint that fails is
 * that customer's matter.
 */
export const countBacklog = async (db: Db) => {
  const row = await db
    .selectFrom('webhooks')
    .select(
      sql<number | null>`sum((select count(*) from (select 1 from webhook_deliveries
        where webhook_id = webhooks.id and state = 'pending' limit ${sql.lit(maxCounted)}) as counted))`.as(
        'events',
      ),
    )
    .where('id', 'in', waitingIds)
    .where('disabled_at', 'is', null)
    .where('retry_at', '<=', now)
    .executeTakeFirst();
  return Number(row?.events ?? 0);
};

const listQuery = hotQuery((db, { limit }: { limit: number }) => {
  const payer = payerOf('webhooks.workspace_id', 'webhooks.workspace_id');
  const due = dueWebhooks(db)
    .select(['served_at'])
    .select(payer.as('owner'))
    .select(
      sql<number>`row_number() over (partition by ${payer} order by served_at, id)`.as('place'),
    );
  return db
    .selectFrom(due.as('due'))
    .select(['id', 'owner'])
    .where('place', '<=', limit)
    .orderBy('place')
    .orderBy('served_at');
}, 'rows');

/** Endpoints to deliver to: of each paying account those that were served longest ago. */
export const listDueWebhooks = async (db: Db, limit: number) =>
  (await listQuery(db, { limit })).rows;

export type DueWebhook = Awaited<ReturnType<typeof listDueWebhooks>>[number];

const takeQuery = hotQuery((db, { list, leaseMs }: { list: string; leaseMs: number }) => {
  const due = db
    .selectFrom('webhooks')
    .select('id')
    .where(idIsAmong(db, jsonIds(db, list), 'webhooks.id'))
    .where('disabled_at', 'is', null)
    .where('retry_at', '<=', now)
    .where('lease_until', '<=', now);
  return db
    .updateTable('webhooks')
    .set({ lease_until: sql<number>`${now} + ${leaseMs}`, served_at: now })
    .where('id', 'in', isPostgres(db) ? due.forUpdate().skipLocked() : due)
    .returningAll()
    .returning(now.as('now'));
}, 'rows');

/**
 * Takes those of these endpoints that no node serves. Only one node delivers to an endpoint at a time, so that
 * events arrive in order. Endpoints of a node that died become free again.
 */
export const takeWebhooks = async (db: Db, ids: readonly string[], leaseMs: number) =>
  (await takeQuery(db, { list: JSON.stringify(ids), leaseMs })).rows;

export type TakenWebhook = Awaited<ReturnType<typeof takeWebhooks>>[number];

/** An event was delivered, so earlier failures no longer matter. */
export const noteRecovery = (db: Db, { id, lease_until }: WebhookLease) =>
  db
    .updateTable('webhooks')
    .set({ failing_since: null, retry_at: 0 })
    .where('id', '=', id)
    .where('lease_until', '=', lease_until)
    .where('failing_since', 'is not', null)
    .execute();

/** Undefined where another node serves it by now. */
export const noteFailure = (db: Db, { id, lease_until }: WebhookLease, retryInMs: number) =>
  db
    .updateTable('webhooks')
    .set({
      failing_since: sql<number>`coalesce(failing_since, ${now})`,
      retry_at: sql<number>`${now} + ${retryInMs}`,
    })
    .where('id', '=', id)
    .where('lease_until', '=', lease_until)
    .returning([sql<number>`${now} - failing_since`.as('failing_ms')])
    .executeTakeFirst();

/** A node that was suspended must not end the lease of the node that has taken the endpoint since. */
export const releaseWebhook = (db: Db, { id, lease_until }: WebhookLease) =>
  db
    .updateTable('webhooks')
    .set({ lease_until: 0 })
    .where('id', '=', id)
    .where('lease_until', '=', lease_until)
    .execute();

/** Secrets not sealed with this key, a page at a time. */
export const listWebhookSecrets = (db: Db, after: string, limit: number) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'secret', 'old_secret'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

type Secrets = Pick<WebhookRow, 'id' | 'secret' | 'old_secret'>;

/** Unless the endpoint got another secret meanwhile. */
export const replaceWebhookSecrets = (db: Db, before: Secrets, fresh: Omit<Secrets, 'id'>) =>
  db
    .updateTable('webhooks')
    .set(fresh)
    .where('id', '=', before.id)
    .where('secret', '=', before.secret)
    .execute();
