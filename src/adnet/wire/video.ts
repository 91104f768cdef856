import { z } from 'zod';
import { parseExact } from '../exact-json.ts';
import type { ReadRequest } from './lists.ts';

/** Frames the platform took from a video it holds. */
export const thumbnailsRead = (videoId: string): ReadRequest => ({
  path: `/${videoId}/thumbnails`,
  params: { fields: 'uri,is_preferred', limit: '25' },
});

const thumbnails = z.object({
  data: z.array(z.object({ uri: z.url(), is_preferred: z.boolean().optional() })),
});

/** The frame the platform prefers, else the first; undefined while the video is still processed. */
export const thumbnailUrl = (answer: Buffer): string | undefined => {
  const parsed = thumbnails.safeParse(parseExact(answer));
  if (!parsed.success) return undefined;
  const { data } = parsed.data;
  return (data.find((frame) => frame.is_preferred) ?? data[0])?.uri;
};
