import { sameAmount } from './amount.ts';
import type { Fact } from './fact.ts';
import type { Given, Licence, Source } from './licence.ts';
import { isElliptic, isQuiet, isSameName, saysAge, saysHowOften, shares } from './paraphrase.ts';
import { isPerson } from './words.ts';

const sameTongue = (one: Fact, other: Fact): boolean => one.language === other.language;

const noStronger = (claim: Fact, given: Fact): boolean =>
  (!claim.over || given.over) &&
  (!given.upTo || claim.upTo) &&
  (!claim.under || given.under || given.within);

const samePeriod = (claim: Fact, given: Fact, source: Source): boolean => {
  if (claim.period === given.period) return true;
  // A pain may be told shorter than it was: it promises nothing.
  if (source === 'pain' && claim.period === undefined) return true;
  return claim.period === undefined && given.kind !== 'time' && given.kind !== 'money';
};

const sameNoun = (claim: Fact, given: Fact): boolean => {
  if (claim.noun && given.noun) {
    return claim.noun === given.noun || (claim.noun === 'people' && isPerson(given.noun));
  }
  if (claim.noun) return false;
  if (!claim.word || !given.word) return true;
  // A measure says what it measures: "25 km on one charge" is "25 km range".
  if (claim.unit !== undefined) return true;
  const stem = claim.word.slice(0, Math.min(4, Math.max(3, given.word.length)));
  return (
    given.word.startsWith(stem) ||
    given.stems.has(claim.word.slice(0, 5)) ||
    !sameTongue(claim, given)
  );
};

const shareKinds = new Set(['percent', 'ratio']);

/** Proof about customers and results may only come from the benefits. */
const provesSomething = (claim: Fact): boolean => {
  if (claim.kind === 'count') {
    const crowd = claim.value > 100 || claim.value < 0 || claim.over;
    return claim.noun === 'review' || claim.proof || crowd;
  }
  if (claim.kind === 'plain') return claim.who && (claim.value > 100 || claim.proof);
  if (claim.kind === 'time' || claim.kind === 'money') return claim.gain;
  return ['rating', 'ratio', 'multiplier', 'rank'].includes(claim.kind);
};

const besideTheSame = (claim: Fact, given: Fact): boolean =>
  claim.word !== undefined &&
  given.word !== undefined &&
  claim.word.slice(0, 5) === given.word.slice(0, 5);

const shareCovered = (claim: Fact, given: Fact, source: Source): boolean => {
  if (claim.discount || given.discount) {
    if (claim.discount !== given.discount) return false;
    return (
      source !== 'benefits' || shares(claim, given) || !sameTongue(claim, given) || !claim.gain
    );
  }
  if (claim.noun && given.noun && claim.noun !== given.noun) return false;
  if (source === 'benefits')
    return shares(claim, given) || !sameTongue(claim, given) || !claim.word;
  const share = claim.kind === 'percent' && !claim.gain && !claim.noun && !claim.who;
  return share && (besideTheSame(claim, given) || (!claim.proof && shares(claim, given)));
};

const kindCovered = (claim: Fact, given: Fact, source: Source): boolean => {
  if (shareKinds.has(claim.kind) && shareKinds.has(given.kind)) {
    return shareCovered(claim, given, source);
  }
  if (claim.kind !== given.kind) {
    const loose = claim.kind === 'year' || given.kind === 'year';
    return (
      isElliptic(claim, given, source) ||
      saysHowOften(claim, given) ||
      saysAge(claim, given) ||
      (loose && given.kind === 'plain')
    );
  }
  if (claim.unit !== given.unit && claim.kind !== 'time') {
    return isElliptic(claim, given, source) || saysHowOften(claim, given);
  }
  if (claim.kind === 'time' || claim.kind === 'money') {
    return !claim.gain || given.gain || given.discount;
  }
  if (claim.kind === 'multiplier') return shares(claim, given) || !sameTongue(claim, given);
  if (claim.kind === 'rating' || claim.kind === 'rank' || claim.kind === 'year') return true;
  return sameNoun(claim, given);
};

const sourceAllows = (claim: Fact, given: Fact, source: Source): boolean => {
  if (source === 'benefits') return true;
  if (source === 'pain' || source === 'audience') {
    return isQuiet(claim) && !['rating', 'rank', 'multiplier'].includes(claim.kind);
  }
  if (!provesSomething(claim)) return !given.proof || claim.kind !== 'count';
  // An offer may promise its own saving ("£10 off"), never a customer's result.
  return source === 'offer' && claim.kind === 'money' && (given.gain || given.discount);
};

const covers = (claim: Fact, { fact: given, source }: Given): boolean =>
  sameAmount(claim, given) &&
  (isSameName(claim, given) ||
    (sourceAllows(claim, given, source) &&
      kindCovered(claim, given, source) &&
      noStronger(claim, given) &&
      samePeriod(claim, given, source)));

export const isLicensed = (claim: Fact, licence: Licence): boolean =>
  licence.facts.some((given) => covers(claim, given));
