import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import Database from 'libsql';
import { Failure } from '../kernel/failures.ts';
import { withClock } from './clock.ts';

export const sqliteNow = `cast(unixepoch('subsec') * 1000 as integer)`;

export type Sqlite = InstanceType<typeof Database>;
export type Statement = ReturnType<Sqlite['prepare']>;

/** One process owns the folder: a second one would not see the first one's locks and counters. */
export const ownFolder = (folder: string) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pidFile = join(folder, 'owner.pid');
  const lock = new Database(join(folder, 'owner.lock'));
  try {
    // The operating system drops this lock with the process, however the process ends.
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    const pid = readPid(pidFile);
    throw new Error(
      `${folder} is in use by another Greenroom process${pid ? ` (pid ${pid})` : ''}. ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
  }
  writeFileSync(pidFile, String(process.pid));
  return () => lock.close();
};

const readPid = (file: string) => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
};

export const openSqlite = (file: string) => {
  const sqlite = new Database(file);
  sqlite.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
  );
  return sqlite;
};

/** Statements prepared once per text; the text of a hot query never changes. */
const statementCache = (sqlite: Sqlite) => {
  const statements = new Map<string, Statement>();
  return (text: string): Statement => {
    const known = statements.get(text);
    if (known) return known;
    if (statements.size > 500) statements.clear();
    const fresh = sqlite.prepare(text);
    statements.set(text, fresh);
    return fresh;
  };
};

export type Skew = () => number;

/** `onChange` hears of every statement that may change what another connection sees, commits included. */
export const embeddedDialect = (sqlite: Sqlite, skew: Skew, onChange: () => void): Dialect => ({
  createAdapter: adapter,
  createDriver: () => embeddedDriver(sqlite, skew, onChange),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/**
 * Kysely believes that SQLite cannot hold the making of tables in a transaction. It can, and a
 * migration that is cut off half-way must leave nothing behind.
 */
const adapter = () =>
  Object.defineProperty(new SqliteAdapter(), 'supportsTransactionalDdl', { value: true });

const embeddedDriver = (sqlite: Sqlite, skew: Skew, onChange: () => void): Driver => {
  const prepare = statementCache(sqlite);
  const connection = sqliteConnection(prepare, skew, onChange);
  const turn = takeTurns();
  const exec = async (text: string) => {
    await connection.executeQuery(CompiledQuery.raw(text));
  };
  return {
    init: async () => {},
    acquireConnection: async () => {
      await turn.take();
      return connection;
    },
    beginTransaction: () => exec('begin immediate'),
    commitTransaction: () => exec('commit'),
    // A commit that failed for want of room has rolled back by itself; a second time is an error.
    rollbackTransaction: async () => {
      if (sqlite.inTransaction) await exec('rollback');
    },
    releaseConnection: async () => turn.give(),
    destroy: async () => {
      sqlite.close();
    },
  };
};

const sqliteConnection = (
  prepare: (text: string) => Statement,
  skew: Skew,
  onChange: () => void,
): DatabaseConnection => ({
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const statement = prepare(withClock(query.sql, sqliteNow, skew()));
      const parameters = query.parameters.map((value) => (value === undefined ? null : value));
      if (statement.reader) {
        // The caller's query decides the row type; the driver only carries it.
        return { rows: statement.all(parameters) as R[] };
      }
      const { changes } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes) };
    } catch (cause) {
      throw asFailure(cause);
    } finally {
      if (!query.sql.startsWith('select')) onChange();
    }
  },
  // biome-ignore lint/correctness/useYield: nothing here is read as a stream
  async *streamQuery() {
    throw new Error('the embedded store does not stream');
  },
});

/** A full or failing disk is a passing trouble of ours, not a defect. */
const asFailure = (cause: unknown) => {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /^SQLITE_(FULL|IOERR|BUSY|CANTOPEN|READONLY)/.test(code)
    ? new Failure('unavailable', { retryAfterSeconds: 2, cause })
    : cause;
};

/** One connection, handed out in order. */
const takeTurns = () => {
  const waiting: (() => void)[] = [];
  let busy = false;
  return {
    take: () =>
      new Promise<void>((resolve) => {
        if (busy) waiting.push(resolve);
        else {
          busy = true;
          resolve();
        }
      }),
    give: () => {
      const next = waiting.shift();
      if (next) next();
      else busy = false;
    },
  };
};
