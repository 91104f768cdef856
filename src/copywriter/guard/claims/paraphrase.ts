import type { Fact } from './fact.ts';
import type { Source } from './licence.ts';

/** Whether two facts stand among words they have in common. */
export const shares = (one: Fact, other: Fact): boolean => {
  for (const stem of one.stems) if (other.stems.has(stem)) return true;
  return false;
};

/** Said of no gain, proof or discount. */
export const isQuiet = ({ gain, proof, discount }: Fact): boolean => !gain && !proof && !discount;

/** "Join 25 thousand" leans on "25,000 customers", "hot for 12" on "hot for 12 hours". */
export const isElliptic = (claim: Fact, given: Fact, source: Source): boolean => {
  if (claim.kind !== 'plain' || claim.word || claim.unit) return false;
  if (given.kind === 'count') return source === 'benefits' || (isQuiet(claim) && claim.value < 100);
  return isQuiet(claim) && (given.kind === 'time' || given.kind === 'plain');
};

/** "Two visits a year" is "a visit twice a year". */
export const saysHowOften = (claim: Fact, given: Fact): boolean =>
  (given.unit === 'times' || claim.unit === 'times') &&
  claim.period === given.period &&
  isQuiet(claim) &&
  shares(claim, given);

const namable = new Set(['plain', 'rating', 'year']);
const versions = /^(?:version|versao|versione|versie|ver|v|release|edition)$/;

/** A number that is part of a name may be said wherever the name is: "SPF 50", "Version 3". */
export const isSameName = (claim: Fact, given: Fact): boolean =>
  claim.label !== undefined &&
  (claim.label === given.label || (versions.test(claim.label) && given.label !== undefined)) &&
  namable.has(claim.kind) &&
  claim.unit === given.unit &&
  !claim.who &&
  !claim.over &&
  isQuiet(claim);

/** "Kids from 8 years" is "ages 8+". */
export const saysAge = (claim: Fact, given: Fact): boolean =>
  claim.unit === 'year' &&
  isQuiet(claim) &&
  given.kind === 'plain' &&
  /^(?:ages?|aged|edad|age|alter|idade|eta|leeftijd)$/.test(given.label ?? '');
