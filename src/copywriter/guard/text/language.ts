import { remembering, wordsAmong } from '../../../kernel/folding/word-index.ts';
import type { Token } from '../../../kernel/phrases/tokens.ts';

type Vocabulary = { name: string; words: readonly string[] };

/** More words than this say nothing new about the language. */
const enough = 120;

const mostAtOnce = 3;

/** What being hinted at is worth, in words. */
const head = 0.3;

/** A stem as short as "d*" begins words of every language. */
const isTelling = (word: string): boolean => !word.endsWith('*') || word.length > 4;

const notLatin = /[^\u0000-\u024f]/;

/**
 * Tells languages by the words each knows; a word that many know says little. The languages hinted
 * at, those of the text around and the one asked for, speak on when they know nearly as much as the best. The
 * minor one stands for all far languages.
 */
export const languageGuesser = (vocabularies: readonly Vocabulary[], minor: string) => {
  const speakers = vocabularies.map(({ name, words }) => ({
    name,
    knows: wordsAmong(words.filter(isTelling).join(' ')),
  }));
  const speakersOf = remembering((word: string) =>
    speakers.filter(({ knows }) => knows(word)).map(({ name }) => name),
  );

  /** Which of them a stretch of text speaks; two or three when they know its words alike. */
  return (tokens: readonly Token[], hints: readonly string[]): string[] => {
    const words = tokens.filter(({ kind }) => kind === 'word').slice(0, enough);
    const heard = words.map(({ text }) => speakersOf(text));
    const counts = new Map<string, number>();
    for (const name of heard.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
    const countOf = (name: string) => counts.get(name) ?? 0;
    const first = hints[0] ?? '';
    // Little words are shared by many languages; two of them that fit the one asked for are enough.
    const isAsked = (most: number) => first !== minor && countOf(first) >= Math.max(2, most * 0.6);
    if (isAsked(Math.max(0, ...counts.values()))) return [first];
    const scores = new Map<string, number>();
    for (const names of heard)
      for (const name of names) scores.set(name, (scores.get(name) ?? 0) + 1 / names.length);
    const scoreOf = (name: string) => scores.get(name) ?? 0;
    const majors = [...counts].filter(([name]) => name !== minor).map(([, count]) => count);
    const major = Math.max(0, ...majors);
    // A few words in common with a far language are chance.
    const isSure = countOf(minor) > major && (major === 0 || countOf(minor) * 2 >= words.length);
    if (!isSure && !hints.includes(minor)) scores.delete(minor);
    const best = Math.max(0, ...scores.values());
    const tied = [...scores].filter(([, score]) => score === best).map(([name]) => name);
    const most = Math.max(0, ...tied.map(countOf));
    if (isAsked(most)) return [first];
    const asked = hints.find(
      (name) =>
        scoreOf(name) + head >= best * 0.6 &&
        (countOf(name) >= Math.min(2, most) || countOf(name) * 3 >= words.length),
    );
    const isBest = asked !== undefined && scoreOf(asked) + head >= best;
    // Where another language knows more of the words, both are read.
    // So does a word or two that only another language knows: they may be loans.
    const own = most < 3 && first !== minor ? [first] : [];
    const spoken = isBest
      ? [asked]
      : [...new Set([...(asked ? [asked] : []), ...tied, ...own])].slice(0, mostAtOnce);
    // Words in other letters can be none of the seven's, whatever the rest is in.
    const strange = words.some(({ text }) => notLatin.test(text));
    return strange ? [...new Set([...spoken, minor])] : spoken;
  };
};
