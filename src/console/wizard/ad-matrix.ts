import { shapeNames } from '../../operations/core/placed-shapes.ts';
import { instagramPost, pairKey, type WizardDraft } from './draft.ts';

/** One ad of the matrix: an audience, a picture or video, and a text. Refs are the launch's own. */
export type MatrixAd = { adSet: string; media?: string; copy?: string; key: string };

type MatrixMedia = {
  ref: string;
  key: string;
  entry: { ref: string } & Record<string, unknown>;
};

const unbraced = (name: string) => name.replace(/[{}\p{Cc}]/gu, '').trim();

/** Audiences are part of their ads' names, so equal names get numbers. */
export const adSetRefs = ({ adSets }: WizardDraft): string[] => {
  const names = adSets.map(({ name }, at) => unbraced(name).slice(0, 70) || `Audience ${at + 1}`);
  return names.map((ref, at) =>
    names.indexOf(ref) === names.lastIndexOf(ref) ? ref : `${ref} ${at + 1}`,
  );
};

/** Makes names distinct by adding numbers to equal ones. */
const distinct = (names: readonly string[]): string[] =>
  names.map((name, at) => (names.indexOf(name) === at ? name : `${name} ${at + 1}`));

const short = (text: string, max: number) => [...unbraced(text)].slice(0, max).join('').trim();

/** A text is called by its headline. */
export const copyRefs = ({ copies }: WizardDraft): string[] =>
  distinct(copies.map(({ headline }, at) => short(headline, 40) || `text ${at + 1}`));

/** The last part of an address, or a name of the library, without its ending: what people call a file. */
const fileName = (text: string) => {
  const last = text.split(/[?#]/)[0]?.split('/').pop() ?? '';
  return short(last.replace(/\.\w{2,5}$/, ''), 60);
};

const pictures = ({ images, hashes, pictureNames }: WizardDraft): MatrixMedia[] => {
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

const isAddress = (text: string) => text.includes('://');

/** One ad in several shapes is called by its first picture. */
const inShapes = ({ shaped, pictureNames }: WizardDraft): MatrixMedia[] => {
  const shapedFiles = shaped.map((one) =>
    shapeNames.flatMap((shape) => (one[shape] ? [one[shape]] : [])),
  );
  const names = shapedFiles.map(([first = ''], at) => {
    const file = fileName(isAddress(first) ? first : (pictureNames?.get(first) ?? ''));
    return file.replace(/(?<![-_ ])[-_ ]*(square|1x1)$/i, '') || `picture in shapes ${at + 1}`;
  });
  return distinct(names).map((ref, at) => ({
    ref,
    key: (shapedFiles[at] ?? []).join(' '),
    entry: {
      ref,
      ...Object.fromEntries(
        shapeNames.flatMap((shape) => {
          const text = shaped[at]?.[shape] ?? '';
          return text === '' ? [] : [[shape, isAddress(text) ? { url: text } : { hash: text }]];
        }),
      ),
    },
  }));
};

const films = ({ videos }: WizardDraft): MatrixMedia[] =>
  videos.map(({ url }, at) => {
    // Pictures and films share their names.
    const ref = `video ${at + 1}`;
    return { ref, key: url, entry: { ref, url } };
  });

/** Posts have their own text, so each is combined once with each audience. */
const postsOf = ({ posts }: WizardDraft): MatrixMedia[] =>
  posts.map((id, at) => {
    const ref = `post ${at + 1}`;
    const onInstagram = instagramPost(id);
    const entry = onInstagram
      ? { ref, source_instagram_media_id: onInstagram.media }
      : { ref, object_story_id: id };
    return { ref, key: id, entry };
  });

export const mediaOf = (draft: WizardDraft) => ({
  images: [...pictures(draft), ...inShapes(draft)].map(({ entry }) => entry),
  videos: films(draft).map(({ entry }) => entry),
  posts: postsOf(draft).map(({ entry }) => entry),
});

/** Ten times as many as a launch may make: enough to leave most of them out again. */
const maxPairs = 5_000;

/** How many pictures and videos there are; one in several shapes counts once. */
export const countMedia = ({ images, hashes, shaped, videos }: WizardDraft) =>
  images.length + hashes.length + shaped.length + videos.length;

const countPairs = (draft: WizardDraft) =>
  draft.adSets.length *
  (Math.max(1, countMedia(draft)) * Math.max(1, draft.copies.length) + draft.posts.length);

/** Everything the matrix makes, in the order in which the launch makes it. */
const allPairs = (draft: WizardDraft): MatrixAd[] => {
  const media = [...pictures(draft), ...inShapes(draft), ...films(draft)];
  const orNone = <T>(list: T[]) => (list.length === 0 ? [undefined] : list);
  const copies = orNone(draft.copies.map((_, at) => at));
  const texts = copyRefs(draft);
  const isWritten = media.length + draft.copies.length > 0;
  return adSetRefs(draft).flatMap((adSet, adSetAt) => [
    ...(isWritten ? orNone(media) : []).flatMap((one) =>
      copies.map((at) => ({
        adSet,
        ...(one && { media: one.ref }),
        ...(at !== undefined && { copy: texts[at] ?? '' }),
        key: pairKey(adSetAt, at ?? 0, one?.key ?? ''),
      })),
    ),
    ...postsOf(draft).map(({ ref, key }) => ({
      adSet,
      media: ref,
      key: pairKey(adSetAt, 0, key),
    })),
  ]);
};

/**
 * The ads to create, and those that were left out. If there are more than people would look at, none is listed: a
 * form of a thousand short fields would have millions, and the launch refuses them by their number.
 */
export const pairsOf = (draft: WizardDraft) => {
  const isTooMany = countPairs(draft) > maxPairs;
  const all = isTooMany ? [] : allPairs(draft);
  const keys = new Set(draft.leftOut);
  const isLeftOut = ({ key }: MatrixAd) => keys.has(key);
  return {
    made: all.filter((pair) => !isLeftOut(pair)),
    leftOut: all.filter(isLeftOut),
    isTooMany,
  };
};
