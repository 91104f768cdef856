import * as z from 'zod';

/** A whole number, with or without quotes. Unlike coercion, it does not accept null or true. */
export const wholeNumber = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^-?[0-9]{1,15}$/)
    .transform(Number),
]);
