import { videoRow } from '../../adnet/rows/video.ts';
import { oneObjectRead } from '../../adnet/wire/one-object.ts';
import { exampleIds } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { oneObject } from '../core/relay/inputs.ts';
import { relayRead } from '../core/relay/relay-read.ts';

export const getVideo = operation({
  id: 'videos.get',
  chapter: 'Reading',
  route: 'GET /adnet/videos/{id}',
  access: { adnet: 'viewer' },
  summary: 'Say whether a video is ready, and show frames of it.',
  description:
    'Poll this after an upload until status.video_status is ready. Frames come once the video is processed.',
  input: oneObject('video', 'The video’s id.'),
  output: 'relayed',
  answer: videoRow,
  failures: [],
  example: {
    params: { id: exampleIds.video },
    answer: {
      id: exampleIds.video,
      title: 'Tent at dusk',
      status: { video_status: 'ready', processing_progress: 100 },
      length: 15,
      thumbnails: {
        data: [
          {
            uri: 'https://scontent.example/frame.jpg',
            width: 1280,
            height: 720,
            is_preferred: true,
          },
        ],
      },
      created_time: '2026-10-30T12:20:54-0700',
    },
  },

  run: (ctx, { params, query }) => relayRead(ctx, oneObjectRead('video', params.id, query)),
});
