import { type Migration, PostgresAdapter, sql } from 'kysely';
import { listIndexes, makeIndexes, traceIndexes } from './later-indexes.ts';
import type { LooseSchema } from './loose-schema.ts';
import {
  countTriggers,
  madeAdsFills,
  postgresTriggers,
  sqliteTriggers,
} from './made-ads-triggers.ts';

const isPostgres = (db: LooseSchema) => db.getExecutor().adapter instanceof PostgresAdapter;

const createTables = async (db: LooseSchema) => {
  await db.schema
    .createTable('made_ads')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('ad_id', 'text', (c) => c.notNull())
    .addColumn('ad_account_id', 'text')
    .addColumn('name', 'text')
    .addColumn('actor_kind', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('campaign_id', 'text')
    .execute();
  await db.schema
    .createTable('made_ad_counts')
    .addColumn('workspace_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('n', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('made_ad_counts_pk', ['workspace_id', 'state'])
    .execute();
};

/** Each list that people look at is one range of one of these, in its order. */
const createIndexes = async (db: LooseSchema) => {
  const order = ['state', 'made_at', 'id'];
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`made_ads_${name}`).on('made_ads').columns(columns);
  await index('list', ['workspace_id', ...order]).execute();
  await index('actor', ['workspace_id', 'actor_id', ...order]).execute();
  await index('actor_kind', ['workspace_id', 'actor_kind', ...order]).execute();
  await index('campaign', ['workspace_id', 'campaign_id', ...order])
    .where(sql.ref('campaign_id'), 'is not', null)
    .execute();
  await index('ad', ['workspace_id', 'ad_id']).execute();
  await index('stalest', ['workspace_id', 'ad_account_id', 'seen_at'])
    .where(sql.ref('state'), '<>', sql.lit('gone'))
    .execute();
};

const run = async (db: LooseSchema, statements: readonly string[]) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** From the first trigger on a table, whoever writes there waits until the migration ends: all of them make one trip. */
const together = (statements: readonly string[]) =>
  `do $all$ begin ${statements.map((one) => `execute $one$${one}$one$;`).join(' ')} end $all$`;

/** Nothing is to be copied where nothing was made. */
const noteSize = `insert into settings (name, value) values ('made_ads',
  case when exists (select 1 from writes) or exists (select 1 from activity) then '{"from":"writes"}' else 'whole' end)`;

const noteWhole = `insert into settings (name, value) values ('made_ads', 'whole')`;

/**
 * Every ad that was made here, with its state, and how many there are in each state. Other tables have all of it, but a list
 * would have to read them whole. Triggers keep both true from this moment on, whichever version of the program writes.
 * The embedded store is filled here, before anybody is served. On PostgreSQL nodes go on working meanwhile, so there it is
 * filled in portions later.
 */
const madeAds: Migration = {
  async up(db: LooseSchema) {
    await createTables(db);
    if (isPostgres(db)) {
      await createIndexes(db);
      await sql.raw(together([...postgresTriggers, noteSize])).execute(db);
      return;
    }
    await run(db, madeAdsFills);
    await createIndexes(db);
    await run(db, [...countTriggers, ...sqliteTriggers, noteWhole]);
  },
};

export const madeAdsMigrations: Record<string, Migration> = {
  '0090-made-ads': madeAds,
  '0091-list-indexes': makeIndexes(listIndexes),
  '0100-trace-indexes': makeIndexes(traceIndexes),
};
