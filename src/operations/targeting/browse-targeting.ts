import { targetingOptionsPage } from '../../adnet/rows/targeting.ts';
import { targetingBrowseRead } from '../../adnet/wire/targeting.ts';
import { exampleIds } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { accountParams, searchQuery } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';
import { exampleOption, optionFields, optionKind } from './targeting-inputs.ts';

export const browseTargeting = operation({
  id: 'targeting.browse',
  chapter: 'Targeting and previews',
  route: 'GET /adnet/ad-accounts/{account_id}/targeting/browse',
  access: { adnet: 'viewer' },
  summary: 'Browse the interests, behaviours and demographics that Meta offers.',
  description: 'Each row’s path says where it stands in Meta’s tree of options.',
  input: { params: accountParams, query: searchQuery(optionFields, { kind: optionKind }) },
  output: 'relayed',
  answer: targetingOptionsPage,
  failures: [],
  example: {
    params: { account_id: exampleIds.account },
    query: { kind: 'interests', limit: '1' },
    answer: { data: [exampleOption] },
  },

  run: (ctx, { params, query }) =>
    relayList(ctx, targetingBrowseRead(params.account_id, query), query),
});
