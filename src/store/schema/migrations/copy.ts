import type { Migration } from 'kysely';
import type { LooseSchema } from './loose-schema.ts';

/** What was written, so that copy that was paid for is not lost with the page that showed it. */
const history: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .createTable('copy_history')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('brief', 'text', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('copy_history_newest')
      .on('copy_history')
      .columns(['workspace_id', 'created_at', 'id'])
      .execute();
    await db.schema
      .createIndex('copy_history_age')
      .on('copy_history')
      .column('created_at')
      .execute();
  },
};

export const copyMigrations: Record<string, Migration> = { '0080-copy-history': history };
