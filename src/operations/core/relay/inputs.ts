import * as z from 'zod';
import { accountListLimits, accountLists } from '../../../adnet/wire/account-lists.ts';
import { fieldListProblem } from '../../../adnet/wire/fields.ts';
import { listFields, listLimits } from '../../../adnet/wire/lists.ts';
import { oneObjectFields } from '../../../adnet/wire/one-object.ts';
import { pageLists } from '../../../adnet/wire/page-lists.ts';
import { nearest } from '../../../kernel/text/nearest.ts';
import { adAccount, optionalWholeNumber, platformId } from '../schemas.ts';

const formats = ['json', 'csv'] as const;
export type AnswerFormat = (typeof formats)[number];

/** The parameter of every operation that can return a CSV file. */
export const format = z
  .enum(formats, 'must be json or csv')
  .default('json')
  .describe(
    'json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested values as dotted columns.',
  );

/** True if an operation's query has this parameter. */
export const takesCsv = (query: z.ZodType | undefined) =>
  query instanceof z.ZodObject && query.shape['format'] === format;

export const accountParams = z.object({ account_id: adAccount });

const cursor = z.string().regex(/^[\x21-\x7e]{1,2048}$/, 'must be a cursor from an earlier answer');

/** The parameters of every list: number of rows, page, fields. */
export const listQuery = (maxLimit: number, defaultLimit: number, defaultFields: string) => ({
  limit: optionalWholeNumber(1, maxLimit, defaultLimit).describe(
    `Rows per page, 1 to ${maxLimit}. With format=csv: how many are asked of Meta at a time; the file has all.`,
  ),
  after: cursor
    .optional()
    .describe('The next page: paging.cursors.after of the answer before. Not with before.'),
  before: cursor
    .optional()
    .describe('The page before: paging.cursors.before of the answer before. Not with after.'),
  fields: fieldsOption(defaultFields),
  format,
});

/** The fields of each row of a list, or of an answer with one object. */
export const fieldsOption = (defaultFields: string, whose = 'each row') =>
  fieldNames
    .optional()
    .describe(
      `Which fields ${whose} has, instead of the default set: names with commas, nested ones in braces, such as ` +
        `id,name,creative{id}. Default: ${defaultFields}`,
    );

/** Field names in Meta's format. */
const fieldNames = z
  .string()
  .superRefine((text, ctx) => {
    const problem = fieldListProblem(text);
    if (problem !== null) ctx.addIssue({ code: 'custom', message: problem });
  })
  .meta({ openapi: { type: 'string', maxLength: 2000, examples: ['id,name'] } });

type Direction = { after?: unknown; before?: unknown; format?: unknown };

/** A list can be read forwards or backwards, a file only forwards. */
export const oneDirection = ({ after, before, format }: Direction) =>
  before === undefined || (after === undefined && format !== 'csv');

export const oneDirectionProblem = {
  path: ['before'],
  message: 'must not be sent together with after or with format=csv',
};

const statusFilter = z
  .string()
  .regex(/^\s*[A-Za-z_]+(\s*,\s*[A-Za-z_]+)*\s*$/, 'must be a status such as ACTIVE or PAUSED')
  .meta({ openapi: { type: 'string', examples: ['PAUSED'] } })
  .optional()
  .describe(
    'Only rows with this effective status, or with one of several (ACTIVE,PAUSED). Without it Meta leaves out deleted and ' +
      'archived ones.',
  );

/** The query of a list of campaigns, ad sets or ads: a filter by status, and parameters of its own. */
export const filteredListQuery = <const S extends z.core.$ZodLooseShape = Record<never, never>>(
  list: 'campaigns' | 'adsets' | 'ads',
  // Without own parameters, the object is empty.
  own: S = {} as S,
) =>
  z
    .object({
      ...own,
      ...listQuery(200, listLimits[list], listFields[list]),
      status_filter: statusFilter,
    })
    .refine(oneDirection, oneDirectionProblem);

/** The id in the path of one object. */
export const objectParams = (about: string) => z.object({ id: platformId.describe(about) });

/** The `fields` of one object. */
export const fieldsOf = (kind: keyof typeof oneObjectFields) =>
  fieldsOption(oneObjectFields[kind], 'the answer');

/** The parameters of a read of one object: its id, and its fields. */
export const oneObject = (kind: keyof typeof oneObjectFields, about: string) => ({
  params: objectParams(about),
  query: z.object({ fields: fieldsOf(kind) }),
});

/** The query of a list of an ad account, with parameters of its own. */
export const accountListQuery = <const S extends z.core.$ZodLooseShape = Record<never, never>>(
  fields: string,
  // Without own parameters, the object is empty.
  own: S = {} as S,
) => {
  const { defaultLimit, maxLimit } = accountListLimits;
  return z
    .object({ ...own, ...listQuery(maxLimit, defaultLimit, fields) })
    .refine(oneDirection, oneDirectionProblem);
};

export const accountList = (list: keyof typeof accountLists) =>
  accountListQuery(accountLists[list].fields);

export const pageList = (list: keyof typeof pageLists) => accountListQuery(pageLists[list].fields);

/** The Page in the path of its lists. */
export const pageParams = z.object({ page_id: platformId.describe('The Page’s id.') });

/** Meta chooses the fields of a search; `fields` names those of its rows. */
export const searchQuery = <const S extends z.core.$ZodLooseShape>(fields: string, own: S) =>
  accountListQuery(`what Meta gives: ${fields}`, own);

const maxLength = 200;

/** Words to search for. */
export const searchText = z
  .string()
  .transform((text) => text.trim())
  .refine((text) => text !== '', 'must not be empty')
  .refine((text) => text.length <= maxLength, `must have at most ${maxLength} characters`)
  .meta({ openapi: { type: 'string', minLength: 1, maxLength, examples: ['hiking'] } });

/** A parameter with one word of a list, or several separated by commas; each means one or more values. */
export const wordsOf = (
  words: readonly string[],
  valuesOf: (word: string) => readonly string[] | null = (word) =>
    words.includes(word) ? [word] : null,
) =>
  z
    .string()
    .transform((text, ctx) => {
      const sentWords = text.split(',').map((word) => word.trim());
      const unknown = sentWords.find((word) => valuesOf(word) === null);
      if (unknown !== undefined)
        ctx.addIssue({ code: 'custom', message: unknownWord(unknown.slice(0, 60), words) });
      return [...new Set(sentWords.flatMap((word) => valuesOf(word) ?? []))];
    })
    .meta({ openapi: { type: 'string', examples: words.slice(0, 1), 'x-extensible-enum': words } });

const unknownWord = (word: string, words: readonly string[]) => {
  const suggestion = nearest(word, words);
  const quotedWord = JSON.stringify(word);
  if (suggestion !== null) return `${quotedWord} is not known; did you mean ${suggestion}?`;
  return `${quotedWord} is not known; it takes ${words.join(', ')}`;
};

/** A JSON object whose content Meta checks. */
export const jsonObject = (about: string, example: Record<string, unknown>) =>
  z.record(z.string(), z.unknown(), 'must be an object').meta({
    openapi: { type: 'object', additionalProperties: true, examples: [example] },
    description: about,
  });
