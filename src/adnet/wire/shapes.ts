import { isObject } from '../../kernel/is-object.ts';
import { type Body, isGiven, type Params } from './passed-through.ts';

/** The shapes that one ad may have its picture or its video in. */
export const shapes = ['square', 'vertical', 'landscape'] as const;

export type Shape = (typeof shapes)[number];

/** A picture or a video of one shape; `image_hash` beside a video is the frame shown before it plays. */
export type ShapedAsset = { image_hash?: unknown; video_id?: unknown };

/** One ad in several shapes. `defaultShape`: shown wherever no rule says otherwise; null: no such rule. */
export type ShapedMedia = {
  assets: readonly [Shape, ShapedAsset][];
  defaultShape: Shape | null;
};

type Placements = Readonly<Record<string, readonly string[]>>;

/**
 * Placements that show media in about the same shape, with the shapes that suit them, best first. Only names that
 * Meta is known to take stand here; what is left out (the chats' own places, Explore, WhatsApp) is Meta's choice.
 */
const placementGroups: readonly { suits: readonly Shape[]; placements: Placements }[] = [
  {
    suits: ['square', 'landscape', 'vertical'],
    placements: {
      facebook: ['feed', 'marketplace', 'profile_feed'],
      instagram: ['stream', 'profile_feed', 'ig_search'],
      threads: ['threads_stream'],
    },
  },
  {
    suits: ['vertical', 'square', 'landscape'],
    placements: {
      facebook: ['story', 'facebook_reels'],
      instagram: ['story', 'reels', 'profile_reels'],
    },
  },
  {
    suits: ['landscape', 'square', 'vertical'],
    placements: {
      facebook: ['right_hand_column', 'search', 'instream_video'],
      audience_network: ['classic', 'rewarded_video'],
    },
  },
];

const isShape = (name: unknown): name is Shape => (shapes as readonly unknown[]).includes(name);

const assetIn = (value: unknown): ShapedAsset | null => {
  if (!isObject(value)) return null;
  const image = value['image_hash'] ?? value['hash'];
  const asset = {
    ...(isGiven(image) && { image_hash: image }),
    ...(isGiven(value['video_id']) && { video_id: value['video_id'] }),
  };
  return Object.keys(asset).length === 0 ? null : asset;
};

/** What `media` of a creative names; null where it names nothing. */
export const shapedMedia = (body: Body): ShapedMedia | null => {
  const { media } = body;
  if (!isObject(media)) return null;
  const assets = shapes.flatMap((shape): [Shape, ShapedAsset][] => {
    const asset = assetIn(media[shape]);
    return asset === null ? [] : [[shape, asset]];
  });
  const { default: defaultName } = media;
  const isThere = assets.some(([shape]) => shape === defaultName);
  return assets.length === 0
    ? null
    : { assets, defaultShape: isShape(defaultName) && isThere ? defaultName : null };
};

/** Which shape each group of placements shows, best fit first. */
const shownIn = ({ assets }: ShapedMedia) =>
  placementGroups.flatMap(({ suits, placements }) => {
    const shape = suits.find((one) => assets.some(([name]) => name === one));
    return shape ? [{ shape, placements }] : [];
  });

/** The shape that a feed, a story and a wide placement show of these. */
export const shapeFor = (
  place: 'feed' | 'full_screen' | 'wide',
  available: readonly Shape[],
): Shape | undefined => {
  const group = placementGroups[['feed', 'full_screen', 'wide'].indexOf(place)];
  return group?.suits.find((shape) => available.includes(shape));
};

/** Several shapes need rules; one alone is an ordinary picture or video, and is written as such. */
export const withoutOneShape = (body: Body): Body => {
  const media = shapedMedia(body);
  if (!media || media.assets.length > 1) return body;
  const { media: _, ...rest } = body;
  return { ...rest, ...media.assets[0]?.[1] };
};

/** The body's `media` with each named picture and video replaced. */
export const mapMedia = (media: unknown, replace: (value: unknown) => unknown): unknown => {
  if (!isObject(media)) return media;
  return Object.fromEntries(
    Object.entries(media).map(([name, asset]) => [
      name,
      isObject(asset)
        ? Object.fromEntries(Object.entries(asset).map(([field, value]) => [field, replace(value)]))
        : asset,
    ]),
  );
};

/** What `media` names: pictures, videos, and references to what is still to be made. */
export const valuesInMedia = (media: unknown): unknown[] => {
  const values: unknown[] = [];
  mapMedia(media, (value) => {
    values.push(value);
    return value;
  });
  return values;
};

/** What an asset of a feed is called, so that a rule can name it. */
export const labelOf = (shape: Shape) => ({ name: `shape_${shape}` });

const positionsOf = (placements: readonly Placements[]): Params => {
  const all: Record<string, string[]> = {};
  for (const one of placements)
    for (const [platform, positions] of Object.entries(one))
      all[platform] = [...(all[platform] ?? []), ...positions];
  return {
    publisher_platforms: Object.keys(all),
    ...Object.fromEntries(
      Object.entries(all).map(([platform, positions]) => [`${platform}_positions`, positions]),
    ),
  };
};

/** One rule for each shape that some placement shows, each with its placements. */
const rulesFor = (media: ShapedMedia, label: 'image_label' | 'video_label') => {
  const shownShapes = shownIn(media);
  const rules = media.assets.flatMap(([shape]) => {
    const placements = shownShapes
      .filter((one) => one.shape === shape)
      .map((one) => one.placements);
    return placements.length === 0
      ? []
      : [{ customization_spec: positionsOf(placements), [label]: labelOf(shape) }];
  });
  const { defaultShape } = media;
  return defaultShape === null
    ? rules
    : [...rules, { customization_spec: {}, [label]: labelOf(defaultShape) }];
};

/** The same picture in two shapes is named once, with both labels: Meta refuses it twice. */
const labelled = (
  { assets }: ShapedMedia,
  keyOf: (asset: ShapedAsset) => unknown,
  paramsOf: (asset: ShapedAsset) => Params,
) => {
  const all = new Map<string, Params & { adlabels: { name: string }[] }>();
  for (const [shape, asset] of assets) {
    const key = String(keyOf(asset));
    const entry = all.get(key);
    if (entry) entry.adlabels.push(labelOf(shape));
    else all.set(key, { ...paramsOf(asset), adlabels: [labelOf(shape)] });
  }
  return [...all.values()];
};

/** Frames of videos by their ids, for those that have no picture of their own. */
export type Thumbnails = ReadonlyMap<string, string>;

export const showsVideos = ({ assets }: ShapedMedia) =>
  assets.some(([, { video_id: video }]) => isGiven(video));

/** The videos that need a frame of Meta's, because no picture is named for them. */
export const videosWithoutPicture = ({ assets }: ShapedMedia): string[] => [
  ...new Set(
    assets.flatMap(([, { video_id: video, image_hash: image }]) =>
      isGiven(video) && !isGiven(image) ? [String(video)] : [],
    ),
  ),
];

/** The part of a feed that says which picture or video stands where. */
export const placementFeed = (media: ShapedMedia, thumbnails: Thumbnails): Params =>
  showsVideos(media)
    ? {
        videos: labelled(
          media,
          ({ video_id: id }) => id,
          ({ video_id, image_hash }) => ({
            video_id,
            ...(isGiven(image_hash)
              ? { thumbnail_hash: image_hash }
              : thumbnails.has(String(video_id)) && {
                  thumbnail_url: thumbnails.get(String(video_id)),
                }),
          }),
        ),
        ad_formats: ['SINGLE_VIDEO'],
        asset_customization_rules: rulesFor(media, 'video_label'),
      }
    : {
        images: labelled(
          media,
          ({ image_hash: hash }) => hash,
          ({ image_hash: hash }) => ({ hash }),
        ),
        ad_formats: ['SINGLE_IMAGE'],
        asset_customization_rules: rulesFor(media, 'image_label'),
      };
