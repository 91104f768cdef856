import { hasWord, textAt } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import { roleBefore, roleFrom } from './context.ts';
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
const isMinus = ({ folded: { flat }, mention: { start } }: Sight): boolean =>
  /(?:^|[^\p{L}\d\s])\s?[-–]\s?$|(?:^|\s)[-–]\s?$/u.test(flat.slice(Math.max(0, start - 3), start));

const pay =
  /^(?:pay|pays|zahl.*|payez|paie.*|paga.*|pague.*|paghi|betaal.*|kostet|costs?|cuesta|coute|costa|kost|price|preis|prix|prezzo|precio|preco|prijs)$/;

/** "You pay 10 % less", "children pay half". */
const paysLess = ({ tokens }: Reading, by: FactKind): boolean =>
  tokens.some(({ text }) => pay.test(text)) &&
  (by === 'ratio' || tokens.some(({ text }) => less.test(text)));

/** "Less", "faster", "plus": they compare, and gain only what stands right beside them. */
const compares =
  /^(?:less|fewer|more|extra|sooner|moins|plus|menos|mas|meno|piu|mais|weniger|mehr|minder|meer|besser|beter|\p{L}{3,}(?:ster|cker|gher|nger|ller|zer|gere?|ner))$/u;

/** "Less" of "less than £19" bounds that number and gains nothing for another. */
const isBound = (reading: Reading, at: number): boolean =>
  (roleFrom(reading, at, 'under') ?? roleFrom(reading, at, 'over')) !== undefined ||
  roleBefore(reading, at + 1, 'upToAfter');

/** Whether a number takes something off a price. */
export const isDiscount = (sight: Sight, kind: FactKind): boolean => {
  const isShare = kind === 'percent' || kind === 'ratio';
  return (
    near(sight, sight.tongue.isDiscountWord) ||
    ((isShare || kind === 'money') && isMinus(sight)) ||
    (isShare && paysLess(sight, kind))
  );
};

const sends = /^(?:te|zu|st(?:uren|uur)|send\p{L}*|schick\p{L}*|bring\p{L}*|breng\p{L}*)$/u;

/** "Back" gains hours that were lost, not what is sent or paid back. */
const isRegained = (tokens: Reading['tokens'], at: number, { first, last }: Mention): boolean =>
  !/^(?:money|it|them|send|bring|come)$/.test(textAt(tokens, at - 1)) &&
  // "Your knife back in 5 minutes", "5 minutes later it's back"
  !hasWord(tokens, Math.min(at, last), Math.max(at, first), /^(?:in|within|later|and)$/) &&
  tokens.some(({ text }) => regains.test(text));

/** "Beat vans by 30 minutes"; but "um 12 €" is a price. */
export const isGainBy = ({ tokens, mention }: Sight, kind: FactKind): boolean =>
  kind === 'time' && /^(?:by|um)$/.test(textAt(tokens, mention.first - 1));

/** "Six people, no more", "grown-ups, eight Mondays": a comma parts them. */
const isBeyondComma = (tokens: Reading['tokens'], at: number, { first, last }: Mention): boolean =>
  tokens.slice(Math.min(at, last), Math.max(at, first)).some(({ text }) => text === ',');

/** "15 % de moins dès sept nuits": a share right before takes it. */
const isOfShare = (tokens: Reading['tokens'], at: number, { first }: Mention): boolean =>
  at < first && tokens.slice(Math.max(0, at - 3), at).some(({ text }) => text === '%');

/** Whether a number is won, saved or more than before. */
export const isGain = (sight: Sight, kind: FactKind, end: number): boolean => {
  const { tokens, tongue, mention } = sight;
  const isBeside = (at: number): boolean => at >= mention.first - 2 && at <= end + 1;
  return near(
    sight,
    (word, at) =>
      tongue.isGainWord(word) &&
      (!compares.test(word) || isBeside(at)) &&
      !(less.test(word) && hasWord(tokens, at, mention.first, /^:$/)) &&
      !isBound(sight, at) &&
      !isOfShare(tokens, at, mention) &&
      !isBeyondComma(tokens, at, mention) &&
      !((kind === 'time' || kind === 'money') && more.test(word)) &&
      (word !== 'back' || isRegained(tokens, at, mention)) &&
      // "Terug te sturen", "zurück": what is sent back.
      !(/^(?:terug|zuruck)$/.test(word) && hasWord(tokens, at + 1, at + 3, sends)),
  );
};
