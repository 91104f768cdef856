import * as z from 'zod';
import { pagesPage } from '../../adnet/rows/page.ts';
import { listFields, listLimits, pagesRead } from '../../adnet/wire/lists.ts';
import { exampleIds, examplePage } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import {
  accountParams,
  listQuery,
  oneDirection,
  oneDirectionProblem,
} from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';

export const listPages = operation({
  id: 'pages.list',
  chapter: 'Reading',
  route: 'GET /adnet/ad-accounts/{account_id}/pages',
  access: { adnet: 'viewer' },
  summary: 'List the pages that can be the identity of the account’s ads.',
  description: 'A page’s id is the page_id of a creative.',
  input: {
    params: accountParams,
    query: z
      .object(listQuery(500, listLimits.pages, listFields.pages))
      .refine(oneDirection, oneDirectionProblem),
  },
  output: 'relayed',
  answer: pagesPage,
  failures: [],
  example: {
    params: { account_id: exampleIds.account },
    answer: examplePage({
      id: exampleIds.page,
      name: 'Northlight Outdoor',
      category: 'Outdoor Equipment Store',
    }),
  },

  run: (ctx, { params, query }) => relayList(ctx, pagesRead(params.account_id, query), query),
});
