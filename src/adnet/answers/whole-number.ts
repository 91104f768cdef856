import * as z from 'zod';

/** A whole number, bare or in quotes; unlike coercion it takes neither null nor true for one. */
export const wholeNumber = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^-?[0-9]{1,15}$/)
    .transform(Number),
]);
