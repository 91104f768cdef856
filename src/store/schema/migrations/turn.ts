import type { Migration } from 'kysely';
import { makeIndexes, turnIndexes } from './later-indexes.ts';
import type { LooseSchema } from './loose-schema.ts';

/** Endpoints of one paying account are served one after the other, the longest unserved first. */
const webhookTurns: Migration = {
  async up(db: LooseSchema) {
    await db.schema
      .alterTable('webhooks')
      .addColumn('served_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};

export const turnMigrations: Record<string, Migration> = {
  '0060-launch-turns': makeIndexes(turnIndexes),
  '0061-webhook-turns': webhookTurns,
};
