import { postsPage } from '../../adnet/rows/post.ts';
import { pageListRead } from '../../adnet/wire/page-lists.ts';
import { exampleIds, examplePage } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { pageList, pageParams } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';

export const listPosts = operation({
  id: 'posts.list',
  chapter: 'Reading',
  route: 'GET /adnet/pages/{page_id}/posts',
  access: { adnet: 'viewer' },
  summary: 'List the posts that a Page has published.',
  description:
    'A post’s id is the object_story_id of a creative that promotes it, with its likes and comments. Meta shows posts to ' +
    'the Page’s own token, which is read with the connection’s and kept in memory for minutes.',
  input: { params: pageParams, query: pageList('posts') },
  output: 'relayed',
  answer: postsPage,
  failures: [],
  example: {
    params: { page_id: exampleIds.page },
    query: { limit: '1' },
    answer: examplePage({
      id: `${exampleIds.page}_122100000000001`,
      message: 'Sleep warm, even in the rain.',
      created_time: '2026-11-15T09:30:00+0000',
      is_eligible_for_promotion: true,
    }),
  },

  run: (ctx, { params, query }) =>
    relayList(ctx, pageListRead('posts', params.page_id, query), query),
});
