import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * The database's own time in milliseconds. One clock decides for all nodes, so a node whose clock
 * is wrong decides nothing wrong. Each engine's driver puts its own expression in this place.
 */
export const now = sql<number>`now_ms()`;

/** The same, worked out once for a statement: up to such a bound PostgreSQL reads an index, not all of it. */
export const nowOnce = sql<number>`(select now_ms())`;

const mark = 'now_ms()';

/** Fills the place of `now`, moved by `skew` when a test wants another time. */
export const withClock = (text: string, expression: string, skew: number) =>
  text.includes(mark)
    ? text.replaceAll(mark, skew === 0 ? expression : `(${expression} + ${skew})`)
    : text;

/** The database's time, for a decision made in code inside a transaction. */
export const readNow = async (db: Kysely<Tables>) => {
  const row = await db.selectNoFrom(now.as('now')).executeTakeFirstOrThrow();
  return Number(row.now);
};
