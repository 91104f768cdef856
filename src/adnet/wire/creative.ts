import { structureIn } from '../safety/json-walk.ts';
import type { Body, Params } from './passed-through.ts';
import { isGiven, isParams, passedThrough, withoutReserved } from './passed-through.ts';

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

export const creativeParams = (body: Body, thumbnail: Thumbnail = {}): Params => {
  if (showsPost(body)) return postParams(body);
  if (isGiven(body['asset_feed_spec']) || ownStory(body)) {
    const rest = passedThrough(body, placedByUs);
    return { ...rest, object_story_spec: givenStory(body) };
  }
  return {
    ...passedThrough(body, [...placedByUs, 'call_to_action']),
    object_story_spec: { ...identity(body), ...story(body, thumbnail) },
  };
};

/** Names of a post that exists already; the platform refuses a story beside them. */
const postNames = ['object_story_id', 'source_instagram_media_id'];

const showsPost = (body: Body) => postNames.some((name) => isGiven(body[name]));

/** The post has the text and the picture; the account it is shown for and a button may be added. */
const postParams = (body: Body): Params => ({
  ...present({
    instagram_user_id: body['instagram_user_id'],
    call_to_action: flatLinks.some((name) => isGiven(body[name])) ? callToAction(body) : undefined,
  }),
  ...passedThrough(body, placedByUs),
  ...(ownStory(body) ? { object_story_spec: givenStory(body) } : {}),
});

const ownStory = (body: Body): Params | undefined => {
  const given = body['object_story_spec'];
  const own = withoutReserved(
    typeof given === 'string' ? structureIn(given) : given,
    'object_story_spec',
  );
  return isParams(own) ? own : undefined;
};

/** A caller who writes the story out keeps it; without one, a feed needs the identity alone. */
const givenStory = (body: Body): Params => {
  const own = ownStory(body);
  if (!own) return identity(body);
  return isGiven(body['asset_feed_spec'])
    ? { ...identity(body), ...own }
    : { ...own, ...identity(body) };
};

/** Flat fields beside a feed or a post would be ignored silently. */
const flat = ['message', 'headline', 'description', 'image_hash', 'image_hashes', 'video_id'];
const flatLinks = ['link_url', 'call_to_action_type'];

export const lostFields = (body: Body): string[] => {
  const lost = isGiven(body['asset_feed_spec'])
    ? [...flatLinks, ...flat]
    : showsPost(body)
      ? flat
      : [];
  return lost.filter((name) => isGiven(body[name]));
};

const imageHashes = (body: Body): unknown[] => {
  const given = body['image_hashes'];
  const several = typeof given === 'string' ? structureIn(given) : given;
  return Array.isArray(several) ? several.filter(isGiven) : [];
};

/** The platform refuses a video without a picture to show before it plays. */
export const needsThumbnail = (body: Body) =>
  isGiven(body['video_id']) &&
  !isGiven(body['image_hash']) &&
  !isGiven(body['asset_feed_spec']) &&
  !showsPost(body) &&
  !ownStory(body);

/** Whether a video goes out without a picture to show before it plays. */
export const lacksThumbnail = ({ object_story_spec: story }: Params) => {
  const video = isParams(story) ? story['video_data'] : undefined;
  return isParams(video) && !isGiven(video['image_hash']) && !isGiven(video['image_url']);
};

const leadsElsewhere = ['asset_feed_spec', 'video_id', 'object_story_spec', ...postNames];

/** Everything needs a link, except a feed of assets, an existing post and a video alone. */
export const linkMissing = (body: Body) =>
  !['link_url', ...leadsElsewhere].some((key) => isGiven(body[key]));

const present = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => isGiven(value)));

const identity = (body: Body) =>
  present({ page_id: body['page_id'], instagram_user_id: body['instagram_user_id'] });

const story = (body: Body, { thumbnailUrl }: Thumbnail): Params =>
  isGiven(body['video_id']) ? { video_data: video(body, thumbnailUrl) } : { link_data: link(body) };

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

/** The caller's own button, or ours. */
const callToAction = (body: Body): unknown => {
  const own = body['call_to_action'];
  if (isGiven(own)) return withoutReserved(own, 'call_to_action');
  const type = isGiven(body['call_to_action_type']) ? body['call_to_action_type'] : 'LEARN_MORE';
  // The platform refuses a link on this one: it opens a chat.
  const leads = isGiven(body['link_url']) && type !== 'WHATSAPP_MESSAGE';
  return leads ? { type, value: { link: body['link_url'] } } : { type };
};

const buttonFields = ['link_url', 'call_to_action_type', 'call_to_action'];

/** A video that leads nowhere has no button, unless the caller asks for one. */
const videoCallToAction = (body: Body) =>
  buttonFields.some((name) => isGiven(body[name])) ? callToAction(body) : undefined;
