import { listFields, pagesRead } from '../../adnet/wire/lists.ts';
import { operation } from '../operation.ts';
import { relayRead } from './relay-read.ts';
import { accountParams } from './schemas.ts';

export const listPages = operation({
  id: 'pages.list',
  route: 'GET /adnet/ad-accounts/{account_id}/pages',
  access: { adnet: 'viewer' },
  summary: 'List the pages that can be the identity of the account’s ads.',
  description: `A page’s id is the page_id of a creative. Fields: ${listFields.pages}.`,
  input: { params: accountParams },
  output: 'relayed',
  failures: [],

  run: (ctx, { params }) => relayRead(ctx, pagesRead(params.account_id)),
});
