import type postgres from 'postgres';
import { within } from '../../../kernel/async/timeout.ts';
import { elapsed } from '../../../kernel/clock.ts';
import { createFairQueue } from '../../../kernel/fairness/fair-queue.ts';

/** A client with one connection, used by one transaction at a time. */
export type TransactionClient = {
  sql: postgres.Sql<{ bigint: number }>;
  /** True if the connection was lost since it was opened. */
  lost: boolean;
  /** True if it has ever answered. */
  hasAnswered: boolean;
  /** How long its holder waited for it, until it is heard for the first time. */
  waitedMs: number;
};

type Connect = (onclose: () => void) => TransactionClient['sql'];

/**
 * Connections for transactions, one holder at a time. The client library's own reservation writes
 * to a connection that is no more, which ends the process; a client of one connection each does not.
 */
export const createTransactionClients = (maxItems: number, connect: Connect) => {
  const idle: TransactionClient[] = [];
  const all = new Set<TransactionClient>();
  const queue = createFairQueue({ slots: maxItems });
  let isEnded = false;

  const make = () => {
    const client: TransactionClient = {
      lost: false,
      hasAnswered: false,
      waitedMs: 0,
      sql: connect(() => {
        client.lost = true;
      }),
    };
    all.add(client);
    return client;
  };
  const discard = (client: TransactionClient) => {
    all.delete(client);
    client.sql.end({ timeout: 0 }).catch(() => {});
  };
  const free = () => {
    for (let client = idle.pop(); client; client = idle.pop()) {
      if (!client.lost) return client;
      discard(client);
    }
    return make();
  };

  return {
    async take(timeoutMs: number) {
      const queueEntry = queue.enter();
      if (queueEntry === true) return free();
      const startedAt = elapsed();
      const isMine = await within(timeoutMs, queueEntry.admitted, () => {
        queueEntry.cancel();
        return false;
      });
      if (!isMine) throw noneFree(isEnded ? 'the store is closed' : 'no connection became free');
      const client = free();
      client.waitedMs = elapsed() - startedAt;
      return client;
    },
    give(client: TransactionClient) {
      client.waitedMs = 0;
      if (client.lost) discard(client);
      else idle.push(client);
      queue.leave();
    },
    waiting: queue.waiting,
    async end() {
      isEnded = true;
      queue.close();
      await Promise.all([...all].map((client) => client.sql.end({ timeout: 5 })));
    },
  };
};

/** The server's own error if it has no free connection. */
const noneFree = (why: string) => Object.assign(new Error(why), { code: '53300' });
