import * as z from 'zod';

const formats = ['json', 'csv'] as const;
export type AnswerFormat = (typeof formats)[number];

/** The parameter of every operation that can answer a CSV file. */
export const format = z
  .enum(formats, 'must be json or csv')
  .default('json')
  .describe(
    'json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested values as dotted columns.',
  );

/** Whether an operation's query takes it. */
export const takesCsv = (query: z.ZodType | undefined) =>
  query instanceof z.ZodObject && query.shape['format'] === format;
