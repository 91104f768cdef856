import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Pool } from './pool.ts';
import type { TransactionClient } from './transaction-clients.ts';
import { retryLostRaces } from './trouble.ts';

export const postgresDialect = (pool: Pool): Dialect => ({
  // Kysely's own lock belongs to a session. Our statements use any session, so it would never be released. A
  // migration takes a lock that belongs to its transaction instead.
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
 * Sends the first statement of a transaction together with its `begin`, which saves a round trip. Only for
 * statements that do no harm outside of a transaction, because the statement was sent even if the transaction does
 * not begin.
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

/** A single statement uses any free connection; only a transaction keeps one. */
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
    // The first statement reports the error.
    beginResult.catch(() => {});
    own.begun = beginResult;
  },
  async commitTransaction(connection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  },
  async rollbackTransaction(connection) {
    const { client } = connection as PooledConnection;
    // When the connection was lost, the server rolled the transaction back.
    if (!client || client.lost) return;
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch {
      // A connection that may still be inside a transaction must not be used again.
      client.lost = true;
    }
  },
  async releaseConnection(connection) {
    const { client } = connection as PooledConnection;
    if (client) pool.give(client);
  },
  destroy: () => pool.end(),
});
