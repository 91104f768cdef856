import * as z from 'zod';
import { adAccountsPage } from '../../adnet/rows/ad-account.ts';
import { adAccountsRead, listFields, listLimits } from '../../adnet/wire/lists.ts';
import { exampleIds, examplePage } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { listQuery, oneDirection, oneDirectionProblem } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';

export const listAdAccounts = operation({
  id: 'adAccounts.list',
  chapter: 'Reading',
  route: 'GET /adnet/ad-accounts',
  access: { adnet: 'viewer' },
  summary: 'List the ad accounts the connection can manage.',
  description: 'An account’s id is the account_id of every other call.',
  input: {
    query: z
      .object(listQuery(500, listLimits.adAccounts, listFields.adAccounts))
      .refine(oneDirection, oneDirectionProblem),
  },
  output: 'relayed',
  answer: adAccountsPage,
  failures: [],
  example: {
    answer: examplePage({
      id: exampleIds.account,
      name: 'Northlight Outdoor',
      account_status: 1,
      currency: 'USD',
      timezone_name: 'America/Los_Angeles',
    }),
  },

  run: (ctx, { query }) => relayList(ctx, adAccountsRead(query), query),
});
