import { adsetRow } from '../../adnet/rows/adset.ts';
import { oneObjectRead } from '../../adnet/wire/one-object.ts';
import { exampleIds } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { oneObject } from '../core/relay/inputs.ts';
import { relayRead } from '../core/relay/relay-read.ts';

export const getAdset = operation({
  id: 'adsets.get',
  chapter: 'Reading',
  route: 'GET /adnet/adsets/{id}',
  access: { adnet: 'viewer' },
  summary: 'Read one ad set.',
  description:
    'Its id comes from the list of ad sets, or from the answer of its create. targeting is what Meta made of yours: it ' +
    'adds to it.',
  input: oneObject('adset', 'The ad set’s id.'),
  output: 'relayed',
  answer: adsetRow,
  failures: [],
  example: {
    params: { id: exampleIds.adset },
    answer: {
      id: exampleIds.adset,
      name: '25 to 44 · US',
      campaign_id: exampleIds.campaign,
      status: 'PAUSED',
      effective_status: 'CAMPAIGN_PAUSED',
      optimization_goal: 'LINK_CLICKS',
      billing_event: 'IMPRESSIONS',
      targeting: { geo_locations: { countries: ['US'] } },
      account_id: '1010000000000001',
    },
  },

  run: (ctx, { params, query }) => relayRead(ctx, oneObjectRead('adset', params.id, query)),
});
