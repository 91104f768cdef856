import * as z from 'zod';
import { pageSize } from './schemas.ts';

/** A position in a list that is ordered by time: the last row of a page. */
type Position = { at: number; id: string };

export const cursorOf = ({ at, id }: Position) => Buffer.from(`${at} ${id}`).toString('base64url');

const shape = /^(\d{1,15}) ([\w.-]{1,120})$/;

const placeIn = (cursor: string): Position | null => {
  const [, at, id] = shape.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return at && id ? { at: Number(at), id } : null;
};

/** A parameter for a cursor, which is converted to the position in the list. */
const placeOption = <P>(text: z.ZodString, placeOf: (cursor: string) => P | null) =>
  text
    .refine((cursor) => placeOf(cursor) !== null, 'must be next of an earlier answer')
    .transform((cursor) => placeOf(cursor) ?? undefined)
    .optional()
    .meta({ openapi: { type: 'string' } });

export const positionText = placeOption(z.string(), placeIn);

/** A position in a list that is ordered by two texts, such as a name and an id. */
export const textCursorOf = (one: string, other: string) =>
  Buffer.from(JSON.stringify([one, other])).toString('base64url');

const textsIn = (cursor: string): readonly [string, string] | null => {
  try {
    const [one, other, ...more] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isPlace = typeof one === 'string' && typeof other === 'string' && more.length === 0;
    // PostgreSQL cannot store a text with a zero character.
    return isPlace && !`${one}${other}`.includes('\0') ? [one, other] : null;
  } catch {
    return null;
  }
};

export const textPosition = placeOption(z.string().max(2_000), textsIn);

/** The paging of a list that is returned completely if `limit` is left out. */
export const pageQuery = <P extends z.ZodOptional>(what: string, max: number, position: P) => ({
  limit: pageSize(max).describe(`${what} per page, 1 to ${max}; left out: all of them.`),
  after: position.describe('The next page: next of the answer before.'),
});

export const nextPage = z
  .string()
  .nullable()
  .optional()
  .describe('With limit: for after; null on the last page.');

/** How many rows to read for a page: one more than requested shows whether there is another page. */
export const rowsForPage = (limit: number | undefined) => limit && limit + 1;

/** Cuts the page from the rows that were read; with a limit, also returns where the next page begins. */
export const pageOf = <Row>(
  rows: readonly Row[],
  limit: number | undefined,
  placeOf: (row: Row) => string,
): { page: readonly Row[]; next?: string | null } => {
  if (limit === undefined) return { page: rows };
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, next: last ? placeOf(last) : null };
};
