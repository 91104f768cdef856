import { adRow } from '../../adnet/rows/ad.ts';
import { oneObjectRead } from '../../adnet/wire/one-object.ts';
import { exampleIds } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { oneObject } from '../core/relay/inputs.ts';
import { relayRead } from '../core/relay/relay-read.ts';

export const getAd = operation({
  id: 'ads.get',
  chapter: 'Reading',
  route: 'GET /adnet/ads/{id}',
  access: { adnet: 'viewer' },
  summary: 'Read one ad.',
  description:
    'Its id comes from the list of ads, or from the answer of its create. effective_status tells how its review goes.',
  input: oneObject('ad', 'The ad’s id.'),
  output: 'relayed',
  answer: adRow,
  failures: [],
  example: {
    params: { id: exampleIds.ad },
    answer: {
      id: exampleIds.ad,
      name: 'Rain shells B',
      campaign_id: exampleIds.campaign,
      adset_id: exampleIds.adset,
      status: 'PAUSED',
      effective_status: 'CAMPAIGN_PAUSED',
      creative: { id: exampleIds.creative, name: 'Rain shells B creative' },
      account_id: '1010000000000001',
    },
  },

  run: (ctx, { params, query }) => relayRead(ctx, oneObjectRead('ad', params.id, query)),
});
