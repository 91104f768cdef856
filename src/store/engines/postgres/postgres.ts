import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { PostgresLine } from './lines.ts';
import type { Pool } from './pool.ts';

export const postgresDialect = (pool: Pool): Dialect => ({
  // Kysely's own lock belongs to a session, and our statements use any session: it would never be
  // released. Whoever migrates holds a lock of a transaction instead.
  createAdapter: () =>
    Object.assign(new PostgresAdapter(), {
      acquireMigrationLock: async () => {},
      releaseMigrationLock: async () => {},
    }),
  createDriver: () => postgresDriver(pool),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

type PooledConnection = DatabaseConnection & { line: PostgresLine | null };

/** A single statement goes to whichever connection is free; only a transaction keeps one. */
const postgresDriver = (pool: Pool): Driver => ({
  init: async () => {},
  async acquireConnection() {
    const connection: PooledConnection = {
      line: null,
      executeQuery: (query) =>
        connection.line
          ? pool.queryOn(connection.line, query.sql, query.parameters)
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
    own.line = await pool.take();
    await own.executeQuery(CompiledQuery.raw('begin'));
  },
  async commitTransaction(connection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  },
  async rollbackTransaction(connection) {
    const { line } = connection as PooledConnection;
    // With its connection the server gave the transaction up already.
    if (!line || line.lost) return;
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch {
      // Nobody may get a connection that could still be inside a transaction.
      line.lost = true;
    }
  },
  async releaseConnection(connection) {
    const { line } = connection as PooledConnection;
    if (line) pool.give(line);
  },
  destroy: () => pool.end(),
});
