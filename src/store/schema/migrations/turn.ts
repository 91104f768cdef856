import { type Kysely, type Migration, sql } from 'kysely';

// A migration works on the schema of its own time, so tables are typed loosely here.
type Schema = Kysely<Record<string, never>>;

/** Everything that decides whose launch is next is in the index: a launch's body may be long. */
const launchTurns: Migration = {
  async up(db: Schema) {
    await db.schema.dropIndex('launches_due').execute();
    await db.schema
      .createIndex('launches_due')
      .on('launches')
      .columns([
        'due_at',
        'lease_until',
        'workspace_id',
        'account_id',
        'ad_account_id',
        'waiting_for',
        'id',
      ])
      .where(sql.ref('due_at'), 'is not', null)
      .execute();
  },
};

/** Endpoints of one paying account are served one after the other, the longest unserved first. */
const webhookTurns: Migration = {
  async up(db: Schema) {
    await db.schema
      .alterTable('webhooks')
      .addColumn('served_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};

export const turnMigrations: Record<string, Migration> = {
  '0060-launch-turns': launchTurns,
  '0061-webhook-turns': webhookTurns,
};
