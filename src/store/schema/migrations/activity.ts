import type { Migration } from 'kysely';
import type { LooseSchema } from './loose-schema.ts';

/**
 * What happened, for a year. Writes to the platform are in their own journal already, so that a
 * create costs no second row: they are listed from there, and move here when the journal forgets
 * them. Both indexes hold what the list filters by, so that rows it does not want are never read.
 */
export const activity: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .createTable('activity')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('actor_kind', 'text', (c) => c.notNull())
      .addColumn('actor_id', 'text')
      .addColumn('actor_name', 'text')
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('target_kind', 'text')
      .addColumn('target_id', 'text')
      .addColumn('target_name', 'text')
      .addColumn('outcome', 'text', (c) => c.notNull())
      .addColumn('request_id', 'text')
      .addColumn('details', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('activity_list')
      .on('activity')
      .columns(['workspace_id', 'at', 'id', 'action', 'actor_kind', 'actor_id'])
      .execute();
    await db.schema.createIndex('activity_age').on('activity').columns(['at']).execute();
    for (const name of ['actor_kind', 'actor_id', 'request_id', 'name'])
      await db.schema.alterTable('writes').addColumn(name, 'text').execute();
    await db.schema
      .createIndex('writes_activity')
      .on('writes')
      .columns(['workspace_id', 'created_at', 'id', 'action', 'actor_kind', 'actor_id'])
      .execute();
  },
};

/** The activity can be asked for by the name of a key. */
export const keysByName: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .createIndex('api_keys_name')
      .on('api_keys')
      .columns(['workspace_id', 'name'])
      .execute();
  },
};
