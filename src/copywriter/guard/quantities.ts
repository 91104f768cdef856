import type { Fact } from '../facts/facts.ts';
import { countedFamilies, familiesIn, guardWordsIn } from '../facts/families.ts';
import {
  isContradicted,
  isRaised,
  isSameAmount,
  type Quantity,
  quantitiesIn,
} from '../facts/quantities.ts';
import { type Token, tokensOf } from '../facts/text.ts';
import type { Fault, Level } from '../types.ts';
import { contentStems, isShared, type Licence } from './licence.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

type Verdict = { rule: string; level: Level; message: string } | undefined;

/** What is known of the sentence in which a number stands. */
type Scene = {
  sentence: Sentence;
  stems: ReadonlySet<string>;
  /** It has words of the seller, of offer or benefits, or of proof and promise. */
  isAboutUs: boolean;
  /** It has these or words of the product line. */
  isAboutMatter: boolean;
  hasUs: boolean;
  /** Where it speaks of customers, ratings, reviews or years: a number beside it is proof. */
  proof: { start: number; end: number }[];
  tokens: readonly Token[];
  /** All numbers of the sentence, and how many of them each fact supplies. */
  quantities: Quantity[];
  suppliedBy: ReadonlyMap<string, number>;
};

const maxCountInWords = 100;
const besideLetters = 25;

const sceneOf = (sentence: Sentence, quantities: Quantity[], licence: Licence): Scene => {
  const { language, lexicon, claimWords, factWords, facts } = licence;
  const tokens = tokensOf(sentence.text);
  const stems = new Set(contentStems(tokens, lexicon));
  const found = familiesIn(sentence.text, language);
  const hasUs = guardWordsIn(tokens, language, 'us').length > 0;
  const isAboutUs =
    hasUs || found.length > 0 || [...stems].some((stem) => isShared(stem, claimWords));
  return {
    sentence,
    stems,
    isAboutUs,
    isAboutMatter: isAboutUs || [...stems].some((stem) => isShared(stem, factWords)),
    hasUs,
    proof: found
      .filter(({ family }) => countedFamilies.includes(family))
      .map(({ start, end }) => ({ start: start + sentence.start, end: end + sentence.start })),
    tokens,
    quantities,
    suppliedBy: new Map(
      facts.map((fact) => [
        fact.id,
        quantities.filter((one) => fact.quantities.some((supplied) => isSameAmount(one, supplied)))
          .length,
      ]),
    ),
  };
};

const isProof = (said: Quantity, { proof }: Scene): boolean =>
  proof.some(
    ({ start, end }) => start - said.end <= besideLetters && said.start - end <= besideLetters,
  );

/** "1. … 2. …": numbers that only number a list, beginning with one. */
const listNumbers = (text: string): ReadonlySet<number> => {
  const marks = [
    ...text.matchAll(/(?=\d)(?<=^|[\n.!?:;]\s*)(\d{1,2})(?:[.)]|\ufe0f?\u20e3)(?=\s)/gu),
  ];
  const isList = marks.length > 1 && marks.every(({ 1: digits }, at) => Number(digits) === at + 1);
  return new Set(isList ? marks.map(({ index }) => index) : []);
};

const isMoment = ({ unit }: Quantity): boolean => unit === 'clock' || unit === 'date';

/** Where the brief has opening hours or a deadline, no rule can tell another one from a scene. */
const isMomentOfScene = (said: Quantity, { isAboutUs, stems }: Scene, { facts }: Licence) =>
  !isAboutUs &&
  stems.size > 0 &&
  !facts.some(({ quantities }) => quantities.some(({ unit }) => unit === said.unit));

const counts = ['count', 'number', 'times', 'ratio'];

/**
 * A time of day, a count in words or a number of the brief's own audience and pains: it belongs to a scene and
 * states nothing, unless its sentence speaks of proof or, for a measure in words or a time in digits, of the seller.
 */
const isOfScene = (said: Quantity, scene: Scene, licence: Licence): boolean => {
  if (isProof(said, scene)) return false;
  const isQuestion = /\?/.test(scene.sentence.text);
  if (licence.situation.some((one) => isSameAmount(said, one)))
    return !scene.isAboutUs || isQuestion;
  if (isMoment(said)) return isMomentOfScene(said, scene, licence);
  if (!said.isWord) return false;
  return counts.includes(said.unit) || (said.value === 1 && !scene.isAboutUs)
    ? said.value < maxCountInWords
    : !scene.isAboutMatter;
};

/** The index of the first token at or after a place, by halving. */
const firstFrom = (tokens: readonly Token[], place: number): number => {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Words near a count name what is counted. */
const nearStems = (said: Quantity, { sentence, tokens }: Scene, { lexicon }: Licence): string[] => {
  const [from, to] = [said.start - sentence.start, said.end - sentence.start];
  const first = firstFrom(tokens, from);
  const next = firstFrom(tokens, to);
  return contentStems(
    [...tokens.slice(Math.max(0, first - 3), first), ...tokens.slice(next, next + 4)],
    lexicon,
  );
};

/** Whether a number stands beside words of the fact that supplied it; rules cannot tell more. */
const isInCompany = (said: Quantity, fact: Fact, scene: Scene, licence: Licence): boolean => {
  if (!licence.isSameLanguage || said.unit === 'clock' || said.unit === 'date') return true;
  // Two numbers of one fact in one sentence are each other's company.
  if ((scene.suppliedBy.get(fact.id) ?? 0) > 1 || (said.isWord && !scene.isAboutUs)) return true;
  const words = licence.wordsOfFact.get(fact.id) ?? new Set();
  const hasSamePeriod =
    said.per !== undefined && fact.quantities.some(({ per }) => per === said.per);
  if (words.size === 0 || hasSamePeriod) return true;
  const product = licence.wordsOfFact.get('product') ?? new Set<string>();
  const near = nearStems(said, scene, licence).filter(
    (stem) => words.has(stem) || !isShared(stem, product),
  );
  const isOfNoun = (said.unit === 'count' && !said.isWord) || said.unit === 'percent';
  if (isOfNoun && near.length > 0) return near.some((stem) => isShared(stem, words));
  return (
    words.size < 2 ||
    [...scene.stems].some((stem) => isShared(stem, words)) ||
    // A line of one word says nothing else, if that word is the brief's.
    (scene.stems.size < 2 && [...scene.stems].every((stem) => isShared(stem, licence.factWords)))
  );
};

const judgeLabel = (said: Quantity, { facts, situation }: Licence): Verdict => {
  const named = [...facts.flatMap(({ quantities }) => quantities), ...situation].filter(
    ({ unit }) => unit === said.unit,
  );
  return named.length === 0 || named.some(({ value }) => value === said.value)
    ? undefined
    : {
        rule: 'quantity.label',
        level: 'hold',
        message: `says “${said.text}” where the brief says “${named[0]?.text}”.`,
      };
};

const judgeUnsupplied = (said: Quantity, scene: Scene, licence: Licence): Verdict => {
  if (isOfScene(said, scene, licence)) return undefined;
  const isOne = said.isWord && said.value === 1;
  if (isOne && licence.units.has(said.unit)) return undefined;
  return {
    rule: 'quantity.not-in-brief',
    level: isOne || (isMoment(said) && !scene.hasUs) ? 'hold' : 'stop',
    message: `says “${said.text}”, a number that product, offer and benefits do not supply.`,
  };
};

const judge = (said: Quantity, scene: Scene, licence: Licence): Verdict => {
  if (said.unit.startsWith('label:')) return judgeLabel(said, licence);
  const allowed = licence.facts.filter(
    ({ field }) => !isProof(said, scene) || field === 'benefits',
  );
  const matches = allowed.flatMap((fact) =>
    fact.quantities
      .filter((supplied) => isSameAmount(said, supplied))
      .map((supplied) => ({ fact, supplied })),
  );
  const elsewhere = licence.facts.find(({ quantities }) =>
    quantities.some((supplied) => isSameAmount(said, supplied)),
  );
  if (matches.length === 0)
    return elsewhere
      ? {
          rule: 'quantity.not-proof',
          level: 'hold',
          message: `says “${said.text}” as proof, and benefits do not supply it.`,
        }
      : judgeUnsupplied(said, scene, licence);
  const exact = matches.filter(
    ({ supplied }) =>
      !isContradicted(said, supplied) &&
      !(said.unit === 'count' && isProof(said, scene) && isRaised(said, supplied)),
  );
  const [first] = matches;
  if (exact.length === 0)
    return {
      rule: 'quantity.bound',
      level: 'hold',
      message: `says “${said.text}” with another limit or period than “${first?.fact.text}”.`,
    };
  return exact.some(({ fact }) => isInCompany(said, fact, scene, licence))
    ? undefined
    : {
        rule: 'quantity.other-company',
        level: 'hold',
        message: `says “${said.text}” of something else than “${first?.fact.text}”.`,
      };
};

/** Words between two numbers that say how they stand to each other: "instead of", "statt". */
const wordsBetween = (one: Quantity, other: Quantity, text: string, { lexicon }: Licence) =>
  tokensOf(text.slice(one.end, other.start))
    .filter(({ kind, norm }) => kind === 'word' && lexicon.unitOf(norm) === undefined)
    .map(({ norm }) => norm);

/** "30 € instead of 24 €" for "24 € instead of 30 €" has only supplied numbers and is false. */
const checkOrder = (said: readonly Quantity[], text: string, licence: Licence): Fault[] =>
  licence.facts.flatMap((fact) =>
    fact.quantities.slice(1).flatMap((second, at): Fault[] => {
      const first = fact.quantities[at];
      const index = said.findIndex(
        (one, here) =>
          first?.unit === second.unit &&
          !first.unit.startsWith('label:') &&
          said[here + 1] !== undefined &&
          !isSameAmount(first, second) &&
          isSameAmount(one, second) &&
          // The list has an entry behind this one, as the line above says.
          isSameAmount(said[here + 1] as Quantity, first),
      );
      const [one, other] = [said[index], said[index + 1]];
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

/** The sentences that hold numbers, in one pass over both. */
const scenesOf = (text: string, found: readonly Quantity[], licence: Licence): Scene[] => {
  const { months } = licence.lexicon.words;
  let at = 0;
  return sentencesOf(text, (word) => word.toLowerCase() in months).flatMap((sentence) => {
    const from = at;
    while ((found[at]?.start ?? Number.POSITIVE_INFINITY) < sentence.end) at += 1;
    return at > from ? [sceneOf(sentence, found.slice(from, at), licence)] : [];
  });
};

/** Every number of a text against the numbers of the brief. Nothing is reckoned and nothing is rounded. */
export const checkQuantities = (text: string, licence: Licence): Fault[] => {
  const { language, facts } = licence;
  const numbered = listNumbers(text);
  const found = quantitiesIn(text, language).filter(({ start }) => !numbered.has(start));
  if (found.length === 0) return [];
  const scenes = scenesOf(text, found, licence);
  const sceneAt = new Map(scenes.flatMap((scene) => scene.quantities.map((one) => [one, scene])));
  const order = scenes.flatMap(({ quantities }) => checkOrder(quantities, text, licence));
  const faults = found.flatMap((said) => {
    const scene = sceneAt.get(said);
    const verdict = scene && judge(said, scene, licence);
    if (!verdict) return [];
    const { text: words, start, end } = said;
    const near = facts.find(({ quantities }) => quantities.some(({ unit }) => unit === said.unit));
    return [
      {
        ...verdict,
        text: words,
        start,
        end,
        ...(near && { suggestion: `The brief says: ${near.text}` }),
      },
    ];
  });
  return [...faults, ...order];
};
