import * as z from 'zod';
import { automaticChanges } from '../../../adnet/wire/automatic-changes.ts';
import { validationFields } from '../../../publish/validate.ts';
import { adAccount, flag } from '../schemas.ts';

/** The ad account of a create; if it is left out, the workspace's pinned one. */
export const accountField = adAccount
  .optional()
  .describe(
    'The ad account to create in: act_ and digits, or the digits alone. Default: the workspace’s pinned ad account; ' +
      'without a pin it is required.',
  );

/**
 * The target of a click, as it was typed. The schema does not use the format "uri", because addresses with other
 * scripts and with Meta's own {{…}} placeholders are valid too.
 */
export const linkAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .meta({
    openapi: { type: 'string', examples: ['https://example.com/tent'] },
    description: 'Where a click leads: an http or https address.',
  });

export const validateOnly = z.object({
  validate_only: flag(false).describe(
    'Let Meta check the request without creating anything: no limit, no cool-down, nothing in the journal.',
  ),
});

/** The address of a file; whether it is public is checked when it is used. */
export const fileAddress = (about: string) => z.string().min(1).max(8192).describe(about);

/**
 * True if the body does not ask for a check only. For files, that request is refused: if it were ignored, the file
 * would be uploaded.
 */
export const noCheck = (body: Record<string, unknown>) => validationFields(body).length === 0;

export const noCheckProblem = (what: string) => ({
  path: ['execution_options'],
  message: `is not for ${what}: Meta cannot check one without taking it`,
});

const text = z
  .string()
  .refine((value) => value.trim().length > 0, 'must not be empty')
  .meta({ openapi: { type: 'string', minLength: 1 } });

export const objectName = text.describe('The name people see in Ads Manager.');

/** Whole minor units of the account's currency. */
const budget = z
  .int('must be a whole number in minor units of the account currency')
  .positive('must be more than 0')
  .meta({ openapi: { type: 'integer', minimum: 1, examples: [2000] } })
  .optional();

const smallestUnit =
  'in the smallest unit of the account’s currency: 2000 is 20.00 USD, or 2000 JPY';

/** The budget fields of a campaign or an ad set. */
export const budgets = (who: string, otherwise: string) => ({
  daily_budget: budget.describe(
    `What ${who} may spend a day, ${smallestUnit}. ${otherwise} Not together with lifetime_budget.`,
  ),
  lifetime_budget: budget.describe(
    `What ${who} may spend over its whole time, ${smallestUnit}. It needs an end_time on the ad set. Not together with ` +
      'daily_budget.',
  ),
});

/** An amount of money that is passed on unchanged. */
export const amount = (about: string) =>
  z
    .unknown()
    .optional()
    .meta({
      openapi: { type: ['integer', 'string'], examples: [500] },
      description: `${about}, ${smallestUnit}.`,
    });

/** A field that is passed on unchanged; the schema only documents what Meta accepts. */
export const passedOn = (openapi: Record<string, unknown>, about: string) =>
  z.unknown().optional().meta({ openapi, description: about });

export const passedOnEnum = (values: readonly string[], about: string) =>
  passedOn(
    { type: 'string', examples: values.slice(0, 1), 'x-extensible-enum': values },
    `${about} Known values: ${values.join(', ')}.`,
  );

const looseObject = { type: 'object', additionalProperties: true };

export const structure = z
  .record(z.string(), z.unknown(), 'must be an object')
  .meta({ openapi: looseObject })
  .optional();

export const passedOnObject = (about: string, example?: Record<string, unknown>) =>
  passedOn({ ...looseObject, ...(example && { examples: [example] }) }, about);

export const passedOnTime = (about: string) =>
  passedOn(
    { type: ['string', 'integer'], examples: ['2026-12-01T09:00:00+0100'] },
    `${about} ISO 8601 with a time zone, or UNIX seconds.`,
  );

/** The changes that Meta may make to a creative built from our fields. */
export const allowedChanges = z
  .union([z.enum(['none', 'platform']), z.array(z.enum(automaticChanges)).max(20)], {
    error: `must be none, platform or a list of ${automaticChanges.join(', ')}`,
  })
  .optional()
  .describe(
    'What Meta may change by itself. none (default): what can be switched off is switched off. platform: nothing is ' +
      `switched off. A list allows these alone: ${automaticChanges.join(', ')}.`,
  );

/** True if at most one of the two budgets is given. */
export const oneBudget = (body: { daily_budget?: unknown; lifetime_budget?: unknown }) =>
  body.daily_budget === undefined || body.lifetime_budget === undefined;

export const oneBudgetProblem = {
  path: ['lifetime_budget'],
  message: 'must not be sent together with daily_budget',
};
