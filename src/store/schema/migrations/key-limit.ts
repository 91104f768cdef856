import type { Migration } from 'kysely';
import type { LooseSchema } from './loose-schema.ts';

/** A key may be given less than its account has. */
const keyLimits: Migration = {
  async up(db: LooseSchema) {
    const add = (name: string, type: 'text' | 'bigint') =>
      db.schema.alterTable('api_keys').addColumn(name, type).execute();
    await add('max_role', 'text');
    await add('writes_per_hour', 'bigint');
    await add('writes_per_day', 'bigint');
  },
};

/** A key for an agent need not see the account's other clients. */
const onlyWorkspace: Migration = {
  async up(db: LooseSchema) {
    await db.schema.alterTable('api_keys').addColumn('only_workspace', 'bigint').execute();
  },
};

/** What may be made in a workspace, and with a key. */
const guardrails: Migration = {
  async up(db: LooseSchema) {
    // Whoever calls is read from the keys first: in the other order the two would wait for each other.
    for (const table of ['api_keys', 'workspaces'])
      await db.schema.alterTable(table).addColumn('guardrails', 'text').execute();
  },
};

/** Placed at the end of all migrations. */
export const guardrailMigrations: Record<string, Migration> = {
  '0097-guardrails': guardrails,
};

export const keyLimitMigrations: Record<string, Migration> = {
  '0042-key-limits': keyLimits,
  '0045-only-workspace': onlyWorkspace,
};
