import { setOf } from '../../../kernel/folding/word-index.ts';
import { sentenceAround, type Token, textAt } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import { isWord, type Sight } from './fact.ts';
import type { TimeUnit } from './lexicon/lexicon.ts';

/** "Classes of an hour" last so long; "a class an hour" comes so often. */
const lasting =
  /^(?:about|roughly|around|nearly|almost|takes|lasts|of|for|d|de|di|von|van|zu|within|less|than|at|after|in|nach|na|dopo|apres|tras|apos)$/;

const shortPeriods = new Map<string, TimeUnit>(
  Object.entries({ m: 'month', w: 'week', h: 'hour', u: 'hour', j: 'year' } as const),
);

/** "a week", "every month", "daily" near a number. */
export const periodAfter = ({ tokens, tongue, next }: Sight, from: number) => {
  for (let at = from; at < Math.min(tokens.length, from + 5); at += 1) {
    const token = tokens[at];
    if (!token || /^[.!?\n]$/.test(token.text)) break;
    // "Twelve weeks, three sessions a week": the period belongs to the next number.
    if (token.text === ',' && at + 1 === next?.first) break;
    const adverb = tongue.periodAdverb(token.text);
    if (adverb) return adverb;
    if (at > (next?.first ?? tokens.length)) break;
    // "89 p/m": a month.
    const short =
      token.text === '/' &&
      textAt(tokens, at - 1) === 'p' &&
      shortPeriods.get(textAt(tokens, at + 1));
    if (short) return short;
    // Every language writes "18 €/hour" alike.
    if (!(tongue.makesPeriod(token.text) || token.text === '/')) continue;
    if (lasting.test(textAt(tokens, at - 1)) || tongue.isAnd(textAt(tokens, at - 1))) continue;
    const isLoose = !/^(?:your|the|la|le|el|il|die|der|das|de|het)$/.test(token.text);
    const unit =
      tongue.timeUnit(textAt(tokens, at + 1)) ??
      (isLoose ? tongue.timeUnit(textAt(tokens, at + 2)) : undefined);
    if (unit && unit !== 'second' && isWord(tokens[at + 1])) return unit;
  }
  return undefined;
};

/** "69 € instead of 89 €, and save twenty": a word after a number that stands nearer to the next is said of that. */
const isOfNext = ({ tokens, tongue }: Reading, at: number, last: number): boolean => {
  for (let place = at + 1; place <= at + Math.max(1, at - last); place += 1) {
    const token = tokens[place];
    if (token?.kind === 'number' || tongue.number(token?.text ?? '') !== undefined) return true;
    if (/^[a-z]{0,2}[$€£]$/.test(token?.text ?? '')) return true;
  }
  return false;
};

/** Whether a word of some kind stands close by in the same sentence. */
export const near = (sight: Sight, test: (word: string, at: number) => boolean): boolean => {
  const { tokens, mention } = sight;
  const { first, last } = mention;
  const [from, to] = sentenceAround(tokens, first);
  for (let at = Math.max(from, first - 4); at < Math.min(to, last + 5); at += 1) {
    const inside = at >= first && at < last;
    const token = tokens[at];
    if (inside || !isWord(token)) continue;
    if (!(at >= last && isOfNext(sight, at, last)) && test(token.text, at)) return true;
  }
  return false;
};

/** "Tela" and "telas" are one. */
export const stemOf = (word: string): string => word.slice(0, 5).replace(/s$/, '');

/** First letters of the other words in the sentence, to tell what a number is about. */
export const stemsOf = ({ tokens, tongue, mention }: Sight): Set<string> => {
  const { first, last } = mention;
  const [from, to] = sentenceAround(tokens, first);
  const stems = new Set<string>();
  const around = [...tokens.slice(from, first), ...tokens.slice(last, Math.min(to, from + 60))];
  for (const token of around) {
    if (token.kind === 'script') stems.add(token.text.slice(0, 2));
    else if (
      isWord(token) &&
      token.text.length > 3 &&
      !tongue.timeUnit(token.text) &&
      !tongue.isInside(token.text)
    )
      stems.add(stemOf(token.text));
  }
  return stems;
};

const nameless = setOf(
  `a an the of and or in on at to for by with from our your is are be it we you as so but than that this
  only just first last next top over under about around nearly almost some all any every each get choose
  pick save saves join buy take try win has have had up per de la le el los las les un une una en y e et du des
  der die das ein eine und im mit bis o os um uma con per il lo een het van`,
);

/** Where a range begins that ends with the number at `first`: "7" of "7–12". */
const rangeStart = (tokens: readonly Token[], first: number): number => {
  if (tokens[first - 1]?.kind === 'number') return first - 1;
  const isDash = tokens[first - 1]?.text === '–' && tokens[first - 2]?.kind === 'number';
  return isDash ? first - 2 : first;
};

/** The word a number is bound to as a name, not as a count: "Wi-Fi 6", "Route 66", "version 3". */
export const labelBefore = ({ tokens, mention }: Sight): string | undefined => {
  const { first, by } = mention;
  const start = rangeStart(tokens, first);
  const [before, number] = [tokens[start - 1], tokens[start]];
  if (!isWord(before) || !number || number.start - before.end > 1) return undefined;
  return (by === 'digits' || by === 'words') && !nameless.has(before.text)
    ? before.text
    : undefined;
};
