import { campaignsPage } from '../../adnet/rows/campaign.ts';
import { campaignsRead } from '../../adnet/wire/lists.ts';
import { exampleIds, examplePage } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { accountParams, filteredListQuery } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';

export const listCampaigns = operation({
  id: 'campaigns.list',
  chapter: 'Reading',
  route: 'GET /adnet/ad-accounts/{account_id}/campaigns',
  access: { adnet: 'viewer' },
  summary: 'List an ad account’s campaigns.',
  description: 'Newest first, a page at a time.',
  input: {
    params: accountParams,
    query: filteredListQuery('campaigns'),
  },
  output: 'relayed',
  answer: campaignsPage,
  failures: [],
  example: {
    params: { account_id: exampleIds.account },
    query: { limit: '1', status_filter: 'PAUSED' },
    answer: examplePage({
      id: exampleIds.campaign,
      name: 'Spring opening · Trail shoes',
      objective: 'OUTCOME_TRAFFIC',
      status: 'PAUSED',
      effective_status: 'PAUSED',
      buying_type: 'AUCTION',
      special_ad_categories: [],
      created_time: '2026-10-20T13:36:28-0700',
    }),
  },

  run: (ctx, { params, query }) => relayList(ctx, campaignsRead(params.account_id, query), query),
});
