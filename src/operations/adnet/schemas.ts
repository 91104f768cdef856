import { z } from 'zod';
import { adAccountId, objectId } from '../../adnet/ids.ts';

/** `act_<digits>` or `<digits>`, normalised to `act_<digits>` before it reaches an address. */
export const adAccount = z
  .string()
  .refine((text) => adAccountId(text) !== null, 'must be act_<digits> or <digits>')
  .transform((text) => adAccountId(text) ?? text)
  .meta({ openapi: { type: 'string', examples: ['act_1234567890'] } });

export const platformId = z
  .string()
  .refine((text) => objectId(text) !== null, 'must be an id made of digits')
  .meta({ openapi: { type: 'string', pattern: '^[1-9][0-9]{0,19}$' } });

export const accountParams = z.object({ account_id: adAccount });

export const cursor = z
  .string()
  .regex(/^[\x21-\x7e]{1,2048}$/, 'must be a cursor from an earlier answer')
  .optional()
  .describe('Paging cursor: paging.cursors.after of the previous answer.');

export const text = z
  .string()
  .refine((value) => value.trim().length > 0, 'must not be empty')
  .meta({ openapi: { type: 'string', minLength: 1 } });

/** Whole minor units of the account's currency. */
export const budget = z
  .int('must be a whole number in minor units of the account currency')
  .positive('must be more than 0')
  .optional();

export const structure = z.record(z.string(), z.unknown(), 'must be an object').optional();

/** Only one of the two may be given. */
export const oneBudget = (body: { daily_budget?: unknown; lifetime_budget?: unknown }) =>
  body.daily_budget === undefined || body.lifetime_budget === undefined;

export const oneBudgetProblem = {
  path: ['lifetime_budget'],
  message: 'must not be sent together with daily_budget',
};
