import { remember } from '../kernel/remember.ts';

/** A text's words, without case or marks. The same lines are compared over and over; each is read once. */
export const wordsIn = remember(
  4000,
  (text): readonly string[] =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
);

/** The fronts of its longer words, by which two texts are found to speak of the same. */
export const stemsOf = (text: string): string[] =>
  wordsIn(text)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));

export const normal = remember(4000, (text) => wordsIn(text).join(' '));

const littleWords = new Set(
  'the and for with your you our are that this not what how why when does get more from'.split(' '),
);

/** What two openings are compared by, when they are written and when they are judged: short content words count too. */
export const openingWords = remember(
  4000,
  (text): ReadonlySet<string> =>
    new Set(wordsIn(text).filter((word) => word.length > 2 && !littleWords.has(word))),
);

/** The share of words that two texts have in common. */
export const jaccard = (a: ReadonlySet<string>, b: ReadonlySet<string>) => {
  const shared = [...a].filter((word) => b.has(word)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
};
