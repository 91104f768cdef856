import { customConversionsPage } from '../../adnet/rows/custom-conversion.ts';
import { accountListRead } from '../../adnet/wire/account-lists.ts';
import { exampleIds, examplePage } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { accountList, accountParams } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';

export const listCustomConversions = operation({
  id: 'customConversions.list',
  chapter: 'Reading',
  route: 'GET /adnet/ad-accounts/{account_id}/custom-conversions',
  access: { adnet: 'viewer' },
  summary: 'List the conversions that the account defines itself.',
  description: 'A conversion’s id is the custom_conversion_id of an ad set’s promoted_object.',
  input: { params: accountParams, query: accountList('customConversions') },
  output: 'relayed',
  answer: customConversionsPage,
  failures: [],
  example: {
    params: { account_id: exampleIds.eurAccount },
    query: { limit: '1' },
    answer: examplePage({
      id: '23860000000000001',
      name: 'Sample set ordered',
      custom_event_type: 'PURCHASE',
      is_archived: false,
    }),
  },

  run: (ctx, { params, query }) =>
    relayList(ctx, accountListRead('customConversions', params.account_id, query), query),
});
