import * as z from 'zod';

/**
 * A schema of the platform's rows, for readers and for typed clients. Nothing is checked against it at run time,
 * because the platform's bytes are returned unchanged. Each row is open, because `fields` decides what it contains.
 */
export const row = <const S extends z.core.$ZodLooseShape>(id: string, about: string, shape: S) =>
  withMeta(z.looseObject(shape), { id, description: about });

/**
 * Adds metadata to a schema that nobody else uses yet. `meta` and `describe` copy the schema, which takes time for
 * the hundreds of schemas made at each start.
 */
const withMeta = <S extends z.ZodType>(fresh: S, meta: z.core.GlobalMeta): S => {
  z.globalRegistry.add(fresh, meta);
  return fresh;
};

const text = z.string();
const wholeNumber = z.int();
const truth = z.boolean();
const anyNumber = z.number();
const open = z.looseObject({});
const openRows = z.array(open);

const optional = <S extends z.ZodType>(schema: S, about: string, openapi?: object) =>
  withMeta(schema.optional(), { description: about, ...(openapi && { openapi }) });

export const id = (about = 'The id.') =>
  withMeta(z.string(), {
    description: about,
    openapi: { type: 'string', examples: ['120220010002609218'] },
  });

export const words = (about: string) => optional(text, about);

export const whole = (about: string) => optional(wholeNumber, about);

/** An amount of money that the platform writes as digits in a string. */
export const money = (about: string) =>
  optional(text, `${about}, as digits in the smallest unit of the currency: "2000" is 20.00 USD.`, {
    type: 'string',
    examples: ['2000'],
  });

export const time = (about: string) =>
  optional(text, `${about}, in the account’s time zone.`, {
    type: 'string',
    examples: ['2026-11-15T09:30:00-0800'],
  });

/** A word from a list to which the platform may add. */
export const oneOf = (values: readonly string[], about: string) =>
  optional(text, `${about} Known values: ${values.join(', ')}.`, {
    type: 'string',
    examples: values.slice(0, 1),
    'x-extensible-enum': values,
  });

export const yes = (about: string) => optional(truth, about);

/** A number that may have decimals. */
export const number = (about: string) => optional(anyNumber, about);

/** Structures whose content Meta defines. */
export const rowsOf = (about: string) => optional(openRows, about);

/** UNIX seconds. */
export const seconds = (about: string) => whole(`${about}, in UNIX seconds.`);

export const object = (about: string) => optional(open, about);

/** One page of rows. */
export const pageOf = (name: string, about: string, item: z.ZodType) =>
  z
    .object({ data: z.array(item).describe('The rows of this page.'), paging: paging.optional() })
    .meta({ id: name, description: about });

const paging = z
  .looseObject({
    cursors: z
      .looseObject({
        before: z.string().optional().describe('Send as before for the page before this one.'),
        after: z.string().optional().describe('Send as after for the next page.'),
      })
      .optional()
      .describe('Where this page begins and ends.'),
    next: z
      .string()
      .optional()
      .describe('Present while there are more rows. Meta’s own address, without its token.'),
    previous: z.string().optional().describe('Present when there are rows before this page.'),
  })
  .meta({ id: 'Paging', description: 'Where this page lies in the list. Absent on an empty one.' });

export const createdAnswer = z
  .object({ id: id('The new object’s id.') })
  .meta({ id: 'Created', description: 'What Meta answers to a create.' });

const validatedAnswer = z
  .object({ success: z.boolean().describe('True: Meta found nothing wrong.') })
  .meta({
    id: 'Validated',
    description: 'What Meta answers with validate_only: nothing was made.',
  });

/** The answer to a create, or to a create that was only validated. */
export const createdOrValidated = z.union([createdAnswer, validatedAnswer]);
