import { localesPage } from '../../adnet/rows/targeting.ts';
import { localesRead } from '../../adnet/wire/targeting.ts';
import { operation } from '../core/operation.ts';
import { searchQuery, searchText } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';

export const listLocales = operation({
  id: 'targeting.locales',
  chapter: 'Targeting and previews',
  route: 'GET /adnet/targeting/locales',
  access: { adnet: 'viewer' },
  summary: 'Search languages to aim ads at.',
  description: 'A language’s key goes into targeting.locales, as a number: {"locales": [5]}.',
  input: {
    query: searchQuery('key,name', {
      q: searchText.optional().describe('A part of the language’s English name.'),
    }),
  },
  output: 'relayed',
  answer: localesPage,
  failures: [],
  example: { query: { q: 'german' }, answer: { data: [{ key: 5, name: 'German' }] } },

  run: (ctx, { query }) => relayList(ctx, localesRead(query), query),
});
