import { instagramAccountsPage } from '../../adnet/rows/instagram-account.ts';
import { accountListRead } from '../../adnet/wire/account-lists.ts';
import { exampleIds, examplePage } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { accountList, accountParams } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';

export const listInstagramAccounts = operation({
  id: 'instagramAccounts.list',
  chapter: 'Reading',
  route: 'GET /adnet/ad-accounts/{account_id}/instagram-accounts',
  access: { adnet: 'viewer' },
  summary: 'List the Instagram accounts that can be the identity of the account’s ads.',
  description: 'An account’s id is the instagram_user_id of a creative.',
  input: { params: accountParams, query: accountList('instagramAccounts') },
  output: 'relayed',
  answer: instagramAccountsPage,
  failures: [],
  example: {
    params: { account_id: exampleIds.account },
    query: { limit: '1' },
    answer: examplePage({
      id: '17841400000000001',
      username: 'northlight.outdoor',
    }),
  },

  run: (ctx, { params, query }) =>
    relayList(ctx, accountListRead('instagramAccounts', params.account_id, query), query),
});
