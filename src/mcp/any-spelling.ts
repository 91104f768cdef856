import * as z from 'zod';

/** Longer than any spelling of a word of ours. */
const maxSpelling = 100;

/** How a model may write a word of ours: Ad Sets, ad-set and adset are one. */
const withoutSpelling = (word: string) =>
  word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/s$/, '');

/** One of these words, in any spelling that leaves no doubt. */
export const anySpellingOf = <const W extends string>(words: readonly W[]) =>
  z.preprocess(
    (sentWord) => {
      if (typeof sentWord !== 'string' || sentWord.length > maxSpelling) return sentWord;
      const plainWord = withoutSpelling(sentWord);
      return words.find((word) => withoutSpelling(word) === plainWord) ?? sentWord;
    },
    z.enum(words as readonly [W, ...W[]]),
  );
