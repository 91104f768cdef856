import { isObject } from '../../kernel/is-object.ts';
import { type Body, isGiven, type Params } from './passed-through.ts';

/** The shapes in which an ad may have its picture or video. */
export const shapes = ['square', 'vertical', 'landscape'] as const;

export type Shape = (typeof shapes)[number];

/** A picture or a video in one shape. `image_hash` beside a video is the picture shown before it plays. */
export type ShapedAsset = { image_hash?: unknown; video_id?: unknown };

/** One ad in several shapes. `defaultShape`: shown at all placements without a rule; null: there is no such default. */
export type ShapedMedia = {
  assets: readonly [Shape, ShapedAsset][];
  defaultShape: Shape | null;
};

type Placements = Readonly<Record<string, readonly string[]>>;

/**
 * Groups of placements that show media in about the same shape, with the shapes that suit them, the best first.
 * Only names that Meta is known to accept are listed; the others (chats, Explore, WhatsApp) are left to Meta.
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

/** The content of `media` of a creative; null if it is empty. */
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

/** Which shape each group of placements shows: the one that suits best. */
const shownIn = ({ assets }: ShapedMedia) =>
  placementGroups.flatMap(({ suits, placements }) => {
    const shape = suits.find((one) => assets.some(([name]) => name === one));
    return shape ? [{ shape, placements }] : [];
  });

/** The shape that a feed, a story or a wide placement shows. */
export const shapeFor = (
  place: 'feed' | 'full_screen' | 'wide',
  available: readonly Shape[],
): Shape | undefined => {
  const group = placementGroups[['feed', 'full_screen', 'wide'].indexOf(place)];
  return group?.suits.find((shape) => available.includes(shape));
};

/** Several shapes need rules. A single one is written as an ordinary picture or video. */
export const withoutOneShape = (body: Body): Body => {
  const media = shapedMedia(body);
  if (!media || media.assets.length > 1) return body;
  const { media: _, ...rest } = body;
  return { ...rest, ...media.assets[0]?.[1] };
};

/** The body's `media`, with each named picture and video replaced. */
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

/** The values in `media`: pictures, videos, and references to those that are not created yet. */
export const valuesInMedia = (media: unknown): unknown[] => {
  const values: unknown[] = [];
  mapMedia(media, (value) => {
    values.push(value);
    return value;
  });
  return values;
};

/** The label of an asset in a feed, so that a rule can name it. */
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

/** One rule for each shape that a placement shows, with its placements. */
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

/** A picture used for two shapes is listed once, with both labels, because Meta refuses it twice. */
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

/** Frames of videos by id, for videos without a picture of their own. */
export type Thumbnails = ReadonlyMap<string, string>;

export const showsVideos = ({ assets }: ShapedMedia) =>
  assets.some(([, { video_id: video }]) => isGiven(video));

/** Videos for which no picture is named, so that they need a frame from Meta. */
export const videosWithoutPicture = ({ assets }: ShapedMedia): string[] => [
  ...new Set(
    assets.flatMap(([, { video_id: video, image_hash: image }]) =>
      isGiven(video) && !isGiven(image) ? [String(video)] : [],
    ),
  ),
];

/** The part of a feed that says where each picture or video is shown. */
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
