import { anyCurrency, isQuiet, lengthOf, sameAmount, shares } from './amount.ts';
import { classRules } from './class-rules.ts';
import { classOf } from './classes.ts';
import { weekdayOf } from './days.ts';
import type { Fact } from './fact.ts';
import type { Given, Source } from './licence.ts';
import { isMoved } from './moved.ts';

/** A number that is part of a name may be said wherever the name is: "SPF 50", "Version 3". */
const isSameName = (claim: Fact, given: Fact): boolean =>
  claim.label !== undefined &&
  claim.label === given.label &&
  ['plain', 'rating', 'year', 'rank'].includes(claim.kind) &&
  claim.unit === given.unit &&
  !claim.over &&
  isQuiet(claim);

/** Never louder: "over" must have been said, "up to" may not be dropped where it limits a gain. */
const noStronger = (claim: Fact, given: Fact): boolean => {
  // "From 65", and "65 and over": where a price or an age begins.
  const begins = given.from && (given.kind === 'money' || given.unit === 'year');
  // "Over six Tuesdays": they last so long.
  const isSpan = claim.value <= 12 && weekdayOf(claim.word ?? '') !== undefined;
  if (claim.over && !given.over && !begins && !isSpan) return false;
  if (claim.under && !given.under) return false;
  const isResult = claim.gain || claim.discount || ['percent', 'ratio'].includes(claim.kind);
  return !given.upTo || claim.upTo || !isResult;
};

/** A period may be left out, but not of a gain, and never added or changed. */
const samePeriod = (claim: Fact, given: Fact): boolean => {
  if (claim.period === given.period) return true;
  if (claim.period !== undefined)
    return (
      given.period === undefined &&
      given.units.has(claim.period) &&
      (isQuiet(claim) || (claim.proof && given.proof))
    );
  return !claim.gain;
};

const sourceAllows = (claim: Fact, given: Fact, source: Source): boolean => {
  if (source !== 'pain' && source !== 'audience') return true;
  if (!isQuiet(claim) || ['rating', 'rank', 'multiplier'].includes(claim.kind)) return false;
  // How old the readers are is not how long we have been at it.
  return claim.unit !== 'year' || claim.from || claim.stems.size < 2 || shares(claim, given);
};

const claims = (claim: Fact, given: Fact, source: Source): boolean =>
  sourceAllows(claim, given, source) &&
  classRules[classOf(claim)](claim, given, source) &&
  noStronger(claim, given) &&
  samePeriod(claim, given);

/** "Under £50" is kept by £48, "over 250" by 300: a bound that the given number keeps, and not by far. */
const keepsBound = (claim: Fact, given: Fact, source: Source): boolean => {
  if (!claim.under && !claim.over) return false;
  if (claim.kind !== given.kind) return false;
  const isTime = claim.kind === 'time';
  if (!isTime && claim.unit !== given.unit && given.unit !== anyCurrency) return false;
  // "More than three months" is kept by 100 days.
  const [own, other] = isTime ? [lengthOf(claim), lengthOf(given)] : [claim.value, given.value];
  const [low, high] = claim.under ? [other, own] : [own, other];
  if (low >= high || high > 2 * low) return false;
  const { unit, value } = given;
  // What lasts longer than a bound is not done within it.
  const inside = claim.inside && !claim.over;
  return claims({ ...claim, unit, value, inside, under: false, over: false }, given, source);
};

/** Whether something the customer supplied is this quantity, of the same kind and no stronger. */
const matches = (claim: Fact, { fact: given, source }: Given): boolean => {
  // "Thousands" is kept by 2,000 and more; "12,000" by itself.
  const isVague = classOf(claim) === 'crowd' && claim.value < 0;
  const isSame = isVague ? given.value >= -2 * claim.value : sameAmount(claim, given);
  return (
    (isSame && (isSameName(claim, given) || claims(claim, given, source))) ||
    keepsBound(claim, given, source)
  );
};

/** Whether something the customer supplied carries this claim. */
export const covers = (claim: Fact, given: Given): boolean =>
  matches(claim, given) && !isMoved(claim, given.fact);

/** Whether the customer supplied this number, but for another claim. */
export const isMovedFrom = (claim: Fact, given: Given): boolean =>
  isMoved(claim, given.fact) && matches(claim, given);
