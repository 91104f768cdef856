import { campaignRow } from '../../adnet/rows/campaign.ts';
import { oneObjectRead } from '../../adnet/wire/one-object.ts';
import { exampleIds } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { oneObject } from '../core/relay/inputs.ts';
import { relayRead } from '../core/relay/relay-read.ts';

export const getCampaign = operation({
  id: 'campaigns.get',
  chapter: 'Reading',
  route: 'GET /adnet/campaigns/{id}',
  access: { adnet: 'viewer' },
  summary: 'Read one campaign.',
  description: 'Its id comes from the list of campaigns, or from the answer of its create.',
  input: oneObject('campaign', 'The campaign’s id.'),
  output: 'relayed',
  answer: campaignRow,
  failures: [],
  example: {
    params: { id: exampleIds.campaign },
    answer: {
      id: exampleIds.campaign,
      name: 'Spring opening · Trail shoes',
      objective: 'OUTCOME_TRAFFIC',
      status: 'ACTIVE',
      effective_status: 'ACTIVE',
      special_ad_categories: [],
      created_time: '2026-10-30T12:20:54-0700',
      account_id: '1010000000000001',
    },
  },

  run: (ctx, { params, query }) => relayRead(ctx, oneObjectRead('campaign', params.id, query)),
});
