import type { Reading } from '../reading.ts';
import { classOf } from './classes.ts';
import type { Clock } from './clock.ts';
import { shortDayOf, weekdayOf } from './days.ts';
import type { Fact } from './fact.ts';

/** One entry of the brief, read. */
export type Entry = { reading: Reading; facts: readonly Fact[]; clocks: readonly Clock[] };

const blank = ({ tongue }: Reading, over: Partial<Fact>): Fact => ({
  kind: 'plain',
  value: 0,
  unit: undefined,
  noun: undefined,
  word: undefined,
  who: false,
  period: undefined,
  over: false,
  upTo: false,
  under: false,
  within: false,
  from: false,
  inside: false,
  discount: false,
  gain: false,
  proof: false,
  trial: false,
  label: undefined,
  units: new Set(),
  stems: new Set(),
  languages: tongue.languages,
  mention: { by: 'digits', value: 0, first: 0, last: 0, start: 0, end: 0 },
  ...over,
});

const cents = (value: number): number => Math.round(value * 100) / 100;

const pairsOf = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other): [T, T] => [one, other]));

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
  ['thing', 'people', 'often', 'time'].includes(classOf(fact)) &&
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

/** "Tuesday to Saturday", "Tue-Sat": a hyphen is no token of its own. */
const isSpan = ({ tokens, folded }: Reading, first: number, last: number): boolean =>
  last === first + 1
    ? folded.flat.slice(tokens[first]?.end, tokens[last]?.start).trim() === '-'
    : last === first + 2 &&
      /^(?:–|to|bis|a|al|au|ate|tot|till|through|thru)$/.test(tokens[first + 1]?.text ?? '');

/** "ma-vr", "Mo-Fr": so short a word is a day only beside a hyphen. */
const shortDay = (reading: Reading, at: number): number | undefined =>
  isSpan(reading, at, at + 1) || isSpan(reading, at - 1, at)
    ? shortDayOf(reading.tokens[at]?.text ?? '')
    : undefined;

/** "Tuesdays and Fridays" are two a week, "Tuesday to Saturday" five. */
const weekdays = ({ reading }: Entry): Fact[] => {
  const { tokens } = reading;
  const days = tokens.flatMap(({ text }, at) => {
    const day = weekdayOf(text) ?? shortDay(reading, at);
    return day === undefined ? [] : [{ day, at }];
  });
  const [first, second] = days;
  if (!first || !second) return [];
  const isRange = days.length === 2 && isSpan(reading, first.at, second.at);
  const value = isRange
    ? ((second.day - first.day + 7) % 7) + 1
    : new Set(days.map(({ day }) => day)).size;
  return [
    blank(reading, { value, unit: 'times', period: 'week' }),
    blank(reading, { value, period: 'week' }),
    blank(reading, { value }),
    blank(reading, { kind: 'time', unit: 'day', value }),
    blank(reading, { kind: 'time', unit: 'day', value, period: 'week' }),
  ];
};

/** "At 10 and at 4" are two a day. */
const dailyTimes = ({ reading, clocks }: Entry): Fact[] =>
  clocks.length < 2 ? [] : [blank(reading, { value: clocks.length, period: 'day' })];

/** "7–9pm" lasts two hours. */
const spans = ({ reading, clocks }: Entry): Fact[] =>
  pairsOf(clocks.slice(0, 4)).flatMap(([one, other]) => {
    const value = ((other.minutes - one.minutes + 1440) % 720) / 60;
    const span = { kind: 'time', unit: 'hour', value } as const;
    return [blank(reading, span), blank(reading, { ...span, period: 'day' })];
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
