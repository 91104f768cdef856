import type { Reading } from '../reading.ts';
import { qualifiers } from './bounds.ts';
import type { Context } from './context.ts';
import { type Counted, countedBy } from './counted.ts';
import { monthOf } from './days.ts';
import type { Fact, FactKind, Sight } from './fact.ts';
import { signOfKind } from './kinds.ts';
import type { TimeUnit } from './lexicon/lexicon.ts';
import type { Mention } from './mention.ts';
import { conceptOf } from './phrases/concepts.ts';
import { labelBefore, near, periodAfter, stemsOf } from './surroundings.ts';

/** "Ten minutes more" gains nothing; "10 % more" does. */
const more = /^(?:more|mas|mais|plus|mehr|piu|meer)$/;
/** "A cut for £45", "back for €5": beside a price these gain nothing. */
const notOfMoney =
  /^(?:cuts?|cutting|lifts?|raises?|back|wins?|results?|lighter|stronger|slimmer|kurz.*|gewinn.*|perd.*|jung.*|liber.*|recuper.*|rapid.*|veloc.*)$/;
/** "45 minutes and you're back": nobody gets them back. */
const regains =
  /^(?:get|gets|got|getting|give|gives|giving|win|wins|claim|take|buy|buys|hand|hands|have|want|earn|earns|your)$/;
/** Half of a bound: "less than a minute". */
const less = /^(?:less|fewer|moins|menos|weniger|meno|minder)$/;

const isYear = ({ tokens, mention }: Sight): boolean =>
  mention.by === 'digits' &&
  /^(?:1[6-9]|20)\d\d$/.test(tokens[mention.first]?.text ?? '') &&
  mention.last === mention.first + 1;

const monthBeside = ({ tokens, mention }: Sight): string | undefined => {
  // In words it is no date: French "dix-sept" is seventeen.
  if (mention.value > 31 || mention.value % 1 !== 0 || mention.by !== 'digits') return undefined;
  const [before, after, beyond] = [mention.first - 1, mention.last, mention.last + 1].map(
    (at) => tokens[at]?.text ?? '',
  );
  // "17. Mai 10–13 Uhr": the month has its day.
  const isTaken = [2, 3].some((back) => tokens[mention.first - back]?.kind === 'number');
  return (
    monthOf(after ?? '') ?? monthOf(beyond ?? '') ?? (isTaken ? undefined : monthOf(before ?? ''))
  );
};

const kindByNoun = (
  { kind, unit }: { kind: FactKind; unit?: string | undefined },
  counted: Counted,
  sight: Sight,
): FactKind => {
  if (kind === 'rank' && counted.noun === 'customer' && sight.mention.value > 10) return 'count';
  if (kind !== 'plain') return kind;
  if (counted.noun && unit === undefined) return 'count';
  if (isYear(sight)) return 'year';
  if (unit !== undefined) return 'plain';
  const { value, by } = sight.mention;
  if (by === 'digits' && value > 1 && value <= 5 && value % 1 !== 0 && !counted.word)
    return 'rating';
  return 'plain';
};

/** "-15 %" is a discount, the "-" of "10-15 %" a range. */
const isMinus = ({ folded: { flat } }: Reading, { start }: Mention): boolean =>
  /(?:^|[^\p{L}\d\s])\s?[-–]\s?$|(?:^|\s)[-–]\s?$/u.test(flat.slice(Math.max(0, start - 3), start));

const pay =
  /^(?:pay|pays|zahl.*|payez|paies|paga.*|pague.*|paghi|betaal.*|kostet|costs?|cuesta|coute|costa|kost)$/;

/** "You pay 10 % less." */
const paysLess = ({ tokens }: Reading): boolean =>
  tokens.some(({ text }) => pay.test(text)) && tokens.some(({ text }) => less.test(text));

/** "Beat vans by 30 minutes". */
const by = /^(?:by|um)$/;

const comparesWithOf =
  /^(?:menos|mas|mais|moins|plus|piu|meno|dentro|antes|despues|depois|prima|bout|lugar)$/;

/** "In 7 days"; but "sesión de 30 minutos" only tells how long it lasts. */
const isInsideAt = ({ tokens, tongue }: Sight, at: number): boolean => {
  const word = tokens[at]?.text ?? '';
  if (!tongue.isInside(word)) return false;
  return !/^(?:de|di|d)$/.test(word) || comparesWithOf.test(tokens[at - 1]?.text ?? '');
};

/** "Less" of "less than £19" bounds that number and gains nothing for another. */
const isBound = ({ starting }: Context, at: number): boolean =>
  (starting.get(at) ?? []).some(({ tag }) => tag === 'under' || tag === 'over' || tag === 'upTo');

/** Units of time that a sentence names. */
export const unitsIn = ({ tokens, tongue }: Reading): ReadonlySet<TimeUnit> =>
  new Set(tokens.flatMap(({ text }) => tongue.timeUnit(text) ?? tongue.periodAdverb(text) ?? []));

/** "Envío gratis", "free delivery": what is sent free is no trial. */
const isShipping = (tokens: Reading['tokens'], at: number): boolean =>
  /^(?:free|grat.*|kostenlos.*|offert.*)$/.test(tokens[at]?.text ?? '') &&
  [at - 1, at + 1].some((place) => conceptOf(tokens[place]?.text ?? '') === 'ship');

/** The fact a mention states, read from the words around it. */
export const readFact = (
  reading: Reading,
  context: Context,
  mention: Mention,
  next: Mention | undefined,
): Fact => {
  const { tokens, tongue } = reading;
  const sight: Sight = { tokens, tongue, context, mention, next };
  const sign = signOfKind(sight);
  const counted = countedBy({
    ...sight,
    mention: { ...mention, last: Math.max(mention.last, sign.last) },
  });
  const discount =
    near(reading, mention, tongue.isDiscountWord) ||
    (['percent', 'ratio', 'money'].includes(sign.kind) && isMinus(reading, mention)) ||
    ((sign.kind === 'percent' || sign.kind === 'ratio') && paysLess(reading));
  const named = kindByNoun(sign, counted, sight);
  // "Half price" is a discount like any other.
  const sized = named === 'ratio' && discount ? 'percent' : named;
  const isDay = sign.unit === undefined || sign.unit === 'th';
  const month = sized === 'plain' && isDay ? monthBeside(sight) : undefined;
  const kind = month === undefined ? sized : 'date';
  const isLength = kind === 'time' || kind === 'money';
  const beside = [mention.last, mention.last + 1].map((at) => tokens[at]?.text);
  const isBesideNumber = (word: string): boolean =>
    beside.includes(word) || kind === 'percent' || kind === 'multiplier';
  /** What is sent back or paid back is no gain; hours won back are. */
  const isGain = (word: string, before: string): boolean =>
    tongue.isGainWord(word) &&
    !(more.test(word) && (isLength || !isBesideNumber(word))) &&
    !(kind === 'money' && notOfMoney.test(word)) &&
    !(kind === 'time' && /^lift/.test(word)) &&
    !(
      word === 'back' &&
      (/^(?:money|it|them|send|bring|come)$/.test(before) ||
        !tokens.some(({ text }) => regains.test(text)))
    );
  const end = Math.max(sign.last, counted.last);
  const bounds = qualifiers(sight, end);
  // "In four to six weeks": the preposition stands before the whole range.
  const isRangeEnd = /^(?:to|–|bis|or|oder)$/.test(tokens[mention.first - 1]?.text ?? '');
  const inside = [1, ...(isRangeEnd ? [3] : [])].some((back) =>
    isInsideAt(sight, mention.first - back),
  );
  return {
    kind,
    value: sign.value,
    unit: month ?? sign.unit,
    noun: counted.noun,
    word: counted.word,
    who: counted.word !== undefined && tongue.nounOf(counted.word) === 'who',
    period: periodAfter(reading, end, mention.first, next?.first),
    ...bounds,
    inside,
    discount,
    gain:
      (isLength && by.test(tokens[mention.first - 1]?.text ?? '')) ||
      // "Save in 3 days" tells when, not how much.
      (!(inside && kind === 'time') &&
        near(
          reading,
          mention,
          (word, before, at) =>
            !(bounds.under && less.test(word)) &&
            !(
              less.test(word) && tokens.slice(at, mention.first).some(({ text }) => text === ':')
            ) &&
            !isBound(context, at) &&
            isGain(word, before),
        )),
    proof: near(reading, mention, tongue.isProofWord),
    trial:
      kind === 'time' &&
      near(reading, mention, (word, _, at) => tongue.isTrialWord(word) && !isShipping(tokens, at)),
    label: labelBefore(reading, mention),
    units: unitsIn(reading),
    stems: stemsOf(reading, mention),
    languages: tongue.languages,
    mention,
  };
};
