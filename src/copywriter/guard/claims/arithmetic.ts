import type { Reading } from '../reading.ts';
import { lengthOf } from './amount.ts';
import { classOf } from './classes.ts';
import type { Fact } from './fact.ts';
import type { Licence } from './licence.ts';
import type { Mention } from './mention.ts';

/** All that plain arithmetic may start from: what the brief states, and how many the sentence speaks of. */
type Operands = {
  claim: Fact;
  moneys: readonly Fact[];
  counts: readonly number[];
  /** Counts of the reader's own: "two of you". */
  told: readonly number[];
  cuts: readonly number[];
  given: readonly Fact[];
  lines: readonly (readonly Fact[])[];
};

const close = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 0.006 + 1e-4 * Math.abs(other);

/** How many of one period another holds. */
const inAYear: Readonly<Record<string, number>> = {
  hour: 8760,
  day: 365,
  week: 52,
  fortnight: 26,
  month: 12,
  year: 1,
};
const usual: Readonly<Record<string, readonly number[]>> = {
  'day>week': [7, 5],
  'day>month': [30],
  'week>month': [4],
  'month>day': [1 / 30],
  'month>week': [1 / 4],
};

const convert = (from: string | undefined, to: string | undefined): readonly number[] => {
  const [one, other] = [inAYear[from ?? ''], inAYear[to ?? '']];
  if (one === undefined || other === undefined || from === to) return [];
  return [one / other, ...(usual[`${from}>${to}`] ?? [])];
};

const pair =
  /^(?:couple|both|pair|pareja|dos|deux|duo|zweit|beide|beiden|coppia|due|dupla|casal|dois|duas|stel|tweeen|samen)$/;

const atMost = (values: readonly number[], most: number): number[] =>
  values.filter((value) => value > 1 && value <= most);

/** Small numbers that the sentence itself counts with. */
const toldIn = (reading: Reading, claim: Fact, mentions: readonly Mention[]): number[] => {
  const own = mentions
    .filter(({ first }) => first !== claim.mention.first)
    .map(({ value }) => value);
  const isPair = reading.tokens.some(({ text }) => pair.test(text));
  return [...atMost(own, 1000), ...(isPair ? [2] : [])];
};

const operandsOf = (
  claim: Fact,
  reading: Reading,
  { lines }: Licence,
  mentions: readonly Mention[],
): Operands => {
  const stated = lines.flat();
  return {
    claim,
    lines,
    moneys: stated.filter(
      ({ kind, unit, value }) =>
        kind === 'money' &&
        value > 0 &&
        (claim.kind !== 'money' || unit === moneyUnit(claim, stated)),
    ),
    counts: atMost(
      stated
        .filter((fact) => ['thing', 'people', 'often', 'time', 'crowd'].includes(classOf(fact)))
        .map(({ value }) => value),
      1000,
    ),
    told: toldIn(reading, claim, mentions),
    cuts: stated
      .filter(({ kind, value }) => kind === 'percent' && value > 0 && value < 100)
      .map(({ value }) => value / 100),
    given: stated,
  };
};

/** "40 cents" are counted in the brief's own currency. */
const moneyUnit = ({ unit }: Fact, stated: readonly Fact[]): string | undefined =>
  unit === 'cent' ? stated.find(({ kind }) => kind === 'money')?.unit : unit;

const each =
  /^(?:each|apiece|per|pro|por|par|a|an|al|la|le|il|cada|chaque|chacun.*|ogni|elk|elke|je|jede.*|die|der|das|das|stuck|one|ao|o|um|uma|un|une|een|das|a|head|person.*|kopf|tete|testa)$/;

/** "£5 a class": said of one of several. */
const isEach = ({ tokens }: Reading, { mention: { last } }: Fact): boolean =>
  tokens.slice(last, last + 4).some(({ text }) => each.test(text) || text === '/');

/** One price, for several or for one of several, over another period. */
const pricesFrom = (money: Fact, reading: Reading, { claim, counts, told }: Operands): number[] => {
  const periods =
    claim.period === undefined
      ? [1, ...[...claim.units].flatMap((unit) => convert(money.period, unit))]
      : claim.period === money.period || money.period === undefined
        ? [1]
        : convert(money.period, claim.period);
  const isSamePeriod = claim.period !== undefined && claim.period === money.period;
  // A price "a month" becomes no other one because the brief has another number somewhere.
  const many = isSamePeriod ? told : [...told, ...counts];
  return periods.flatMap((factor) => {
    const base = money.value * factor;
    return [
      base,
      ...many.map((count) => base * count),
      ...(isEach(reading, claim) ? many.map((count) => base / count) : []),
    ];
  });
};

const differences = ({ moneys, counts }: Operands): number[] =>
  moneys.flatMap((one) => [
    ...moneys.map((other) => Math.abs(one.value - other.value)),
    // Ten hours at £18 against a pack for £160, a year against twelve months.
    ...moneys.flatMap((other) =>
      other === one
        ? []
        : [...(other.period === 'year' && one.period === 'month' ? [12] : []), ...counts].map(
            (count) => one.value * count - other.value,
          ),
    ),
  ]);

const moneyFollows = (reading: Reading, operands: Operands): boolean => {
  const { claim, moneys, cuts, told } = operands;
  const value = claim.unit === 'cent' ? claim.value / 100 : claim.value;
  const isNear = (amount: number): boolean =>
    close(value, amount) ||
    (claim.under && amount < value && value <= 1.25 * amount) ||
    // "About 40 cents": rounded to a whole one.
    (value >= 20 && value % 1 === 0 && Math.abs(value - amount) < 0.5);
  const lessCuts = moneys.flatMap((money) =>
    pricesFrom(money, reading, operands).flatMap((price) =>
      cuts.flatMap((cut) => [price * (1 - cut), price * cut]),
    ),
  );
  if (claim.gain || claim.discount)
    return [...differences(operands), ...lessCuts].some((amount) => close(value, amount));
  const prices = moneys.flatMap((money) => pricesFrom(money, reading, operands));
  const sums = prices.flatMap((one) =>
    moneys.flatMap((other) => [1, ...told].map((count) => one + other.value * count)),
  );
  return [...prices, ...differences(operands), ...lessCuts, ...sums].some(isNear);
};

const workday =
  /^(?:work(?:ing)?|business|werk.*|arbeits.*|ouvre.*|ouvrables?|laborables?|habiles|lavorativ.*|uteis)$/;

/** Lengths of time: so many times one that is given, the sum or difference of two, working weeks of five days. */
const timeFollows = ({ tokens }: Reading, { claim, given, counts }: Operands): boolean => {
  if (claim.inside || claim.gain) return false;
  const length = lengthOf(claim);
  const lengths = given.filter(({ kind, trial }) => kind === 'time' && !trial).map(lengthOf);
  // What costs so much a year lasts twelve months.
  if (given.some(({ kind, period }) => kind === 'money' && period === 'year'))
    lengths.push(12 * lengthOf({ ...claim, value: 1, unit: 'month' }), 365 * 86_400);
  const isWork = tokens.some(({ text }) => workday.test(text));
  // Lessons are told in hours: "zehn Stunden" of a card for ten.
  const isLesson =
    claim.unit === 'hour' &&
    given.some((fact) => classOf(fact) === 'thing' && fact.value === claim.value);
  return (
    isLesson ||
    lengths.some((one) => [1, ...counts].some((count) => close(length, one * count))) ||
    (isWork && lengths.some((one) => close(length * (5 / 7), one)))
  );
};

const priced = /^(?:price|cost|preis|prix|precio|prezzo|preco|prijs)$/;

/** "Twelve months for the price of ten": how often one price holds another. */
const isPriceOf = ({ tokens }: Reading, { claim, moneys }: Operands): boolean =>
  tokens.some(({ text }) => priced.test(text)) &&
  moneys.some((one) => moneys.some((other) => close(claim.value, one.value / other.value)));

/** Counts: two that stand in one line of the brief added or multiplied, or another period's. */
const countFollows = (reading: Reading, operands: Operands): boolean => {
  const { claim, given, lines } = operands;
  const thingsIn = (facts: readonly Fact[]): Fact[] =>
    facts.filter((fact) => ['thing', 'people', 'often'].includes(classOf(fact)));
  const isRate = given.some(
    ({ kind, unit, value, trial }) =>
      kind === 'time' &&
      !trial &&
      convert(unit, claim.period).some((factor) => close(claim.value, factor / value)),
  );
  return (
    isRate ||
    isPriceOf(reading, operands) ||
    thingsIn(given).some((one) =>
      convert(one.period, claim.period).some((factor) => close(claim.value, one.value * factor)),
    ) ||
    (claim.period === undefined &&
      lines
        .map(thingsIn)
        .some((things) =>
          things.some((one, at) =>
            things
              .slice(at + 1)
              .some(({ value }) => [one.value * value, one.value + value].includes(claim.value)),
          ),
        ))
  );
};

/** "More than two-thirds wool" is 68 %; half the price is £10 against £20. */
const shareFollows = ({ claim, given }: Operands): boolean =>
  claim.noun === undefined &&
  !claim.who &&
  given.some(
    ({ kind, value, stems, discount }) =>
      kind === 'percent' &&
      (!discount || value === claim.value) &&
      [...claim.stems].some((stem) => stems.has(stem)) &&
      (claim.over
        ? value >= claim.value && value <= claim.value + 8
        : Math.abs(value - claim.value) <= 2),
  );

/**
 * Whether a number follows by plain arithmetic from numbers that were all given. A person should
 * look at the sum, so this is no licence; but it is no invention either.
 */
export const isReckoned = (
  claim: Fact,
  reading: Reading,
  licence: Licence,
  mentions: readonly Mention[],
): boolean => {
  if (claim.proof || claim.value <= 0) return false;
  const operands = operandsOf(claim, reading, licence, mentions);
  switch (classOf(claim)) {
    case 'money':
      return moneyFollows(reading, operands);
    case 'time':
      return !claim.over && timeFollows(reading, operands);
    case 'thing':
    case 'often':
      return !claim.gain && !claim.over && countFollows(reading, operands);
    case 'share':
      return !claim.gain && !claim.discount && shareFollows(operands);
    default:
      return false;
  }
};
