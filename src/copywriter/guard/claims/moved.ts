import { shares } from './amount.ts';
import { type Class, classOf } from './classes.ts';
import type { Fact } from './fact.ts';
import type { Predicate } from './lexicon/lexicon.ts';
import { children } from './predicates.ts';

type Row = {
  /** The quantities that a text could move there. */
  of: readonly Class[];
  /** What makes the word beside such a number a claim of this kind. */
  when: (claim: Fact) => boolean;
};

const always = (): boolean => true;
const comesAbout = ({ leads }: Fact): boolean => leads;
const isYears = ({ unit }: Fact): boolean => unit === 'year' || unit === 'decade';
const isDays = ({ unit, inside }: Fact): boolean =>
  !inside && unit !== 'minute' && unit !== 'hour' && unit !== 'second';

/**
 * Which numbers may be moved into which claims: a number carries such a claim only where the brief
 * gave it with one of the same kind. Prices made savings, counts made customers and shares made
 * gains have their own rules (class-rules.ts).
 */
const matrix: Record<Predicate, Row> = {
  // "12 lessons and you pass", "in four sessions without pain"; "four children passed".
  result: {
    of: ['time', 'thing', 'often', 'people', 'measure'],
    when: (claim) => (classOf(claim) === 'people' ? claim.acts : claim.leads),
  },
  // Aged for 60 days is not "keeps for 60 days".
  keep: { of: ['time'], when: isDays },
  // A guarantee of ten years is neither ten years of use nor ten years of work.
  last: { of: ['time'], when: isYears },
  worked: { of: ['time'], when: isYears },
  // Delivered within 30 km is no range of 30 km, 4 kg at least are none that anybody loses.
  range: { of: ['measure'], when: always },
  lose: { of: ['measure'], when: always },
  // Half price is not half the fat.
  content: { of: ['share', 'multiplier'], when: always },
  // A visit of 45 minutes is no answer, no quote and no parcel within 45 minutes.
  answer: { of: ['time'], when: comesAbout },
  solve: { of: ['time', 'thing'], when: comesAbout },
  quote: { of: ['time', 'thing'], when: comesAbout },
  // Whatever is done or ready by then; such a time may be told of anything that is made by it.
  ready: { of: [], when: always },
  ship: { of: ['time'], when: comesAbout },
};

const takes = (claim: Fact, predicate: Predicate): boolean => {
  const { of, when } = matrix[predicate];
  return of.includes(classOf(claim)) && when(claim);
};

/** Whether a number is said to do what it must have been supplied for. */
export const takesOn = (claim: Fact): boolean =>
  [...claim.does].some((predicate) => takes(claim, predicate));

/** A length of a lesson, a trial or a term is none after which something comes about. */
const isMadeResult = (claim: Fact, given: Fact): boolean =>
  claim.kind === 'time' &&
  // "Lunch ready in six minutes", but "white teeth in 50 minutes"
  (isDays({ ...claim, inside: false }) || !claim.does.has('ready') || claim.does.has('result')) &&
  (claim.opens || (claim.inside && claim.isAlone && !claim.under && !claim.over)) &&
  !(given.inside || given.after || given.told.has('ready')) &&
  // What only follows from the brief has no words of its own.
  given.mention.last > 0 &&
  !shares(claim, given);

/** How many a group holds is not how many have done something. */
const isMadeSuccess = (claim: Fact, given: Fact): boolean =>
  (classOf(claim) === 'people' || children.test(claim.word ?? '')) &&
  claim.acts &&
  !claim.upTo &&
  !given.acts;

/** Who quotes answers. */
const kin: Partial<Record<Predicate, Predicate>> = { answer: 'quote', quote: 'answer' };

/** A number that takes on what it was not supplied to do. */
export const isMoved = (claim: Fact, given: Fact): boolean =>
  isMadeResult(claim, given) ||
  isMadeSuccess(claim, given) ||
  [...claim.does].some(
    (predicate) =>
      takes(claim, predicate) &&
      // "We quote and come within 48 working hours": told in the words it was given in.
      (predicate === 'result' ||
        [...claim.stems].filter((stem) => given.stems.has(stem)).length < 2) &&
      !given.told.has(predicate) &&
      !given.told.has(kin[predicate] ?? predicate),
  );
