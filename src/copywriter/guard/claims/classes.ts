import type { Words } from '../../types.ts';
import type { Fact } from './fact.ts';
import { isPerson } from './lexicon/lexicon.ts';

/** What a quantity claims; each class has its own licence. */
export type Class =
  Words<'crowd people rating rank share multiplier money time measure often thing date year'>;

/** A room holds a hundred; more people than that are customers. */
const mostInARoom = 100;

const isBig = ({ value, upTo }: Fact): boolean =>
  // "Up to 200 members" is how many it holds.
  (value > mostInARoom && !upTo) || value < 0;

const countClass = (fact: Fact): Class => {
  const { noun } = fact;
  // "Grandad, the kids, the dog: three votes for a boat."
  if (/^vot/.test(fact.word ?? '') && fact.value <= 12 && !fact.proof) return 'thing';
  if (noun === 'review' || noun === 'org' || noun === 'place') return 'crowd';
  if (isPerson(noun) || fact.who) return isBig(fact) ? 'crowd' : 'people';
  return isBig(fact) ? 'crowd' : 'thing';
};

const plainClass = (fact: Fact): Class => {
  if (fact.unit === 'times') return 'often';
  if (fact.unit !== undefined && fact.unit !== 'th') return 'measure';
  if (fact.who) return countClass(fact);
  return fact.value < 0 ? 'crowd' : 'thing';
};

export const classOf = (fact: Fact): Class => {
  const { kind } = fact;
  if (kind === 'count') return countClass(fact);
  if (kind === 'plain') return plainClass(fact);
  return kind === 'percent' || kind === 'ratio' ? 'share' : kind;
};
