import { z } from 'zod';
import { videoStatuses } from './known-values.ts';
import { id, number, oneOf, pageOf, row, time, words } from './row.ts';

const videoRow = row('LibraryVideo', 'A video in the account’s library.', {
  id: id('The video_id of a creative.'),
  title: words('Its name.'),
  length: number('In seconds.'),
  status: z
    .looseObject({ video_status: oneOf(videoStatuses, 'How far Meta is with it.') })
    .optional()
    .describe('Whether it can be used: only when video_status is ready.'),
  picture: words('A frame of it, or Meta’s own picture while it is processed.'),
  created_time: time('When it was uploaded'),
  updated_time: time('When it was last changed'),
});

export const videosPage = pageOf('LibraryVideoList', 'Videos, a page at a time.', videoRow);
