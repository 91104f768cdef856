import { pixelsPage } from '../../adnet/rows/pixel.ts';
import { accountListRead } from '../../adnet/wire/account-lists.ts';
import { exampleIds, examplePage } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { accountList, accountParams } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';

export const listPixels = operation({
  id: 'pixels.list',
  chapter: 'Reading',
  route: 'GET /adnet/ad-accounts/{account_id}/pixels',
  access: { adnet: 'viewer' },
  summary: 'List the pixels that measure what happens on websites.',
  description:
    'A pixel’s id is the pixel_id of an ad set’s promoted_object, with a custom_event_type such as PURCHASE.',
  input: { params: accountParams, query: accountList('pixels') },
  output: 'relayed',
  answer: pixelsPage,
  failures: [],
  example: {
    params: { account_id: exampleIds.account },
    query: { limit: '1' },
    answer: examplePage({
      id: '720000000000001',
      name: 'Northlight shop',
      last_fired_time: '2026-11-15T09:30:00+0000',
      is_unavailable: false,
    }),
  },

  run: (ctx, { params, query }) =>
    relayList(ctx, accountListRead('pixels', params.account_id, query), query),
});
