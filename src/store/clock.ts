import { sql } from 'kysely';

/**
 * The database's own time in milliseconds. One clock decides for all nodes, so a node whose clock
 * is wrong decides nothing wrong. Each engine's driver puts its own expression in this place.
 */
export const now = sql<number>`now_ms()`;

const mark = 'now_ms()';

/** Fills the place of `now`, moved by `skew` when a test wants another time. */
export const withClock = (text: string, expression: string, skew: number) =>
  text.includes(mark)
    ? text.replaceAll(mark, skew === 0 ? expression : `(${expression} + ${skew})`)
    : text;
