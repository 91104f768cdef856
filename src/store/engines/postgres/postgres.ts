import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Pool } from './pool.ts';
import type { TransactionClient } from './transaction-clients.ts';
import { retryLostRaces } from './trouble.ts';

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

type PooledConnection = DatabaseConnection & {
  client: TransactionClient | null;
  /** The answer to `begin`, until the first statement has waited for it. */
  begun: Promise<unknown> | null;
};

/** Reads and locks, but changes nothing. */
const isRead = ({ query }: CompiledQuery) => query.kind === 'SelectQueryNode' && !query.with;

/**
 * The first statement of a transaction travels with its `begin`, which saves a trip. Only one that would do no harm
 * outside: should the transaction not begin, it was sent all the same.
 */
const queryAfterBegin = async (
  pool: Pool,
  client: TransactionClient,
  begun: Promise<unknown> | null,
  query: CompiledQuery,
) => {
  if (!isRead(query)) await begun;
  const [answer] = await Promise.all([
    pool.queryOn<never>(client, query.sql, query.parameters),
    begun,
  ]);
  return answer;
};

/** A single statement goes to whichever connection is free; only a transaction keeps one. */
const postgresDriver = (pool: Pool): Driver => ({
  init: async () => {},
  async acquireConnection() {
    const connection: PooledConnection = {
      client: null,
      begun: null,
      executeQuery(query) {
        const { client, begun } = connection;
        const ask = () => pool.query<never>(query.sql, query.parameters);
        if (!client) return isRead(query) ? ask() : retryLostRaces(ask);
        connection.begun = null;
        return queryAfterBegin(pool, client, begun, query);
      },
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
    own.client = await pool.take();
    const beginResult = own.executeQuery(CompiledQuery.raw('begin'));
    // A new client connects again by itself if its first statement fails, and would send the next one outside.
    if (!own.client.hasAnswered) await beginResult;
    // Whoever sends the first statement hears of it.
    beginResult.catch(() => {});
    own.begun = beginResult;
  },
  async commitTransaction(connection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  },
  async rollbackTransaction(connection) {
    const { client } = connection as PooledConnection;
    // With its connection the server gave the transaction up already.
    if (!client || client.lost) return;
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch {
      // Nobody may get a connection that could still be inside a transaction.
      client.lost = true;
    }
  },
  async releaseConnection(connection) {
    const { client } = connection as PooledConnection;
    if (client) pool.give(client);
  },
  destroy: () => pool.end(),
});
