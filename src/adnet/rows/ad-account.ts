import { z } from 'zod';
import { money, pageOf, row, whole, words } from './row.ts';

const adAccountRow = row('AdAccount', 'An ad account.', {
  id: z.string().meta({
    openapi: { type: 'string', examples: ['act_1010000000000001'] },
    description: 'act_ and digits: the account_id of other calls.',
  }),
  name: words('Its name.'),
  account_status: whole(
    '1 active, 2 disabled, 3 unsettled, 7 in risk review, 8 pending settlement, 9 in grace period, 100 pending closure, 101 closed.',
  ),
  currency: words('ISO 4217 code, such as USD. Budgets are in its smallest unit.'),
  timezone_name: words('Such as Europe/Berlin. Days and times are in it.'),
  amount_spent: money('What was spent in all'),
  balance: money('What is owed'),
  spend_cap: money('What may be spent in all'),
});

export const adAccountsPage = pageOf(
  'AdAccountList',
  'Ad accounts, a page at a time.',
  adAccountRow,
);
