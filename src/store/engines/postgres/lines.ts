import type postgres from 'postgres';
import { elapsed } from '../../../kernel/clock.ts';
import { createFairQueue } from '../../../kernel/fairness/fair-queue.ts';
import { within } from '../../../kernel/timeout.ts';

/** A client of one connection, held by one transaction at a time. */
export type PostgresLine = {
  sql: postgres.Sql<{ bigint: number }>;
  /** Whether the connection was lost since it was made. */
  lost: boolean;
  /** Whether it has ever answered. */
  heard: boolean;
  /** How long its holder waited for it, until it is heard for the first time. */
  waitedMs: number;
};

type Connect = (onclose: () => void) => PostgresLine['sql'];

/**
 * Connections for transactions, one holder at a time. The client library's own reservation writes
 * to a connection that is no more, which ends the process; a client of one connection each does not.
 */
export const createLines = (maxItems: number, connect: Connect) => {
  const idle: PostgresLine[] = [];
  const all = new Set<PostgresLine>();
  const queue = createFairQueue({ places: maxItems });
  let ended = false;

  const make = () => {
    const line: PostgresLine = {
      lost: false,
      heard: false,
      waitedMs: 0,
      sql: connect(() => {
        line.lost = true;
      }),
    };
    all.add(line);
    return line;
  };
  const discard = (line: PostgresLine) => {
    all.delete(line);
    line.sql.end({ timeout: 0 }).catch(() => {});
  };
  const free = () => {
    for (let line = idle.pop(); line; line = idle.pop()) {
      if (!line.lost) return line;
      discard(line);
    }
    return make();
  };

  return {
    async take(timeoutMs: number) {
      const entered = queue.enter();
      if (entered === true) return free();
      const startedAt = elapsed();
      const isMine = await within(timeoutMs, entered.turn, () => {
        entered.giveUp();
        return false;
      });
      if (!isMine) throw noneFree(ended ? 'the store is closed' : 'no connection became free');
      const line = free();
      line.waitedMs = elapsed() - startedAt;
      return line;
    },
    give(line: PostgresLine) {
      line.waitedMs = 0;
      if (line.lost) discard(line);
      else idle.push(line);
      queue.leave();
    },
    waiting: queue.waiting,
    async end() {
      ended = true;
      queue.close();
      await Promise.all([...all].map((line) => line.sql.end({ timeout: 5 })));
    },
  };
};

/** As the server itself says it when it has no connection to give. */
const noneFree = (why: string) => Object.assign(new Error(why), { code: '53300' });
