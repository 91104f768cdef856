import { adsetsPage } from '../../adnet/rows/adset.ts';
import { adsetsRead } from '../../adnet/wire/lists.ts';
import { exampleIds, examplePage } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { accountParams, filteredListQuery } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';
import { platformId } from '../core/schemas.ts';

export const listAdsets = operation({
  id: 'adsets.list',
  chapter: 'Reading',
  route: 'GET /adnet/ad-accounts/{account_id}/adsets',
  access: { adnet: 'viewer' },
  summary: 'List an ad account’s ad sets, or those of one campaign.',
  description: 'Newest first, a page at a time.',
  input: {
    params: accountParams,
    query: filteredListQuery('adsets', {
      campaign_id: platformId.optional().describe('Only the ad sets of this campaign.'),
    }),
  },
  output: 'relayed',
  answer: adsetsPage,
  failures: [],
  example: {
    params: { account_id: exampleIds.account },
    query: { limit: '1' },
    answer: examplePage({
      id: exampleIds.adset,
      name: '25 to 44 · US',
      campaign_id: exampleIds.campaign,
      status: 'PAUSED',
      effective_status: 'CAMPAIGN_PAUSED',
      optimization_goal: 'LINK_CLICKS',
      billing_event: 'IMPRESSIONS',
      targeting: { geo_locations: { countries: ['US'] } },
      created_time: '2026-10-30T12:20:54-0700',
    }),
  },

  run: (ctx, { params, query }) => relayList(ctx, adsetsRead(params.account_id, query), query),
});
