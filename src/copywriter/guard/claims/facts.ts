import type { Reading } from '../reading.ts';
import { qualifiers } from './bounds.ts';
import { type Context, roleBefore } from './context.ts';
import { type Counted, countedBy } from './counted.ts';
import { monthOf } from './days.ts';
import type { Fact, FactKind, Sight } from './fact.ts';
import { signOfKind } from './kinds.ts';
import type { TimeUnit } from './lexicon/lexicon.ts';
import type { Mention } from './mention.ts';
import { conceptOf } from './phrases/concepts.ts';
import { predicatesOf } from './predicates.ts';
import { labelBefore, near, periodAfter, stemsOf } from './surroundings.ts';

/** "Three weeks more", "plus £4" gain nothing; "10 % more" does. */
const more = /^(?:more|mas|mais|plus|mehr|piu|meer)$/;
/** "A cut for £45", "back for €5": beside a price these gain nothing. */
const notOfMoney =
  /^(?:cuts?|cutting|lifts?|raises?|wins?|results?|lighter|stronger|slimmer|kurz.*|gewinn.*|perd.*|jung.*|liber.*|recuper.*|rapid.*|veloc.*)$/;
/** "45 minutes and you're back": nobody gets them back. */
const regains =
  /^(?:put|puts|get|gets|got|getting|give|gives|giving|win|wins|claim|take|buy|buys|hand|hands|have|want|earn|earns|your)$/;
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

const comparesWithOf =
  /^(?:menos|mas|mais|moins|plus|piu|meno|dentro|antes|despues|depois|prima|bout|lugar)$/;

const merely = /^(?:only|just|nur|seulement|solo|apenas|slechts|maar|soltanto|sole|pochi)$/;

/** "In 7 days", "after just 6 evenings"; but "sesión de 30 minutos" only tells how long it lasts. */
const isInsideAt = (sight: Sight, at: number): boolean => {
  const { tokens, tongue } = sight;
  if (merely.test(tokens[at]?.text ?? '')) return isInsideAt(sight, at - 1);
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

const past = /^(?:after|nach|apres|tras|despues|dopo|depois|apos|na)$/;

const condition = /^(?:if|when|wenn|falls|si|quand|cuando|se|quando|als|wanneer)$/;

/** "Fifty minutes are shorter than a film": nothing is gained. */
const isSubject = (tokens: Reading['tokens'], end: number): boolean =>
  /^(?:is|are|sind|ist|est|sont|es|son|sono|e|sao|is|zijn)$/.test(tokens[end]?.text ?? '');

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
  const isUnder = roleBefore(context, mention.first, 'under');
  const discount =
    near(
      reading,
      mention,
      (word) => tongue.isDiscountWord(word) && !(isUnder && less.test(word)),
    ) ||
    (['percent', 'ratio', 'money'].includes(sign.kind) && isMinus(reading, mention)) ||
    ((sign.kind === 'percent' || sign.kind === 'ratio') && paysLess(reading, sign.kind)) ||
    // "Menos 10 %": less of nothing else.
    (sign.kind === 'percent' &&
      counted.word === undefined &&
      less.test(tokens[mention.first - 1]?.text ?? ''));
  const named = kindByNoun(sign, counted, sight);
  // "Half price" is a discount like any other.
  const sized = named === 'ratio' && discount ? 'percent' : named;
  const isDay = sign.unit === undefined || sign.unit === 'th';
  const month = sized === 'plain' && isDay ? monthBeside(sight) : undefined;
  const kind = month === undefined ? sized : 'date';
  const isLength = kind === 'time' || kind === 'money';
  /** What is sent back or paid back is no gain; hours won back are. */
  const isGain = (word: string, before: string, at: number): boolean =>
    tongue.isGainWord(word) &&
    !(isLength && more.test(word)) &&
    !(kind === 'money' && notOfMoney.test(word)) &&
    !(kind === 'time' && /^lift/.test(word)) &&
    !(
      word === 'back' &&
      (/^(?:money|it|them|send|bring|come)$/.test(before) ||
        (kind === 'money' && !/^(?:in|into)$/.test(tokens[at + 1]?.text ?? '')) ||
        !tokens.some(({ text }) => regains.test(text)))
    );
  const end = Math.max(sign.last, counted.last);
  const bounds = qualifiers(sight, end);
  // "In four to six weeks": the preposition stands before the whole range.
  const isRangeEnd =
    /^(?:to|–|bis|or|oder)$/.test(tokens[mention.first - 1]?.text ?? '') ||
    tokens[mention.first - 1]?.kind === 'number';
  const inside =
    bounds.within ||
    [1, ...(isRangeEnd ? [2, 3] : [])].some((back) => isInsideAt(sight, mention.first - back));
  return {
    kind,
    value: sign.value,
    unit: month ?? sign.unit,
    noun: counted.noun,
    word: counted.word,
    who: counted.word !== undefined && tongue.nounOf(counted.word) === 'who',
    period: periodAfter(reading, end, next?.first),
    ...bounds,
    inside,
    after:
      inside &&
      tokens
        .slice(Math.max(0, mention.first - 2), mention.first)
        .some(({ text }) => past.test(text)),
    conditional: tokens.some(({ text }) => condition.test(text)),
    discount,
    gain:
      // "Backed by two years of guarantee" gains nothing.
      (kind === 'time' &&
        by.test(tokens[mention.first - 1]?.text ?? '') &&
        tokens[end]?.text !== 'of') ||
      // "Save in 3 days" tells when, not how much.
      (!(inside && kind === 'time') &&
        near(
          reading,
          mention,
          (word, before, at) =>
            !(bounds.under && less.test(word)) &&
            (!compares.test(word) ||
              (at >= mention.first - 2 && at <= end + 1 && !isSubject(tokens, end))) &&
            !(
              less.test(word) && tokens.slice(at, mention.first).some(({ text }) => text === ':')
            ) &&
            !isBound(context, at) &&
            isGain(word, before, at),
        )),
    proof: near(reading, mention, tongue.isProofWord),
    trial:
      kind === 'time' &&
      near(reading, mention, (word, _, at) => tongue.isTrialWord(word) && !isShipping(tokens, at)),
    ...predicatesOf(reading, mention, end, inside),
    label: labelBefore(reading, mention),
    units: unitsIn(reading),
    stems: stemsOf(reading, mention),
    languages: tongue.languages,
    mention,
  };
};
