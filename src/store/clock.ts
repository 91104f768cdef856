import { type Kysely, sql } from 'kysely';
import { memoize } from '../kernel/memoize.ts';
import type { Tables } from './schema/tables.ts';

/**
 * The database's own time in milliseconds. One clock decides for all nodes, so a node whose clock
 * is wrong decides nothing wrong. Each engine's driver puts its own expression in this place.
 */
export const now = sql<number>`now_ms()`;

/** The same, worked out once for a statement: up to such a bound PostgreSQL reads an index, not all of it. */
export const nowOnce = sql<number>`(select now_ms())`;

const mark = 'now_ms()';

const maxTexts = 500;

/**
 * Fills the place of `now`, moved by `skew` when a test wants another time. Each text is filled once: the engines look
 * their statements up by it, and a text that is made anew for each query takes longer to look up than to fill.
 */
export const withClock = (expression: string) => {
  const fill = memoize(maxTexts, (text) => text.replaceAll(mark, expression));
  return (text: string, skew: number) =>
    skew === 0 ? fill(text) : text.replaceAll(mark, `(${expression} + ${skew})`);
};

/** The database's time, for a decision made in code inside a transaction. */
export const readNow = async (db: Kysely<Tables>) => {
  const row = await db.selectNoFrom(now.as('now')).executeTakeFirstOrThrow();
  return Number(row.now);
};
