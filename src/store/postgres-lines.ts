import type postgres from 'postgres';

/** A client of one connection, held by one transaction at a time. */
export type Line = {
  sql: postgres.Sql<{ bigint: number }>;
  /** Whether the connection was lost since it was made. */
  lost: boolean;
  /** How long its holder waited for it, until it is heard for the first time. */
  waitedMs: number;
};

type Connect = (onclose: () => void) => Line['sql'];

/**
 * Connections for transactions, one holder at a time. The client library's own reservation writes
 * to a connection that is no more, which ends the process; a client of one connection each does not.
 */
export const createLines = (most: number, connect: Connect) => {
  const idle: Line[] = [];
  const all = new Set<Line>();
  const waiting: { serve(line: Line): void; refuse(error: Error): void }[] = [];
  let ended = false;

  const make = () => {
    const line: Line = {
      lost: false,
      waitedMs: 0,
      sql: connect(() => {
        line.lost = true;
      }),
    };
    all.add(line);
    return line;
  };
  const discard = (line: Line) => {
    all.delete(line);
    line.sql.end({ timeout: 0 }).catch(() => {});
  };
  const free = () => {
    for (let line = idle.pop(); line; line = idle.pop()) {
      if (!line.lost) return line;
      discard(line);
    }
    return all.size < most ? make() : undefined;
  };

  return {
    take(patienceMs: number) {
      if (ended) return Promise.reject(noneFree('the store is closed'));
      const line = free();
      if (line) return Promise.resolve(line);
      const asked = performance.now();
      return new Promise<Line>((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(waiter), 1);
          reject(noneFree('no connection became free'));
        }, patienceMs);
        const waiter = {
          serve(given: Line) {
            clearTimeout(timer);
            given.waitedMs = performance.now() - asked;
            resolve(given);
          },
          refuse(error: Error) {
            clearTimeout(timer);
            reject(error);
          },
        };
        waiting.push(waiter);
      });
    },
    give(line: Line) {
      line.waitedMs = 0;
      if (line.lost) discard(line);
      else idle.push(line);
      const next = waiting[0] && free();
      if (next) waiting.shift()?.serve(next);
    },
    async end() {
      ended = true;
      for (const { refuse } of waiting.splice(0)) refuse(noneFree('the store is closed'));
      await Promise.all([...all].map((line) => line.sql.end({ timeout: 5 })));
    },
  };
};

/** As the server itself says it when it has no connection to give. */
const noneFree = (why: string) => Object.assign(new Error(why), { code: '53300' });
