import {
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  type Dialect,
  type Driver,
  InsertQueryNode,
  type OperationNode,
  type QueryResult,
  type RootOperationNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import type { FairQueue } from '../../../kernel/fairness/fair-queue.ts';
import { withClock } from '../../clock.ts';
import { createGroupCommit, takeSlot } from './group-commit.ts';
import { onReaderThread, type ReaderThread } from './reader-thread.ts';
import {
  asDatabaseFailure,
  outOfOrder,
  type PreparedStatement,
  type Skew,
  type Sqlite,
  sqliteNow,
  statementCache,
} from './sqlite.ts';

/** `reader` only ever reads; `onCommit` hears which tables it can see changed from then on, and how long the disk took. */
type Parts = {
  writer: Sqlite;
  reader: Sqlite;
  /** For statements that may take long. */
  readerThread: ReaderThread;
  skew: Skew;
  /** Writers wait here for the one connection. */
  queue: FairQueue;
  onCommit: (changed: ReadonlySet<string>, tookMs: number) => void;
};

export const embeddedDialect = (parts: Parts): Dialect => ({
  createAdapter: adapter,
  createDriver: () => embeddedDriver(parts),
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

const embeddedDriver = ({ writer, reader, readerThread, skew, queue, onCommit }: Parts): Driver => {
  const run = runner(writer, skew);
  const readHere = runner(reader, skew);
  const fillClock = withClock(sqliteNow);
  const readApart = async <R>({ sql, parameters }: CompiledQuery) => {
    try {
      // The caller's query decides the row type; the driver only carries it.
      return { rows: (await readerThread.read(fillClock(sql, skew()), parameters)) as R[] };
    } catch (cause) {
      throw asDatabaseFailure(cause);
    }
  };
  const changedTables = new Set<string>();
  const group = createGroupCommit(writer, queue, (tookMs) => {
    onCommit(changedTables, tookMs);
    changedTables.clear();
  });
  const write = <R>(query: CompiledQuery) => {
    const table = changedTable(query.query);
    if (table !== null) changedTables.add(table);
    return run<R>(query);
  };

  /** A statement by itself: it holds the slot no longer than it runs. */
  const writeAlone = async <R>(query: CompiledQuery) => {
    await takeSlot(queue);
    try {
      withFailureCode(group.open);
      return { result: write<R>(query), safe: group.whenOnDisk() };
    } catch (cause) {
      group.recover();
      throw cause;
    } finally {
      queue.leave();
    }
  };
  const writeInTransaction = <R>(query: CompiledQuery) => {
    // After the engine has rolled the transaction back by itself, its later statements must not run
    // alone.
    if (!writer.inTransaction) throw outOfOrder(new Error('the transaction was given up'));
    return write<R>(query);
  };

  return {
    init: async () => {},
    async acquireConnection() {
      const connection: Connection = {
        inTransaction: false,
        async executeQuery<R>(query: CompiledQuery) {
          if (connection.inTransaction) return writeInTransaction<R>(query);
          // It sees committed data, waits for no transaction, and works even if the disk is full.
          if (SelectQueryNode.is(query.query))
            return query.sql.includes(onReaderThread) ? readApart<R>(query) : readHere<R>(query);
          const { result, safe } = await writeAlone<R>(query);
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
      await takeSlot(queue);
      try {
        withFailureCode(group.enter);
        // Kysely hands back what acquireConnection gave it.
        (connection as Connection).inTransaction = true;
      } catch (cause) {
        group.recover();
        queue.leave();
        throw cause;
      }
    },
    async commitTransaction(connection) {
      group.leave();
      endTransaction(connection);
      const safe = group.whenOnDisk();
      queue.leave();
      await safe;
    },
    async rollbackTransaction(connection) {
      // A commit that failed is undone already, and its slot is given away.
      if (!endTransaction(connection)) return;
      try {
        group.undo();
      } finally {
        queue.leave();
      }
    },
    releaseConnection: async () => {},
    async destroy() {
      await takeSlot(queue);
      queue.close();
      group.settle();
      writer.close();
    },
  };
};

/** Where a query does not say what it changes, it may be anything. */
export const anything = '*';

/** The one table that a query changes; null for a query that only reads. */
const changedTable = (query: RootOperationNode): string | null => {
  if (SelectQueryNode.is(query)) return null;
  if (InsertQueryNode.is(query)) return nameOf(query.into);
  if (UpdateQueryNode.is(query)) return nameOf(query.table);
  if (DeleteQueryNode.is(query)) return nameOf(query.from.froms[0]);
  return anything;
};

const nameOf = (node: OperationNode | undefined) =>
  node && TableNode.is(node) ? node.table.identifier.name : anything;

/** True if the connection was in a transaction, which is over now. */
const endTransaction = (connection: DatabaseConnection) => {
  const own = connection as Connection;
  const was = own.inTransaction;
  own.inTransaction = false;
  return was;
};

/** Passing trouble, such as a full disk, becomes a Failure with its code. */
const withFailureCode = <T>(work: () => T): T => {
  try {
    return work();
  } catch (cause) {
    throw asDatabaseFailure(cause);
  }
};

/** Runs queries on one connection, each prepared once. */
const runner = (sqlite: Sqlite, skew: Skew) => {
  const statements = statementCache(sqlite);
  const fillClock = withClock(sqliteNow);
  return <R>(query: CompiledQuery | OneRowQuery): QueryResult<R> => {
    const text = fillClock(query.sql, skew());
    try {
      return execute(statements.of(text), query);
    } catch (cause) {
      // The engine's client does not reset a statement that failed: it would run with the old values.
      statements.forget(text);
      throw asDatabaseFailure(cause);
    }
  };
};

const execute = <R>(
  { statement, isReader }: PreparedStatement,
  query: CompiledQuery | OneRowQuery,
): QueryResult<R> => {
  const parameters = query.parameters.map((value) => (value === undefined ? null : value));
  if (isReader) {
    // The caller's query decides the row type; the driver only carries it.
    if (!('oneRow' in query)) return { rows: statement.all(parameters) as R[] };
    const row = statement.get(parameters) as R | undefined;
    return { rows: row === undefined ? [] : [row] };
  }
  const { changes } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes) };
};
