import type { Draft } from './draft.ts';
import { pairKey } from './left-out.ts';

/** One ad of the matrix: an audience, a picture or video, and a text. Refs are the launch's own. */
export type Pair = { adSet: string; media?: string; copy?: string; key: string };

type Media = {
  ref: string;
  key: string;
  entry: { ref: string; url: string } | { ref: string; hash: string };
};

const unbraced = (name: string) => name.replace(/[{}\p{Cc}]/gu, '').trim();

/** What an audience is called in the names of its ads; two of the same name get their numbers. */
export const adSetRefs = ({ adSets }: Draft): string[] => {
  const wanted = adSets.map(({ name }, at) => unbraced(name).slice(0, 70) || `Audience ${at + 1}`);
  return wanted.map((ref, at) =>
    wanted.indexOf(ref) === wanted.lastIndexOf(ref) ? ref : `${ref} ${at + 1}`,
  );
};

/** Names of which none is there twice: what is gets its number. */
const distinct = (wanted: readonly string[]): string[] =>
  wanted.map((name, at) => (wanted.indexOf(name) === at ? name : `${name} ${at + 1}`));

const short = (text: string, max: number) => [...unbraced(text)].slice(0, max).join('').trim();

/** A text is called by its headline. */
export const copyRefs = ({ copies }: Draft): string[] =>
  distinct(copies.map(({ headline }, at) => short(headline, 40) || `text ${at + 1}`));

/** The last part of an address, or a name of the library, without its ending: what people call a file. */
const fileName = (text: string) => {
  const last = text.split(/[?#]/)[0]?.split('/').pop() ?? '';
  return short(last.replace(/\.\w{2,5}$/, ''), 60);
};

const pictures = ({ images, hashes, pictureNames }: Draft): Media[] => {
  const all = [...images.map(({ url }) => ({ url })), ...hashes.map((hash) => ({ hash }))];
  const names = all.map(
    (one, at) =>
      fileName('url' in one ? one.url : (pictureNames?.get(one.hash) ?? '')) || `picture ${at + 1}`,
  );
  return distinct(names).map((ref, at) => {
    const one = all[at] ?? { url: '' };
    return { ref, key: 'url' in one ? one.url : one.hash, entry: { ref, ...one } };
  });
};

const films = ({ videos }: Draft): Media[] =>
  videos.map(({ url }, at) => {
    // Pictures and films share their names.
    const ref = `video ${at + 1}`;
    return { ref, key: url, entry: { ref, url } };
  });

export const mediaOf = (draft: Draft) => ({
  images: pictures(draft).map(({ entry }) => entry),
  videos: films(draft).map(({ entry }) => entry),
});

/** Ten times as many as a launch may make: enough to leave most of them out again. */
const maxPairs = 5_000;

const countPairs = ({ adSets, images, hashes, videos, copies }: Draft) =>
  adSets.length *
  Math.max(1, images.length + hashes.length + videos.length) *
  Math.max(1, copies.length);

/** Everything the matrix makes, in the order in which the launch makes it. */
const allPairs = (draft: Draft): Pair[] => {
  const media = [...pictures(draft), ...films(draft)];
  const orNone = <T>(list: T[]) => (list.length === 0 ? [undefined] : list);
  const copies = orNone(draft.copies.map((_, at) => at));
  const texts = copyRefs(draft);
  if (media.length + draft.copies.length === 0) return [];
  return adSetRefs(draft).flatMap((adSet, adSetAt) =>
    orNone(media).flatMap((one) =>
      copies.map((at) => ({
        adSet,
        ...(one && { media: one.ref }),
        ...(at !== undefined && { copy: texts[at] ?? '' }),
        key: pairKey(adSetAt, at ?? 0, one?.key ?? ''),
      })),
    ),
  );
};

/**
 * The ads that are made, and those that were left out. Where there are more than anybody looks through, none is named: a
 * form of a thousand short fields has millions, and the launch refuses them by their number.
 */
export const pairsOf = (draft: Draft) => {
  const isTooMany = countPairs(draft) > maxPairs;
  const all = isTooMany ? [] : allPairs(draft);
  const keys = new Set(draft.leftOut);
  const isLeftOut = ({ key }: Pair) => keys.has(key);
  return {
    made: all.filter((pair) => !isLeftOut(pair)),
    leftOut: all.filter(isLeftOut),
    isTooMany,
  };
};
