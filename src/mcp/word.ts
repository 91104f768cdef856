import * as z from 'zod';

/** How a model may write a word of ours: Ad Sets, ad-set and adset are one. */
const plain = (word: string) =>
  word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/s$/, '');

/** One of these words, in any spelling that leaves no doubt. */
export const wordOf = <const W extends string>(words: readonly W[]) =>
  z.preprocess(
    (sent) =>
      typeof sent === 'string' ? (words.find((word) => plain(word) === plain(sent)) ?? sent) : sent,
    z.enum(words as readonly [W, ...W[]]),
  );
