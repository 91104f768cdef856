import * as z from 'zod';
import { adAccountId, objectId } from '../../adnet/ids.ts';
import { roles } from '../../store/people/roles.ts';

/** The length of a name is measured after trimming, in characters as people see them. */
const named = (max: number, example: string) =>
  z
    .string()
    .transform((text) => text.trim())
    .refine((text) => text.length > 0, 'must not be empty')
    .refine((text) => [...text].length <= max, `must have at most ${max} characters`)
    .meta({ openapi: { type: 'string', minLength: 1, maxLength: max, examples: [example] } });

export const workspaceName = named(120, 'Northlight Outdoor').describe(
  'The name people see: 1 to 120 characters, without the spaces around it.',
);

export const keyName = z
  .string()
  .transform((text) => text.trim())
  .refine((text) => [...text].length <= 120, 'must have at most 120 characters')
  .meta({ openapi: { type: 'string', maxLength: 120, examples: ['Nightly reports'] } });

/** An address as it is stored: in lower case, so that it belongs to one account. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@]{1,64}@[^\s@]{1,189}$/, 'must be an e-mail address')
  .meta({ openapi: { type: 'string', maxLength: 254, examples: ['ann@example.com'] } });

/** One of our ids as text. It is not checked here, because an unknown id is simply not found. */
export const idText = z.string().meta({
  openapi: {
    type: 'string',
    format: 'uuid',
    examples: ['0198c5a2-6f3e-7b41-9d20-5a4c1e8f7b36'],
  },
});

export const timestamp = z.string().meta({
  openapi: { type: 'string', format: 'date-time', examples: ['2026-11-15T09:30:00.000Z'] },
});

/** A text whose known values are documented. Other values are accepted too, because the platform decides. */
export const openEnum = (values: readonly string[], about: string) =>
  z.string().meta({
    openapi: { type: 'string', examples: values.slice(0, 1), 'x-extensible-enum': values },
    description: `${about} Known values: ${values.join(', ')}.`,
  });

const flags: Record<string, boolean> = { true: true, '1': true, false: false, '0': false };

const flagText = z
  .string()
  .refine((text) => Object.hasOwn(flags, text.toLowerCase()), 'must be true or false')
  .transform((text) => flags[text.toLowerCase()] === true);

/** A flag in a query string. */
export const flag = (fallback: boolean) =>
  flagText
    .optional()
    .transform((value) => value ?? fallback)
    .meta({ openapi: { type: 'boolean', default: fallback } });

/** A flag in a query string that has no default. */
export const optionalFlag = flagText.meta({ openapi: { type: 'boolean' } }).optional();

const wholeNumberText = (min: number, max: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

/** A whole number in a query string. */
export const wholeNumber = (min: number, max: number, fallback: number) =>
  wholeNumberText(min, max)
    .optional()
    .transform((value) => value ?? fallback)
    .meta({ openapi: { type: 'integer', minimum: min, maximum: max, default: fallback } });

/** A whole number that has no default here; the docs say which value is used. */
export const optionalWholeNumber = (min: number, max: number, defaultValue: number) =>
  wholeNumberText(min, max)
    .optional()
    .meta({ openapi: { type: 'integer', minimum: min, maximum: max, default: defaultValue } });

/** Rows per page of a list that is returned completely if this is left out. */
export const pageSize = (max: number) =>
  wholeNumberText(1, max)
    .optional()
    .meta({ openapi: { type: 'integer', minimum: 1, maximum: max } });

const role = z
  .enum(roles)
  .describe('What the caller may do there, lowest first: viewer, editor, admin, owner.');

export const workspaceParams = z.object({
  workspace_id: idText.describe('The id of a workspace you belong to.'),
});

const workspaceId = idText.describe('The workspace’s id, for X-Workspace-Id.');
const givenName = z.string().describe('The name people see.');

export const workspace = z
  .object({
    id: workspaceId,
    name: givenName,
    role,
    archived: z
      .boolean()
      .describe('An archived workspace keeps everything but answers only account calls.'),
  })
  .meta({ id: 'Workspace', description: 'A workspace: one client, one connection.' });

export const listedWorkspace = z
  .object({
    id: workspaceId,
    name: givenName,
    role,
    current: z.boolean().describe('True for the workspace this request acts on.'),
    adnet_connected: z.boolean().describe('Whether a connection is stored, expired or not.'),
    archived: z.boolean().optional().describe('Only present with include_archived=true.'),
  })
  .meta({ id: 'ListedWorkspace', description: 'A workspace in a list.' });

const ownLimit = (span: string) =>
  z
    .int()
    .min(0)
    .max(1_000_000)
    .optional()
    .describe(
      `Writes the key may make in any ${span}, in all workspaces together. The workspace’s own limit holds as well.`,
    );

/** Limits of a key that its account does not have; absent if the key has none. */
export const keyLimitFields = {
  max_role: z
    .enum(['viewer', 'editor'])
    .optional()
    .describe('The highest role the key acts with, whatever yours is.'),
  writes_per_hour: ownLimit('60 minutes'),
  writes_per_day: ownLimit('24 hours'),
  only_workspace: z
    .boolean()
    .optional()
    .describe('true: the key acts in its own workspace only, and sees no other.'),
};

/** `act_<digits>` or `<digits>`, normalised to `act_<digits>` before it is used in a path. */
export const adAccount = z
  .string()
  .refine((text) => adAccountId(text) !== null, 'must be act_<digits> or <digits>')
  .transform((text) => adAccountId(text) ?? text)
  .meta({
    openapi: {
      type: 'string',
      pattern: '^(act_)?[1-9][0-9]*$',
      examples: ['act_1010000000000001'],
    },
    description: 'An ad account: act_ and digits, or the digits alone.',
  });

export const platformId = z
  .string()
  .refine((text) => objectId(text) !== null, 'must be an id made of digits')
  .meta({
    openapi: {
      type: 'string',
      pattern: '^[1-9][0-9]{0,19}$',
      examples: ['120220010002609218'],
    },
  });

/** The platform's refusal, which is returned byte for byte. */
export const platformError = z
  .object({
    error: z
      .looseObject({
        message: z.string().optional().describe('What is wrong, for developers.'),
        type: z.string().optional().describe('Such as OAuthException.'),
        code: z.int().optional().describe('Such as 100 for a bad parameter.'),
        error_subcode: z.int().optional().describe('Narrows the code down.'),
        is_transient: z.boolean().optional().describe('Whether the same request may work later.'),
        error_user_title: z.string().optional().describe('What is wrong, for people.'),
        error_user_msg: z.string().optional().describe('What to do about it, for people.'),
        error_data: z
          .unknown()
          .optional()
          .meta({
            openapi: { type: ['object', 'string'], additionalProperties: true },
            description: 'More about the field, as an object or as JSON in a text.',
          }),
        fbtrace_id: z.string().optional().describe('For Meta’s support.'),
      })
      .describe('Meta’s own error object.'),
  })
  .meta({
    id: 'PlatformError',
    description: 'Meta refused the request. This is its own body, unchanged; it has no `detail`.',
  });
