import type { Fact } from '../facts/facts.ts';
import { guardWordsIn } from '../facts/families.ts';
import { quantitiesIn } from '../facts/quantities.ts';
import { isLabel, isMoney, type Quantity } from '../facts/quantity.ts';
import { isContradicted, isRaised, isSameAmount, isSameKind } from '../facts/same-amount.ts';
import { normalize, type Token, tokensOf } from '../facts/text.ts';
import { briefLacks, type Fault, type Level } from '../types.ts';
import {
  companionsOf,
  contentStems,
  firstFrom,
  isShared,
  type Licence,
  type NumberPlace,
} from './licence.ts';
import { counts, isMoment, isOfScene, isProof, type Scene, sceneOf } from './scene.ts';

/** A number of the brief that a text may be repeating. */
type SuppliedNumber = { fact: Fact; source: Quantity };

type Verdict = { rule: string; level: Level; message: string } | undefined;

/** Where a text has numbers that only number a list. */
export type ListNumbers = ReadonlySet<number>;

/** "1. … 2. …": numbers that only number a list, beginning with one. */
export const listNumbers = (text: string): ListNumbers => {
  if (!/\d/.test(text)) return new Set();
  const marks = [
    ...text.matchAll(/(?=\d)(?<=^|[\n.!?:;]\s*)(\d{1,2})(?:[.)]|\ufe0f?\u20e3)(?=\s)/gu),
  ];
  const isList = marks.length > 1 && marks.every(({ 1: digits }, at) => Number(digits) === at + 1);
  return new Set(isList ? marks.map(({ index }) => index) : []);
};

/** Words near a count name what is counted. */
const nearStems = (quantity: Quantity, { tokens }: Scene, { lexicon }: Licence): string[] => {
  const first = firstFrom(tokens, quantity.start);
  const next = firstFrom(tokens, quantity.end);
  return contentStems(
    [...tokens.slice(Math.max(0, first - 3), first), ...tokens.slice(next, next + 4)],
    lexicon,
  );
};

/** Whether words of the fact that supplied a number are beside it; rules cannot tell more. */
const isInCompany = (
  quantity: Quantity,
  { fact, source }: SuppliedNumber,
  scene: Scene,
  licence: Licence,
): boolean => {
  if (!licence.isSameLanguage || isMoment(quantity)) return true;
  if (quantity.isWord && !scene.isAboutUs) return true;
  const { per } = quantity;
  if (per !== undefined && fact.quantities.some((one) => one.per === per)) return true;
  // Two numbers of one fact in one sentence confirm each other, and so does the same limit.
  if ((scene.suppliedBy.get(fact.id) ?? 0) > 1) return true;
  if (quantity.bound !== 'exact' && quantity.bound === source.bound) return true;
  const words = licence.wordsOfFact.get(fact.id) ?? new Set();
  const near = nearStems(quantity, scene, licence);
  if (quantity.unit === 'percent' && isDiscount(scene.tokens, licence) && isReduced(fact, licence))
    return true;
  if (['count', 'percent'].includes(quantity.unit) && near.length > 0)
    return near.some((stem) => isShared(stem, words));
  return (
    words.size < 2 ||
    [...scene.stems].some((stem) => isShared(stem, words)) ||
    // A line of one word says nothing else, if that word is the brief's.
    (scene.stems.size < 2 && [...scene.stems].every((stem) => isShared(stem, licence.factWords)))
  );
};

/** "10% off" is said in many ways, all of them of a price. */
const isDiscount = (tokens: readonly Token[], { language }: Licence): boolean =>
  guardWordsIn(tokens, language, 'discount').length > 0;

/** Whether a fact makes a price lower: "-15 %", "15 % Rabatt". */
export const isReduced = ({ text }: Fact, licence: Licence): boolean =>
  /[-–−]\s?\d+\s?%/.test(text) || isDiscount(tokensOf(text), licence);

/** How much of a place of the brief is beside a number: its words, its period, its unit. */
const likeness = (
  quantity: Quantity,
  company: ReadonlySet<string>,
  { source, companions }: NumberPlace,
): number =>
  [...company].filter((stem) => isShared(stem, companions)).length +
  (quantity.per !== undefined && quantity.per === source.per ? 1 : 0) +
  (quantity.unit === source.unit ? 0.5 : 0);

/**
 * Another number of the brief whose company this one keeps, more than that of its own value. Two numbers of one fact
 * share their company, and those of the product line are part of its name.
 */
const rightfulNumber = (quantity: Quantity, scene: Scene, { places, lexicon }: Licence) => {
  const company = companionsOf(quantity, scene.tokens, lexicon);
  const like = (place: NumberPlace) => likeness(quantity, company, place);
  // A count in words is part of a scene.
  if (quantity.isWord && counts.includes(quantity.unit)) return undefined;
  const own = places.filter(({ source }) => isSameAmount(quantity, source));
  const points = Math.max(0, ...own.map(like));
  const isHome = ({ fact }: NumberPlace) => own.some((place) => place.fact === fact);
  return places.find(
    (place) =>
      place.fact.field !== 'product' &&
      !isHome(place) &&
      isSameKind(quantity, place.source) &&
      like(place) >= points + 1,
  );
};

const judgeLabel = (quantity: Quantity, { facts, situation }: Licence): Verdict => {
  const labels = [...facts.flatMap(({ quantities }) => quantities), ...situation].filter(
    ({ unit }) => unit === quantity.unit,
  );
  return labels.length === 0 || labels.some(({ value }) => value === quantity.value)
    ? undefined
    : {
        rule: 'quantity.label',
        level: 'hold',
        message: `says “${quantity.text}” where the brief says “${labels[0]?.text}”.`,
      };
};

const judgeUnsupplied = (quantity: Quantity, scene: Scene, licence: Licence): Verdict => {
  if (isOfScene(quantity, scene, licence)) return undefined;
  const isOne = quantity.isWord && quantity.value === 1;
  // In a sentence that does not mention the seller, a time or a number in words may be the reader's.
  const isOfReader = !scene.hasUs && !isProof(quantity, scene);
  const isReaders = licence.situation.some((one) => isSameAmount(quantity, one));
  if (isOne && licence.units.has(quantity.unit)) return undefined;
  return {
    rule: 'quantity.not-in-brief',
    level:
      isOne || isReaders || ((isMoment(quantity) || quantity.isWord) && isOfReader)
        ? 'hold'
        : 'stop',
    message: `says “${quantity.text}”, a number that ${briefLacks.number}`,
  };
};

const judge = (quantity: Quantity, scene: Scene, licence: Licence): Verdict => {
  if (isLabel(quantity.unit)) return judgeLabel(quantity, licence);
  const eligibleFacts = licence.facts.filter(
    ({ field }) => !isProof(quantity, scene) || field === 'benefits',
  );
  const matches = eligibleFacts.flatMap((fact) =>
    fact.quantities
      .filter((source) => isSameAmount(quantity, source))
      .map((source) => ({ fact, source })),
  );
  const isSupplied = ({ quantities }: Fact) =>
    quantities.some((source) => isSameAmount(quantity, source));
  if (matches.length === 0)
    return licence.facts.some(isSupplied)
      ? {
          rule: 'quantity.not-proof',
          level: 'hold',
          message: `says “${quantity.text}” as proof, and ${briefLacks.proof}`,
        }
      : judgeUnsupplied(quantity, scene, licence);
  const exact = matches.filter(
    ({ source }) =>
      !isContradicted(quantity, source) &&
      !(quantity.unit === 'count' && isProof(quantity, scene) && isRaised(quantity, source)),
  );
  const [first] = matches;
  if (exact.length === 0)
    return {
      rule: 'quantity.bound',
      level: 'hold',
      message: `says “${quantity.text}” with another limit or period than “${first?.fact.text}”.`,
    };
  const rightful = rightfulNumber(quantity, scene, licence);
  if (rightful)
    return {
      rule: 'quantity.other-number',
      level: 'hold',
      message: `says “${quantity.text}” where the brief says “${rightful.source.text}”: “${rightful.fact.text}”.`,
    };
  return exact.some((supplied) => isInCompany(quantity, supplied, scene, licence))
    ? undefined
    : {
        rule: 'quantity.other-company',
        level: 'hold',
        message: `says “${quantity.text}” of something else than “${first?.fact.text}”.`,
      };
};

/** Words between two numbers that say what they are to each other: "instead of", "statt". */
const wordsBetween = (one: Quantity, other: Quantity, text: string, { lexicon }: Licence) =>
  tokensOf(text.slice(one.end, other.start))
    .filter(({ kind, norm }) => kind === 'word' && lexicon.unitOf(norm) === undefined)
    .map(({ norm }) => norm);

/** "30 € instead of 24 €" for "24 € instead of 30 €" has only supplied numbers and is false. */
const checkOrder = (quantities: readonly Quantity[], text: string, licence: Licence): Fault[] =>
  licence.facts.flatMap((fact) =>
    fact.quantities.slice(1).flatMap((second, at): Fault[] => {
      const first = fact.quantities[at];
      const index = quantities.findIndex(
        (one, here) =>
          first?.unit === second.unit &&
          !isLabel(first.unit) &&
          quantities[here + 1] !== undefined &&
          !isSameAmount(first, second) &&
          isSameAmount(one, second) &&
          // The list has an entry behind this one, as the line above says.
          isSameAmount(quantities[here + 1] as Quantity, first),
      );
      const [one, other] = [quantities[index], quantities[index + 1]];
      if (!first || !one || !other) return [];
      const inFact = wordsBetween(first, second, fact.text, licence);
      const isTurned = wordsBetween(one, other, text, licence).some((word) =>
        inFact.includes(word),
      );
      const message = `has two numbers of “${fact.text}” the other way round.`;
      const { start, end } = one;
      return isTurned
        ? [{ rule: 'quantity.order', level: 'hold', text: one.text, start, end, message }]
        : [];
    }),
  );

/** Whether two numbers next to each other are one expression: "6x4", "7j/7", "17 to 21", "8 of 10". */
const isPair = (one: Quantity, other: Quantity, text: string, { lexicon }: Licence): boolean => {
  const between = normalize(text.slice(one.end, other.start)).trim();
  // "14 por R$ 266" is a count and a price.
  if (one.unit !== other.unit && isMoney(other.unit)) return false;
  return between === ''
    ? one.unit === 'size' || one.unit === 'times'
    : ['/', 'x', '×'].includes(between) ||
        [...lexicon.words.ranges, ...lexicon.words.outOf].includes(between);
};

type Pair = readonly [Quantity, Quantity];

const pairsIn = (list: readonly Quantity[], text: string, licence: Licence): Pair[] =>
  list.flatMap((one, at): Pair[] => {
    const other = list[at + 1];
    return other && isPair(one, other, text, licence) ? [[one, other]] : [];
  });

/**
 * "8 to 22" where the brief has "7 to 22", "6x3" where it has "6x4": two numbers of the brief that do not belong
 * together there.
 */
const checkPairs = (quantities: readonly Quantity[], text: string, licence: Licence): Fault[] => {
  const pairs = pairsIn(quantities, text, licence);
  if (pairs.length === 0) return [];
  const briefPairs = licence.facts.flatMap((fact) => pairsIn(fact.quantities, fact.text, licence));
  return pairs.flatMap(([one, other]): Fault[] => {
    const isLike = (a: Quantity, b: Quantity) => isSameAmount(a, b);
    const sharingPairs = briefPairs.filter(
      ([left, right]) => isLike(one, left) || isLike(other, right),
    );
    if (
      sharingPairs.length === 0 ||
      sharingPairs.some(([left, right]) => isLike(one, left) && isLike(other, right))
    )
      return [];
    const place = { text: text.slice(one.start, other.end), start: one.start, end: other.end };
    const message = `says “${place.text}”, two numbers that do not stand together in the brief.`;
    return [{ rule: 'quantity.pair', level: 'hold', ...place, message }];
  });
};

/** "14 people in 14 rooms" for "14 people in 5 rooms": what the brief says once, a sentence says once. */
const checkTwice = (quantities: readonly Quantity[], { facts, situation }: Licence): Fault[] => {
  const countsOf = (list: readonly Quantity[]) => {
    const counts = new Map<number, number>();
    for (const { value } of list) counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  };
  const figures = quantities.filter(({ isWord, unit }) => !isWord && !isLabel(unit));
  if (countsOf(figures).size === figures.length) return [];
  const briefCounts = countsOf([...facts.flatMap(({ quantities }) => quantities), ...situation]);
  const textCounts = new Map<number, number>();
  return figures.flatMap(({ value, text, start, end }): Fault[] => {
    const before = textCounts.get(value) ?? 0;
    textCounts.set(value, before + 1);
    if (before === 0 || before !== briefCounts.get(value)) return [];
    const message = `says “${text}” more often than the brief.`;
    return [{ rule: 'quantity.twice', level: 'hold', text, start, end, message }];
  });
};

/** Every number of a sentence against the numbers of the brief. Nothing is reckoned and nothing is rounded. */
export const checkQuantities = (
  sentence: string,
  licence: Licence,
  listPlaces: ListNumbers,
): Fault[] => {
  const quantities = quantitiesIn(sentence, licence.language).filter(
    ({ start }) => !listPlaces.has(start),
  );
  if (quantities.length === 0) return [];
  const scene = sceneOf(sentence, quantities, licence);
  const faults = quantities.flatMap((quantity) => {
    const verdict = judge(quantity, scene, licence);
    if (!verdict) return [];
    const { text, start, end } = quantity;
    const near = licence.facts.find(({ quantities }) =>
      quantities.some(({ unit }) => unit === quantity.unit),
    );
    const suggestion = near && { suggestion: `The brief says: ${near.text}` };
    return [{ ...verdict, text, start, end, ...suggestion }];
  });
  return [
    ...faults,
    ...checkOrder(quantities, sentence, licence),
    ...checkPairs(quantities, sentence, licence),
    ...checkTwice(quantities, licence),
  ];
};
