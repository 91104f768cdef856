import type { QueryResult } from 'kysely';
import postgres from 'postgres';
import { Failure } from '../../../contract/failures.ts';
import { within } from '../../../kernel/async/timeout.ts';
import { elapsed } from '../../../kernel/clock.ts';
import { withClock } from '../../clock.ts';
import { allNodeSessions, nodeSessions, type PostgresAddress, readAddress } from './address.ts';
import { createTransactionClients, type TransactionClient } from './transaction-clients.ts';
import { asDatabaseFailure, isOutOfReach, isTimeout } from './trouble.ts';

/** Longer than any statement may take, so that a session that is only slow is not ended. */
const endStuckSessions = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = current_user and application_name in (${allNodeSessions})
  and state = 'active' and wait_event = 'ClientRead' and xact_start is not null
  and state_change < clock_timestamp() - interval '5 seconds'`;

/**
 * A node that stops between two halves of a message (a suspended machine, a stopped process) keeps
 * the locks of its transaction: the server takes it for busy, so none of its time limits ends it,
 * and the kernel still answers for it. Another node that waited for such a lock in vain ends it.
 */
const createLockBreaker = (ask: (text: string) => PromiseLike<unknown>) => {
  let isAsking = false;
  return (error: unknown) => {
    if (isAsking || !isTimeout(error)) return;
    isAsking = true;
    Promise.resolve(ask(endStuckSessions))
      // If it fails, the next caller tries again.
      .catch(() => {})
      .finally(() => {
        isAsking = false;
      });
  };
};

const postgresNow = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** Measured: two to four connections per node do more than ten to forty. */
const poolSize = 4;

/**
 * The server ends a statement that takes longer; the client ends one whose server has stopped
 * answering.
 */
type Timeouts = { statementMs: number; silenceMs: number };

const defaultTimeouts: Timeouts = { statementMs: 4_000, silenceMs: 4_500 };

/** For an upgrade, which may read a whole table. How long it keeps others waiting is limited in another way. */
export const upgradeTimeouts: Timeouts = { statementMs: 1_800_000, silenceMs: 1_805_000 };

const lockTimeoutMs = 4_000;
/** Even the last request of a long queue gets this time; otherwise a busy server would be taken for a silent one. */
const minTimeoutMs = 500;

type Sql = postgres.Sql<{ bigint: number }>;

type ConnectOptions = {
  statementMs: number;
  max: number;
  max_pipeline?: number;
  max_lifetime: number | null;
  onclose?: () => void;
};

const connect = ({ url, ssl }: PostgresAddress, { statementMs, ...options }: ConnectOptions): Sql =>
  postgres(url, {
    ssl,
    connect_timeout: 3,
    // Seconds before a new attempt; the default grows to twenty, and recovery is promised in five.
    backoff: () => 0.25,
    onnotice: () => {},
    // The driver would read these types on every new connection without catching errors, so a database that becomes
    // silent at that moment would end the process. We use no arrays.
    fetch_types: false,
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    connection: {
      application_name: nodeSessions,
      statement_timeout: statementMs,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: 5_000,
      // None of these ends a transaction whose client vanished in the middle of a message; the server asks whether it is
      // still there after ten seconds, not after the usual two hours, and then lets go of its locks. A client that is there
      // but sleeps is ended by another node (`createLockBreaker`).
      tcp_keepalives_idle: 10,
      tcp_keepalives_interval: 5,
      tcp_keepalives_count: 3,
      // Every frequent query uses an index. Without this setting, a plan made while a table was small would read
      // the whole table until the server updates its statistics. With it, such plans look so expensive that the
      // server would compile them, so compiling is off too.
      enable_seqscan: 'off',
      // A list reads its index in order, up to its limit. A bitmap has no order: if the server takes a customer for
      // small, it would read all matching rows and sort them.
      enable_bitmapscan: 'off',
      jit: 'off',
    },
    ...options,
  });

export type Pool = {
  /** One statement, on whichever connection is free. */
  query<R>(text: string, parameters: readonly unknown[]): Promise<QueryResult<R>>;
  /** A connection of one's own, for a transaction. */
  take(): Promise<TransactionClient>;
  give(client: TransactionClient): void;
  queryOn<R>(
    client: TransactionClient,
    text: string,
    parameters: readonly unknown[],
  ): Promise<QueryResult<R>>;
  /** How many statements and transactions wait for a connection. */
  waiting(): number;
  end(): Promise<void>;
};

/** Runs a statement on a client; one that has not answered by then is silent. */
const createRun = (skew: () => number, silenceMs: number) => {
  const fillClock = withClock(postgresNow);
  return async <R>(
    client: Sql,
    text: string,
    parameters: readonly unknown[],
    timeoutMs = silenceMs,
  ) => {
    // postgres.js types parameters by what it can encode; ours are text, numbers and null.
    const values = parameters as (string | number | null)[];
    const rows = await within(
      timeoutMs,
      client.unsafe(fillClock(text, skew()), values, { prepare: true }),
      silence,
    );
    // The caller's query decides the row type; the driver only carries it.
    return { rows: rows as unknown as R[], numAffectedRows: BigInt(rows.count ?? 0) };
  };
};

/**
 * Single statements share a few connections. A client that lost a connection, or received nothing for too long, is
 * replaced by a new one.
 */
export const openPool = (
  url: string,
  skew: () => number,
  { statementMs, silenceMs }: Timeouts = defaultTimeouts,
): Pool => {
  const address = readAddress(url);
  // One statement at a time. Where the columns of a prepared statement have changed, the client prepares it again; if
  // others' statements followed on that connection meanwhile, each would get the answer to the one before it.
  const connectShared = () =>
    connect(address, { statementMs, max: poolSize, max_pipeline: 0, max_lifetime: 1_800 });
  let sharedClient = connectShared();
  let lastHeardAt = elapsed();
  let isEnded = false;

  const drop = (client: Sql, timeout: number) => {
    // After the pool has ended, a late statement must not open it again.
    if (sharedClient === client && !isEnded) sharedClient = connectShared();
    client.end({ timeout }).catch(() => {});
  };

  const transactionClients = createTransactionClients(poolSize, (onclose) =>
    connect(address, { statementMs, max: 1, max_lifetime: null, onclose }),
  );

  const run = createRun(skew, silenceMs);
  const breakLocks = createLockBreaker((text) => sharedClient.unsafe(text));
  let statementCount = 0;

  return {
    async query(text, parameters) {
      const client = sharedClient;
      const startedAt = elapsed();
      statementCount += 1;
      try {
        const result = await run<never>(client, text, parameters);
        lastHeardAt = elapsed();
        return result;
      } catch (error) {
        // A long queue is not silence: while answers arrive, the others only wait for their turn.
        const silent = elapsed() - Math.max(lastHeardAt, startedAt) >= silenceMs;
        if (isOutOfReach(error)) drop(client, silent ? 0 : 5);
        breakLocks(error);
        throw asDatabaseFailure(error);
      } finally {
        statementCount -= 1;
      }
    },
    waiting: () => Math.max(0, statementCount - poolSize) + transactionClients.waiting(),
    async take() {
      try {
        return await transactionClients.take(silenceMs);
      } catch (error) {
        throw asDatabaseFailure(error);
      }
    },
    give: transactionClients.give,
    async queryOn(client, text, parameters) {
      // Its client would reconnect by itself and continue outside the transaction.
      if (client.lost) throw unavailable('the connection of this transaction is gone');
      try {
        // A client that came free because another gave up is likely as silent: the wait for it counts.
        const timeoutMs = Math.max(minTimeoutMs, silenceMs - client.waitedMs);
        const result = await run<never>(client.sql, text, parameters, timeoutMs);
        client.waitedMs = 0;
        client.hasAnswered = true;
        return result;
      } catch (error) {
        if (isOutOfReach(error)) client.lost = true;
        breakLocks(error);
        throw asDatabaseFailure(error);
      }
    },
    async end() {
      isEnded = true;
      await Promise.all([sharedClient.end({ timeout: 5 }), transactionClients.end()]);
    },
  };
};

const unavailable = (why: string) =>
  new Failure('unavailable', { retryAfterSeconds: 2, cause: new Error(why) });

const silence = (): never => {
  throw Object.assign(new Error('the database is silent'), { code: 'SILENT' });
};
