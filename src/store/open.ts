import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Expression, Kysely, SqlBool } from 'kysely';
import { Kysely as KyselyClass, Migrator, PostgresAdapter, sql } from 'kysely';
import { elapsed } from '../kernel/clock.ts';
import { createFairQueue } from '../kernel/fairness/fair-queue.ts';
import type { AuthenticationQuery } from './authentication.ts';
import { postgresAuthentication } from './engines/postgres/authentication.ts';
import { withBoundedLocks } from './engines/postgres/bounded-locks.ts';
import { buildIndexes } from './engines/postgres/build-indexes.ts';
import { openPool, upgradeTimeouts } from './engines/postgres/pool.ts';
import { postgresDialect } from './engines/postgres/postgres.ts';
import { isWaitInVain, retryLostRaces } from './engines/postgres/trouble.ts';
import { embeddedAuthentication } from './engines/sqlite/authentication.ts';
import { embeddedDialect } from './engines/sqlite/driver.ts';
import { copyApart, createReaderThread } from './engines/sqlite/reader-thread.ts';
import { openReader, openSqlite, ownFolder } from './engines/sqlite/sqlite.ts';
import { createWriteCheck } from './journal/write-check.ts';
import { migrations } from './schema/migrations/migrations.ts';
import type { Tables } from './schema/tables.ts';

export type Db = Kysely<Tables>;

/** For the few statements that one engine needs and the other does not have. */
export const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * For rows named by a query. PostgreSQL finds them by an array of their ids; a join it might read
 * the other way round, all rows first, if there were few when it made its plan.
 */
export const idIsAmong = (db: Db, ids: Expression<unknown>, id = 'writes.id') =>
  isPostgres(db)
    ? sql<SqlBool>`${sql.ref(id)} = any(array(${ids}))`
    : sql<SqlBool>`${sql.ref(id)} in (${ids})`;

export type Store = {
  db: Db;
  engine: 'embedded' | 'postgres';
  /** The one hot query, on a path of its own. */
  authenticate: AuthenticationQuery;
  /** The same for somebody who signed in. */
  authenticateSession: AuthenticationQuery;
  /** Runs `work` in one transaction, again if it lost a race that the engine can name. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  migrate(): Promise<void>;
  /** Throws unless the database answers, is migrated and takes writes. */
  check(): Promise<void>;
  /** How many statements and transactions wait for the database now. */
  waiting(): number;
  /** How long the process has stood still so far while writes were brought to disk, all of a moment at once. */
  commitMs(): number;
  /** Makes indexes that a migration has left for later; the embedded store has all of them. False: not finished. */
  buildIndexes(isStopped: () => boolean): Promise<boolean>;
  /** A consistent copy in one file; only the embedded store can. */
  copyTo?(file: string): Promise<void>;
  close(): Promise<void>;
};

export type StoreOptions =
  | { engine: 'embedded'; folder: string; skew?: () => number }
  | { engine: 'postgres'; url: string; skew?: () => number };

const unmoved = () => 0;

export const openStore = (options: StoreOptions): Store =>
  options.engine === 'embedded'
    ? openEmbedded(options.folder, options.skew ?? unmoved)
    : openPostgres(options.url, options.skew ?? unmoved);

/** The embedded database's name within its folder. */
export const databaseFile = 'greenroom.db';

const openEmbedded = (folder: string, skew: () => number): Store => {
  const releaseFolder = ownFolder(folder);
  const file = join(folder, databaseFile);
  const writer = openSqlite(file);
  // A second connection: it sees what is committed and never waits behind a transaction.
  const reader = openReader(file);
  const readerThread = createReaderThread(file);
  const queue = createFairQueue({ slots: 1 });
  let commitMs = 0;
  const dialect = embeddedDialect({
    queue,
    writer,
    reader,
    readerThread,
    skew,
    onCommit(changed, tookMs) {
      commitMs += tookMs;
      authenticationCache.forget(changed);
    },
  });
  const db = new KyselyClass<Tables>({ dialect });
  const authenticationCache = embeddedAuthentication(db, reader, skew);
  return {
    ...operate(db),
    engine: 'embedded',
    authenticate: authenticationCache.authenticate,
    authenticateSession: authenticationCache.authenticateSession,
    waiting: queue.waiting,
    commitMs: () => commitMs,
    buildIndexes: async () => true,
    async copyTo(copy) {
      // Made first, so that nobody else can read it while it is being filled; it may be empty.
      writeFileSync(copy, '', { mode: 0o600, flag: 'wx' });
      try {
        await copyApart(file, copy);
      } catch (cause) {
        rmSync(copy, { force: true });
        throw cause;
      }
    },
    async close() {
      await db.destroy();
      await readerThread.close();
      reader.close();
      releaseFolder();
    },
  };
};

const openPostgres = (url: string, skew: () => number): Store => {
  const pool = openPool(url, skew);
  const db = new KyselyClass<Tables>({ dialect: postgresDialect(pool) });
  return {
    ...operate(db),
    async migrate() {
      if (await isMigrated(db)) return;
      const own = new KyselyClass<Tables>({
        dialect: postgresDialect(openPool(url, skew, upgradeTimeouts)),
      });
      try {
        await withMigrationLock(own, () => migrateNow(own));
      } finally {
        await own.destroy();
      }
    },
    engine: 'postgres',
    authenticate: postgresAuthentication(db, pool, 'key'),
    authenticateSession: postgresAuthentication(db, pool, 'session'),
    waiting: pool.waiting,
    commitMs: () => 0,
    buildIndexes: (isStopped) => buildIndexes(db, url, isStopped),
    close: () => db.destroy(),
  };
};

const operate = (db: Db) => {
  const checkWrites = createWriteCheck(db);
  return {
    db,
    transaction: <T>(work: (tx: Db) => Promise<T>) =>
      retryLostRaces(() => db.transaction().execute(work)),
    migrate: () => migrateNow(db),
    check: () => checkMigrated(db).then(checkWrites),
  };
};

const checkMigrated = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const migratedNames = new Set(rows.map(({ name }) => name));
  if (Object.keys(migrations).some((name) => !migratedNames.has(name)))
    throw new Error('the database is not migrated');
};

const migrationLock = 7_236_401;
const maxTurns = 300;
const turnMs = 200;

/** Nodes that start together migrate one after another: the lock ends with its transaction. */
const withMigrationLock = async (db: Db, work: () => Promise<void>) => {
  for (let turn = 0; turn < maxTurns; turn++) {
    const isDone = await db.transaction().execute(async (tx) => {
      const lock = sql<{
        mine: boolean;
      }>`select pg_try_advisory_xact_lock(${migrationLock}) as mine`;
      if (!(await lock.execute(tx)).rows[0]?.mine) return false;
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await work();
      return true;
    });
    if (isDone) return;
    await setTimeout(turnMs);
  }
  throw new Error('another node has been migrating the database for too long');
};

/** Names of migrations that were done here, oldest first; none in a database that is new. */
const listMigrated = async (db: Db) => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

/** A program that is older than its database would read and write what it does not understand. */
export const demandNotNewer = async (db: Db) => {
  const unknown = (await listMigrated(db)).filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    throw new Error(
      [
        `a newer version of Greenroom has used this database (${unknown.join(', ')}), and this`,
        'program is older. Start the newer version again. To go back, restore the backup that',
        'was made before the upgrade',
      ].join(' '),
    );
};

/** How long a migration is tried again when it cannot get its lock. Nodes that start meanwhile wait as long. */
const maxVainMs = maxTurns * turnMs;

/** Asked as everything else is, so that a silent database is found out soon. */
const isMigrated = async (db: Db) => {
  await demandNotNewer(db);
  const migratedNames = new Set(await listMigrated(db));
  return Object.keys(migrations).every((name) => migratedNames.has(name));
};

const migrateNow = async (db: Db) => {
  await demandNotNewer(db);
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () => (isPostgres(db) ? withBoundedLocks(migrations) : migrations),
    },
    // Parts of the product grow side by side: a lower number may be finished after a higher one.
    allowUnorderedMigrations: true,
  });
  let failingSince: number | null = null;
  // Each in a transaction of its own: a lock that one of them takes is not held while the next ones work.
  for (;;) {
    const { error, results } = await migrator.migrateUp();
    if (error) {
      failingSince ??= elapsed();
      if (!isWaitInVain(error) || elapsed() - failingSince > maxVainMs) throw error;
      await setTimeout(turnMs);
      continue;
    }
    if (!results || results.length === 0) return;
    failingSince = null;
  }
};
