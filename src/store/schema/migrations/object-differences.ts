import type { Migration } from 'kysely';
import type { LooseSchema } from './loose-schema.ts';

/** What the platform stored otherwise than it was sent, once for each object. */
const objectDifferences: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .createTable('object_differences')
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('object_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('differences', 'text', (c) => c.notNull())
      .addColumn('found_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('object_differences_pk', ['workspace_id', 'object_id'])
      .execute();
    await db.schema
      .createIndex('object_differences_age')
      .on('object_differences')
      .column('found_at')
      .execute();
  },
};

export const objectDifferencesMigrations: Record<string, Migration> = {
  '0096-object-differences': objectDifferences,
};
