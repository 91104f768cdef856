import { anyCurrency, sameAmount } from './amount.ts';
import { type Class, classOf } from './classes.ts';
import type { Fact } from './fact.ts';
import type { Given, Source } from './licence.ts';
import { isPerson } from './tongue.ts';

/** Whether two facts stand among words they have in common, or in languages that have none. */
const shares = (one: Fact, other: Fact): boolean => {
  for (const stem of one.stems) if (other.stems.has(stem)) return true;
  return !one.languages.some((language) => other.languages.includes(language));
};

/** Said of no gain, proof or discount. */
export const isQuiet = ({ gain, proof, discount }: Fact): boolean => !gain && !proof && !discount;

const sameWord = (one: Fact, other: Fact): boolean =>
  one.word !== undefined && one.word.slice(0, 4) === other.word?.slice(0, 4);

/** "Thousands" is kept by 2,000 and more; "12,000" by itself. */
const crowdValue = (claim: Fact, given: Fact): boolean =>
  claim.value < 0
    ? given.value >= -2 * claim.value || given.value === claim.value
    : sameAmount(claim, given);

const sameCrowd = (claim: Fact, given: Fact): boolean => {
  if (claim.noun)
    return claim.noun === given.noun || (claim.noun === 'people' && isPerson(given.noun));
  if (claim.word && given.word) return sameWord(claim, given) || shares(claim, given);
  return claim.word === undefined || shares(claim, given);
};

/** Numbers of seats, with no noun that says otherwise. */
const seats =
  /^(?:seat|place|spot|group|table|max|platz|platze|gruppe|plaza|grupo|post|gruppi|lugar|plek|groep)/;

const peopleLeanOn = (given: Fact): boolean => {
  const cls = classOf(given);
  if (cls === 'people') return true;
  return cls === 'thing' && (given.word === undefined || seats.test(given.word));
};

/** A share said of nothing in particular: "10 % plus VAT". */
const isBareShare = ({ word }: Fact): boolean =>
  word === undefined || /^(?:plus|vat|on|per|auf|sur|sobre|su|op)$/.test(word);

const shareCovered = (claim: Fact, given: Fact, source: Source): boolean => {
  // A bare "15 %" in an offer is what it takes off.
  const isOff = given.discount || (source === 'offer' && !given.gain && !given.noun);
  if (claim.discount) return isOff;
  const isAboutPeople = claim.noun !== undefined || claim.who || claim.proof;
  const isAkin = isBareShare(claim) || shares(claim, given);
  // "10 % on the first box" leans on a discount; "20 % younger" does not.
  if (isOff) return !claim.gain && !isAboutPeople && claim.kind === 'percent' && isAkin;
  if (claim.noun && given.noun && claim.noun !== given.noun) return false;
  // "We grow about half of it": half of the bouquet is.
  const isPart = claim.kind === 'ratio' && given.kind === 'ratio' && !claim.gain;
  if (source === 'benefits') return isAkin || (isPart && !claim.noun && !claim.who);
  return !claim.gain && !isAboutPeople && (sameWord(claim, given) || shares(claim, given));
};

const agesLabel = /^(?:ages?|aged|edad|alter|idade|eta|leeftijd|agees?)$/;

/** A length of time for one thing is not the time another takes: a trial of 7 days is no "in 7 days". */
const timeCovered = (claim: Fact, given: Fact, source: Source): boolean => {
  if (given.kind === 'plain')
    return claim.unit === 'year' && agesLabel.test(given.label ?? '') && !claim.gain;
  if (given.kind !== 'time') return false;
  if (claim.gain) return given.gain && source === 'benefits';
  return !(claim.inside && given.trial && !claim.trial && !given.inside);
};

const moneyCovered = (claim: Fact, given: Fact): boolean =>
  given.kind === 'money' &&
  (claim.unit === given.unit || given.unit === anyCurrency) &&
  (!claim.gain || given.gain || given.discount || claim.discount);

const thingCovered = (claim: Fact, given: Fact): boolean => {
  // "Cold for 24 hours, hot for 12."
  if (given.kind === 'time' && claim.word === undefined)
    return (
      isQuiet(claim) &&
      claim.unit === undefined &&
      [...claim.units].some((unit) => unit === given.unit)
    );
  if (!['thing', 'people', 'often'].includes(classOf(given))) return false;
  if (claim.who !== given.who && claim.noun !== undefined) return false;
  // "Over 400 sofas" does not lean on 400 fabrics: what is many must be the same thing.
  if (claim.value > 100 && claim.word && given.word && !sameWord(claim, given))
    return shares(claim, given);
  // A count that gains or proves something must have done so before.
  if (claim.gain && !given.gain) return shares(claim, given);
  return !claim.proof || given.proof || shares(claim, given);
};

const versions = /^(?:version|versao|versione|versie|ver|v|release|edition)$/;

/** A number that is part of a name may be said wherever the name is: "SPF 50", "Version 3". */
const isSameName = (claim: Fact, given: Fact): boolean =>
  claim.label !== undefined &&
  (claim.label === given.label || (versions.test(claim.label) && given.label !== undefined)) &&
  ['plain', 'rating', 'year'].includes(claim.kind) &&
  claim.unit === given.unit &&
  !claim.who &&
  !claim.over &&
  isQuiet(claim);

const classRules: Record<Class, (claim: Fact, given: Fact, source: Source) => boolean> = {
  crowd: (claim, given, source) =>
    ['crowd', 'people'].includes(classOf(given)) &&
    sameCrowd(claim, given) &&
    (source === 'benefits' || (isQuiet(claim) && claim.value > 0 && claim.value <= 100)),
  people: (claim, given) =>
    peopleLeanOn(given) || (classOf(given) === 'thing' && sameWord(claim, given)),
  rating: (claim, given, source) =>
    source === 'benefits' && given.kind === 'rating' && (claim.unit ?? given.unit) === given.unit,
  rank: (_, given, source) => source === 'benefits' && given.kind === 'rank',
  share: (claim, given, source) => classOf(given) === 'share' && shareCovered(claim, given, source),
  multiplier: (claim, given, source) =>
    source === 'benefits' && given.kind === 'multiplier' && shares(claim, given),
  money: moneyCovered,
  time: timeCovered,
  measure: (claim, given) =>
    classOf(given) === 'measure' && (!claim.gain || given.gain || shares(claim, given)),
  often: (claim, given) =>
    ['often', 'thing', 'people'].includes(classOf(given)) && claim.period === given.period,
  thing: thingCovered,
  date: (claim, given) => given.kind === 'date' && claim.unit === given.unit,
  year: (_, given) => given.kind === 'year' || given.kind === 'plain',
};

/** Never louder: "over" must have been said, "up to" may not be dropped where it limits a gain. */
const noStronger = (claim: Fact, given: Fact): boolean => {
  if (claim.over && !given.over && !(given.kind === 'money' && given.from)) return false;
  if (claim.under && !(given.under || given.within || given.upTo)) return false;
  const isResult = claim.gain || claim.discount || ['percent', 'ratio'].includes(claim.kind);
  return !given.upTo || claim.upTo || !isResult;
};

/** A period may be left out, but not of a gain, and never added or changed. */
const samePeriod = (claim: Fact, given: Fact, source: Source): boolean => {
  if (claim.period === given.period) return true;
  if (claim.period !== undefined)
    return given.period === undefined && given.units.has(claim.period) && isQuiet(claim);
  return source === 'pain' || !(claim.gain && ['time', 'money'].includes(claim.kind));
};

const sourceAllows = (claim: Fact, given: Fact, source: Source): boolean => {
  if (source === 'benefits') return true;
  if (source === 'pain' || source === 'audience') {
    if (!isQuiet(claim) || claim.over || ['rating', 'rank', 'multiplier'].includes(claim.kind))
      return false;
    // How old the readers are is not how long we have been at it.
    return claim.unit !== 'year' || claim.stems.size < 2 || shares(claim, given);
  }
  // An offer may promise its own saving ("£10 off"), never a customer's result.
  if (claim.kind === 'money' && claim.gain) return given.gain || given.discount;
  return true;
};

const claims = (claim: Fact, given: Fact, source: Source): boolean =>
  sourceAllows(claim, given, source) &&
  classRules[classOf(claim)](claim, given, source) &&
  noStronger(claim, given) &&
  samePeriod(claim, given, source);

const bounded = new Set<Class>(['money', 'time', 'thing', 'people', 'measure', 'crowd']);

/** "Under £50" is kept by £48, "over 250" by 300: a bound that the given number keeps, and not by far. */
const keepsBound = (claim: Fact, given: Fact, source: Source): boolean => {
  if (!claim.under && !claim.over) return false;
  if (claim.kind !== given.kind || claim.unit !== given.unit || !bounded.has(classOf(claim)))
    return false;
  const [low, high] = claim.under ? [given.value, claim.value] : [claim.value, given.value];
  if (low <= 0 || low >= high || high > 2 * low || (claim.under && given.over)) return false;
  return claims({ ...claim, value: given.value, under: false, over: false }, given, source);
};

/** Whether something the customer supplied carries this claim. */
export const covers = (claim: Fact, { fact: given, source }: Given): boolean => {
  const isSame = classOf(claim) === 'crowd' ? crowdValue(claim, given) : sameAmount(claim, given);
  return (
    (isSame && (isSameName(claim, given) || claims(claim, given, source))) ||
    keepsBound(claim, given, source)
  );
};
