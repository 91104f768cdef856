import { type Kysely, type Migration, PostgresAdapter, sql } from 'kysely';
import { laterIndexes } from './later-indexes.ts';
import {
  countTriggers,
  madeAdsFills,
  postgresTriggers,
  sqliteTriggers,
} from './made-ads-triggers.ts';

// A migration works on the schema of its own time, so tables are typed loosely here.
type Schema = Kysely<Record<string, never>>;

const isPostgres = (db: Schema) => db.getExecutor().adapter instanceof PostgresAdapter;

const createTables = async (db: Schema) => {
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
const createIndexes = async (db: Schema) => {
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

const run = async (db: Schema, statements: readonly string[]) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** Where the copying of what was made before has come to. */
const noteProgress = (db: Schema, value: string) =>
  sql`insert into settings (name, value) values ('made_ads', ${value})`.execute(db);

/**
 * Every ad that was made here, with its state, and how many there are in each state. Other tables have all of it, but a list
 * would have to read them whole. Triggers keep both true from this moment on, whichever version of the program writes.
 * The embedded store is filled here, before anybody is served. On PostgreSQL nodes go on working meanwhile, so there it is
 * filled in portions later.
 */
const madeAds: Migration = {
  async up(db: Schema) {
    await createTables(db);
    if (isPostgres(db)) {
      await createIndexes(db);
      await run(db, postgresTriggers);
      const { rows } = await sql`select 1 from (select id from writes limit 1) as w
        union all select 1 from (select id from activity limit 1) as a`.execute(db);
      await noteProgress(db, rows.length === 0 ? 'whole' : '{"from":"writes"}');
      return;
    }
    await run(db, madeAdsFills);
    await createIndexes(db);
    await run(db, [...countTriggers, ...sqliteTriggers]);
    await noteProgress(db, 'whole');
  },
};

/** More rows than this and an index is made later, while the service works: `buildIndexes`. */
const maxRowsLocked = 10_000;

/** For lists with a filter, for the operator's list of writes, and for what is deleted by its age. */
const listIndexes: Migration = {
  async up(db: Schema) {
    for (const { table, statement } of laterIndexes) {
      const rows = sql`select count(*) as n from (select 1 from ${sql.table(table)} limit ${maxRowsLocked + 1}) as counted`;
      const { n } = (await rows.execute(db)).rows[0] as { n: number };
      if (!isPostgres(db) || Number(n) <= maxRowsLocked) await sql.raw(statement('')).execute(db);
    }
  },
};

export const madeAdsMigrations: Record<string, Migration> = {
  '0090-made-ads': madeAds,
  '0091-list-indexes': listIndexes,
};
