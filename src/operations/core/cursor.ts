import * as z from 'zod';

/** A place in a list that is ordered by time: the last row of a page. */
type Position = { at: number; id: string };

export const cursorOf = ({ at, id }: Position) => Buffer.from(`${at} ${id}`).toString('base64url');

const shape = /^(\d{1,15}) ([\w.-]{1,120})$/;

const placeIn = (cursor: string): Position | null => {
  const [, at, id] = shape.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return at && id ? { at: Number(at), id } : null;
};

export const positionText = z
  .string()
  .refine((text) => placeIn(text) !== null, 'must be next of an earlier answer')
  .transform((text) => placeIn(text) ?? undefined)
  .optional()
  .meta({ openapi: { type: 'string' } });
