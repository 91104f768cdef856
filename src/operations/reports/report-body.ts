import * as z from 'zod';
import { fieldsOption } from '../core/relay/inputs.ts';
import {
  bothDays,
  bothDaysProblem,
  daysInOrder,
  daysInOrderProblem,
  defaultFields,
  insightsObject,
  insightsShape,
} from '../insights/insights-query.ts';

const isText = (value: unknown) => typeof value === 'string';

/** JSON has lists, numbers and booleans where a query string has text; both are accepted. */
const asText = (value: unknown) => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return value;
  return value.every(isText) ? value.join(',') : JSON.stringify(value);
};

const loosely = <S extends z.ZodType>(schema: S, openapi: Record<string, unknown>) =>
  z
    .preprocess(asText, schema)
    .meta({ openapi, description: schema.description ?? '' })
    .optional();

const listOrText = { type: ['string', 'array'], items: { type: 'string' } };

const { time_range, since, until, level } = insightsShape;

/** The body that starts a report: the parameters of insights, without those for paging. */
export const reportBody = z
  .object({
    object_id: insightsObject,
    time_range,
    since,
    until,
    level,
    breakdown: loosely(insightsShape.breakdown, { ...listOrText, examples: ['age'] }),
    time_increment: loosely(insightsShape.time_increment, {
      type: ['string', 'integer'],
      examples: [1],
    }),
    fields: loosely(fieldsOption(defaultFields), {
      ...listOrText,
      examples: ['spend,impressions'],
    }),
    action_breakdowns: loosely(insightsShape.action_breakdowns, {
      ...listOrText,
      examples: ['action_type'],
    }),
    action_attribution_windows: loosely(insightsShape.action_attribution_windows, {
      ...listOrText,
      examples: ['7d_click'],
    }),
    filtering: loosely(insightsShape.filtering, {
      type: ['string', 'array'],
      items: { type: 'object', additionalProperties: true },
      examples: [[{ field: 'ad.impressions', operator: 'GREATER_THAN', value: 1000 }]],
    }),
    sort: loosely(insightsShape.sort, { ...listOrText, examples: ['spend_descending'] }),
    use_unified_attribution_setting: loosely(insightsShape.use_unified_attribution_setting, {
      type: ['boolean', 'string'],
      examples: [true],
    }),
  })
  .refine(bothDays, bothDaysProblem)
  .refine(daysInOrder, daysInOrderProblem);
