import * as z from 'zod';
import { parseExact } from '../answers/exact-json.ts';
import type { ReadRequest } from './lists.ts';
import { type Body, isGiven, type Params } from './passed-through.ts';

/** Frames that the platform has taken from one of its videos. */
export const thumbnailsRead = (videoId: string): ReadRequest => ({
  path: `/${videoId}/thumbnails`,
  params: { fields: 'uri,is_preferred', limit: '25' },
  ofNoAccount: true,
});

const thumbnails = z.object({
  data: z.array(z.object({ uri: z.url(), is_preferred: z.boolean().optional() })),
});

/** The frame that the platform prefers, or the first one; undefined while the video is still processed. */
export const thumbnailUrl = (answer: Buffer): string | undefined => {
  const parsedAnswer = thumbnails.safeParse(parseExact(answer));
  if (!parsedAnswer.success) return undefined;
  const { data } = parsedAnswer.data;
  return (data.find((frame) => frame.is_preferred) ?? data[0])?.uri;
};

export const videosPath = (adAccountId: string) => `/${adAccountId}/advideos`;

/** The platform fetches the file itself. It stores `title`, and its screens show `name`. */
export const videoParams = (body: Body): Params => {
  const url = String(body['video_url']);
  const name = isGiven(body['name']) ? body['name'] : fileName(url);
  return { file_url: url, name, title: name };
};

const maxNameLength = 100;

/** A name for a file without one, so that it can be found again if the platform's answer is lost. */
const fileName = (url: string) => {
  // An invalid address is refused later, with its field.
  if (!URL.canParse(url)) return url.slice(0, maxNameLength);
  const { hostname, pathname } = new URL(url);
  const last = pathname.split('/').findLast((part) => part !== '');
  return (last ?? hostname).slice(0, maxNameLength);
};

export const videoStateRead = (id: string): ReadRequest => ({
  path: `/${id}`,
  params: { fields: 'status' },
  ofNoAccount: true,
});

const videoState = z.object({ status: z.object({ video_status: z.string() }) });

const unfinishedStates = ['processing', 'uploading', 'upload_complete'];

/** The video was uploaded, but is not ready for an ad yet. */
export const isProcessing = (answer: Buffer) => {
  const parsedAnswer = videoState.safeParse(parseExact(answer));
  return (
    parsedAnswer.success &&
    unfinishedStates.includes(parsedAnswer.data.status.video_status.toLowerCase())
  );
};
