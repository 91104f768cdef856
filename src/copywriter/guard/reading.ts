import { sharedWords } from './claims/spoken.ts';
import { lexicons } from './claims/words.ts';
import { type Folded, fold } from './text/fold.ts';
import { languageGuesser } from './text/language.ts';
import { type Token, tokenise } from './text/tokens.ts';

/** A text taken apart once; every rule looks at the same reading. */
export type Reading = { folded: Folded; tokens: Token[]; language: string };

const ownWords = (lists: object): string =>
  Object.values(lists)
    .join(' ')
    .split(/\s+/)
    .filter((word) => !word.endsWith('*'))
    .join(' ');

const guess = languageGuesser(
  lexicons.map(({ language, common, numbers, nouns, time }) => ({
    language,
    common: [
      common,
      Object.keys(numbers)
        .filter((word) => !sharedWords.has(word))
        .join(' '),
      ownWords(nouns),
      ownWords(time),
    ].join(' '),
  })),
);

export const readText = (text: string, hint: string): Reading => {
  const folded = fold(text);
  const tokens = tokenise(folded);
  return { folded, tokens, language: guess(tokens, hint) };
};
