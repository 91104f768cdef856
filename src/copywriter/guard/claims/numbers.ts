import { textAt } from '../../../kernel/phrases/tokens.ts';
import type { Level } from '../../types.ts';
import type { Reading } from '../reading.ts';
import type { Stated } from './arithmetic/operands.ts';
import { asMoney } from './arithmetic/reckoned.ts';
import { asPrice, isBarePrice, isInstead } from './bare-prices.ts';
import { type Class, classOf } from './classes.ts';
import { type Clock, clockAt, isHourGiven, isSchedule, sameTime } from './clock.ts';
import { codeAround, everydayCodes, isInName } from './codes.ts';
import { roleFrom } from './context.ts';
import { covers } from './covers.ts';
import { asDate, dateIn } from './dates.ts';
import type { Fact, Mention } from './fact.ts';
import { isFree } from './free-numbers.ts';
import { endOfHour, rangeHours } from './hour-ranges.ts';
import { readInRange } from './in-range.ts';
import type { Licence } from './licence.ts';
import type { ClaimRule, NumberRule, Objection } from './messages.ts';
import { alsoSaid, inWhole, isAverage, isGiven, isMovedOnly, levelFor } from './number-level.ts';
import { stemOf } from './surroundings.ts';
import { isSwapped } from './swapped.ts';
import { comparesWithOthers, speaksToReader } from './told.ts';

const ruleOf = (fact: Fact): NumberRule => {
  if (fact.kind === 'count') {
    if (fact.noun === 'org') return 'orgs';
    if (fact.noun === 'review') return 'reviews';
    if (fact.noun === 'place' || fact.noun === 'sale') return 'count';
    return 'people';
  }
  if (fact.kind === 'percent' && fact.discount) return 'discount';
  if (fact.gain && (fact.kind === 'money' || fact.kind === 'time')) return 'gain';
  if (fact.mention.by === 'vague' && fact.kind === 'plain') return 'people';
  return fact.kind;
};

/** "Doble mando", "half board": the brief's own word for it. */
const isNamed = ({ tokens }: Reading, { by, last }: Mention, { said }: Licence): boolean =>
  (by === 'multiple' || by === 'fraction') &&
  textAt(tokens, last).length > 3 &&
  said.some(({ flat }) => flat.includes(`${textAt(tokens, last - 1)} ${textAt(tokens, last)}`));

/** "Rua Saldanha, 640 Centro": where the shop is, as the product line says it. */
const isHouse = ({ tokens, folded }: Reading, { first, last, by }: Mention, { said }: Licence) => {
  const street = folded.flat.slice(tokens[first - 2]?.start, tokens[last - 1]?.end);
  return (
    by === 'digits' &&
    /^\p{L}{3,}, \d{1,4}$/u.test(street) &&
    said.some(({ source, flat }) => source === 'product' && flat.includes(street))
  );
};

// A text this full of numbers is no ad, and a writer needs no longer list of faults.
const manyNumbers = 150;

const enough = 30;

/** Sums are made of a few numbers. */
const fewNumbers = 8;

const compared: ReadonlySet<Class> = new Set(['money', 'time', 'share', 'multiplier']);

type Verdict = { level: Level; rule: ClaimRule } | undefined;

/** What one number of a sentence is judged to be, and the token from which to read on. */
const judgeNumber = (
  mention: Mention,
  later: readonly Mention[],
  stated: Stated,
): { verdict: Verdict; readOn: number } => {
  const { reading, licence } = stated;
  const fine = { verdict: undefined, readOn: mention.last };
  if (isFree(reading, mention)) return fine;
  const code = codeAround(reading, mention);
  if (code && (licence.codes.has(code) || everydayCodes.has(code))) return fine;
  if (isInName(reading, mention, licence) || isHouse(reading, mention, licence)) return fine;
  const next = later.find(({ first }) => first >= mention.last);
  const date = dateIn(reading.tokens, mention);
  if (date && licence.facts.some(({ fact }) => fact.kind === 'date')) {
    const days = asDate(reading.tokens, readInRange(reading, mention, later));
    const isTold = days.some((day) => isGiven(day, licence));
    const verdict = isTold ? undefined : ({ level: 'stop', rule: 'claims.number.date' } as const);
    return { verdict, readOn: date.last };
  }
  const isHour = (one: Clock): boolean => licence.clocks.some((given) => sameTime(one, given));
  const clock = clockAt(reading, mention);
  if (clock) {
    const isTold = isHour(clock);
    // "Your 10 o'clock meeting starts": the reader's own day.
    const level = speaksToReader(reading, mention) ? 'hold' : 'stop';
    const isFine = isTold || !isSchedule(reading, mention);
    const verdict = isFine ? undefined : ({ level, rule: 'claims.number.time' } as const);
    if (isTold || clock.isSure) return { verdict, readOn: clock.last };
  }
  const [hour, end = next && clockAt(reading, next)] = clock
    ? []
    : rangeHours(reading, mention, next);
  // "From ten to two": both are hours of the day.
  if (hour && isHour(hour))
    return end && next && isHour(end) ? { ...fine, readOn: endOfHour(reading, next) } : fine;
  const fact = inWhole(readInRange(reading, mention, later), licence);
  const pairs = fact.kind === 'ratio' || (fact.kind === 'rating' && fact.unit !== undefined);
  const isPair = pairs && next && roleFrom(reading, mention.last, 'outOf') === next.first;
  const percentEnd =
    fact.kind === 'percent' ? roleFrom(reading, mention.last, 'percent') : undefined;
  const readOn = isPair ? next.last : (percentEnd ?? mention.last);
  const isRepeated = isNamed(reading, mention, licence);
  const isSaid =
    isRepeated || isHourGiven(fact, textAt(reading.tokens, mention.last), licence.clocks);
  const readings = [fact, ...(isBarePrice(reading, fact) ? asPrice(fact, licence.lines) : [])];
  const isSupplied = licence.facts.some((given) => covers(fact, given));
  // "£45 less than at weekends": the difference of two prices of the brief.
  const isPriced = (word: string): boolean =>
    !isSupplied &&
    word.length > 3 &&
    licence.lines.flat().some(({ kind, stems }) => kind === 'money' && stems.has(stemOf(word)));
  const isRivals =
    !isRepeated &&
    [fact, ...asMoney(fact)].some((one) => compared.has(classOf(one))) &&
    comparesWithOthers(reading, fact, isPriced);
  const stopped = { level: 'stop', rule: `claims.number.${ruleOf(fact)}` } as const;
  const isOthers = !isRepeated && isSwapped(fact, reading, licence);
  if (isOthers || isRivals || (classOf(fact) !== 'measure' && isAverage(reading, licence)))
    return { verdict: stopped, readOn };
  if (isSaid || [...readings, ...alsoSaid(fact, licence)].some((one) => isGiven(one, licence)))
    return { verdict: undefined, readOn };
  if (isMovedOnly(fact, reading, licence)) return { verdict: stopped, readOn };
  // "Instead of 85": no reading but that of a price.
  const isPriceOnly = readings.length > 1 && isInstead(reading.tokens, mention);
  const judged = isPriceOnly ? readings.slice(1) : readings;
  const levels = judged.map((one) => levelFor(one, stated));
  const level = levels.every((one) => one === 'stop')
    ? 'stop'
    : levels.find((one) => one !== 'stop');
  return { verdict: level && { ...stopped, level }, readOn };
};

/** Every quantity must be the customer's own, said no louder than they said it. */
export const numberObjections = (stated: Stated): Objection[] => {
  const { mentions, told, paid } = stated;
  const few: Stated = {
    ...stated,
    mentions: mentions.slice(0, fewNumbers),
    told: told.slice(0, 4 * fewNumbers),
    paid: paid.slice(0, fewNumbers),
  };
  const objections: Objection[] = [];
  let readOn = -1;
  mentions.forEach((mention, index) => {
    const { start, end } = mention;
    if (objections.length >= enough || mention.first < readOn) return;
    if (index >= manyNumbers) {
      objections.push({ rule: 'claims.number.plain', start, end });
      return;
    }
    const judged = judgeNumber(mention, mentions.slice(index + 1, index + 6), few);
    readOn = Math.max(readOn, judged.readOn);
    if (judged.verdict) objections.push({ ...judged.verdict, start, end });
  });
  return objections;
};
