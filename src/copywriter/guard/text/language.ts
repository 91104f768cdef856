import type { Token } from './tokens.ts';

/** Which of the languages a stretch of text speaks; two when both know its words alike. */
export type Guess = (tokens: readonly Token[], hints: readonly string[]) => string[];

/** More words than this say nothing new about the language. */
const enough = 200;

const mostAtOnce = 3;

/**
 * Tells languages by the words each knows. The languages hinted at, the one asked for and the one of
 * the text around, speak on when they know nearly as much as the best.
 */
export const languageGuesser = (
  vocabularies: readonly { name: string; words: readonly string[]; isMinor?: boolean }[],
): Guess => {
  const speakers = new Map<string, Set<string>>();
  for (const { name, words } of vocabularies)
    for (const word of words) speakers.set(word, (speakers.get(word) ?? new Set()).add(name));
  const minor = new Set(vocabularies.filter(({ isMinor }) => isMinor).map(({ name }) => name));

  return (tokens, hints) => {
    const words = tokens.filter(({ kind }) => kind === 'word').slice(0, enough);
    const known = new Map<string, number>();
    for (const { text } of words)
      for (const name of speakers.get(text) ?? []) known.set(name, (known.get(name) ?? 0) + 1);
    const scoreOf = (name: string) => known.get(name) ?? 0;
    // A few words in common with a far language are chance.
    for (const name of minor) {
      const major = Math.max(
        0,
        ...[...known].filter(([other]) => !minor.has(other)).map(([, n]) => n),
      );
      const isSure = scoreOf(name) > major && (major === 0 || scoreOf(name) >= words.length * 0.5);
      if (!isSure && !hints.includes(name)) known.delete(name);
    }
    const best = Math.max(0, ...known.values());
    const asked = hints.find((name) => {
      const score = scoreOf(name);
      return score >= best * 0.6 && (best === 0 || score >= 2 || score * 3 >= words.length);
    });
    if (asked !== undefined) return [asked];
    const tied = [...known].filter(([, score]) => score === best).map(([name]) => name);
    return tied.slice(0, mostAtOnce);
  };
};
