import { instagramMediaPage } from '../../adnet/rows/post.ts';
import { instagramMediaFields, instagramMediaRead } from '../../adnet/wire/page-lists.ts';
import { exampleIds, examplePage } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { accountListQuery, objectParams } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';

export const listInstagramMedia = operation({
  id: 'instagramMedia.list',
  chapter: 'Reading',
  route: 'GET /adnet/instagram-accounts/{id}/media',
  access: { adnet: 'viewer' },
  summary: 'List what an Instagram account has published.',
  description:
    'An entry’s id is the source_instagram_media_id of a creative that promotes it. fields=id,boost_eligibility_info asks ' +
    'Meta whether it may be promoted; a yes is no promise.',
  input: {
    params: objectParams('The Instagram account’s id.'),
    query: accountListQuery(instagramMediaFields),
  },
  output: 'relayed',
  answer: instagramMediaPage,
  failures: [],
  example: {
    params: { id: exampleIds.instagramAccount },
    query: { limit: '1' },
    answer: examplePage({
      id: '17900000000000001',
      caption: 'Sleep warm, even in the rain.',
      media_type: 'IMAGE',
      media_product_type: 'FEED',
    }),
  },

  run: (ctx, { params, query }) => relayList(ctx, instagramMediaRead(params.id, query), query),
});
