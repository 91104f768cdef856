import * as z from 'zod';
import { audiencesPage } from '../../adnet/rows/audience.ts';
import { accountLists, audiencesRead, audienceTypes } from '../../adnet/wire/account-lists.ts';
import { exampleIds, examplePage } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { accountListQuery, accountParams } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';

const { customAudiences, savedAudiences } = accountLists;

const type = z
  .enum(audienceTypes)
  .default('custom')
  .describe(
    'custom: people from a list, a website or an app, and those like them; its id goes into targeting.custom_audiences. ' +
      'saved: a targeting kept under a name; copy its targeting.',
  );

export const listAudiences = operation({
  id: 'audiences.list',
  chapter: 'Reading',
  route: 'GET /adnet/ad-accounts/{account_id}/audiences',
  access: { adnet: 'viewer' },
  summary: 'List an ad account’s audiences, custom or saved.',
  description:
    'Newest first, a page at a time. Sizes are Meta’s estimates; it tells none for small audiences.',
  input: {
    params: accountParams,
    query: accountListQuery(
      `${customAudiences.fields}; with type=saved: ${savedAudiences.fields}`,
      { type },
    ),
  },
  output: 'relayed',
  answer: audiencesPage,
  failures: [],
  example: {
    params: { account_id: exampleIds.account },
    query: { type: 'custom', limit: '1' },
    answer: examplePage({
      id: '23840000000000003',
      name: 'Like our customers, 1 %',
      subtype: 'LOOKALIKE',
      approximate_count_lower_bound: 2_300_000,
      delivery_status: { code: 200, description: 'This audience is ready for use.' },
    }),
  },

  run: (ctx, { params, query }) => relayList(ctx, audiencesRead(params.account_id, query), query),
});
