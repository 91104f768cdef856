import { z } from 'zod';
import type { Token } from '../../adnet/client.ts';
import {
  creativeParams,
  creativesPath,
  linkMissing,
  lostFields,
  needsThumbnail,
} from '../../adnet/wire/creative.ts';
import { thumbnailsRead, thumbnailUrl } from '../../adnet/wire/video.ts';
import { type Context, operation } from '../operation.ts';
import { flag } from '../schemas.ts';
import { createObject } from './create-object.ts';
import { read, relayRejection } from './relay-read.ts';
import { adAccount, platformId, structure, text } from './schemas.ts';
import { accountHint } from './target-account.ts';
import { writeFailures } from './write-failures.ts';

const imageHash = z.string().regex(/^[\w-]{1,128}$/, 'must be a hash from the image upload');

const creativeBody = z
  .looseObject({
    account_id: adAccount.optional().describe('Left out: the pinned ad account.'),
    name: text,
    page_id: platformId,
    link_url: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
    message: z.string().optional().describe('Primary text.'),
    headline: z.string().optional(),
    description: z.string().optional(),
    call_to_action_type: z
      .string()
      .regex(/^[A-Z_]{2,60}$/, 'must be a type such as LEARN_MORE')
      .optional()
      .describe('LEARN_MORE unless given; a video that leads nowhere has no button.'),
    image_hash: imageHash.optional(),
    image_hashes: z
      .array(imageHash)
      .min(1)
      .max(10)
      .optional()
      .describe('One: the picture. Two to ten: a carousel.'),
    video_id: platformId.optional(),
    instagram_user_id: platformId.optional(),
    asset_feed_spec: structure,
    degrees_of_freedom_spec: structure,
    url_tags: z.string().optional(),
  })
  .check(accountHint())
  .refine((body) => !linkMissing(body), {
    path: ['link_url'],
    message: 'is required unless asset_feed_spec, a video or an existing post is sent',
  })
  .refine((body) => !(body.image_hash && body.image_hashes), {
    path: ['image_hashes'],
    message: 'must not be sent together with image_hash',
  })
  .refine((body) => !(body.video_id && body.image_hashes), {
    path: ['image_hashes'],
    message: 'must not be sent together with video_id',
  })
  .superRefine((body, { addIssue }) => {
    const beside = body.asset_feed_spec ? 'asset_feed_spec' : 'an existing post';
    const message = `has no place beside ${beside}; put it there or leave it out`;
    for (const field of lostFields(body)) addIssue({ code: 'custom', path: [field], message });
  });

type CreativeBody = z.output<typeof creativeBody>;

export const createCreative = operation({
  id: 'creatives.create',
  route: 'POST /adnet/creatives',
  access: { adnet: 'editor' },
  summary: 'Create a creative from copy and media.',
  description:
    'One image or none makes a link ad, two to ten a carousel, a video a video ad (its thumbnail is taken from the video when you name none). Other fields go to the platform as they are.',
  input: { query: z.object({ validate_only: flag(false) }), body: creativeBody },
  idempotent: true,
  limited: true,
  output: 'relayed',
  failures: writeFailures,

  run: (ctx, { query, body }) =>
    createObject(ctx, {
      action: 'create_creative',
      kind: 'creative',
      path: creativesPath,
      body,
      validateOnly: query.validate_only,
      params: (token) => paramsOf(ctx, token, body),
    }),
});

const paramsOf = async (ctx: Context, token: Token, body: CreativeBody) => {
  if (!body.video_id || !needsThumbnail(body)) return creativeParams(body);
  const answer = await read(ctx, token, thumbnailsRead(body.video_id));
  if (answer.kind === 'rejected') return relayRejection(ctx, answer);
  return creativeParams(body, { thumbnailUrl: thumbnailUrl(answer.relayed.body) });
};
