import type { Level } from '../../types.ts';
import type { Reading } from '../reading.ts';
import { isQuiet, shares } from './akin.ts';
import type { Stated } from './arithmetic/operands.ts';
import { isReckoned } from './arithmetic/reckoned.ts';
import { asPrice, isBarePrice, isInstead } from './bare-prices.ts';
import { claimedBy } from './claimed.ts';
import { classOf } from './classes.ts';
import { clockAt, endOfHour, hoursIn, sameTime } from './clock.ts';
import { codeAround, isEverydayCode } from './codes.ts';
import { type Context, readContext, roleFrom } from './context.ts';
import { covers, isMovedFrom } from './covers.ts';
import { asDate, dateIn } from './dates.ts';
import { isExperience } from './experience.ts';
import type { Fact } from './fact.ts';
import { isFree } from './free-numbers.ts';
import { isHourGiven, isSchedule } from './hours.ts';
import { readInRange } from './in-range.ts';
import type { Given, Licence } from './licence.ts';
import type { Mention } from './mention.ts';
import type { ClaimRule, NumberRule } from './messages.ts';
import { takesOn } from './moved.ts';
import type { Objection } from './objection.ts';
import { conceptOf } from './phrases/concepts.ts';
import type { Quoted } from './phrases.ts';
import type { Clock } from './spoken-hour.ts';
import { comparesWithOthers, isAsked, isDenied, speaksToReader } from './told.ts';

/** "Dr. Smith's No. 1 Balm": a number inside the product's own name is no claim. */
const isInName = (
  { folded }: Reading,
  { start, end }: Mention,
  { name: { whole: name }, said }: Licence,
): boolean => {
  if (!/\d/.test(name) || /^(?:the|a|an|el|la|le|der|die|das|o|il|de|het) /.test(name))
    return false;
  const product = said.find(({ source }) => source === 'product')?.flat ?? '';
  if (
    /trusted|rated|award|customers|reviews|%|best|leading/.test(name) ||
    !product.startsWith(name)
  )
    return false;
  for (let at = folded.flat.indexOf(name); at >= 0; at = folded.flat.indexOf(name, at + 1)) {
    if (at <= start && end <= at + name.length) return true;
  }
  return false;
};

/** "15 % off box number one", where the brief speaks of the first box. */
const isFirstOfThem = (
  { tokens }: Reading,
  { by, first, last }: Mention,
  { words }: Licence,
): boolean =>
  by === 'rank' &&
  words.has(tokens[first - 1]?.text ?? '') &&
  tokens[last]?.kind !== 'word' &&
  [...words].some((word) => conceptOf(word) === 'first');

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

/** A benefit repeated whole keeps its meaning unless the words around it make it stronger. */
const isQuoted = ({ over, mention }: Fact, quoted: readonly Quoted[]): boolean =>
  !over &&
  quoted.some(
    ({ source, start, end }) => source === 'benefits' && start < mention.start && mention.end < end,
  );

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
    fact.value === claim.value && (isOfIt(fact) || fact.stems.size === 0);
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
const levelFor = (
  reading: Reading,
  fact: Fact,
  licence: Licence,
  around: Stated,
): Level | undefined => {
  // What the brief counts is no scene.
  const level = claimedBy(fact, reading, licence, isContradicted(fact, licence));
  // A sum of supplied numbers says nothing new.
  if (level === undefined || takesOn(fact)) return level;
  if (isReckoned(fact, reading, licence, around)) return undefined;
  return isUnclassed(fact, licence) ? 'hold' : level;
};

const average =
  /(?<!\p{L})(?:on average|average of|im schnitt|durchschnittlich|en moyenne|de media|de promedio|in media|em media|gemiddeld)(?!\p{L})/u;

/** "Students rise three grades on average": a statistic, which no other number of the brief carries. */
const isAverage = ({ folded: { flat }, tokens }: Reading, { said }: Licence): boolean =>
  average.test(flat.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end)) &&
  !said.some(({ source, flat: given }) => source === 'benefits' && average.test(given));

const isGiven = (fact: Fact, licence: Licence): boolean =>
  (licence.facts.some((given) => covers(fact, given)) && !isContradicted(fact, licence)) ||
  (isNothing(fact) &&
    (licence.promised.some(({ families }) => families.has('free')) ||
      licence.facts.some(({ fact: given }) => isNothing(given))));

/** A supplied number that stands in another claim, and is not only asked or denied there. */
const isMovedOnly = (fact: Fact, reading: Reading, { facts }: Licence): boolean =>
  !isAsked(reading, fact) &&
  !isDenied(reading, fact) &&
  facts.some((given) => isMovedFrom(fact, given));

// A text this full of numbers is no ad, and a writer needs no longer list of faults.
const manyNumbers = 150;

const enough = 30;

/** Sums are made of a few numbers. */
const fewNumbers = 8;

type Verdict = { level: Level; rule: ClaimRule } | undefined;

/** What one number of a sentence is judged to be, and the token from which to read on. */
const judgeNumber = (
  reading: Reading,
  context: Context,
  [mention, ...later]: readonly [Mention, ...Mention[]],
  around: Stated,
  licence: Licence,
  quoted: readonly Quoted[],
): { verdict: Verdict; readOn: number } => {
  const fine = { verdict: undefined, readOn: mention.last };
  if (isFree(reading, context, mention)) return fine;
  const code = codeAround(reading, mention);
  if (code && (licence.codes.has(code) || isEverydayCode(code))) return fine;
  if (isInName(reading, mention, licence) || isFirstOfThem(reading, mention, licence)) return fine;
  const next = later.find(({ first }) => first >= mention.last);
  const date = dateIn(reading.tokens, mention);
  if (date && licence.facts.some(({ fact }) => fact.kind === 'date')) {
    const days = asDate(reading.tokens, readInRange(reading, context, mention, later));
    const isTold = days.some((day) => isGiven(day, licence));
    const verdict = isTold ? undefined : ({ level: 'stop', rule: 'claims.number.date' } as const);
    return { verdict, readOn: date.last };
  }
  const clock = clockAt(reading, mention);
  if (clock) {
    const isTold = licence.clocks.some((given) => sameTime(clock, given));
    // "Your 10 o'clock meeting starts": the reader's own day.
    const level = speaksToReader(reading, mention) ? 'hold' : 'stop';
    const isFine = isTold || !isSchedule(reading);
    const verdict = isFine ? undefined : ({ level, rule: 'claims.number.time' } as const);
    if (isTold || clock.isSure) return { verdict, readOn: clock.last };
  }
  const [hour, end] = clock || !next ? [] : hoursIn(reading, [mention, next]);
  const isHour = (one: Clock): boolean => licence.clocks.some((given) => sameTime(one, given));
  // "From ten to two": both are hours of the day.
  if (hour && isHour(hour))
    return end && next && isHour(end) ? { ...fine, readOn: endOfHour(reading, next) } : fine;
  const fact = readInRange(reading, context, mention, later);
  const pairs = fact.kind === 'ratio' || (fact.kind === 'rating' && fact.unit !== undefined);
  const isPair = pairs && next && roleFrom(context, mention.last, 'outOf') === next.first;
  const percentEnd =
    fact.kind === 'percent' ? roleFrom(context, mention.last, 'percent') : undefined;
  const readOn = isPair ? next.last : (percentEnd ?? mention.last);
  const isSaid =
    isHourGiven(fact, reading.tokens[mention.last]?.text ?? '', licence.clocks) ||
    isQuoted(fact, quoted);
  const readings = [fact, ...(isBarePrice(reading, fact) ? asPrice(fact, licence.lines) : [])];
  const isRivals =
    ['money', 'time', 'share', 'multiplier'].includes(classOf(fact)) &&
    !isQuoted(fact, quoted) &&
    comparesWithOthers(reading, fact);
  const stopped = { level: 'stop', rule: `claims.number.${ruleOf(fact)}` } as const;
  if (isRivals || isAverage(reading, licence)) return { verdict: stopped, readOn };
  if (isSaid || readings.some((one) => isGiven(one, licence)))
    return { verdict: undefined, readOn };
  if (isMovedOnly(fact, reading, licence)) return { verdict: stopped, readOn };
  // "Instead of 85": no reading but that of a price.
  const isPriceOnly = readings.length > 1 && isInstead(reading.tokens, mention);
  const judged = isPriceOnly ? readings.slice(1) : readings;
  const levels = judged.map((one) => levelFor(reading, one, licence, around));
  const level = levels.every((one) => one === 'stop')
    ? 'stop'
    : levels.find((one) => one !== 'stop');
  return { verdict: level && { level, rule: `claims.number.${ruleOf(fact)}` }, readOn };
};

/** Every quantity must be the customer's own, said no louder than they said it. */
export const numberObjections = (
  reading: Reading,
  licence: Licence,
  quoted: readonly Quoted[],
  { mentions, told, paid }: Stated,
): Objection[] => {
  if (mentions.length === 0) return [];
  const context = readContext(reading);
  const objections: Objection[] = [];
  let readOn = -1;
  mentions.forEach((mention, index) => {
    const { start, end } = mention;
    if (objections.length >= enough || mention.first < readOn) return;
    if (index >= manyNumbers) {
      objections.push({ rule: 'claims.number.plain', start, end });
      return;
    }
    const following = mentions.slice(index + 1, index + 6);
    const judged = judgeNumber(
      reading,
      context,
      [mention, ...following],
      {
        mentions: mentions.slice(0, fewNumbers),
        told: told.slice(0, 4 * fewNumbers),
        paid: paid.slice(0, fewNumbers),
      },
      licence,
      quoted,
    );
    readOn = Math.max(readOn, judged.readOn);
    if (judged.verdict) objections.push({ ...judged.verdict, start, end });
  });
  return objections;
};
