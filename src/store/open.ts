import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely } from 'kysely';
import { elapsed } from '../kernel/clock.ts';
import { createFairQueue } from '../kernel/fairness/fair-queue.ts';
import type { AuthenticationQuery } from './authentication.ts';
import type { Db } from './db.ts';
import { postgresAuthentication } from './engines/postgres/authentication.ts';
import { buildIndexes } from './engines/postgres/build-indexes.ts';
import { openPool, upgradeTimeouts } from './engines/postgres/pool.ts';
import { postgresDialect } from './engines/postgres/postgres.ts';
import { retryLostRaces } from './engines/postgres/trouble.ts';
import { embeddedAuthentication } from './engines/sqlite/authentication.ts';
import { embeddedDialect } from './engines/sqlite/driver.ts';
import { copyApart, createReaderThread } from './engines/sqlite/reader-thread.ts';
import { openReader, openSqlite, ownFolder } from './engines/sqlite/sqlite.ts';
import { demandMigrated, migrateEmbedded, migratePostgres } from './schema/migrate.ts';

export type Store = {
  db: Db;
  engine: 'embedded' | 'postgres';
  /** The one hot query, on a path of its own. */
  authenticate: AuthenticationQuery;
  /** The same for a person who signed in. */
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

const openDb = (dialect: Dialect): Db => new Kysely({ dialect });

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
  const db = openDb(dialect);
  const authenticationCache = embeddedAuthentication(db, reader, skew);
  return {
    ...operate(db),
    engine: 'embedded',
    migrate: () => migrateEmbedded(db),
    authenticate: authenticationCache.authenticate,
    authenticateSession: authenticationCache.authenticateSession,
    waiting: queue.waiting,
    commitMs: () => commitMs,
    buildIndexes: async () => true,
    async copyTo(copy) {
      // Created first, so that nobody else can read it while it is filled; it may be empty.
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
  const db = openDb(postgresDialect(pool));
  return {
    ...operate(db),
    migrate: () =>
      migratePostgres(db, () => openDb(postgresDialect(openPool(url, skew, upgradeTimeouts)))),
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
    check: () => demandMigrated(db).then(checkWrites),
  };
};

const writeCheck = 'write_check';
const checkedMs = 1_000;
/** More than a usual write takes, with all its indexes: a disk that is full for those must not pass. */
const checkBytes = 64 * 1024;

/**
 * Checks whether the database accepts writes by making one, once a second at most for all callers together. Throws
 * the error of the write, such as a full disk or a read-only server.
 */
const createWriteCheck = (db: Db) => {
  let count = 0;
  let last: { at: number; result: Promise<unknown> } | undefined;

  const write = async () => {
    count += 1;
    // Another text from end to end: SQLite writes only those pages of a value that have changed.
    const value = ''.padEnd(checkBytes, `${count} `);
    await db
      .insertInto('settings')
      .values({ name: writeCheck, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  };

  return async () => {
    if (!last || elapsed() - last.at > checkedMs) last = { at: elapsed(), result: write() };
    const lastCheck = last;
    try {
      await lastCheck.result;
    } catch (error) {
      // After an error, the next caller checks again, because it may be over.
      if (last === lastCheck) last = undefined;
      throw error;
    }
  };
};
