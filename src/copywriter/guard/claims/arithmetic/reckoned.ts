import { hasWord, textAt } from '../../../../kernel/phrases/tokens.ts';
import type { Reading } from '../../reading.ts';
import { anyCurrency, isYears, lengthOf, sameAmount, sameWord } from '../amount.ts';
import { classOf } from '../classes.ts';
import type { Fact } from '../fact.ts';
import { isPartOfPrice, moneyFollows } from './money.ts';
import { close, type Operands, operandsOf, pairsOf, ratios, type Stated } from './operands.ts';

const thingsIn = (facts: readonly Fact[]): Fact[] =>
  facts.filter((fact) => ['thing', 'people', 'often'].includes(classOf(fact)));

/** "Two skeins come to £38": as many as the reader likes, and the price is right. */
const isOrder = ({ claim, prices, told, own }: Operands): boolean =>
  prices.some(({ value }) =>
    told.some(
      (sum) =>
        sum !== value &&
        // "A rug of 2 by 3 m: €54".
        ([1, ...own].some((side) => close(sum, value * claim.value * side)) ||
          close(value, sum * claim.value)),
    ),
  );

/** Lengths of time: so many times one that is given; ten working days are two weeks. */
const timeFollows = ({ claim, lengths, counts, own }: Operands): boolean =>
  !claim.inside &&
  !claim.gain &&
  lengths.some((length) =>
    [1, 7 / 5, ...counts, ...own].some((many) => close(lengthOf(claim), length * many)),
  );

const others =
  /^(?:others?|andere[nr]?|autres|mas|otros|otras|altri|altre|outros|outras|mais|anderen)$/;

/** "Three friends more" where four walk together, "no more than three others" of at most four, the tenth after nine. */
const isAllButOne = (
  { tokens }: Reading,
  { claim: { value, mention, upTo }, counts, given }: Operands,
): boolean =>
  given.some((fact) => (fact.unit === 'th' || (fact.upTo && upTo)) && fact.value === value + 1) ||
  (counts.includes(value + 1) && hasWord(tokens, mention.last, mention.last + 3, others));

/** Counts: those of one line of the brief added, subtracted or multiplied, or so many of what it counts. */
const countFollows = (reading: Reading, operands: Operands): boolean => {
  const { claim, given, lines, told, paid, counts, rhythms } = operands;
  const spans = [...claim.units, ...rhythms];
  // "3x2" is a deal of its own.
  if (textAt(reading.tokens, claim.mention.last) === 'x') return false;
  return (
    // Six months of one a month are six of them; two a week are eight a month.
    given.some(
      ({ kind, unit, value, trial }) =>
        kind === 'time' && unit === 'month' && !trial && value === claim.value,
    ) ||
    thingsIn(given).some(({ period, value }) =>
      spans
        .flatMap((span) => ratios(period, span))
        .some((times) => close(claim.value, value * times)),
    ) ||
    (claim.value > 3 &&
      told.some(
        (many) => !paid.includes(many) && counts.some((one) => close(claim.value, many * one)),
      )) ||
    // 14 meals and 2 more are 16; of 340 umbrellas and 12 of them 328 are left.
    pairsOf(given.filter((fact) => ['thing', 'crowd'].includes(classOf(fact)))).some(
      ([one, other]) =>
        sameWord(one, other) &&
        (claim.value > 12 || sameWord(claim, one)) &&
        [one.value + other.value, Math.abs(one.value - other.value)].includes(claim.value),
    ) ||
    lines.map(thingsIn).some((things) => {
      const values = things.map(({ value }) => value);
      const all = values.reduce((sum, value) => sum + value, 0);
      return pairsOf(values)
        .flatMap(([one, other]) => [one * other, Math.abs(one - other), all])
        .includes(claim.value);
    })
  );
};

/** Three jars of 250 g are 750 g, four cheeses of 800 g 200 g each; from 62 to 128 cm are 66. */
const measureFollows = ({ claim, lines }: Operands): boolean =>
  lines.some((line) => {
    const sizes = line.filter((fact) => classOf(fact) === 'measure');
    return sizes.some((one) =>
      [
        ...thingsIn(line).flatMap(({ value }) => [one.value * value, one.value / value]),
        ...sizes.filter(({ unit }) => unit === one.unit).map(({ value }) => one.value - value),
      ].some((value) => sameAmount(claim, { ...one, value })),
    );
  });

/** "More than two-thirds wool" is 68 %. */
const shareFollows = ({ claim, given }: Operands): boolean =>
  claim.noun === undefined &&
  given.some(
    ({ kind, stems, value }) =>
      kind === 'percent' &&
      [...claim.stems].some((stem) => stems.has(stem)) &&
      Math.abs(value - claim.value) <= 2,
  );

/** Words behind a number that it does not count. */
const bare =
  /^(?:|less|between|weniger|moins|menos|meno|minder|son|sind|macht|machen|fa|fanno|font|fait|makes?|is|are|sao|dao|y|e|und|et|and|mas|mais|piu|plus|por|per|each|apiece|instead|statt|noche|nacht|nuit|notte|noite|night)$/;

/** "Take one home for sixteen", "you save ten": a number alone may be a price. */
export const asMoney = (claim: Fact): Fact[] =>
  classOf(claim) === 'thing' && bare.test(claim.word ?? '') && claim.unit === undefined
    ? [{ ...claim, kind: 'money', unit: anyCurrency }]
    : [];

/** "Ten of our beginners have gone on": how many of them did something is no sum. */
const isSomeOf = ({ tokens }: Reading, { mention }: Fact): boolean =>
  /^(?:of|von|de|di|van|unserer|nos|nuestros|nossos|nostri|onze)$/.test(
    textAt(tokens, mention.last),
  );

const summed = new Set(['money', 'time', 'thing', 'people', 'often', 'measure']);

/** Whether a number follows by plain arithmetic from numbers that were all given, or that the text itself counts: then it is no invention. */
export const isReckoned = (claim: Fact, stated: Stated): boolean => {
  const { reading } = stated;
  // Years of work are no sum.
  if (claim.value <= 0 || isYears(claim)) return false;
  if (classOf(claim) === 'people' && (claim.acts || isSomeOf(reading, claim))) return false;
  const operands = operandsOf(claim, stated);
  const isPlain = !claim.gain && !claim.over && !claim.upTo && !claim.inside;
  const cls = classOf(claim);
  if (isPlain && summed.has(cls) && isOrder(operands)) return true;
  if (asMoney(claim).some((price) => moneyFollows(reading, { ...operands, claim: price })))
    return true;
  if ((cls === 'thing' || cls === 'people') && isAllButOne(reading, operands)) return true;
  if (claim.proof) return false;
  switch (cls) {
    case 'money':
      return moneyFollows(reading, operands);
    case 'time':
      return timeFollows(operands);
    case 'measure':
      return isPlain && measureFollows(operands);
    case 'thing':
    case 'people':
    case 'often':
      return isPlain && countFollows(reading, operands);
    case 'multiplier':
      return claim.gain && isPartOfPrice(operands);
    case 'share':
      return claim.discount ? isPartOfPrice(operands) : !claim.gain && shareFollows(operands);
    default:
      return false;
  }
};
