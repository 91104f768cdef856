import * as z from 'zod';
import { adAccountRow } from '../../adnet/rows/ad-account.ts';
import { adAccountRead } from '../../adnet/wire/one-object.ts';
import { exampleIds } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { accountParams, fieldsOf } from '../core/relay/inputs.ts';
import { relayRead } from '../core/relay/relay-read.ts';
import { flag } from '../core/schemas.ts';

export const getAdAccount = operation({
  id: 'adAccounts.get',
  chapter: 'Reading',
  route: 'GET /adnet/ad-accounts/{account_id}',
  access: { adnet: 'viewer' },
  summary: 'Read one ad account: currency, time zone, status, spend, smallest budget.',
  description:
    'min_daily_budget is the smallest daily budget for ads paid by impression, in the smallest unit of the account’s ' +
    'currency. minimum_budgets=true adds Meta’s whole table.',
  input: {
    params: accountParams,
    query: z.object({
      fields: fieldsOf('adAccount'),
      minimum_budgets: flag(false).describe(
        'true: the answer also has minimum_budgets, the smallest daily budgets in every currency, by what is paid for.',
      ),
    }),
  },
  output: 'relayed',
  answer: adAccountRow,
  failures: [],
  example: {
    params: { account_id: exampleIds.account },
    answer: {
      id: exampleIds.account,
      account_id: '1010000000000001',
      name: 'Northlight Outdoor',
      account_status: 1,
      currency: 'USD',
      timezone_name: 'America/Los_Angeles',
      amount_spent: '4812377',
      spend_cap: '0',
      min_daily_budget: 100,
    },
  },

  run: (ctx, { params, query }) => relayRead(ctx, adAccountRead(params.account_id, query)),
});
