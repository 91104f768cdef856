import { type Kysely, sql } from 'kysely';
import { memoize } from '../kernel/async/memoize.ts';
import type { Tables } from './schema/tables.ts';

/**
 * The database's own time in milliseconds. One clock decides for all nodes, so a node whose clock
 * is wrong decides nothing wrong. Each engine's driver puts its own expression in this place.
 */
export const now = sql<number>`now_ms()`;

/** The time, computed once for a statement: with such a bound, PostgreSQL reads only part of an index. */
export const nowOnce = sql<number>`(select now_ms())`;

const mark = 'now_ms()';

const maxTexts = 500;

/**
 * Inserts the expression for `now`, moved by `skew` if a test wants another time. Each text is built once, because
 * the engines look up their statements by it, and looking up a new text takes longer than building it.
 */
export const withClock = (expression: string) => {
  const fill = memoize(maxTexts, (text) => text.replaceAll(mark, expression));
  return (text: string, skew: number) =>
    skew === 0 ? fill(text) : text.replaceAll(mark, `(${expression} + ${skew})`);
};

/** The database's time, for a decision in code inside a transaction. */
export const readNow = async (db: Kysely<Tables>) => {
  const row = await db.selectNoFrom(now.as('now')).executeTakeFirstOrThrow();
  return Number(row.now);
};
