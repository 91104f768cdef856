import { factsOfFamily, familiesIn, guardWordsIn } from '../facts/families.ts';
import type { Quantity } from '../facts/quantity.ts';
import { isSameAmount } from '../facts/same-amount.ts';
import { type Token, tokensOf } from '../facts/text.ts';
import { sharedWords } from '../facts/words.ts';
import { contentStems, isShared, type Licence } from './licence.ts';

/** What is known of the sentence that has a number. */
export type Scene = {
  isQuestion: boolean;
  stems: ReadonlySet<string>;
  /** It has words of the seller, of offer or benefits, or of proof and promise. */
  isAboutUs: boolean;
  /** It has these or words of the product line. */
  isAboutMatter: boolean;
  hasUs: boolean;
  isAboutReader: boolean;
  /** The places where it speaks of customers, ratings, reviews or years: a number beside them is proof. */
  proof: { start: number; end: number }[];
  tokens: readonly Token[];
  /** All numbers of the sentence, and how many of them each fact supplies. */
  quantities: Quantity[];
  suppliedBy: ReadonlyMap<string, number>;
  /** True if the whole sentence is direct speech. */
  isSpeech: boolean;
};

const maxCountInWords = 100;
const besideLetters = 25;

export const sceneOf = (sentence: string, quantities: Quantity[], licence: Licence): Scene => {
  const { language, lexicon, claimWords, factWords, facts } = licence;
  const tokens = tokensOf(sentence);
  const stems = new Set(contentStems(tokens, lexicon));
  const families = familiesIn(sentence, language);
  const hasUs = guardWordsIn(tokens, language, 'us').length > 0;
  const isAboutUs =
    hasUs || families.length > 0 || [...stems].some((stem) => isShared(stem, claimWords));
  return {
    isQuestion: sentence.includes('?'),
    stems,
    isAboutUs,
    isAboutMatter: isAboutUs || [...stems].some((stem) => isShared(stem, factWords)),
    hasUs,
    isAboutReader: guardWordsIn(tokens, language, 'reader').length > 0,
    proof: families.filter(({ family }) => factsOfFamily(family).isCounted),
    tokens,
    quantities,
    isSpeech: !hasUs && families.length === 0 && /^["“„«].*["“”»]\s*$/su.test(sentence),
    suppliedBy: new Map(
      facts.map((fact) => [
        fact.id,
        quantities.filter((one) => fact.quantities.some((source) => isSameAmount(one, source)))
          .length,
      ]),
    ),
  };
};

/** Whether words of customers, ratings, reviews or years are beside a number. */
export const isProof = (quantity: Quantity, { proof }: Scene): boolean =>
  proof.some(
    ({ start, end }) =>
      start - quantity.end <= besideLetters && quantity.start - end <= besideLetters,
  );

export const isMoment = ({ unit }: Quantity): boolean => unit === 'clock' || unit === 'date';

/**
 * "Sunday, 10pm, one shoebox." Where the brief has opening hours or a deadline itself, only a single time of day in a
 * sentence without a word of the brief's facts belongs to a scene.
 */
const isMomentOfScene = (quantity: Quantity, scene: Scene, licence: Licence) => {
  const { isAboutUs, isAboutMatter, quantities, stems } = scene;
  const isOfBrief = ({ unit }: Quantity) => unit === quantity.unit;
  const isAlone = quantity.bound === 'exact' && quantities.length === 1;
  // No shop opens at 8:03.
  const isOdd = quantity.unit === 'clock' && quantity.value % 5 !== 0;
  if (!isAboutUs && isAlone && isOdd && stems.size > 0) return true;
  // "It's 2pm." is a scene; "In 24 h bei Ihnen." is a promise, although it has no word of weight.
  const text = quantity.text.toLowerCase();
  const isSurelyClock =
    /[:.]\d/u.test(text) || [...sharedWords.clockEnds].some((end) => text.endsWith(end));
  const isBare = stems.size === 0 && !(isAlone && isSurelyClock);
  return (
    !isAboutUs &&
    !isBare &&
    (!licence.facts.some((fact) => fact.quantities.some(isOfBrief)) ||
      (licence.isSameLanguage &&
        !isAboutMatter &&
        quantity.unit === 'clock' &&
        quantity.bound === 'exact' &&
        quantities.filter(isOfBrief).length === 1))
  );
};

/** Units that count things. */
export const counts = ['count', 'number', 'times', 'ratio', 'person'];
const times = ['second', 'minute', 'hour', 'day', 'night', 'week', 'month', 'year'];

/**
 * A time of day, a count in words or a number of the brief's own audience and pains: it belongs to a scene and
 * states nothing, unless its sentence speaks of proof or, for a measure in words or a time in digits, of the seller.
 */
export const isOfScene = (quantity: Quantity, scene: Scene, licence: Licence): boolean => {
  if (isProof(quantity, scene)) return false;
  if (licence.situation.some((one) => isSameAmount(quantity, one)))
    return !scene.isAboutUs || scene.isQuestion;
  if (isMoment(quantity)) return isMomentOfScene(quantity, scene, licence);
  if (!quantity.isWord) return false;
  if (scene.isSpeech) return quantity.value < maxCountInWords;
  // Words of two languages cannot be compared: a measure that the brief also takes may be its own.
  if (!licence.isSameLanguage && licence.units.has(quantity.unit)) return false;
  if (counts.includes(quantity.unit)) return quantity.value < maxCountInWords;
  // Ten years or more are usually experience.
  if (quantity.unit === 'year' && quantity.value >= 10)
    return scene.isAboutReader && !scene.isAboutUs;
  return times.includes(quantity.unit) || quantity.value === 1
    ? !scene.isAboutUs
    : !scene.isAboutMatter;
};
