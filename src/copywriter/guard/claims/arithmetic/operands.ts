import type { Reading } from '../../reading.ts';
import { anyCurrency, lengthOf } from '../amount.ts';
import { classOf } from '../classes.ts';
import type { Fact, Mention } from '../fact.ts';
import type { Licence } from '../licence.ts';

/** The numbers of a sentence, all that its text tells, and the licence both are held against. */
export type Stated = {
  reading: Reading;
  licence: Licence;
  mentions: readonly Mention[];
  told: readonly number[];
  /** Those of them that are amounts of money. */
  paid: readonly number[];
};

export const pairsOf = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other): [T, T] => [one, other]));

export const close = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 0.006 + 1e-4 * Math.abs(other);

const usual: Readonly<Record<string, number>> = {
  'day>week': 5,
  'week>month': 4,
  'week>year': 52,
  'month>year': 12,
  'year>month': 1 / 12,
  'month>week': 1 / 4,
};

/** How many of one period another holds; a working week has five days, a month four weeks. */
export const ratios = (from: string | undefined, to: string | undefined): number[] => {
  const [one, other] = [from, to].map((unit) => lengthOf({ value: 1, unit }));
  if (!one || !other || one === other) return [];
  return [other / one, ...[usual[`${from}>${to}`] ?? []].flat()];
};

const pair =
  /^(?:couple|both|pair|pareja|dos|deux|duo|zweit|beide|beiden|coppia|due|dupla|casal|dois|duas|stel|tweeen|samen)$/;

/** Numbers that the sentence itself counts with, and small ones from the sentences around. */
const toldIn = (claim: Fact, { reading, mentions, told }: Stated): number[] => {
  const own = mentions
    .filter(({ first }) => first !== claim.mention.first)
    .map(({ value }) => value);
  // The number itself is told as well, once.
  const at = told.indexOf(claim.mention.value);
  const others = told.filter((_value, place) => place !== at);
  const pairs = reading.tokens.some(({ text }) => pair.test(text)) ? [2] : [];
  return [...own, ...others, ...pairs].filter((value) => value > 1 && value <= 1000);
};

/** "Fifteen minutes, €11.25", "a week: $168": how long, in seconds. */
const spellsIn = ({ tokens, tongue }: Reading, claim: Fact): number[] =>
  tokens.flatMap(({ text }, at) => {
    const unit = tongue.timeUnit(text) ?? tongue.periodAdverb(text);
    if (unit === undefined || at < 1) return [];
    const before = tokens[at - 1];
    const value =
      before?.kind === 'number' ? Number(before.text) : (tongue.number(before?.text ?? '') ?? 1);
    const isHalf = tongue.isHalf(before?.text ?? '');
    return claim.mention.first === at - 1 ? [] : [lengthOf({ value: isHalf ? 0.5 : value, unit })];
  });

/** Lengths of what begins and ends at given times, in hours. */
const spansIn = (clocks: Licence['clocks']): number[] =>
  clocks
    .slice(1)
    .map(({ minutes }, at) => (minutes - (clocks[at]?.minutes ?? minutes) + 1440) % 1440)
    // Without "am" or "pm" there are two answers.
    .flatMap((minutes) => [minutes / 60, (minutes % 720) / 60])
    .filter((hours) => hours > 0);

const counted = new Set(['thing', 'people', 'often', 'time', 'crowd']);

/** All that plain arithmetic may start from: what the brief states, and what the text itself counts. */
export const operandsOf = (claim: Fact, stated: Stated) => {
  const { lines, clocks, elsewhere, rhythms, promised } = stated.licence;
  const given = lines.flat();
  const spans = spansIn(clocks);
  const freed = promised.filter(({ families }) => families.has('free'));
  const prices = [...given, ...elsewhere].filter(
    ({ kind, unit, value }) =>
      kind === 'money' &&
      value > 0 &&
      (claim.kind !== 'money' || unit === claim.unit || [unit, claim.unit].includes(anyCurrency)),
  );
  return {
    claim,
    given,
    lines,
    prices,
    /** Those of what is free at times: who gets it saves them. */
    waived: prices.filter((price) =>
      freed.some(({ stems }) => [...price.stems].some((stem) => stems.has(stem.slice(0, 4)))),
    ),
    /** Numbers of things, people and times that are given. */
    counts: [
      ...given.filter((fact) => counted.has(classOf(fact))).map(({ value }) => value),
      ...spans,
    ].filter((value) => value > 1 && value <= 1000),
    /** Numbers that the text tells: "two of you", "six evenings of two hours". */
    told: toldIn(claim, stated),
    /** Those of the claim's own sentence. */
    own: stated.mentions.map(({ value }) => value).filter((value) => value > 1 && value <= 1000),
    /** Small numbers, where the sentence tells several: "twice 12.50 and once 8". */
    few: stated.mentions.length > 1 ? [2, 3, 4] : [],
    /** Amounts of money that the text tells beside this one; each is judged alone. */
    paid: stated.paid.filter((value) => value !== claim.value),
    /** Lengths of time that the sentence tells, in seconds. */
    spells: spellsIn(stated.reading, claim),
    /** Shares that are given, as parts of one. */
    cuts: given
      .filter(({ kind, value }) => /^(?:percent|ratio)$/.test(kind) && value > 0 && value < 100)
      .map(({ value }) => value / 100),
    /** Lengths of time that are given, in seconds, those between two given hours with them. */
    lengths: [
      ...given.filter(({ kind, trial }) => kind === 'time' && !trial).map(lengthOf),
      ...spans.map((hours) => hours * 3600),
      // What is paid by the month or the year is reckoned over twelve months.
      ...(given.some(({ period }) => period === 'month' || period === 'year')
        ? [lengthOf({ value: 12, unit: 'month' })]
        : []),
    ],
    rhythms,
  };
};

export type Operands = ReturnType<typeof operandsOf>;
