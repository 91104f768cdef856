import * as z from 'zod';
import { accountListLimits, accountLists } from '../../../adnet/wire/account-lists.ts';
import { oneObjectFields } from '../../../adnet/wire/one-object.ts';
import { nearest } from '../../../kernel/nearest.ts';
import {
  fieldNames,
  listQuery,
  oneDirection,
  oneDirectionProblem,
  platformId,
} from '../create/schemas.ts';

/** The id in the address of one object. */
export const objectParams = (about: string) => z.object({ id: platformId.describe(about) });

/** `fields` of one object. */
export const fieldsOf = (kind: keyof typeof oneObjectFields) =>
  fieldNames
    .optional()
    .describe(
      `Which fields the answer has, instead of the default set: names with commas, nested ones in braces, such as id,name,creative{id}. Default: ${oneObjectFields[kind]}`,
    );

/** What one object is asked with: its id, and which fields. */
export const oneObject = (kind: keyof typeof oneObjectFields, about: string) => ({
  params: objectParams(about),
  query: z.object({ fields: fieldsOf(kind) }),
});

/** What a list of an ad account takes, beside parameters of its own. */
export const accountListQuery = <const S extends z.core.$ZodLooseShape = Record<never, never>>(
  fields: string,
  // Without parameters of its own there is nothing to name.
  own: S = {} as S,
) => {
  const { usual, most } = accountListLimits;
  return z
    .object({ ...own, ...listQuery(most, usual, fields) })
    .refine(oneDirection, oneDirectionProblem);
};

export const accountList = (list: keyof typeof accountLists) =>
  accountListQuery(accountLists[list].fields);

/** Meta chooses the fields of a search; these are what its rows have. */
export const searchQuery = <const S extends z.core.$ZodLooseShape>(fields: string, own: S) =>
  accountListQuery(`what Meta gives: ${fields}`, own);

const longest = 200;

/** Words to search for. */
export const searchText = z
  .string()
  .transform((text) => text.trim())
  .refine((text) => text !== '', 'must not be empty')
  .refine((text) => text.length <= longest, `must have at most ${longest} characters`)
  .meta({ openapi: { type: 'string', minLength: 1, maxLength: longest, examples: ['hiking'] } });

/** One word of a list, or several with commas; each stands for one value or more. */
export const wordsOf = (
  words: readonly string[],
  valuesOf: (word: string) => readonly string[] | null = (word) =>
    words.includes(word) ? [word] : null,
) =>
  z
    .string()
    .transform((text, ctx) => {
      const sent = text.split(',').map((word) => word.trim());
      const unknown = sent.find((word) => valuesOf(word) === null);
      if (unknown !== undefined)
        ctx.addIssue({ code: 'custom', message: unknownWord(unknown.slice(0, 60), words) });
      return [...new Set(sent.flatMap((word) => valuesOf(word) ?? []))];
    })
    .meta({ openapi: { type: 'string', examples: words.slice(0, 1), 'x-extensible-enum': words } });

const unknownWord = (word: string, words: readonly string[]) => {
  const meant = nearest(word, words);
  const shown = JSON.stringify(word);
  if (meant !== null) return `${shown} is not known; did you mean ${meant}?`;
  return `${shown} is not known; it takes ${words.join(', ')}`;
};

/** A JSON object whose inside is Meta's to judge. */
export const jsonObject = (about: string, example: Record<string, unknown>) =>
  z.record(z.string(), z.unknown(), 'must be an object').meta({
    openapi: { type: 'object', additionalProperties: true, examples: [example] },
    description: about,
  });
