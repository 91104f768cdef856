import * as z from 'zod';
import { videoStatuses } from './known-values.ts';
import { id, number, oneOf, pageOf, row, time, whole, words } from './row.ts';

const basics = {
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
};

const frame = row('VideoFrame', 'A frame of a video.', {
  id: words('Its id.'),
  uri: words('Where Meta keeps it; the address expires.'),
  width: whole('In pixels.'),
  height: whole('In pixels.'),
  is_preferred: z.boolean().optional().describe('The one Meta would show.'),
});

const frames = row('VideoFrames', 'Frames of a video.', {
  data: z.array(frame).describe('Empty while the video is processed.'),
});

export const videoRow = row('Video', 'A video, and frames of it.', {
  ...basics,
  is_instagram_eligible: z.boolean().optional().describe('Whether Instagram takes it.'),
  thumbnails: frames.optional().describe('Frames to choose a thumbnail from.'),
});

const libraryRow = row('LibraryVideo', 'A video in the account’s library.', basics);

export const videosPage = pageOf('LibraryVideoList', 'Videos, a page at a time.', libraryRow);
