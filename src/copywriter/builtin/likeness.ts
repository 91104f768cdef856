import { remember } from '../../kernel/remember.ts';
import { jaccard, normal, openingWords, wordsIn } from '../opening-words.ts';

/** Words that carry meaning, near enough: the longer ones, without their plural. */
const longWords = (text: string) =>
  wordsIn(text)
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/(?:es|s)$/u, ''));

export const contentWords = remember(4000, (text): ReadonlySet<string> => new Set(longWords(text)));

export const sharesWord = (one: string, other: string) => {
  const words = contentWords(other);
  return [...contentWords(one)].some((word) => words.has(word));
};

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

const repeatedWords = remember(4000, (text): ReadonlySet<string> => {
  const words = longWords(text);
  return new Set(words.filter((word, at) => words.indexOf(word) < at));
});

/** "every week … weeks": the frame says a word that the customer's phrase says too. */
export const stutters = (text: string, frame: string) => {
  const meant = repeatedWords(frame.replace(/\{[^}]*\}/g, ' '));
  return [...repeatedWords(text)].some((word) => !meant.has(word));
};
