import { videosPage } from '../../adnet/rows/video.ts';
import { accountListRead } from '../../adnet/wire/account-lists.ts';
import { exampleIds, examplePage } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { accountList, accountParams } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';

export const listVideos = operation({
  id: 'videos.list',
  chapter: 'Reading',
  route: 'GET /adnet/ad-accounts/{account_id}/videos',
  access: { adnet: 'viewer' },
  summary: 'List an ad account’s videos.',
  description:
    'Newest first, a page at a time. A video’s id is the video_id of a creative, once its status is ready.',
  input: { params: accountParams, query: accountList('videos') },
  output: 'relayed',
  answer: videosPage,
  failures: [],
  example: {
    params: { account_id: exampleIds.account },
    query: { limit: '1' },
    answer: examplePage({
      id: '120220010000900001',
      title: 'Rain shells, 15 seconds',
      length: 15,
      status: { video_status: 'ready' },
      created_time: '2026-10-30T12:20:54-0700',
    }),
  },

  run: (ctx, { params, query }) =>
    relayList(ctx, accountListRead('videos', params.account_id, query), query),
});
