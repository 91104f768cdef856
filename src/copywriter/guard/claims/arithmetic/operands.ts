import type { Reading } from '../../reading.ts';
import { anyCurrency, lengthOf } from '../amount.ts';
import { classOf } from '../classes.ts';
import type { Fact } from '../fact.ts';
import type { Licence } from '../licence.ts';
import type { Mention } from '../mention.ts';

/** The numbers of a sentence, and all that its text tells. */
export type Stated = { mentions: readonly Mention[]; told: readonly number[] };

/** All that plain arithmetic may start from: what the brief states, and how many the text speaks of. */
export type Operands = {
  claim: Fact;
  moneys: readonly Fact[];
  counts: readonly number[];
  /** Counts of the reader's own: "two of you". */
  told: readonly number[];
  /** Lengths of time that the sentence tells, in seconds. */
  spells: readonly number[];
  cuts: readonly number[];
  /** Three blends of 15 bags: 45; six evenings of two hours: 12. */
  packs: readonly number[];
  /** Times of day that are given, in minutes. */
  clocks: readonly number[];
  given: readonly Fact[];
  rhythms: readonly string[];
  lines: readonly (readonly Fact[])[];
};

export const close = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 0.006 + 1e-4 * Math.abs(other);

/** How many of one period a year holds. */
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

/** How many of one period another holds. */
export const convert = (from: string | undefined, to: string | undefined): readonly number[] => {
  const [one, other] = [inAYear[from ?? ''], inAYear[to ?? '']];
  if (one === undefined || other === undefined || from === to) return [];
  return [one / other, ...(usual[`${from}>${to}`] ?? [])];
};

const pair =
  /^(?:couple|both|pair|pareja|dos|deux|duo|zweit|beide|beiden|coppia|due|dupla|casal|dois|duas|stel|tweeen|samen)$/;

const atMost = (values: readonly number[], most: number): number[] =>
  values.filter((value) => value > 1 && value <= most);

/** What a text counts elsewhere is no more: guests, boxes. */
const fewThings = 100;

/** Numbers that the sentence itself counts with, and small ones from the sentences around. */
const toldIn = (reading: Reading, claim: Fact, { mentions, told }: Stated): number[] => {
  const own = mentions
    .filter(({ first }) => first !== claim.mention.first)
    .map(({ value }) => value);
  const isPair = reading.tokens.some(({ text }) => pair.test(text));
  // The number itself is told as well, once.
  const at = told.indexOf(claim.mention.value);
  const others = told.filter((_, place) => place !== at);
  return [...atMost(own, 1000), ...atMost(others, fewThings), ...(isPair ? [2] : [])];
};

/** "40 cents" are counted in the brief's own currency. */
const moneyUnit = ({ unit }: Fact, stated: readonly Fact[]): string | undefined =>
  unit === 'cent' ? stated.find(({ kind }) => kind === 'money')?.unit : unit;

/** Lengths of what begins and ends at given times, in hours. */
const spansIn = (clocks: Licence['clocks']): number[] =>
  clocks.slice(1).flatMap(({ minutes }, at) => {
    const hours = ((minutes - (clocks[at]?.minutes ?? minutes) + 1440) % 720) / 60;
    return hours > 0 && hours <= 8 ? [hours] : [];
  });

/** "Fifteen minutes, €11.25": how long, in seconds. */
const spellsIn = (
  { tokens, tongue }: Reading,
  claim: Fact,
  mentions: Stated['mentions'],
): number[] =>
  mentions
    .filter(({ first }) => first !== claim.mention.first)
    .flatMap(({ value, last }) => {
      const unit = tongue.timeUnit(tokens[last]?.text ?? '');
      return unit === undefined ? [] : [lengthOf({ value, unit })];
    });

const products = (counts: readonly number[]): number[] =>
  counts.flatMap((one, at) => counts.slice(at + 1).map((other) => one * other));

const counted = new Set(['thing', 'people', 'often', 'time', 'crowd']);

export const operandsOf = (
  claim: Fact,
  reading: Reading,
  { lines, clocks, elsewhere, rhythms }: Licence,
  around: Stated,
): Operands => {
  const stated = lines.flat();
  const counts = atMost(
    stated.filter((fact) => counted.has(classOf(fact))).map(({ value }) => value),
    1000,
  );
  const currency = moneyUnit(claim, stated);
  return {
    claim,
    lines,
    moneys: [...stated, ...elsewhere].filter(
      ({ kind, unit, value }) =>
        kind === 'money' &&
        value > 0 &&
        (claim.kind !== 'money' || unit === currency || unit === anyCurrency),
    ),
    counts,
    packs: products([...counts, ...spansIn(clocks)].slice(0, 12)),
    told: toldIn(reading, claim, around),
    spells: spellsIn(reading, claim, around.mentions),
    cuts: stated
      // "Children pay half" is a cut as well.
      .filter(({ kind }) => kind === 'percent' || kind === 'ratio')
      .filter(({ value }) => value > 0 && value < 100)
      .map(({ value }) => value / 100),
    clocks: clocks.map(({ minutes }) => minutes),
    given: stated,
    rhythms: [...rhythms],
  };
};
