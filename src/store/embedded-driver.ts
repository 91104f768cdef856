import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { withClock } from './clock.ts';
import {
  asFailure,
  type Skew,
  type Sqlite,
  type Statement,
  sqliteNow,
  statementCache,
} from './embedded.ts';
import { createGroupCommit, takeTurns } from './group-commit.ts';

/** `onCommit` hears of every change that other connections can see from then on. */
export const embeddedDialect = (sqlite: Sqlite, skew: Skew, onCommit: () => void): Dialect => ({
  createAdapter: adapter,
  createDriver: () => embeddedDriver(sqlite, skew, onCommit),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/**
 * Kysely believes that SQLite cannot hold the making of tables in a transaction. It can, and a
 * migration that is cut off half-way must leave nothing behind.
 */
const adapter = () =>
  Object.defineProperty(new SqliteAdapter(), 'supportsTransactionalDdl', { value: true });

/** Says that there is one row at most, which the engine's client reads in half the time. */
export type OneRowQuery = CompiledQuery & { oneRow: true };

type Connection = DatabaseConnection & { inTransaction: boolean };

const embeddedDriver = (sqlite: Sqlite, skew: Skew, onCommit: () => void): Driver => {
  const prepare = statementCache(sqlite);
  const turn = takeTurns();
  const group = createGroupCommit(sqlite, turn, onCommit);
  const run = <R>(query: CompiledQuery): QueryResult<R> => {
    try {
      return execute(prepare(withClock(query.sql, sqliteNow, skew())), query);
    } catch (cause) {
      throw asFailure(cause);
    }
  };

  const enter = (way: () => void) => {
    try {
      way();
    } catch (cause) {
      throw asFailure(cause);
    }
  };

  /** A statement by itself: it holds the turn no longer than it runs. */
  const runAlone = async <R>(query: CompiledQuery) => {
    await turn.take();
    try {
      if (!query.sql.startsWith('select')) enter(group.open);
      const result = run<R>(query);
      // What others wrote just now was seen too, so it must be safe before it is told.
      return { result, safe: group.safe() };
    } catch (cause) {
      group.mend();
      throw cause;
    } finally {
      turn.give();
    }
  };

  return {
    init: async () => {},
    async acquireConnection() {
      const connection: Connection = {
        inTransaction: false,
        async executeQuery<R>(query: CompiledQuery) {
          if (connection.inTransaction) return run<R>(query);
          const { result, safe } = await runAlone<R>(query);
          await safe;
          return result;
        },
        // biome-ignore lint/correctness/useYield: nothing here is read as a stream
        async *streamQuery() {
          throw new Error('the embedded store does not stream');
        },
      };
      return connection;
    },
    async beginTransaction(connection) {
      await turn.take();
      try {
        enter(group.enter);
        // Kysely hands back what acquireConnection gave it.
        (connection as Connection).inTransaction = true;
      } catch (cause) {
        turn.give();
        throw cause;
      }
    },
    async commitTransaction(connection) {
      group.leave();
      leave(connection);
      const safe = group.safe();
      turn.give();
      await safe;
    },
    async rollbackTransaction(connection) {
      // A commit that failed is undone already, and its turn is over.
      if (!leave(connection)) return;
      try {
        group.undo();
      } finally {
        turn.give();
      }
    },
    releaseConnection: async () => {},
    async destroy() {
      await group.end();
      sqlite.close();
    },
  };
};

/** Whether it was in a transaction, which is over now. */
const leave = (connection: DatabaseConnection) => {
  const own = connection as Connection;
  const was = own.inTransaction;
  own.inTransaction = false;
  return was;
};

const execute = <R>(statement: Statement, query: CompiledQuery | OneRowQuery): QueryResult<R> => {
  const parameters = query.parameters.map((value) => (value === undefined ? null : value));
  if (statement.reader) {
    // The caller's query decides the row type; the driver only carries it.
    if (!('oneRow' in query)) return { rows: statement.all(parameters) as R[] };
    const row = statement.get(parameters) as R | undefined;
    return { rows: row === undefined ? [] : [row] };
  }
  const { changes } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes) };
};
