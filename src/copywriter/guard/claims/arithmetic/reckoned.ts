import type { Reading } from '../../reading.ts';
import { anyCurrency, lengthOf, sameAmount } from '../amount.ts';
import { isInstead } from '../bare-prices.ts';
import { classOf } from '../classes.ts';
import { isExperience } from '../experience.ts';
import type { Fact } from '../fact.ts';
import type { Licence } from '../licence.ts';
import { isPartOfPrice, isPriceOf, isTimesCheaper, moneyFollows } from './money.ts';
import { close, convert, type Operands, operandsOf, type Stated } from './operands.ts';

const workday =
  /^(?:work(?:ing)?|business|werk.*|arbeits.*|ouvre.*|ouvrables?|laborables?|habiles|lavorativ.*|uteis)$/;

const cheaper = /^(?:cheaper|cher|chere|gunstiger|billiger|barato|barata|economico|goedkoper)$/;

/** Open till ten, off work at six: four hours. */
const isHoursLeft = ({ claim, told, clocks }: Operands): boolean =>
  claim.unit === 'hour' &&
  clocks.some((minutes) =>
    told.some((hour) => close((minutes / 60 - hour + 24) % 12, claim.value % 12)),
  );

/** "Two skeins come to £38", "ten dollars for three weeks": as many as the reader likes, and the price is right. */
const isOrder = ({ claim, moneys, told }: Operands): boolean =>
  moneys.some(({ value }) =>
    told.some(
      (sum) =>
        sum !== value && (close(sum, value * claim.value) || close(value, sum * claim.value)),
    ),
  );

const spansOf = (clocks: readonly number[]): number[] =>
  clocks.flatMap((one, at) =>
    clocks.slice(at + 1).flatMap((other) => {
      const span = (other - one + 1440) % 1440;
      return [span, span % 720].filter((minutes) => minutes > 0);
    }),
  );

/** £80 a year against £8 a month: two months for nothing, twelve for the price of ten. */
const isMonthsSaved = ({ claim, moneys }: Operands): boolean =>
  claim.unit === 'month' &&
  moneys.some(
    (month) =>
      month.period === 'month' &&
      moneys.some((year) =>
        [12 - year.value / month.value, year.value / month.value].some((months) =>
          close(claim.value, months),
        ),
      ),
  );

const forEach =
  /^(?:each|every|jede[rn]?|pro|chacun|chaque|cada|ciascuno|ognuno|iedereen|ieder|elk)$/;

/** Fifty minutes for five pupils are ten for each. */
const isShareOfTime = (tokens: Reading['tokens'], { claim, given, counts }: Operands): boolean =>
  tokens.some(({ text }) => forEach.test(text)) &&
  given.some(
    (fact) =>
      fact.kind === 'time' &&
      !fact.trial &&
      counts.some((count) => close(lengthOf(claim), lengthOf(fact) / count)),
  );

/** Lengths of time: so many times one that is given, the sum or difference of two, working weeks of five days. */
const timeFollows = ({ tokens }: Reading, operands: Operands): boolean => {
  const { claim, given, counts } = operands;
  if (claim.inside || claim.gain) return false;
  if (isHoursLeft(operands)) return true;
  const length = lengthOf(claim);
  const lengths = given.filter(({ kind, trial }) => kind === 'time' && !trial).map(lengthOf);
  lengths.push(...spansOf(operands.clocks).map((minutes) => minutes * 60));
  // What costs so much a month or a year is reckoned over twelve months.
  if (
    given.some(({ kind, period }) => kind === 'money' && (period === 'year' || period === 'month'))
  )
    lengths.push(12 * lengthOf({ ...claim, value: 1, unit: 'month' }), 365 * 86_400);
  const isYears = claim.unit === 'year' || claim.unit === 'decade';
  const isWork = tokens.some(({ text }) => workday.test(text));
  // Lessons are told in hours: "zehn Stunden" of a card for ten.
  const isLesson =
    claim.unit === 'hour' &&
    given.some((fact) => classOf(fact) === 'thing' && fact.value === claim.value);
  return (
    isLesson ||
    isMonthsSaved(operands) ||
    isShareOfTime(tokens, operands) ||
    lengths.some((one) =>
      [1, ...(isYears ? [] : counts)].some((count) => close(length, one * count)),
    ) ||
    (isWork && lengths.some((one) => close(length * (5 / 7), one)))
  );
};

const thingsIn = (facts: readonly Fact[]): Fact[] =>
  facts.filter((fact) => ['thing', 'people', 'often'].includes(classOf(fact)));

/** Counts: two that stand in one line of the brief added or multiplied, or another period's. */
const countFollows = (reading: Reading, operands: Operands): boolean => {
  const { claim, given, lines, rhythms } = operands;
  // "3x2" is a deal of its own.
  if (reading.tokens[claim.mention.last]?.text === 'x') return false;
  const isRate = given.some(
    ({ kind, unit, value, trial }) =>
      kind === 'time' &&
      !trial &&
      convert(unit, claim.period).some((factor) => close(claim.value, factor / value)),
  );
  const spans = claim.period === undefined ? [...claim.units, ...rhythms] : [claim.period];
  // "Two classes a week, some eight a month."
  const isOtherPeriod = thingsIn(given).some((one) =>
    spans.some((span) =>
      convert(one.period, span).some((factor) => close(claim.value, one.value * factor)),
    ),
  );
  const makes = (one: Fact, other: Fact): boolean =>
    [one.value * other.value, one.value + other.value].includes(claim.value);
  const isMadeOfTwo = lines
    .map(thingsIn)
    .some((things) => things.some((one, at) => things.slice(at + 1).some((it) => makes(one, it))));
  // What comes every month comes twelve times a year.
  const isMonthly =
    (classOf(claim) === 'often' || claim.value >= 12) &&
    rhythms.some((unit) =>
      spans.some((span) => convert(unit, span).some((times) => times === claim.value)),
    );
  // Six months of one a month are six of them.
  const isOneEach = given.some(
    ({ kind, value, unit, trial }) =>
      kind === 'time' &&
      !trial &&
      value === claim.value &&
      (unit === 'month' || unit === 'week') &&
      claim.period === undefined,
  );
  return (
    isRate ||
    isMonthly ||
    isOneEach ||
    isPriceOf(reading, operands) ||
    isOtherPeriod ||
    (claim.period === undefined && isMadeOfTwo)
  );
};

/** Three jars of 250 g are 750 g. */
const measureFollows = ({ claim, lines }: Operands): boolean =>
  lines.some((line) =>
    line
      .filter((fact) => classOf(fact) === 'measure')
      .some((one) =>
        thingsIn(line).some(({ value }) => sameAmount(claim, { ...one, value: one.value * value })),
      ),
  );

/** "More than two-thirds wool" is 68 %. */
const shareFollows = ({ claim, given }: Operands): boolean =>
  claim.noun === undefined &&
  !claim.who &&
  given.some(
    ({ kind, value, stems, discount }) =>
      kind === 'percent' &&
      (!discount || value === claim.value) &&
      [...claim.stems].some((stem) => stems.has(stem)) &&
      (claim.over
        ? value >= claim.value && value <= claim.value + 8
        : Math.abs(value - claim.value) <= 2),
  );

/** Years of work are no sum. */
const isYears = ({ unit, word }: Fact): boolean =>
  unit === 'year' || unit === 'decade' || isExperience({ word });

/** "Two baskets, sixteen things": so many of what the brief counts. */
const isManyOf = ({ claim: { value }, told, counts }: Operands): boolean =>
  value > 3 && told.some((many) => counts.some((count) => close(value, many * count)));

/** "79 € au lieu de 99": the other price, whatever it saves. */
const isOtherPrice = ({ tokens }: Reading, { claim, moneys }: Operands): boolean =>
  isInstead(tokens, claim.mention) && moneys.some(({ value }) => value === claim.value);

const others =
  /^(?:others?|andere[nr]?|autres|mas|otros|otras|altri|altre|outros|outras|mais|anderen)$/;

/** "Three friends more" where four walk together. */
const isAllButOne = (
  { tokens }: Reading,
  { claim: { value, mention }, counts }: Operands,
): boolean =>
  counts.includes(value + 1) &&
  tokens.slice(mention.last, mention.last + 3).some(({ text }) => others.test(text));

/** "Take one home for sixteen", "you save ten": a number alone may be a price. */
const asMoney = (claim: Fact): Fact[] =>
  classOf(claim) === 'thing' &&
  (claim.word === undefined || /^(?:moins|menos|meno|less|weniger|minder|off)$/.test(claim.word)) &&
  claim.unit === undefined
    ? [{ ...claim, kind: 'money', unit: anyCurrency }]
    : [];

const summed = new Set(['money', 'time', 'thing', 'people', 'often', 'measure']);

/** "Six evenings of two hours make twelve": the text does the sum itself, and each part is judged alone. */
const isToldSum = ({ claim: { value }, told }: Operands): boolean =>
  value > 10 &&
  told.some((one, at) =>
    told
      .slice(at + 1)
      .some((other) =>
        [one * other, one + other, Math.abs(one - other), one / other, other / one].some((sum) =>
          close(value, sum),
        ),
      ),
  );

/**
 * Whether a number follows by plain arithmetic from numbers that were all given, or that the text
 * itself counts: then it is no invention.
 */
export const isReckoned = (
  claim: Fact,
  reading: Reading,
  licence: Licence,
  around: Stated,
): boolean => {
  if (claim.value <= 0) return false;
  const operands = operandsOf(claim, reading, licence, around);
  const isPlain = !claim.gain && !claim.over && !claim.upTo && !claim.inside && !isYears(claim);
  const cls = classOf(claim);
  if (isPlain && summed.has(cls) && (isToldSum(operands) || isOrder(operands))) return true;
  if (isPlain && cls === 'thing' && isManyOf(operands)) return true;
  if ((cls === 'thing' || cls === 'people') && isAllButOne(reading, operands)) return true;
  if (isOtherPrice(reading, operands)) return true;
  if (asMoney(claim).some((price) => moneyFollows(reading, { ...operands, claim: price })))
    return true;
  if (claim.proof) return false;
  switch (cls) {
    case 'money':
      return moneyFollows(reading, operands);
    case 'time':
      return timeFollows(reading, operands);
    case 'measure':
      return isPlain && measureFollows(operands);
    case 'thing':
    case 'often':
      return isPlain && countFollows(reading, operands);
    case 'multiplier':
      return isTimesCheaper(operands) && reading.tokens.some(({ text }) => cheaper.test(text));
    case 'share':
      return claim.discount ? isPartOfPrice(operands) : !claim.gain && shareFollows(operands);
    default:
      return false;
  }
};
