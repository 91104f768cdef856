import { remember } from '../../kernel/remember.ts';
import { jaccard, normal, openingWords, wordsIn } from '../opening-words.ts';

const stem = (word: string) => word.replace(/(?:es|s)$/u, '');

/** Words that carry meaning, near enough: the longer ones. */
export const contentWords = remember(
  4000,
  (text): ReadonlySet<string> =>
    new Set(
      wordsIn(text)
        .filter((word) => word.length > 3)
        .map(stem),
    ),
);

/** Asks whether phrases occur in one text, which is read once. */
export const phraseFinder = (text: string) => {
  const whole = ` ${normal(text)} `;
  return (phrase: string) => {
    const part = normal(phrase);
    return part !== '' && whole.includes(` ${part} `);
  };
};

export const includesPhrase = (text: string, phrase: string) => phraseFinder(text)(phrase);

/** An opening line, read once for all the comparisons to come. */
export type Opening = { normal: string; stems: ReadonlySet<string>; words: ReadonlySet<string> };

export const readOpening = (text: string): Opening => ({
  normal: normal(text),
  stems: contentWords(text),
  words: openingWords(text),
});

export const areAlike = (a: Opening, b: Opening, likest: number) =>
  a.normal === b.normal ||
  jaccard(a.stems, b.stems) >= likest ||
  jaccard(a.words, b.words) >= likest;

const repeatedStems = remember(4000, (text): ReadonlySet<string> => {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const word of wordsIn(text)
    .filter((long) => long.length > 3)
    .map(stem)) {
    if (seen.has(word)) twice.add(word);
    seen.add(word);
  }
  return twice;
});

/** "every week … weeks": the frame says a word that the customer's phrase says too. */
export const stutters = (text: string, frame: string) => {
  const meant = repeatedStems(frame.replace(/\{[^}]*\}/g, ' '));
  return [...repeatedStems(text)].some((word) => !meant.has(word));
};
