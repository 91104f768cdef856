import { targetingOptionsPage } from '../../adnet/rows/targeting.ts';
import { targetingSearchRead } from '../../adnet/wire/targeting.ts';
import { exampleIds } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { accountParams, searchQuery, searchText } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';
import { exampleOption, optionFields, optionKind } from './targeting-inputs.ts';

export const searchTargeting = operation({
  id: 'targeting.search',
  chapter: 'Targeting and previews',
  route: 'GET /adnet/ad-accounts/{account_id}/targeting/search',
  access: { adnet: 'viewer' },
  summary: 'Search interests, behaviours and demographics to aim ads at.',
  description:
    'An option goes into the targeting of an ad set, under its type: {"flexible_spec": [{"interests": [{"id": ' +
    '"6003397425735"}]}]}.',
  input: {
    params: accountParams,
    query: searchQuery(optionFields, {
      q: searchText.describe('What to look for.'),
      kind: optionKind,
    }),
  },
  output: 'relayed',
  answer: targetingOptionsPage,
  failures: [],
  example: {
    params: { account_id: exampleIds.account },
    query: { q: 'hiking', kind: 'interests' },
    answer: { data: [exampleOption] },
  },

  run: (ctx, { params, query }) =>
    relayList(ctx, targetingSearchRead(params.account_id, query), query),
});
