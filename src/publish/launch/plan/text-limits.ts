import { isObject } from '../../../kernel/is-object.ts';
import type { Defaults, LaunchBody } from './launch-body.ts';
import type { StepParams } from './step.ts';

/**
 * The maximum number of characters in the texts of a launch. Meta documents few limits (such as that of an object's
 * name); the others are far above what an ad can show. A launch repeats its texts in many steps, so they are
 * checked before anything is filled in.
 */
export const maxChars = {
  launchName: 200,
  nameTemplate: 200,
  ref: 80,
  name: 400,
  message: 10_000,
  headline: 1_000,
  description: 2_000,
  link_url: 8_192,
  url_tags: 4_096,
  /** Any other text. */
  text: 10_000,
} as const;

/** The maximum size of a targeting, as JSON. */
export const maxTargetingBytes = 64 * 1024;
/** The maximum size of any other object or list within a part, as JSON. */
const maxStructureBytes = 128 * 1024;
/** The maximum size of all steps' parameters together, as they are stored. */
export const maxParamsBytes = 2 * 1024 * 1024;
const maxFields = 1_000;

type Note = (field: string, message: string) => void;

/** Counts characters as people see them, but only if the text is short enough: splitting a megabyte would be slow. */
const isLonger = (text: string, max: number) => {
  if (text.length <= max) return false;
  if (text.length > 2 * max) return true;
  let count = 0;
  for (const _ of text) count += 1;
  return count > max;
};

const cutTo = (text: string, max: number) => [...text.slice(0, 2 * max)].slice(0, max).join('');

const tooLong = (max: number) => `must be at most ${max.toLocaleString('en')} characters`;

/** Returns the text, cut at the maximum; notes a problem if it was cut. */
export const shortText = (text: string, max: number, field: string, note: Note) => {
  if (!isLonger(text, max)) return text;
  note(field, tooLong(max));
  return cutTo(text, max);
};

/** The approximate size of a value as JSON. Stops counting at `max`. */
const sizeOf = (value: unknown, max: number) => {
  let bytes = 0;
  const open = [value];
  while (open.length > 0 && bytes <= max) {
    const one = open.pop();
    if (typeof one === 'string') bytes += Buffer.byteLength(one) + 2;
    else if (typeof one !== 'object' || one === null) bytes += String(one).length;
    else
      for (const [key, inner] of Object.entries(one)) {
        bytes += key.length + 4;
        open.push(inner);
      }
  }
  return bytes;
};

const maxBytesOf = (field: string) =>
  field === 'targeting' ? maxTargetingBytes : maxStructureBytes;

const maxCharsOf = (field: string) =>
  field in maxChars ? maxChars[field as keyof typeof maxChars] : maxChars.text;

/**
 * A part of a launch with its texts cut to their maximum, so that they can be repeated; notes a problem for each
 * cut.
 */
export const shortPart = (part: StepParams, place: string, note: Note): StepParams => {
  const entries = Object.entries(part);
  if (entries.length > maxFields) {
    note(place, `has more than ${maxFields} fields`);
    entries.length = maxFields;
  }
  return Object.fromEntries(
    entries.flatMap(([field, value]): [string, unknown][] => {
      const path = `${place}.${field.slice(0, 60)}`;
      if (typeof value === 'string')
        return [[field, shortText(value, maxCharsOf(field), path, note)]];
      if (typeof value !== 'object' || value === null) return [[field, value]];
      const max = maxBytesOf(field);
      if (sizeOf(value, max) <= max) return [[field, value]];
      note(path, `must be at most ${max / 1024} KB`);
      return [];
    }),
  );
};

/** The body and its defaults, with too long texts cut, so that all other problems can be found too. */
export const shortBody = (body: LaunchBody, defaults: Defaults, note: Note) => {
  const list = (field: string, parts: StepParams[] | undefined) =>
    parts?.map((part, at) => shortPart(part, `${field}.${at}`, note));
  if (body.name !== undefined) shortText(body.name, maxChars.launchName, 'name', note);
  const short: LaunchBody = {
    ...body,
    campaign: body.campaign && shortPart(body.campaign, 'campaign', note),
    ad_sets: list('ad_sets', body.ad_sets),
    images: list('images', body.images),
    videos: list('videos', body.videos),
    posts: list('posts', body.posts),
    copies: list('copies', body.copies),
    ads: body.ads && shortAds(body.ads, note),
  };
  // Cutting texts does not change the type of the object.
  return { body: short, defaults: shortPart(defaults, 'defaults', note) as Defaults };
};

const maxListed = 500;

const shortAds = ({ list, name, ...others }: StepParams, note: Note): StepParams => ({
  ...shortPart(others, 'ads', note),
  ...(name !== undefined && {
    name:
      typeof name === 'string' ? shortText(name, maxChars.nameTemplate, 'ads.name', note) : name,
  }),
  // A list that is too long is refused as a whole.
  ...(list !== undefined && {
    list:
      Array.isArray(list) && list.length <= maxListed
        ? list.map((ad, at) => (isObject(ad) ? shortPart(ad, `ads.list.${at}`, note) : ad))
        : list,
  }),
});
