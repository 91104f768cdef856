import * as z from 'zod';
import { parseExact } from '../../adnet/answers/exact-json.ts';
import { insightObjectId } from '../../adnet/ids.ts';
import {
  actionBreakdowns,
  attributionWindows,
  breakdowns,
  datePresets,
} from '../../adnet/rows/known-values.ts';
import { insightLevels, wordListPattern } from '../../adnet/wire/insights.ts';
import { listQuery, oneDirection, oneDirectionProblem } from '../core/relay/inputs.ts';
import { optionalFlag } from '../core/schemas.ts';

export const defaultFields =
  'the names and ids of the level, account_currency, spend, impressions, clicks, reach, actions, action_values, frequency, ' +
  'ctr, cpc, cpm, inline_link_clicks, conversions, cost_per_action_type';

const calendarDay = z.iso.date('must be a day as YYYY-MM-DD').optional();

const known = (values: readonly string[]) => `Known values: ${values.join(', ')}.`;

/** Words separated by commas. */
const wordList = (example: string, maxLength = 400) =>
  z
    .string()
    .max(maxLength, `must have at most ${maxLength} characters`)
    .regex(wordListPattern, `must be a word such as ${example}, or several with commas`)
    .meta({ openapi: { type: 'string', maxLength, examples: [example] } })
    .optional();

const filter = z.looseObject({ field: z.string(), operator: z.string() });

const isFilterList = (text: string) =>
  z.array(filter).safeParse(parseExact(Buffer.from(text))).success;

const filtering = z
  .string()
  .max(4000, 'must have at most 4000 characters')
  .refine(isFilterList, 'must be a JSON list of {"field", "operator", "value"}')
  .meta({
    openapi: {
      type: 'string',
      maxLength: 4000,
      examples: ['[{"field":"ad.impressions","operator":"GREATER_THAN","value":1000}]'],
    },
  })
  .optional();

/** The object of insights and reports: an ad account, or the id of anything in it. */
export const insightsObject = z
  .string()
  .refine((text) => insightObjectId(text) !== null, 'must be act_<digits> or an id made of digits')
  .describe('An ad account (act_ and digits), or the id of a campaign, ad set or ad.');

/** The parameters of insights and reports, without those for paging. */
export const insightsShape = {
  time_range: z
    .string()
    .regex(/^[a-z0-9_]{1,40}$/, `must be a period by its name: ${datePresets.join(', ')}`)
    .default('last_30d')
    .describe(`A period by its name, counted in the account’s time zone. ${known(datePresets)}`),
  since: calendarDay.describe(
    'First day of your own period, YYYY-MM-DD. Needs until; replaces time_range.',
  ),
  until: calendarDay.describe('Last day of your own period, YYYY-MM-DD. Needs since.'),
  level: z
    .enum(insightLevels)
    .default('ad')
    .describe('What one row stands for: the account, a campaign, an ad set or an ad.'),
  breakdown: wordList('age', 200).describe(
    `Splits each row by these; several with commas. ${known(breakdowns)}`,
  ),
  time_increment: z
    .string()
    .regex(/^([1-9]|[1-8]\d|90|all_days|monthly)$/, 'must be 1 to 90, monthly or all_days')
    .optional()
    .describe(
      'Days in one row: 1 for daily rows, 7 for weekly ones, up to 90; or monthly, or all_days for one row.',
    ),
  action_breakdowns: wordList('action_type').describe(
    `Splits the actions of each row by these; several with commas. ${known(actionBreakdowns)}`,
  ),
  action_attribution_windows: wordList('7d_click').describe(
    'How long after a click or view an action counts; several with commas. Since 3 March 2026, click windows of website ' +
      `conversions count clicks on the link alone. ${known(attributionWindows)}`,
  ),
  filtering: filtering.describe(
    'Only rows that fit: a JSON list of {"field", "operator", "value"}, such as ' +
      '[{"field":"ad.impressions","operator":"GREATER_THAN","value":1000}].',
  ),
  sort: wordList('spend_descending').describe(
    'A field followed by _ascending or _descending, such as spend_descending.',
  ),
  use_unified_attribution_setting: optionalFlag.describe(
    'true: count actions by each ad set’s own attribution setting, as Ads Manager does.',
  ),
};

type Days = { since?: string | undefined; until?: string | undefined };

export const bothDays = ({ since, until }: Days) => (since === undefined) === (until === undefined);

export const bothDaysProblem = {
  path: ['since'],
  message: 'since and until must be sent together',
};

export const daysInOrder = ({ since, until }: Days) => !since || !until || since <= until;

export const daysInOrderProblem = { path: ['since'], message: 'must not be after until' };

export const insightsQuery = z
  .object({ ...insightsShape, ...listQuery(500, 25, defaultFields) })
  .refine(bothDays, bothDaysProblem)
  .refine(daysInOrder, daysInOrderProblem)
  .refine(oneDirection, oneDirectionProblem);
