import type { Reading } from '../reading.ts';
import { textAt } from '../text/tokens.ts';
import type { Context } from './context.ts';
import type { FactKind, Mention, Sight } from './fact.ts';
import { near } from './surroundings.ts';

/** "Three weeks more", "plus £4" gain nothing; "10 % more" does. */
const more = /^(?:more|mas|mais|plus|mehr|piu|meer)$/;
/** "45 minutes and you're back": nobody gets them back. */
const regains =
  /^(?:put|puts|get|gets|got|getting|give|gives|giving|win|wins|claim|take|buy|buys|hand|hands|have|want|earn|earns|your)$/;
/** Half of a bound: "less than a minute". */
const less = /^(?:less|fewer|moins|menos|weniger|meno|minder)$/;

/** "-15 %" is a discount, the "-" of "10-15 %" a range. */
const isMinus = ({ folded: { flat } }: Reading, { start }: Mention): boolean =>
  /(?:^|[^\p{L}\d\s])\s?[-–]\s?$|(?:^|\s)[-–]\s?$/u.test(flat.slice(Math.max(0, start - 3), start));

const pay =
  /^(?:pay|pays|zahl.*|payez|paie.*|paga.*|pague.*|paghi|betaal.*|kostet|costs?|cuesta|coute|costa|kost|price|preis|prix|prezzo|precio|preco|prijs)$/;

/** "You pay 10 % less", "children pay half". */
const paysLess = ({ tokens }: Reading, by: FactKind): boolean =>
  tokens.some(({ text }) => pay.test(text)) &&
  (by === 'ratio' || tokens.some(({ text }) => less.test(text)));

/** "Beat vans by 30 minutes"; but "um 12 €" is a price. */
const by = /^(?:by|um)$/;

/** "Less", "faster", "plus": they compare, and gain only what stands right beside them. */
const compares =
  /^(?:less|fewer|more|extra|sooner|moins|plus|menos|mas|meno|piu|mais|weniger|mehr|minder|meer|besser|beter|\p{L}{3,}(?:ster|cker|gher|nger|ller|zer|gere?|ner))$/u;

/** "Less" of "less than £19" bounds that number and gains nothing for another. */
const isBound = ({ starting }: Context, at: number): boolean =>
  (starting.get(at) ?? []).some(({ tag }) => tag === 'under' || tag === 'over');

/** "Fifty minutes are shorter than a film": nothing is gained. */
const isSubject = (tokens: Reading['tokens'], end: number): boolean =>
  /^(?:is|are|sind|ist|est|sont|es|son|sono|e|sao|is|zijn)$/.test(textAt(tokens, end));

const isLessAfter = (tokens: Reading['tokens'], last: number): boolean => {
  const at = tokens.findIndex(
    ({ text }, place) => place >= last && !/^(?:%|prozent|percent|procent|in|de|a|di)$/.test(text),
  );
  return less.test(textAt(tokens, at)) && tokens[at + 1]?.kind !== 'word';
};

/** Whether a number takes something off a price. */
export const isDiscount = (
  reading: Reading,
  { tokens, tongue, mention }: Sight,
  kind: FactKind,
): boolean => {
  const isShare = kind === 'percent' || kind === 'ratio';
  return (
    near(reading, mention, tongue.isDiscountWord) ||
    ((isShare || kind === 'money') && isMinus(reading, mention)) ||
    (isShare && paysLess(reading, kind)) ||
    // "Menos 10 %", "10% in meno.": less of nothing else.
    (kind === 'percent' && isLessAfter(tokens, mention.last))
  );
};

/** "Back" gains hours that were lost, not what is sent or paid back. */
const isRegained = (tokens: Reading['tokens'], at: number): boolean =>
  !/^(?:money|it|them|send|bring|come)$/.test(textAt(tokens, at - 1)) &&
  tokens.some(({ text }) => regains.test(text));

/** "14 dagen om het terug te sturen" */
const isSentBack = (tokens: Reading['tokens']): boolean =>
  tokens.some(({ text }) => /^(?:stu+r|zend|breng|kom)/.test(text));

/** "Backed by two years of guarantee" gains nothing. */
export const isGainBy = ({ tokens, mention }: Sight, kind: FactKind): boolean =>
  kind === 'time' && by.test(textAt(tokens, mention.first - 1));

/** Whether a number is won, saved or more than before. */
export const isGain = (reading: Reading, sight: Sight, kind: FactKind, end: number): boolean => {
  const { tokens, tongue, context, mention } = sight;
  const isBeside = (at: number): boolean =>
    at >= mention.first - 2 && at <= end + 1 && !isSubject(tokens, end);
  const isParted = (at: number): boolean =>
    tokens.slice(at, mention.first).some(({ text }) => text === ':');
  return near(
    reading,
    mention,
    (word, _, at) =>
      tongue.isGainWord(word) &&
      (!compares.test(word) || isBeside(at)) &&
      !(less.test(word) && isParted(at)) &&
      !isBound(context, at) &&
      !((kind === 'time' || kind === 'money') && more.test(word)) &&
      !(kind === 'time' && /^lift/.test(word)) &&
      (word !== 'back' || isRegained(tokens, at)) &&
      !(word === 'terug' && isSentBack(tokens)),
  );
};
