import { creativesPage } from '../../adnet/rows/creative.ts';
import { accountListRead } from '../../adnet/wire/account-lists.ts';
import { exampleIds, examplePage } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { accountList, accountParams } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';

export const listCreatives = operation({
  id: 'creatives.list',
  chapter: 'Reading',
  route: 'GET /adnet/ad-accounts/{account_id}/creatives',
  access: { adnet: 'viewer' },
  summary: 'List an ad account’s creatives.',
  description: 'Newest first, a page at a time. A creative’s id is the creative_id of an ad.',
  input: { params: accountParams, query: accountList('creatives') },
  output: 'relayed',
  answer: creativesPage,
  failures: [],
  example: {
    params: { account_id: exampleIds.account },
    query: { limit: '1' },
    answer: examplePage({
      id: exampleIds.creative,
      name: 'Rain shells B creative',
      status: 'ACTIVE',
      object_type: 'SHARE',
      image_hash: exampleIds.imageHash,
    }),
  },

  run: (ctx, { params, query }) =>
    relayList(ctx, accountListRead('creatives', params.account_id, query), query),
});
