import { type Folded, fold } from '../../kernel/folding/fold.ts';
import { type Token, tokenise } from '../../kernel/phrases/tokens.ts';
import type { Tongue } from './claims/tongue.ts';
import { tongueNames, tongueOf, vocabularyOf } from './claims/tongues.ts';
import { languageGuesser } from './text/language.ts';
import { splitSentences } from './text/sentences.ts';

/** A stretch of text taken apart once; every rule looks at the same reading. */
export type Reading = { folded: Folded; tokens: readonly Token[]; tongue: Tongue };

/** A whole text, and its sentences, each read in its own language. */
export type TextReading = Reading & { sentences: Reading[] };

const guess = languageGuesser(
  tongueNames.map((name) => ({ name, words: vocabularyOf(name) })),
  'elsewhere',
);

const listMark = /(?<=^|\n)\s*\d\uFE0F?\u20E3(?=\s+\p{L})/gu;

/** "1️⃣ Send a photo", "2️⃣ Choose": numbers of lines that begin with one. */
const withoutListMarks = (text: string): string =>
  /(?:^|\n)\s*1\uFE0F?\u20E3[^\n]+\n\s*2\uFE0F?\u20E3/u.test(text)
    ? text.replace(listMark, (mark) => '•'.padStart(mark.length))
    : text;

/**
 * Reads a text in the language its words are in; `asked` decides when they do not tell. A brief's few
 * words ("online, 1:1 per Video") are read in the language asked for as well.
 */
export const readText = (text: string, asked: string, isBrief = false): TextReading => {
  const folded = fold(withoutListMarks(text));
  const tokens = tokenise(folded);
  const hint = tongueNames.includes(asked) ? asked : 'elsewhere';
  const own = isBrief && hint !== 'elsewhere' ? [hint] : [];
  const spoken = guess(tokens, [hint]);
  const sentences = splitSentences(tokens).map((sentence) => ({
    folded,
    tokens: sentence,
    tongue: tongueOf([...new Set([...own, ...guess(sentence, [hint, ...spoken])])]),
  }));
  return { folded, tokens, tongue: tongueOf(spoken), sentences };
};
