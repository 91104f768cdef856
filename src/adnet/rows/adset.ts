import * as z from 'zod';
import {
  adsetStatuses,
  bidStrategies,
  billingEvents,
  destinationTypes,
  optimizationGoals,
  statuses,
} from './known-values.ts';
import { id, money, object, oneOf, pageOf, row, rowsOf, time, whole, words, yes } from './row.ts';

export const adsetRow = row('AdSet', 'An ad set.', {
  id: id('The adset_id of an ad.'),
  name: words('Its name.'),
  campaign_id: words('The campaign it belongs to.'),
  status: oneOf(statuses, 'What was asked for.'),
  effective_status: oneOf(adsetStatuses, 'What really holds, its campaign included.'),
  optimization_goal: oneOf(optimizationGoals, 'What delivery is optimised for.'),
  billing_event: oneOf(billingEvents, 'What is paid for.'),
  bid_strategy: oneOf(bidStrategies, 'How it bids.'),
  bid_amount: whole(
    'The bid or cost cap, in the smallest unit of the account’s currency: 500 is 5.00 USD.',
  ),
  daily_budget: money('The budget a day, where the ad set holds it'),
  lifetime_budget: money('The budget of its whole time, where the ad set holds it'),
  budget_remaining: money('What is left of the budget'),
  destination_type: oneOf(destinationTypes, 'Where a click leads.'),
  targeting: object('Who sees it: Meta’s targeting spec.'),
  promoted_object: object('What is advertised or measured: a pixel and event, a page, an app.'),
  account_id: words('The ad account’s digits.'),
  bid_constraints: object('The least return on ad spend, for LOWEST_COST_WITH_MIN_ROAS.'),
  attribution_spec: rowsOf('How long after a click or view a conversion counts.'),
  pacing_type: z.array(z.string()).optional().describe('How spending is spread; ["standard"].'),
  is_dynamic_creative: yes('Whether Meta combines texts and pictures.'),
  dsa_beneficiary: words('Who benefits from the ads; for the European Union.'),
  dsa_payor: words('Who pays for the ads; for the European Union.'),
  issues_info: rowsOf('What keeps it from running, where something does.'),
  start_time: time('When it starts'),
  end_time: time('When it ends'),
  created_time: time('When it was created'),
  updated_time: time('When it was last changed'),
});

export const adsetsPage = pageOf('AdSetList', 'Ad sets, a page at a time.', adsetRow);
