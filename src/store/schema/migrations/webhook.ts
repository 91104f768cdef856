import { type Migration, PostgresAdapter, sql } from 'kysely';
import type { LooseSchema } from './loose-schema.ts';

/** What the login behind a connection lacks to make ads. */
export const missingThings: Migration = {
  async up(db: LooseSchema) {
    await db.schema.alterTable('connection_health').addColumn('missing', 'text').execute();
  },
};

/** Connections are looked at once a day, and how much of the platform's limits is used is shared by all nodes. */
export const connectionHealth: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .createTable('connection_health')
      .addColumn('workspace_id', 'text', (c) => c.primaryKey())
      .addColumn('next_check_at', 'bigint')
      .addColumn('checked_at', 'bigint')
      .addColumn('problem', 'text')
      .addColumn('warned_days', 'integer')
      .execute();
    await sql`insert into connection_health (workspace_id, next_check_at)
      select workspace_id, connected_at from connections`.execute(db);
    await db.schema
      .createIndex('connection_health_due')
      .on('connection_health')
      .columns(['next_check_at'])
      .where(sql.ref('next_check_at'), 'is not', null)
      .execute();
    await db.schema
      .createTable('adnet_usage')
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('ad_account_id', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('headers', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('adnet_usage_pk', ['workspace_id', 'ad_account_id'])
      .execute();
    await db.schema.createIndex('adnet_usage_age').on('adnet_usage').columns(['at']).execute();
  },
};

/** Endpoints of customers, and what is to be delivered to them: a row for each event and endpoint. */
export const webhooks: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .createTable('webhooks')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('events', 'text')
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('old_secret', 'text')
      .addColumn('old_secret_until', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('failing_since', 'bigint')
      .addColumn('retry_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('lease_until', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('disabled_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('webhooks_workspace')
      .on('webhooks')
      .columns(['workspace_id'])
      .execute();
    await db.schema
      .createTable('webhook_deliveries')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('webhook_id', 'text', (c) => c.notNull())
      .addColumn('event_id', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('next_at', 'bigint', (c) => c.notNull())
      .addColumn('last_at', 'bigint')
      .addColumn('status', 'integer')
      .addColumn('answer', 'text')
      .addColumn('error', 'text')
      .addColumn('took_ms', 'integer')
      .execute();
    await db.schema
      .createIndex('webhook_deliveries_event')
      .on('webhook_deliveries')
      .columns(['webhook_id', 'event_id'])
      .unique()
      .execute();
    // Only what is still to be delivered is in it.
    await db.schema
      .createIndex('webhook_deliveries_pending')
      .on('webhook_deliveries')
      .columns(['webhook_id', 'created_at', 'id'])
      .where(sql.ref('state'), '=', sql.lit('pending'))
      .execute();
    await db.schema
      .createIndex('webhook_deliveries_list')
      .on('webhook_deliveries')
      .columns(['webhook_id', 'created_at', 'id'])
      .execute();
    await db.schema
      .createIndex('webhook_deliveries_age')
      .on('webhook_deliveries')
      .columns(['created_at'])
      .execute();
  },
};

/**
 * SQLite finds a delivery that waits by this index only where its state is a column of it; otherwise it takes the one of the
 * list, and passes by all that was delivered. PostgreSQL takes the smaller one anyway.
 */
export const pendingDeliveries: Migration = {
  async up(db: LooseSchema) {
    if (db.getExecutor().adapter instanceof PostgresAdapter) return;
    await sql`drop index webhook_deliveries_pending`.execute(db);
    await sql`create index webhook_deliveries_pending on webhook_deliveries (webhook_id, state, created_at, id)
      where state = 'pending'`.execute(db);
  },
};
