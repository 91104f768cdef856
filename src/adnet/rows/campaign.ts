import * as z from 'zod';
import { bidStrategies, campaignStatuses, statuses } from './known-values.ts';
import { id, money, object, oneOf, pageOf, row, rowsOf, time, words, yes } from './row.ts';

export const campaignRow = row('Campaign', 'A campaign.', {
  id: id('The campaign_id of an ad set.'),
  name: words('Its name.'),
  objective: words('What it is for, such as OUTCOME_TRAFFIC.'),
  status: oneOf(statuses, 'What was asked for.'),
  effective_status: oneOf(campaignStatuses, 'What really holds.'),
  buying_type: words('AUCTION or RESERVED.'),
  bid_strategy: oneOf(bidStrategies, 'How it bids, where the campaign holds the budget.'),
  daily_budget: money('The budget a day, where the campaign holds it'),
  lifetime_budget: money('The budget of its whole time, where the campaign holds it'),
  budget_remaining: money('What is left of the budget'),
  spend_cap: money('What the campaign may spend in all'),
  special_ad_categories: z
    .array(z.string())
    .optional()
    .describe('Housing, credit and the like; empty for other ads.'),
  account_id: words('The ad account’s digits.'),
  special_ad_category_country: z
    .array(z.string())
    .optional()
    .describe('Where the special category applies.'),
  is_adset_budget_sharing_enabled: yes('Whether its ad sets may share their budgets.'),
  promoted_object: object('What is advertised or measured, where the campaign says so.'),
  issues_info: rowsOf('What keeps it from running, where something does.'),
  start_time: time('When it starts'),
  stop_time: time('When it stops'),
  created_time: time('When it was created'),
  updated_time: time('When it was last changed'),
});

export const campaignsPage = pageOf('CampaignList', 'Campaigns, a page at a time.', campaignRow);
