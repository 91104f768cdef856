import type { Body, Params } from './passed-through.ts';
import {
  isGiven,
  isParams,
  passedThrough,
  structureIn,
  withoutReserved,
} from './passed-through.ts';

export const creativesPath = (account: string) => `/${account}/adcreatives`;

const placedByUs = [
  'account_id',
  'page_id',
  'link_url',
  'message',
  'headline',
  'description',
  'call_to_action_type',
  'image_hash',
  'image_hashes',
  'video_id',
  'instagram_user_id',
  'object_story_spec',
];

/** A frame of the video, found by the caller of this function when the request named no image. */
type Thumbnail = { thumbnailUrl?: string | undefined };

export const creativeParams = (body: Body, thumbnail: Thumbnail = {}): Params => ({
  ...passedThrough(body, placedByUs),
  object_story_spec: { ...identity(body), ...story(body, thumbnail) },
});

const imageHashes = (body: Body): unknown[] => {
  const given = body['image_hashes'];
  const several = typeof given === 'string' ? structureIn(given) : given;
  return Array.isArray(several) ? several.filter(isGiven) : [];
};

/** The platform refuses a video without a picture to show before it plays. */
export const needsThumbnail = (body: Body) =>
  isGiven(body['video_id']) && !isGiven(body['image_hash']) && !isGiven(body['asset_feed_spec']);

/** Everything but a feed of assets and a bare video has somewhere to lead to. */
export const linkMissing = (body: Body) =>
  !['link_url', 'asset_feed_spec', 'video_id', 'object_story_spec', 'object_story_id'].some((key) =>
    isGiven(body[key]),
  );

const present = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => isGiven(value)));

const identity = (body: Body) =>
  present({ page_id: body['page_id'], instagram_user_id: body['instagram_user_id'] });

const story = (body: Body, { thumbnailUrl }: Thumbnail): Params => {
  if (isGiven(body['asset_feed_spec'])) return {};
  const own = body['object_story_spec'];
  const given = withoutReserved(typeof own === 'string' ? structureIn(own) : own);
  // A caller who writes the story out keeps it, under the page named beside it.
  if (isParams(given)) return { ...given, ...identity(body) };
  if (isGiven(body['video_id'])) return { video_data: video(body, thumbnailUrl) };
  return { link_data: link(body) };
};

const video = (body: Body, thumbnailUrl: string | undefined): Params =>
  present({
    video_id: body['video_id'],
    image_hash: body['image_hash'],
    image_url: isGiven(body['image_hash']) ? undefined : thumbnailUrl,
    message: body['message'],
    title: body['headline'],
    link_description: body['description'],
    call_to_action: videoCallToAction(body),
  });

const link = (body: Body): Params => {
  const hashes = imageHashes(body);
  const single = hashes.length < 2;
  return present({
    link: body['link_url'],
    message: body['message'],
    name: body['headline'],
    description: body['description'],
    image_hash: single ? (body['image_hash'] ?? hashes[0]) : undefined,
    call_to_action: callToAction(body),
    child_attachments: single ? undefined : hashes.map((hash) => card(body, hash)),
  });
};

const card = (body: Body, hash: unknown): Params =>
  present({
    link: body['link_url'],
    image_hash: hash,
    name: body['headline'],
    description: body['description'],
    call_to_action: callToAction(body),
  });

const callToAction = (body: Body): Params => {
  const type = isGiven(body['call_to_action_type']) ? body['call_to_action_type'] : 'LEARN_MORE';
  // The platform refuses a link on this one: it opens a chat.
  const leads = isGiven(body['link_url']) && type !== 'WHATSAPP_MESSAGE';
  return leads ? { type, value: { link: body['link_url'] } } : { type };
};

/** A video that leads nowhere has no button, unless the caller asks for one. */
const videoCallToAction = (body: Body) =>
  isGiven(body['link_url']) || isGiven(body['call_to_action_type'])
    ? callToAction(body)
    : undefined;
