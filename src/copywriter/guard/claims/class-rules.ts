import { anyCurrency, isExperience, isMeeting, isQuiet, sameWord, shares } from './amount.ts';
import { type Class, classOf } from './classes.ts';
import type { Fact } from './fact.ts';
import type { Source } from './licence.ts';

const sameCrowd = (claim: Fact, given: Fact): boolean =>
  claim.noun ? claim.noun === given.noun : sameWord(claim, given) || shares(claim, given);

/** Numbers of seats, with no noun that says otherwise. */
const seats =
  /^(?:pers|pax|seat|place|spot|group|table|max|platz|platze|gruppe|plaza|grupo|post|gruppi|lugar|plek|groep|part|portion|portie|porci|porcao|porcoes|porzion|racion|stuck|cover)/;

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
  const isOff =
    given.discount || (source === 'offer' && !given.gain && (!given.noun || given.noun === 'sale'));
  if (claim.discount) return isOff;
  const isAboutPeople = claim.noun !== undefined || claim.proof;
  const isAkin = isBareShare(claim) || shares(claim, given);
  // "10 % on the first box" leans on a discount; "20 % younger" does not.
  if (isOff) return !claim.gain && !isAboutPeople && isAkin;
  // "We grow about half of it": half of the bouquet is.
  const isPart = claim.kind === 'ratio' && given.kind === 'ratio' && !claim.gain;
  if (source === 'benefits') return isAkin || isPart;
  return !claim.gain && !isAboutPeople && shares(claim, given);
};

const ages =
  /^(?:ages?|aged|edad|alter|idade|eta|leeftijd|agees?|kinder|kids|children|enfants|ninos|bambini|criancas|kinderen)$/;

/** "Children 7–12 pay half" are years of age; never years of work. */
const isAge = ({ label }: Fact): boolean => ages.test(label ?? '');

/** A length of time for one thing is not the time another takes: a trial of 7 days is no "in 7 days". */
const timeCovered = (claim: Fact, given: Fact): boolean => {
  if (given.kind === 'plain') return claim.unit === 'year' && isAge(given);
  if (given.kind !== 'time') return false;
  if (claim.gain) return given.gain;
  // A spare bike within two days, if yours breaks, is no new one within two days.
  if (claim.inside && given.conditional && !shares(claim, given)) return false;
  return !(claim.inside && given.trial && !claim.trial && !given.inside);
};

const moneyCovered = (claim: Fact, given: Fact): boolean =>
  given.kind === 'money' &&
  (claim.unit === given.unit || given.unit === anyCurrency || claim.unit === anyCurrency) &&
  (!claim.gain || given.gain || given.discount);

const thingCovered = (claim: Fact, given: Fact, source: Source): boolean => {
  // "For offices of twenty to two hundred": how big the readers are.
  if (source === 'audience' && classOf(given) === 'crowd') return isQuiet(claim);
  if (!['thing', 'people', 'often'].includes(classOf(given))) return false;
  // "Over 400 sofas" does not lean on 400 fabrics: what is many must be the same thing.
  if (claim.value > 100 && !sameWord(claim, given)) return shares(claim, given);
  // "After six evenings" leans on no group of six.
  if (claim.after && claim.word) return sameWord(claim, given) && !claim.isAlone;
  if (isExperience(claim) || (claim.inside && isMeeting(claim))) return sameWord(claim, given);
  // A count that gains or proves something must have done so before.
  return !(claim.gain || claim.proof) || shares(claim, given);
};

export const classRules: Record<Class, (claim: Fact, given: Fact, source: Source) => boolean> = {
  crowd: (claim, given, source) =>
    ['crowd', 'people'].includes(classOf(given)) &&
    sameCrowd(claim, given) &&
    (source === 'benefits' || (isQuiet(claim) && claim.value <= 100)),
  people: (_, given) => peopleLeanOn(given),
  rating: (claim, given, source) =>
    source === 'benefits' && given.kind === 'rating' && (claim.unit ?? given.unit) === given.unit,
  rank: (_, given, source) => source === 'benefits' && given.kind === 'rank',
  share: (claim, given, source) => classOf(given) === 'share' && shareCovered(claim, given, source),
  multiplier: (claim, given, source) =>
    source === 'benefits' && given.kind === 'multiplier' && shares(claim, given),
  money: moneyCovered,
  time: timeCovered,
  measure: (_, given) => classOf(given) === 'measure',
  often: (claim, given) =>
    ['often', 'thing', 'people'].includes(classOf(given)) && claim.period === given.period,
  thing: thingCovered,
  date: (claim, given) => given.kind === 'date' && claim.unit === given.unit,
  year: (_, given) => given.kind === 'year',
};
