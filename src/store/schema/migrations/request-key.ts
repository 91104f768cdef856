import type { Migration } from 'kysely';
import type { LooseSchema } from './loose-schema.ts';

/** What became of a request with an Idempotency-Key, written in the transaction that makes its object. */
const requestKeys: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .createTable('request_keys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('scope', 'text', (c) => c.notNull())
      .addColumn('idempotency_key', 'text', (c) => c.notNull())
      .addColumn('fingerprint', 'text', (c) => c.notNull())
      .addColumn('made_id', 'text')
      .addColumn('status', 'integer')
      .addColumn('response', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('lease_until', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('request_keys_key', ['scope', 'idempotency_key'])
      .execute();
    await db.schema
      .createIndex('request_keys_age')
      .on('request_keys')
      .column('created_at')
      .execute();
  },
};

export const requestKeyMigrations: Record<string, Migration> = {
  '0070-request-keys': requestKeys,
};
