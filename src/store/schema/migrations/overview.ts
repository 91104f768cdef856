import { type Migration, sql } from 'kysely';
import type { LooseSchema } from './loose-schema.ts';

/**
 * What the platform last said, so that lists for people need not ask it each time. Ads that were
 * made are found in the journal, and in the activity once the journal has forgotten them: both get
 * an index that holds these rows alone.
 */
const overview: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .createTable('seen_accounts')
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('ad_account_id', 'text', (c) => c.notNull())
      .addColumn('asked_at', 'bigint', (c) => c.notNull())
      .addColumn('ads_asked_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint')
      .addColumn('name', 'text')
      .addColumn('currency', 'text')
      .addColumn('spend', 'text')
      .addColumn('spend_since', 'text')
      .addColumn('spend_until', 'text')
      .addColumn('pages', 'text')
      .addPrimaryKeyConstraint('seen_accounts_pk', ['workspace_id', 'ad_account_id'])
      .execute();
    await db.schema
      .createTable('seen_ads')
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('ad_id', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .addColumn('state_since', 'bigint', (c) => c.notNull())
      .addColumn('effective_status', 'text', (c) => c.notNull())
      .addColumn('campaign_id', 'text')
      .addColumn('campaign_name', 'text')
      .addColumn('name', 'text')
      .addColumn('shown', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('seen_ads_pk', ['workspace_id', 'ad_id'])
      .execute();
    // Found by its state without the row: most ads that a list leaves out have left the room.
    await db.schema
      .createIndex('seen_ads_left')
      .on('seen_ads')
      .columns(['workspace_id', 'state', 'ad_id'])
      .where(sql.ref('state'), '<>', sql.lit('waiting'))
      .execute();
    await db.schema
      .createIndex('writes_made_ads')
      .on('writes')
      .columns(['workspace_id', 'created_at', 'id', 'object_id'])
      .where(sql.ref('action'), '=', sql.lit('create_ad'))
      .where(sql.ref('state'), '=', sql.lit('succeeded'))
      .execute();
    await db.schema
      .createIndex('activity_made_ads')
      .on('activity')
      .columns(['workspace_id', 'at', 'id', 'target_id'])
      .where(sql.ref('action'), '=', sql.lit('write.create_ad'))
      .where(sql.ref('outcome'), '=', sql.lit('succeeded'))
      .execute();
  },
};

/** Answers that screens share for a minute. */
const keptReads: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .createTable('kept_reads')
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('question', 'text', (c) => c.notNull())
      .addColumn('asked_at', 'bigint', (c) => c.notNull())
      .addColumn('answer', 'text')
      .addPrimaryKeyConstraint('kept_reads_pk', ['workspace_id', 'question'])
      .execute();
    await db.schema.createIndex('kept_reads_old').on('kept_reads').column('asked_at').execute();
  },
};

export const overviewMigrations: Record<string, Migration> = {
  '0041-overview': overview,
  '0046-kept-reads': keptReads,
};
