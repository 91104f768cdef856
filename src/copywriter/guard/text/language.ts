import type { Token } from './tokens.ts';
import { splitWords } from './word-index.ts';

type Guess = (tokens: readonly Token[], hint: string) => string;

/** Tells a text's language by its little words; when they are silent the hint decides. */
export const languageGuesser = (
  languages: readonly { language: string; common: string }[],
): Guess => {
  const speakers = new Map<string, string[]>();
  for (const { language, common } of languages) {
    for (const word of splitWords(common)) {
      speakers.set(word, [...(speakers.get(word) ?? []), language]);
    }
  }
  return (tokens, hint) => {
    const scores = new Map<string, number>();
    let best = hint;
    for (const { text } of tokens.slice(0, 400)) {
      for (const language of speakers.get(text) ?? []) {
        const score = (scores.get(language) ?? (language === hint ? 0.5 : 0)) + 1;
        scores.set(language, score);
        if (score > (scores.get(best) ?? 0.5)) best = language;
      }
    }
    return best;
  };
};
