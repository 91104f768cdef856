import * as z from 'zod';

/** Longer than any spelling of one of our words. */
const maxSpelling = 100;

/** Removes the differences in how a model may write a word: Ad Sets, ad-set and adset are equal. */
const withoutSpelling = (word: string) =>
  word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/s$/, '');

/** One of these words, in any spelling that is not ambiguous. */
export const anySpellingOf = <const W extends string>(words: readonly W[]) =>
  z.preprocess(
    (sentWord) => {
      if (typeof sentWord !== 'string' || sentWord.length > maxSpelling) return sentWord;
      const plainWord = withoutSpelling(sentWord);
      return words.find((word) => withoutSpelling(word) === plainWord) ?? sentWord;
    },
    z.enum(words as readonly [W, ...W[]]),
  );
