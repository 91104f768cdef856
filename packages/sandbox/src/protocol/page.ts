import { badCursor, readCursor, writeCursor } from './cursor.ts';
import type { Params } from './params.ts';
import { refuse, refuseParam } from './refusal.ts';

type OrderedEntity = { seq: number };

export type Page<T> = {
  rows: T[];
  before?: string | undefined;
  after?: string | undefined;
  hasNext: boolean;
  hasPrevious: boolean;
};

export const defaultLimit = 25;
/** A larger limit makes the platform fail instead of refusing the parameter; 5000 was seen to work. */
const maxLimit = 5000;

const tooMuch = (): never =>
  refuse({
    code: 1,
    message: "Please reduce the amount of data you're asking for, then retry your request",
  });

export const readLimit = (params: Params, largest = Number.POSITIVE_INFINITY) => {
  const { limit } = params;
  if (limit === undefined || limit === null || limit === '') return defaultLimit;
  const text = String(limit).trim();
  if (!/^\d{1,9}$/.test(text))
    return refuseParam('Param limit must be a positive integer', 'limit');
  const pageSize = Number(text);
  if (pageSize < 1) return refuseParam('Param limit must be a positive integer', 'limit');
  return pageSize > largest ? tooMuch() : pageSize;
};

const textParam = (params: Params, name: string) => {
  const value = params[name];
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'string' ? value : badCursor(name);
};

const cut = <T extends OrderedEntity>(
  rows: T[],
  hasPrevious: boolean,
  hasNext: boolean,
): Page<T> => {
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    before: first && writeCursor(first.seq),
    after: last && writeCursor(last.seq),
    hasNext,
    hasPrevious,
  };
};

/** One page of a list whose newest items come first. */
export const pageOf = <T extends OrderedEntity>(
  entities: readonly T[],
  params: Params,
): Page<T> => {
  const limit = readLimit(params, maxLimit);
  const after = textParam(params, 'after');
  const before = textParam(params, 'before');
  if (after !== undefined) {
    const seq = readCursor(after, 'after');
    const start = entities.findIndex((entity) => entity.seq < seq);
    if (start === -1) return cut([], entities.length > 0, false);
    return cut(entities.slice(start, start + limit), start > 0, entities.length > start + limit);
  }
  if (before !== undefined) {
    const seq = readCursor(before, 'before');
    const index = entities.findIndex((entity) => entity.seq <= seq);
    const end = index === -1 ? entities.length : index;
    const start = Math.max(0, end - limit);
    return cut(entities.slice(start, end), start > 0, end < entities.length);
  }
  return cut(entities.slice(0, limit), false, entities.length > limit);
};
