import { isObject } from '../../../kernel/is-object.ts';
import type { Body } from '../../wire/passed-through.ts';
import { type Shape, shapedMedia, withoutOneShape } from '../../wire/shapes.ts';
import { type Finding, findingOf, warn } from '../finding.ts';
import { listIn, partOf } from '../values.ts';

export const pictureSizeRules = {
  picture_small: warn(
    null,
    'Use a picture that is at least 600 pixels wide, better 1080.',
    'Meta’s ads guide, in two public copies of 2026',
  ),
  picture_cut: warn(
    null,
    'Use a picture of the right shape, or give the ad one for each shape (square, vertical, landscape).',
    'Meta’s ads guide, in two public copies of 2026',
  ),
};

const finding = findingOf(pictureSizeRules);

export type PictureSize = { width: number; height: number };

/** Narrower pictures look blurred; Meta recommends 1080. */
const minWidth = 600;

/** Ratios of width to height, with the three per cent that Meta itself tolerates. */
const tolerance = 1.03;
const widestFeed = 1.91 * tolerance;
const tallestFeed = 0.8 / tolerance;

type ShapeFit = { widest: number; tallest: number; otherwise: string };

const inFeeds: ShapeFit = {
  widest: widestFeed,
  tallest: tallestFeed,
  otherwise: 'so feeds cut it: they show 1.91:1 to 4:5',
};

const fits: Record<Shape, ShapeFit> = {
  square: inFeeds,
  vertical: {
    widest: (9 / 16) * tolerance,
    tallest: 9 / 16 / tolerance,
    otherwise: 'so stories and reels cut it or add bars: they show 9:16',
  },
  landscape: {
    widest: widestFeed,
    tallest: 1.91 / tolerance,
    otherwise: 'so the right column and search cut it: they show 1.91:1',
  },
};

const findingsFor = (field: string, { width, height }: PictureSize, fit: ShapeFit): Finding[] => {
  const is = `is ${width} × ${height}`;
  const ratio = width / height;
  return [
    ...(width < minWidth ? [finding('picture_small', field, `${is}, so it looks blurred`)] : []),
    ...(ratio > fit.widest || ratio < fit.tallest
      ? [finding('picture_cut', field, `${is}, ${fit.otherwise}`)]
      : []),
  ];
};

/** The pictures that feeds show: one, several beside each other, or those of a story that the caller wrote. */
const picturesOf = (body: Body): [field: string, image: unknown][] => {
  const link = partOf(partOf(body, 'object_story_spec'), 'link_data');
  const cards = listIn(link['child_attachments']).filter(isObject);
  const all: [string, unknown][] = [
    ['image_hash', body['image_hash']],
    ...listIn(body['image_hashes']).map((image): [string, unknown] => ['image_hashes', image]),
    ['object_story_spec', link['image_hash']],
    ...cards.map((card): [string, unknown] => ['object_story_spec', card['image_hash']]),
  ];
  return all.filter(([, image]) => image !== undefined);
};

/**
 * Warns of pictures that will look different from what was intended. `sizeOf`: the size of a picture that the body
 * names.
 */
export const pictureSizeFindings = (
  whole: Body,
  sizeOf: (image: unknown) => PictureSize | undefined,
): Finding[] => {
  const body = withoutOneShape(whole);
  const media = shapedMedia(body);
  if (!media) {
    if (body['video_id'] !== undefined) return [];
    return picturesOf(body).flatMap(([field, image]) => {
      const size = sizeOf(image);
      return size ? findingsFor(field, size, inFeeds) : [];
    });
  }
  return media.assets.flatMap(([shape, { image_hash: image, video_id: video }]) => {
    const size = video === undefined ? sizeOf(image) : undefined;
    return size ? findingsFor(`media.${shape}`, size, fits[shape]) : [];
  });
};
