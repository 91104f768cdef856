import { type Migration, sql } from 'kysely';
import { makeIndexes, openLaunchIndexes, stepIndexes } from './later-indexes.ts';
import type { LooseSchema } from './loose-schema.ts';

const launches: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .createTable('launches')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('key_id', 'text')
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('ad_account_id', 'text', (c) => c.notNull())
      .addColumn('idempotency_key', 'text', (c) => c.notNull())
      .addColumn('fingerprint', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('stop_reason', 'text')
      .addColumn('waiting_for', 'text')
      .addColumn('waiting_until', 'bigint')
      .addColumn('approved_at', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('finished_at', 'bigint')
      .addColumn('due_at', 'bigint')
      .addColumn('lease_number', 'bigint', (c) => c.notNull())
      .addColumn('lease_until', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('launches_idempotency')
      .on('launches')
      .columns(['workspace_id', 'idempotency_key'])
      .unique()
      .execute();
    // Only launches that somebody still has to carry on are in it.
    await db.schema
      .createIndex('launches_due')
      .on('launches')
      .columns(['due_at'])
      .where(sql.ref('due_at'), 'is not', null)
      .execute();
    await db.schema
      .createTable('launch_steps')
      .addColumn('launch_id', 'text', (c) => c.notNull().references('launches.id'))
      .addColumn('step', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('needs', 'text', (c) => c.notNull())
      .addColumn('params', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('attempt', 'integer', (c) => c.notNull())
      .addColumn('write_id', 'text')
      .addColumn('platform_id', 'text')
      .addColumn('error', 'text')
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('launch_steps_pk', ['launch_id', 'step'])
      .execute();
  },
};

const workspaceDefaults: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .createTable('workspace_defaults')
      .addColumn('workspace_id', 'text', (c) => c.primaryKey().references('workspaces.id'))
      .addColumn('defaults', 'text', (c) => c.notNull())
      .execute();
  },
};

const reviews: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .createTable('review_links')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('launch_id', 'text', (c) => c.notNull().references('launches.id'))
      .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
      .addColumn('facts', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('withdrawn_at', 'bigint')
      .execute();
    await db.schema
      .createTable('review_answers')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('launch_id', 'text', (c) => c.notNull().references('launches.id'))
      .addColumn('step', 'text', (c) => c.notNull())
      .addColumn('verdict', 'text', (c) => c.notNull())
      .addColumn('comment', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('review_answers_launch')
      .on('review_answers')
      .columns(['launch_id', 'id'])
      .execute();
  },
};

const forgetting: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .createIndex('launches_finished')
      .on('launches')
      .columns(['finished_at'])
      .where(sql.ref('finished_at'), 'is not', null)
      .execute();
    await db.schema
      .createIndex('launches_workspace')
      .on('launches')
      .columns(['workspace_id', 'id'])
      .execute();
    await db.schema
      .createIndex('review_links_launch')
      .on('review_links')
      .columns(['launch_id'])
      .execute();
  },
};

/** Who made a review link, and from when on answers count: a corrected launch is approved anew. */
const reviewMakers: Migration = {
  async up(db: LooseSchema) {
    await db.schema.alterTable('review_links').addColumn('made_by', 'text').execute();
    await db.schema.alterTable('review_answers').addColumn('link_by', 'text').execute();
    await db.schema.alterTable('launches').addColumn('review_from', 'bigint').execute();
  },
};

/**
 * Answers are bounded: one of each verdict for each ad and link. A link also knows who made it, so that it ends
 * with its maker's rights, and how many answers it took lately.
 */
const boundedReviews: Migration = {
  async up(db: LooseSchema) {
    await db.schema.alterTable('review_links').addColumn('maker_kind', 'text').execute();
    await db.schema.alterTable('review_links').addColumn('maker_id', 'text').execute();
    for (const column of ['answers', 'answers_from'])
      await db.schema
        .alterTable('review_links')
        .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
    await db.schema.alterTable('review_answers').addColumn('link_id', 'text').execute();
    // Which link an older answer came by is not known: each stays, as if under a link of its own.
    await sql`update review_answers set link_id = id`.execute(db);
    await db.schema
      .createIndex('review_answers_once')
      .on('review_answers')
      .columns(['launch_id', 'link_id', 'step', 'verdict'])
      .unique()
      .execute();
  },
};

/**
 * Keys of launches' steps have a name space of their own. Steps that were claimed before keep the
 * write that they have, under its new key.
 */
const stepKeys: Migration = {
  async up(db: LooseSchema) {
    await sql`update writes set idempotency_key = '→' || idempotency_key
      where idempotency_key like 'launch:%' and id in
        (select write_id from launch_steps where write_id is not null)`.execute(db);
  },
};

/**
 * What a launch would send has a digest, which an approval, a client's answer and its starter hold. Those of launches
 * that wait already are reckoned in the code, when somebody reads or approves them: a migration knows no parameters.
 */
const planDigests: Migration = {
  async up(db: LooseSchema) {
    for (const column of ['plan_digest', 'agreed_digest'])
      await db.schema.alterTable('launches').addColumn(column, 'text').execute();
    for (const column of ['digest', 'picture_sha256'])
      await db.schema.alterTable('launch_steps').addColumn(column, 'text').execute();
    await db.schema.alterTable('review_answers').addColumn('plan_digest', 'text').execute();
    await db.schema
      .createTable('launch_plans')
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('digest', 'text', (c) => c.notNull())
      .addColumn('fields', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('launch_plans_pk', ['workspace_id', 'digest'])
      .execute();
    await db.schema
      .createIndex('launch_plans_age')
      .on('launch_plans')
      .columns(['created_at'])
      .execute();
  },
};

const refusedPlans: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .createTable('refused_plans')
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('outline', 'text', (c) => c.notNull())
      .addColumn('problems', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('refused_plans_pk', ['workspace_id', 'outline'])
      .execute();
    await db.schema
      .createIndex('refused_plans_age')
      .on('refused_plans')
      .columns(['created_at'])
      .execute();
  },
};

export const launchMigrations: Record<string, Migration> = {
  '0030-launches': launches,
  '0031-workspace-defaults': workspaceDefaults,
  '0032-reviews': reviews,
  '0040-old-launches': forgetting,
  '0044-review-makers': reviewMakers,
  '0055-open-launches': makeIndexes(openLaunchIndexes),
  '0056-step-keys': stepKeys,
  '0057-step-changes': makeIndexes(stepIndexes),
  '0075-bounded-reviews': boundedReviews,
  '0092-plan-digests': planDigests,
  '0098-refused-plans': refusedPlans,
};
