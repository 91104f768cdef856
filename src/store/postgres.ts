import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import postgres from 'postgres';
import { Failure } from '../kernel/failures.ts';
import { withClock } from './clock.ts';

const postgresNow = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** Measured: two to four connections per node do more than ten to forty. */
const poolSize = 4;

/** A statement the server works on is cut there; a server that went silent is cut here. */
const statementTimeoutMs = 4_000;
const silenceTimeoutMs = 4_500;

type Sql = postgres.Sql<{ bigint: number }>;
type Reserved = postgres.ReservedSql<{ bigint: number }>;

const connect = (url: string): Sql =>
  postgres(url, {
    max: poolSize,
    connect_timeout: 3,
    // Seconds before a new attempt; the default grows to twenty, and recovery is promised in five.
    backoff: () => 0.25,
    max_lifetime: 1800,
    onnotice: () => {},
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    connection: {
      application_name: 'greenroom',
      statement_timeout: statementTimeoutMs,
      lock_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: 5_000,
    },
  });

export type Pool = {
  query<R>(text: string, parameters: readonly unknown[]): Promise<QueryResult<R>>;
  reserve(): Promise<Reserved>;
  run<R>(on: Sql | Reserved, text: string, parameters: readonly unknown[]): Promise<QueryResult<R>>;
  end(): Promise<void>;
};

/**
 * The pool, and a new one when it falls silent: a connection that swallows a query never gives its
 * place back, so the whole pool is dropped and made afresh.
 */
export const openPool = (url: string, skew: () => number): Pool => {
  let sql = connect(url);

  const replace = (silent: Sql) => {
    if (sql !== silent) return;
    sql = connect(url);
    silent.end({ timeout: 0 }).catch(() => {});
  };

  const within = async <T>(pool: Sql, work: Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        replace(pool);
        reject(
          new Failure('unavailable', { retryAfterSeconds: 2, cause: new Error('database silent') }),
        );
      }, silenceTimeoutMs);
    });
    try {
      return await Promise.race([work, silence]);
    } catch (cause) {
      throw asFailure(cause);
    } finally {
      clearTimeout(timer);
    }
  };

  const run = async <R>(on: Sql | Reserved, text: string, parameters: readonly unknown[]) => {
    // postgres.js types parameters by what it can encode; ours are text, numbers and null.
    const values = parameters as (string | number | null)[];
    const pool = sql;
    const query = on.unsafe(withClock(text, postgresNow, skew()), values, { prepare: true });
    const rows = await within(pool, query);
    // The caller's query decides the row type; the driver only carries it.
    return { rows: rows as unknown as R[], numAffectedRows: BigInt(rows.count ?? 0) };
  };

  return {
    query: (text, parameters) => run(sql, text, parameters),
    run,
    reserve: () => within(sql, sql.reserve()),
    end: () => sql.end({ timeout: 5 }),
  };
};

export const postgresDialect = (pool: Pool): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => postgresDriver(pool),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

type PooledConnection = DatabaseConnection & { reserved: Reserved | null };

/** A single statement goes to whichever connection is free; only a transaction keeps one. */
const postgresDriver = (pool: Pool): Driver => ({
  init: async () => {},
  async acquireConnection() {
    const connection: PooledConnection = {
      reserved: null,
      executeQuery: (query) =>
        connection.reserved
          ? pool.run(connection.reserved, query.sql, query.parameters)
          : pool.query(query.sql, query.parameters),
      // biome-ignore lint/correctness/useYield: nothing here is read as a stream
      async *streamQuery() {
        throw new Error('the store does not stream');
      },
    };
    return connection;
  },
  async beginTransaction(connection) {
    // Kysely hands back what acquireConnection gave it.
    const own = connection as PooledConnection;
    own.reserved = await pool.reserve();
    await own.executeQuery(CompiledQuery.raw('begin'));
  },
  async commitTransaction(connection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  },
  async rollbackTransaction(connection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  },
  async releaseConnection(connection) {
    (connection as PooledConnection).reserved?.release();
  },
  destroy: () => pool.end(),
});

const outOfReach = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
]);

/** SQLSTATE: connection trouble, resources, operator intervention, system error, lost races. */
const passing = /^(08|53|57|58|25P03|40|55P03|XX000)/;

const asFailure = (cause: unknown) => {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return outOfReach.has(code) || passing.test(code)
    ? new Failure('unavailable', { retryAfterSeconds: 2, cause })
    : cause;
};
