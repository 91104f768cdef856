import * as z from 'zod';
import {
  bidStrategies,
  billingEvents,
  destinationTypes,
  optimizationGoals,
} from '../../adnet/rows/known-values.ts';
import { createdOrValidated } from '../../adnet/rows/row.ts';
import { create, pinnedAccount, writeFailures } from '../core/create/create.ts';
import { exampleIds } from '../core/create/examples.ts';
import {
  accountField,
  amount,
  budgets,
  objectName,
  oneBudget,
  oneBudgetProblem,
  passedOn,
  passedOnEnum,
  passedOnObject,
  passedOnTime,
  structure,
  validateOnly,
} from '../core/create/schemas.ts';
import { withDefaults } from '../core/create/workspace-defaults.ts';
import { operation } from '../core/operation.ts';
import { openEnum, platformId } from '../core/schemas.ts';

const isFilled = (value: string) => value.trim().length > 0;

/** Passed on unchanged, because Meta decides about these values. */
const schedulingAndBidding = {
  bid_strategy: passedOnEnum(
    bidStrategies,
    'How Meta bids. LOWEST_COST_WITH_BID_CAP and COST_CAP need bid_amount, LOWEST_COST_WITH_MIN_ROAS needs bid_constraints.',
  ),
  bid_amount: amount('The bid cap or cost cap'),
  bid_constraints: passedOnObject(
    'For LOWEST_COST_WITH_MIN_ROAS: the lowest return on ad spend, times 10000.',
    { roas_average_floor: 20000 },
  ),
  start_time: passedOnTime('When the ad set starts. Default: at once when it goes live.'),
  end_time: passedOnTime('When the ad set ends. A lifetime_budget needs it.'),
  attribution_spec: passedOn(
    {
      type: 'array',
      items: { type: 'object', additionalProperties: true },
      examples: [[{ event_type: 'CLICK_THROUGH', window_days: 7 }]],
    },
    'How long after a click or view a conversion counts: event_type CLICK_THROUGH, VIEW_THROUGH or ENGAGED_VIDEO_VIEW, ' +
      'and window_days.',
  ),
  destination_type: passedOnEnum(destinationTypes, 'Where a click leads.'),
  dsa_beneficiary: passedOn(
    { type: 'string', examples: ['Northlight Outdoor Ltd'] },
    'Who benefits from the ads. Required for people in the European Union.',
  ),
  dsa_payor: passedOn(
    { type: 'string', examples: ['Northlight Outdoor Ltd'] },
    'Who pays for the ads. Required for people in the European Union.',
  ),
  daily_min_spend_target: amount(
    'What to spend a day at least, when the campaign holds the budget',
  ),
  daily_spend_cap: amount('What to spend a day at most, when the campaign holds the budget'),
  lifetime_min_spend_target: amount('What to spend in all at least'),
  lifetime_spend_cap: amount('What to spend in all at most'),
  frequency_control_specs: passedOn(
    {
      type: 'array',
      items: { type: 'object', additionalProperties: true },
      examples: [[{ event: 'IMPRESSIONS', interval_days: 7, max_frequency: 2 }]],
    },
    'How often one person may see the ads: event, interval_days, max_frequency.',
  ),
  adset_schedule: passedOn(
    { type: 'array', items: { type: 'object', additionalProperties: true } },
    'Hours of the week in which it runs: start_minute, end_minute, days, timezone_type. Needs a lifetime_budget.',
  ),
  is_dynamic_creative: passedOn(
    { type: 'boolean' },
    'Whether Meta mixes texts and pictures of an asset_feed_spec.',
  ),
  pacing_type: passedOn(
    { type: 'array', items: { type: 'string' }, examples: [['standard']] },
    'standard, or day_parting together with adset_schedule.',
  ),
};

export const createAdset = operation({
  id: 'adsets.create',
  chapter: 'Publishing',
  route: 'POST /adnet/adsets',
  access: { adnet: 'editor' },
  summary: 'Create an ad set, paused.',
  description:
    'Before Meta is asked, three mistakes are refused: a budget on both levels, a bid strategy without its bid, app ' +
    'installs without a promoted object. Fields that are not listed go to Meta as they are; a status is ignored.',
  input: {
    query: validateOnly,
    body: z
      .looseObject({
        account_id: accountField,
        campaign_id: platformId.describe('The campaign it goes into.'),
        name: objectName,
        optimization_goal: openEnum(optimizationGoals, 'What delivery is optimised for.').refine(
          isFilled,
          'must not be empty',
        ),
        billing_event: openEnum(billingEvents, 'What is paid for; usually IMPRESSIONS.').refine(
          isFilled,
          'must not be empty',
        ),
        ...budgets('the ad set', 'Leave both out when the campaign holds the budget.'),
        targeting: structure.describe(
          'Who sees it: Meta’s targeting spec. Default: United States, ages 18 to 65, with Meta’s automated audience. ' +
            'Without targeting_automation the automated audience is off.',
        ),
        promoted_object: structure.describe(
          'What is advertised or measured, such as {"pixel_id": "…", "custom_event_type": "PURCHASE"}. APP_INSTALLS needs it.',
        ),
        ...schedulingAndBidding,
      })
      .refine(oneBudget, oneBudgetProblem),
  },
  defaultAccountId: pinnedAccount,
  prepareBody: withDefaults('adset'),
  idempotent: 'own',
  limited: true,
  output: 'relayed',
  answer: createdOrValidated,
  example: {
    body: {
      account_id: exampleIds.account,
      campaign_id: exampleIds.campaign,
      name: '25 to 44 · US',
      optimization_goal: 'LINK_CLICKS',
      billing_event: 'IMPRESSIONS',
      bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
      daily_budget: 2000,
      targeting: { geo_locations: { countries: ['US'] }, age_min: 25, age_max: 44 },
    },
    answer: { id: exampleIds.newObject },
  },
  failures: [
    ...writeFailures,
    'adset_budget_conflict',
    'bid_amount_required',
    'promoted_object_required',
  ],

  run: (ctx, { query, body }) => create(ctx, 'adset', body, query.validate_only),
});
