import { setOf } from '../../../kernel/folding/word-index.ts';
import { type Token, textAt } from '../../../kernel/phrases/tokens.ts';
import { monthOf } from '../claims/days.ts';

/** Words that end in a full stop without ending a sentence. */
const abbreviations = setOf(
  `nr num mio mrd tsd tys mln approx vs st dr mr mrs ms prof incl inkl zzgl tel bzw ggf usw std sek ave тыс млн`,
);

/** Words as well ("the sea", "do", "art"): only before a number. */
const shortForms = setOf(
  `no n est ca min max etc art av jan feb mar apr jun jul aug sep sept oct okt nov dec dez mo di mi do fr sa so`,
);

const articles = setOf('der die das den dem des am im zum zur ab beim vom jeder jede jedes');

const breaks = new Set(['!', '?', '\n', '…']);

/** A full stop ends a sentence when a blank follows and no abbreviation or initial stands before. */
const endsHere = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (token?.kind !== 'sign') return false;
  if (breaks.has(token.text)) return true;
  if (token.text !== '.') return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (!after) return true;
  if (after.start === token.end) return false;
  const mayCount = before?.kind === 'number' && before.text.length <= 2;
  // "Bis 31. März": the point makes it the 31st.
  if (mayCount && monthOf(after.text) !== undefined) return false;
  // "Ab dem 2. Monat": the second.
  if (mayCount && after.kind === 'word' && articles.has(textAt(tokens, at - 2))) return false;
  if (before?.kind !== 'word') return true;
  const isShort = before.end === token.start && before.text.length === 1;
  const isForm = shortForms.has(before.text) && after.kind === 'number';
  return !isShort && !isForm && !abbreviations.has(before.text);
};

/** The tokens of each sentence, its end mark with it. */
export const splitSentences = (tokens: readonly Token[]): Token[][] => {
  const sentences: Token[][] = [];
  let first = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    if (!endsHere(tokens, at)) continue;
    sentences.push(tokens.slice(first, at + 1));
    first = at + 1;
  }
  if (first < tokens.length) sentences.push(tokens.slice(first));
  return sentences;
};
