import { adsPage } from '../../adnet/rows/ad.ts';
import { adsRead } from '../../adnet/wire/lists.ts';
import { exampleIds, examplePage } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { accountParams, filteredListQuery } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';
import { platformId } from '../core/schemas.ts';

export const listAds = operation({
  id: 'ads.list',
  chapter: 'Reading',
  route: 'GET /adnet/ad-accounts/{account_id}/ads',
  access: { adnet: 'viewer' },
  summary: 'List an ad account’s ads, or those of one campaign or ad set.',
  description: 'Newest first, a page at a time. With both, adset_id decides.',
  input: {
    params: accountParams,
    query: filteredListQuery('ads', {
      campaign_id: platformId.optional().describe('Only the ads of this campaign.'),
      adset_id: platformId.optional().describe('Only the ads of this ad set.'),
    }),
  },
  output: 'relayed',
  answer: adsPage,
  failures: [],
  example: {
    params: { account_id: exampleIds.account },
    query: { limit: '1' },
    answer: examplePage({
      id: exampleIds.ad,
      name: 'Rain shells B',
      campaign_id: exampleIds.campaign,
      adset_id: exampleIds.adset,
      status: 'PAUSED',
      effective_status: 'CAMPAIGN_PAUSED',
      creative: { id: exampleIds.creative, name: 'Rain shells B creative' },
      created_time: '2026-10-30T12:20:54-0700',
    }),
  },

  run: (ctx, { params, query }) => relayList(ctx, adsRead(params.account_id, query), query),
});
