import type { Level } from '../../types.ts';
import type { Reading } from '../reading.ts';
import { isExperience, isQuiet, shares } from './amount.ts';
import type { Stated } from './arithmetic/operands.ts';
import { asMoney, isReckoned } from './arithmetic/reckoned.ts';
import { claimedBy } from './claimed.ts';
import { classOf } from './classes.ts';
import { covers, isMovedFrom } from './covers.ts';
import { weekdayOf } from './days.ts';
import type { Fact } from './fact.ts';
import type { Given, Licence } from './licence.ts';
import { takesOn } from './moved.ts';
import { stemOf } from './surroundings.ts';
import { isAsked, isDenied } from './told.ts';

/** "0 €" says no more than "free". */
const isNothing = ({ kind, value }: Fact): boolean =>
  (kind === 'money' || kind === 'percent') && value === 0;

/** The brief counts the same thing ("3 tokens"), but never so many: another number of it is no licence. */
const isContradicted = (claim: Fact, { lines, facts }: Licence): boolean => {
  const word = singular(claim.word);
  if (word === undefined || classOf(claim) !== 'thing' || claim.unit !== undefined) return false;
  const isOfIt = (fact: Fact): boolean => fact.unit === undefined && singular(fact.word) === word;
  const isCounted = lines.flat().some((fact) => classOf(fact) === 'thing' && isOfIt(fact));
  const isSaid = ({ fact }: Given): boolean =>
    fact.value === claim.value &&
    (isOfIt(fact) ||
      fact.stems.size === 0 ||
      // "14 dishes, 4 vegetarian" are 4 vegetarian dishes.
      // and "10 meals £90, 20 for £170" are 20 meals.
      (claim.stems.has(stemOf(fact.word ?? word)) && fact.stems.has(stemOf(word))));
  return isCounted && !facts.some(isSaid);
};

const singular = (word: string | undefined): string | undefined => word?.replace(/s$/, '');

/**
 * The same number, where one of the two does not say of what: "insured up to 1 million", "from 6
 * months to 4". Nobody can tell that it was moved.
 */
const isUnclassed = (claim: Fact, { facts, lines }: Licence): boolean => {
  const readers = facts.filter(({ source }) => source === 'audience').map(({ fact }) => fact);
  const isBare = ({ kind, unit, word }: Fact): boolean =>
    kind === 'plain' && unit === undefined && word === undefined;
  return (
    isQuiet(claim) &&
    !(claim.over || claim.leads || isExperience(claim)) &&
    ['money', 'time', 'measure', 'thing'].includes(classOf(claim)) &&
    [...lines.flat(), ...readers].some(
      (given) =>
        given.value === claim.value && (isBare(claim) || (isBare(given) && shares(claim, given))),
    )
  );
};

/** How grave a number is that nothing in the brief carries; undefined when it claims nothing. */
export const levelFor = (fact: Fact, stated: Stated): Level | undefined => {
  const { reading, licence } = stated;
  // What the brief counts is no scene.
  const level = claimedBy(fact, reading, licence, isContradicted(fact, licence));
  // A sum of supplied numbers says nothing new.
  if (level === undefined || takesOn(fact)) return level;
  if (isReckoned(fact, stated)) return undefined;
  return isUnclassed(fact, licence) ? 'hold' : level;
};

const without =
  /(?<!\p{L})(?:sans|sin|ohne|no|without|senza|sem|zonder|geen|keine?n?|pas d[e']?)\s?(?:\p{L}{1,3}\s)?(\p{L}{4,})/gu;

/** "Suplemento: 0 €", "0 engagement": none of it, as the brief says. */
const isWithout = ({ value, stems, word }: Fact, { said }: Licence): boolean =>
  value === 0 &&
  said.some(({ flat }) =>
    [...flat.matchAll(without)].some(([, thing = '']) =>
      [...stems, stemOf(word ?? '')].includes(stemOf(thing)),
    ),
  );

/** "1 recette": one of what the brief offers. */
const isOne = (fact: Fact, { offered }: Licence): boolean =>
  fact.value === 1 &&
  fact.kind === 'plain' &&
  fact.unit === undefined &&
  isQuiet(fact) &&
  !(fact.inside || fact.leads) &&
  offered.has((fact.word ?? '').slice(0, 5));

/** "50 cents" are 0.50 of the brief's own currency. */
export const inWhole = (fact: Fact, { lines }: Licence): Fact => {
  const paid = lines.flat().filter(({ kind }) => kind === 'money');
  if (fact.unit !== 'cent' || paid.some(({ unit }) => unit === 'cent')) return fact;
  const unit = paid[0]?.unit;
  return unit === undefined ? fact : { ...fact, value: fact.value / 100, unit };
};

/** "5 Wednesdays" are five weeks: how long, told by what comes round. */
export const alsoSaid = (fact: Fact, { lines }: Licence): Fact[] => {
  // "Before the 31st": the day of a given date.
  if (fact.kind === 'plain' && fact.unit === 'th')
    return lines
      .flat()
      .filter(({ kind }) => kind === 'date')
      .map(({ unit }) => ({ ...fact, kind: 'date', unit }));
  const weeks: Fact = { ...fact, kind: 'time', unit: 'week', word: undefined, over: false };
  const isWeekday = weekdayOf(fact.word ?? '') !== undefined;
  // "Six Wednesday nights"
  if (fact.kind === 'time') return fact.unit === 'day' && isWeekday ? [weeks] : [];
  if (fact.kind !== 'plain' || fact.unit !== undefined) return [];
  return [...asMoney(fact), ...(isWeekday ? [weeks] : [])];
};

/** Whether the brief carries this number as it is told. */
export const isGiven = (fact: Fact, licence: Licence): boolean =>
  isOne(fact, licence) ||
  (licence.facts.some((given) => covers(fact, given)) && !isContradicted(fact, licence)) ||
  isWithout(fact, licence) ||
  (isNothing(fact) && licence.promised.some(({ families }) => families.has('free')));

/** A supplied number that stands in another claim, and is not only asked or denied there. */
export const isMovedOnly = (fact: Fact, reading: Reading, { facts }: Licence): boolean =>
  !isAsked(reading) &&
  !isDenied(reading, fact) &&
  facts.some((given) => given.source !== 'pain' && isMovedFrom(fact, given));

const average =
  /(?<!\p{L})(?:on average|average of|im schnitt|durchschnittlich|en moyenne|de media|de promedio|in media|em media|gemiddeld)(?!\p{L})/u;

/** "Students rise three grades on average": a statistic, which no other number of the brief carries. */
export const isAverage = ({ folded: { flat }, tokens }: Reading, { said }: Licence): boolean =>
  average.test(flat.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end)) &&
  !said.some(({ source, flat: given }) => source === 'benefits' && average.test(given));
