import { isObject } from '../../kernel/is-object.ts';
import { structureIn } from '../../kernel/text/json-walk.ts';
import { switchesFor } from './automatic-changes.ts';
import { buttonNames, callToAction, linkOf, videoCallToAction } from './button.ts';
import {
  type Body,
  isGiven,
  type Params,
  passedThrough,
  withoutReserved,
} from './passed-through.ts';
import {
  placementFeed,
  shapedMedia,
  showsVideos,
  type Thumbnails,
  videosWithoutPicture,
  withoutOneShape,
} from './shapes.ts';

export const creativesPath = (account: string) => `/${account}/adcreatives`;

const placedByUs = [
  'account_id',
  'page_id',
  'link_url',
  'message',
  'headline',
  'description',
  'call_to_action_type',
  'lead_form_id',
  'image_hash',
  'image_hashes',
  'video_id',
  'media',
  'instagram_user_id',
  'object_story_spec',
  'automatic_changes',
];

const noThumbnails: Thumbnails = new Map();

/**
 * `version`: the API version that gets the parameters. `thumbnails`: frames of videos, which the caller has looked
 * up for videos without a picture.
 */
export const creativeParams = (
  original: Body,
  version: number,
  thumbnails: Thumbnails = noThumbnails,
): Params => {
  const body = withoutOneShape(original);
  const isCarousel = !isGiven(body['video_id']) && imageHashes(body).length > 1;
  const { link, beside } = switchesFor({
    body,
    version,
    isCarousel,
    leadsToWebsite: leadsToWebsite(body),
  });
  if (showsPost(body)) return { ...postParams(body), ...beside };
  if (isWrittenByCaller(body)) {
    const rest = passedThrough(body, placedByUs);
    const off = isGiven(body['automatic_changes']) ? beside : {};
    return { ...rest, object_story_spec: givenStory(body), ...off };
  }
  const rest = passedThrough(body, [...placedByUs, 'call_to_action']);
  const media = shapedMedia(body);
  if (media)
    return {
      ...rest,
      object_story_spec: identity(body),
      asset_feed_spec: { ...feedTexts(body), ...placementFeed(media, thumbnails) },
      ...beside,
    };
  return {
    ...rest,
    object_story_spec: { ...identity(body), ...story(body, thumbnails, link) },
    ...beside,
  };
};

/** One text of each kind. They need no labels, because all shapes have the same texts. */
const feedTexts = (body: Body): Params =>
  present({
    bodies: textList(body['message']),
    titles: textList(body['headline']),
    descriptions: textList(body['description']),
    link_urls: isGiven(linkOf(body)) ? [{ website_url: linkOf(body) }] : undefined,
    ...feedButton(body),
  });

const textList = (text: unknown) => (isGiven(text) ? [{ text }] : undefined);

/** A feed has its link beside the button. A button with any other content is written out. */
const feedButton = (body: Body): Params => {
  const isWhole = ['call_to_action', 'lead_form_id'].some((name) => isGiven(body[name]));
  const button = videoCallToAction(body);
  if (!isObject(button)) return {};
  return isWhole ? { call_to_actions: [button] } : { call_to_action_types: [button['type']] };
};

/**
 * A story or a feed that the caller wrote is sent unchanged, and gets switches only if the same request asks for
 * them.
 */
const isWrittenByCaller = (body: Body) =>
  isGiven(body['asset_feed_spec']) || ownStory(body) !== undefined;

/** Buttons that open a chat instead of the link. */
const chatButtons = ['WHATSAPP_MESSAGE', 'MESSAGE_PAGE', 'INSTAGRAM_MESSAGE'];

const storyLink = (body: Body) => {
  const link = ownStory(body)?.['link_data'];
  return isObject(link) ? link['link'] : undefined;
};

const leadsToWebsite = (body: Body) =>
  (isGiven(body['link_url']) || isGiven(storyLink(body))) &&
  !showsPost(body) &&
  !isGiven(body['lead_form_id']) &&
  !chatButtons.includes(String(body['call_to_action_type']));

/** Names of an existing post. The platform refuses a story beside them. */
const postNames = ['object_story_id', 'source_instagram_media_id'];

/** The Page that published the post; empty if the id does not contain it. */
export const pageOfStory = (storyId: unknown) =>
  /^(\d{1,30})_\d{1,30}$/.exec(String(storyId))?.[1] ?? '';

const showsPost = (body: Body) => postNames.some((name) => isGiven(body[name]));

/** The type of the button that is sent; null if none is sent, because a post may have its own. */
export const sentButton = (original: Body): string | null => {
  const body = withoutOneShape(original);
  const isLink = !showsPost(body) && !isGiven(body['video_id']) && !shapedMedia(body);
  const button = isLink ? callToAction(body) : videoCallToAction(body);
  return isObject(button) && typeof button['type'] === 'string' ? button['type'] : null;
};

/** The post already has the text and the picture. Only the Instagram account and a button may be added. */
const postParams = (body: Body): Params => ({
  ...present({
    instagram_user_id: body['instagram_user_id'],
    call_to_action: buttonNames.some((name) => isGiven(body[name]))
      ? callToAction(body)
      : undefined,
  }),
  ...passedThrough(body, placedByUs),
  ...(ownStory(body) ? { object_story_spec: givenStory(body) } : {}),
});

const ownStory = (body: Body): Params | undefined => {
  const story = body['object_story_spec'];
  const own = withoutReserved(
    typeof story === 'string' ? structureIn(story) : story,
    'object_story_spec',
  );
  return isObject(own) ? own : undefined;
};

/** A story that the caller wrote is kept. Without one, a feed needs only the identity. */
const givenStory = (body: Body): Params => {
  const own = ownStory(body);
  if (!own) return identity(body);
  return isGiven(body['asset_feed_spec'])
    ? { ...identity(body), ...own }
    : { ...own, ...identity(body) };
};

/** The platform would silently ignore these fields beside a feed or a post. */
const flat = [
  'message',
  'headline',
  'description',
  'image_hash',
  'image_hashes',
  'video_id',
  'media',
];

export const lostFields = (body: Body): string[] => {
  const lostNames = isGiven(body['asset_feed_spec'])
    ? [...buttonNames, ...flat]
    : showsPost(body)
      ? flat
      : [];
  return lostNames.filter((name) => isGiven(body[name]));
};

const imageHashes = (body: Body): unknown[] => {
  const hashes = body['image_hashes'];
  const several = typeof hashes === 'string' ? structureIn(hashes) : hashes;
  return Array.isArray(several) ? several.filter(isGiven) : [];
};

/**
 * Videos for which the request names no picture. The platform requires a picture to show before a video plays, so a
 * frame is looked up.
 */
export const videosWithoutThumbnail = (original: Body): string[] => {
  const body = withoutOneShape(original);
  if (isGiven(body['asset_feed_spec']) || showsPost(body) || ownStory(body)) return [];
  const media = shapedMedia(body);
  if (media) return videosWithoutPicture(media);
  return isGiven(body['video_id']) && !isGiven(body['image_hash'])
    ? [String(body['video_id'])]
    : [];
};

/** Videos that would be sent without a picture to show before they play. */
export const sentWithoutThumbnail = ({
  object_story_spec: story,
  asset_feed_spec: feed,
}: Params): string[] => {
  const video = isObject(story) ? story['video_data'] : undefined;
  const inFeed = isObject(feed) && Array.isArray(feed['videos']) ? feed['videos'] : [];
  const hasPicture = (one: Params, names: string[]) => names.some((name) => isGiven(one[name]));
  return [
    ...(isObject(video) && !hasPicture(video, ['image_hash', 'image_url'])
      ? [String(video['video_id'] ?? '')]
      : []),
    ...inFeed
      .filter(isObject)
      .filter((one) => !hasPicture(one, ['thumbnail_hash', 'thumbnail_url']))
      .map((one) => String(one['video_id'] ?? '')),
  ];
};

const leadsElsewhere = [
  'asset_feed_spec',
  'video_id',
  'object_story_spec',
  'lead_form_id',
  ...postNames,
];

/**
 * True if the link is missing. All creatives need one, except feeds of assets, existing posts, lead forms and
 * videos alone.
 */
export const linkMissing = (original: Body) => {
  const body = withoutOneShape(original);
  const media = shapedMedia(body);
  if (media && showsVideos(media)) return false;
  return !['link_url', ...leadsElsewhere].some((key) => isGiven(body[key]));
};

const present = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => isGiven(value)));

const identity = (body: Body) =>
  present({ page_id: body['page_id'], instagram_user_id: body['instagram_user_id'] });

const story = (body: Body, thumbnails: Thumbnails, more: Params): Params =>
  isGiven(body['video_id'])
    ? { video_data: video(body, thumbnails) }
    : { link_data: { ...link(body), ...more } };

const video = (body: Body, thumbnails: Thumbnails): Params =>
  present({
    video_id: body['video_id'],
    image_hash: body['image_hash'],
    image_url: isGiven(body['image_hash']) ? undefined : thumbnails.get(String(body['video_id'])),
    message: body['message'],
    title: body['headline'],
    link_description: body['description'],
    call_to_action: videoCallToAction(body),
  });

const link = (body: Body): Params => {
  const hashes = imageHashes(body);
  const single = hashes.length < 2;
  return present({
    link: linkOf(body),
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
    link: linkOf(body),
    image_hash: hash,
    name: body['headline'],
    description: body['description'],
    call_to_action: callToAction(body),
  });
