import * as z from 'zod';
import { money, number, pageOf, row, time, whole, words, yes } from './row.ts';

const smallest = (about: string) =>
  whole(`The smallest daily budget ${about}, in the smallest unit of the currency.`);

const minimumBudget = row('MinimumBudget', 'The smallest daily budgets in one currency.', {
  currency: words('ISO 4217 code, such as USD.'),
  min_daily_budget_imp: smallest('of ads paid by impression'),
  min_daily_budget_video_views: smallest('of ads paid by video view'),
  min_daily_budget_high_freq: smallest('of ads paid by click or like'),
  min_daily_budget_low_freq: smallest('of ads paid by install or offer'),
});

export const adAccountRow = row('AdAccount', 'An ad account.', {
  id: z.string().meta({
    openapi: { type: 'string', examples: ['act_1010000000000001'] },
    description: 'act_ and digits: the account_id of other calls.',
  }),
  name: words('Its name.'),
  account_status: whole(
    '1 active, 2 disabled, 3 unsettled, 7 in risk review, 8 pending settlement, ' +
      '9 in grace period, 100 pending closure, 101 closed.',
  ),
  currency: words('ISO 4217 code, such as USD. Budgets are in its smallest unit.'),
  timezone_name: words('Such as Europe/Berlin. Days and times are in it.'),
  amount_spent: money('What was spent in all'),
  balance: money('What is owed'),
  spend_cap: money('What may be spent in all; "0" for no cap'),
  account_id: words('The digits of its id.'),
  disable_reason: whole('Why it is disabled; 0 while it is not.'),
  timezone_offset_hours_utc: number('How far its clock is ahead of UTC today, in hours.'),
  min_daily_budget: whole(
    'The smallest daily budget for ads paid by impression, in the smallest unit of its currency.',
  ),
  min_campaign_group_spend_cap: money('The smallest spend cap a campaign may have'),
  is_prepay_account: yes('Whether it is paid in advance.'),
  user_tasks: z
    .array(z.string())
    .optional()
    .describe('What the connected person may do in it: DRAFT, ANALYZE, ADVERTISE, MANAGE.'),
  default_dsa_beneficiary: words('Who benefits from its ads, unless an ad set says otherwise.'),
  default_dsa_payor: words('Who pays for its ads, unless an ad set says otherwise.'),
  created_time: time('When it was created'),
  minimum_budgets: z
    .looseObject({ data: z.array(minimumBudget).describe('The rows.') })
    .optional()
    .describe('With minimum_budgets=true: a row for every currency.'),
});

export const adAccountsPage = pageOf(
  'AdAccountList',
  'Ad accounts, a page at a time.',
  adAccountRow,
);
