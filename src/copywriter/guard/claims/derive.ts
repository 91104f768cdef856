import { classOf } from './classes.ts';
import { endOfMonth } from './dates.ts';
import { dailyTimes, quarters, rhythms, spans, timesAWeek, weekdays } from './derive-times.ts';
import { blank, type Entry, pairsOf } from './entry.ts';
import type { Fact } from './fact.ts';

const cents = (value: number): number => Math.round(value * 100) / 100;

const moneysIn = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ kind, value }) => kind === 'money' && value > 0).slice(0, 4);

/** "€25 (normally €40)": €15 off, and so many per cent. */
const priceCuts = (facts: readonly Fact[]): Fact[] =>
  pairsOf(moneysIn(facts))
    .filter(([one, other]) => one.unit === other.unit && one.value !== other.value)
    .flatMap(([one, other]) => {
      const cut = Math.abs(one.value - other.value);
      const percent = Math.round((100 * cut) / Math.max(one.value, other.value));
      const saving = { ...one, discount: true, gain: true, from: false, period: undefined };
      return [
        { ...saving, value: cents(cut) },
        { ...saving, kind: 'percent' as const, unit: undefined, value: percent },
      ];
    });

const isSmallCount = (fact: Fact): boolean =>
  ['thing', 'people', 'often', 'time', 'measure'].includes(classOf(fact)) &&
  fact.value > 1 &&
  fact.value <= 60;

/** "3 classes for £15": £5 each. */
const pricesOfOne = (facts: readonly Fact[]): Fact[] =>
  moneysIn(facts).flatMap((money) =>
    facts.filter(isSmallCount).map((count) => ({
      ...money,
      value: cents(money.value / count.value),
      period: undefined,
    })),
  );

const pricesOfYear = (facts: readonly Fact[]): Fact[] =>
  moneysIn(facts).flatMap((money): Fact[] => {
    if (money.period === 'month')
      return [{ ...money, value: cents(money.value * 12), period: 'year' }];
    return money.period === 'year'
      ? [{ ...money, value: cents(money.value / 12), period: 'month' }]
      : [];
  });

/** "10th coffee free" comes after nine. */
const freeOnes = (facts: readonly Fact[]): Fact[] =>
  facts
    .filter(({ unit, value }) => unit === 'th' && value > 2)
    .map((fact) => ({ ...fact, unit: undefined, value: fact.value - 1 }));

/** "6 rolls and 2 pretzels" are eight. */
const sums = (facts: readonly Fact[]): Fact[] => {
  const things = facts.filter((fact) => ['thing', 'people'].includes(classOf(fact)));
  const [first] = things;
  if (!first || things.length < 2 || things.length > 5) return [];
  const value = things.reduce((sum, fact) => sum + fact.value, 0);
  return [{ ...first, kind: 'plain', noun: undefined, word: undefined, value }];
};

/** "2-for-1": half price, one of them free. */
const multibuys = ({ reading: { tokens }, facts }: Entry): Fact[] =>
  pairsOf(facts).flatMap(([one, other]) => {
    const between = tokens.slice(one.mention.last, other.mention.first).map(({ text }) => text);
    const isTrade =
      between.length === 1 && /^(?:for|fur|per|por|pour|voor|x)$/.test(between[0] ?? '');
    if (!isTrade || classOf(one) !== 'thing' || one.value <= other.value) return [];
    const percent = Math.round(100 * (1 - other.value / one.value));
    return [
      { ...one, kind: 'percent' as const, value: percent, discount: true },
      { ...one, value: one.value - other.value },
    ];
  });

/** "soy wax, scents, tins" are three things. */
const listed = ({ reading }: Entry): Fact[] => {
  const marks = reading.tokens.filter(
    ({ text }) => text === ',' || text === ';' || text === '&' || reading.tongue.isAnd(text),
  );
  return marks.length < 2 || marks.length > 11 ? [] : [blank(reading, { value: marks.length + 1 })];
};

const second = /^(?:second|2nd|zweite[rsnm]?|deuxieme|segund[oa]|second[oa]|tweede)$/;

/** "Second chimney £35": then there are two. */
const seconds = ({ reading }: Entry): Fact[] =>
  reading.tokens.some(
    ({ text }, at) => second.test(text) && reading.tokens[at - 1]?.kind !== 'number',
  )
    ? [blank(reading, { value: 2 })]
    : [];

/** "Until end of March". */
const monthEnds = ({ reading }: Entry): Fact[] => {
  const end = endOfMonth(reading.tokens);
  return end ? [blank(reading, { kind: 'date', value: end.day, unit: end.month })] : [];
};

/** What follows by plain arithmetic from one entry of the brief. */
export const deriveFrom = (entry: Entry): Fact[] => [
  ...priceCuts(entry.facts),
  ...pricesOfOne(entry.facts),
  ...pricesOfYear(entry.facts),
  ...sums(entry.facts),
  ...freeOnes(entry.facts),
  ...multibuys(entry),
  ...weekdays(entry),
  ...spans(entry),
  ...dailyTimes(entry),
  ...timesAWeek(entry),
  ...rhythms(entry),
  ...monthEnds(entry),
  ...quarters(entry),
  ...listed(entry),
  ...seconds(entry),
];

/** "£5 off" what costs £14.95 leaves £9.95. */
const afterMoneyOff = (facts: readonly Fact[]): Fact[] => {
  const moneys = moneysIn(facts);
  return moneys
    .filter(({ discount }) => discount)
    .flatMap((cut) =>
      moneys
        .filter(({ unit, value }) => unit === cut.unit && value > cut.value)
        .map((money) => ({ ...money, value: cents(money.value - cut.value), period: undefined })),
    );
};

/** The price after a discount, and what it saves, from wherever in the brief the two stand. */
export const priceAfter = (facts: readonly Fact[]): Fact[] => [
  ...afterMoneyOff(facts),
  ...priceCuts(facts).filter(({ kind }) => kind === 'money'),
  ...facts
    .filter(
      ({ kind, discount, value }) => kind === 'percent' && discount && value > 0 && value < 100,
    )
    .slice(0, 3)
    .flatMap((cut) =>
      moneysIn(facts).flatMap((money) => {
        const saved = cents((money.value * cut.value) / 100);
        return [
          { ...money, value: cents(money.value - saved) },
          { ...money, value: saved, discount: true, gain: true },
        ];
      }),
    ),
];
