import { z } from 'zod';
import { insightObjectId } from '../../adnet/ids.ts';
import { breakdownPattern, insightLevels, insightsRead } from '../../adnet/wire/insights.ts';
import { operation } from '../operation.ts';
import { wholeNumber } from '../schemas.ts';
import { relayRead } from './relay-read.ts';
import { cursor } from './schemas.ts';

const calendarDay = z.iso.date('must be a day as YYYY-MM-DD').optional();

export const getInsights = operation({
  id: 'insights.get',
  route: 'GET /adnet/insights/{object_id}',
  access: { adnet: 'viewer' },
  summary: 'Read the performance of an ad account, campaign, ad set or ad.',
  description:
    'Spend, impressions, clicks, conversions and the platform’s other metrics, byte for byte.',
  input: {
    params: z.object({
      object_id: z
        .string()
        .refine(
          (text) => insightObjectId(text) !== null,
          'must be act_<digits> or an id made of digits',
        ),
    }),
    query: z
      .object({
        time_range: z
          .string()
          .regex(/^[a-z0-9_]{1,40}$/, 'must be a preset such as last_7d')
          .default('last_30d')
          .describe('A preset such as last_7d, last_30d or lifetime.'),
        since: calendarDay.describe('With until: a custom range, instead of time_range.'),
        until: calendarDay,
        level: z.enum(insightLevels).default('ad'),
        breakdown: z
          .string()
          .max(200)
          .regex(breakdownPattern, 'must be a breakdown such as age, or several with commas')
          .optional()
          .describe('age, gender, country, publisher_platform …; several with commas.'),
        time_increment: z
          .string()
          .regex(/^([1-9]|[1-8]\d|90|all_days|monthly)$/, 'must be 1 to 90, monthly or all_days')
          .optional()
          .describe('1 for daily rows, 7 for weekly, all_days for one.'),
        limit: wholeNumber(1, 500, 25),
        after: cursor,
      })
      .refine(({ since, until }) => (since === undefined) === (until === undefined), {
        path: ['since'],
        message: 'since and until must be sent together',
      })
      .refine(({ since, until }) => !since || !until || since <= until, {
        path: ['since'],
        message: 'must not be after until',
      }),
  },
  output: 'relayed',
  failures: [],

  run: (ctx, { params, query }) => relayRead(ctx, insightsRead(params.object_id, query)),
});
