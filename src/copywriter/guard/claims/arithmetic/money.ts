import { hasWord } from '../../../../kernel/phrases/tokens.ts';
import type { Reading } from '../../reading.ts';
import { lengthOf } from '../amount.ts';
import { classOf } from '../classes.ts';
import type { Fact } from '../fact.ts';
import { close, type Operands, pairsOf, ratios } from './operands.ts';

const each =
  /^(?:each|apiece|per|pro|por|par|a|an|al|la|le|il|cada|chaque|chacun.*|ogni|elk|elke|je|jede.*|die|der|das|stuck|one|ao|o|um|uma|un|une|een|head|person.*|kopf|tete|testa)$/;

/** "£5 a class": said of one of several. */
const isEach = ({ tokens }: Reading, { mention: { last } }: Fact): boolean =>
  hasWord(tokens, last, last + 4, each);

/** One price: for several, for one of several, over another period, after a cut. */
const pricesFrom = (price: Fact, reading: Reading, operands: Operands): number[] => {
  const { claim, counts, told, cuts, lines } = operands;
  const isSamePeriod = claim.period !== undefined && claim.period === price.period;
  const froms = price.period ? [price.period] : [...price.units];
  const tos = claim.period ? [claim.period] : [...claim.units];
  const periods = [
    // A period may be left out or changed by reckoning, never put in the place of another.
    ...([price.period, undefined].includes(claim.period) ? [1] : []),
    ...froms.flatMap((from) => tos.flatMap((to) => ratios(from, to))),
  ];
  // A price "a month" becomes no other one because the brief has another number somewhere.
  const many = isSamePeriod ? told : [...told, ...counts];
  const packs = pairsOf(counts.slice(0, 12)).map(([one, other]) => one * other);
  const parts = isEach(reading, claim) ? [...many, ...packs] : [];
  // "Ten lessons 120", "a can of 5 l for 49.50": what it buys.
  const named = lines
    .filter((line) => line.includes(price))
    .flat()
    .filter((fact) => ['thing', 'people', 'often', 'time', 'measure'].includes(classOf(fact)))
    .map(({ value }) => value);
  const shares = [...parts, ...told, ...named].map((count) => 1 / count);
  // Two hours, four times: both are told.
  const twice = pairsOf(told.slice(0, 6)).map(([one, other]) => one * other);
  const factors = periods.flatMap((period) =>
    [1, ...many, ...shares, ...twice].map((times) => period * times),
  );
  return [...factors, ...told]
    .flatMap((factor) => [1, ...cuts, ...cuts.map((cut) => 1 - cut)].map((cut) => factor * cut))
    .map((factor) => price.value * factor);
};

const about =
  /^(?:peu|pres|pouco|mais|poco|iets|etwas|little|about|around|roughly|almost|nearly|some|good|gut|rund|knapp|etwa|circa|ca|fast|environ|presque|quelque|unos|unas|casi|quasi|quase|cerca|aproximadamente|ongeveer|bijna|ruim|zo)$/;

/** Whole prices, one or several, or the part of one that a length of time leaves. */
const amountsOf = ({ prices, paid, told, spells }: Operands): number[] => [
  ...paid,
  ...prices.flatMap(({ value, period }) => {
    const length = lengthOf({ value: 1, unit: period });
    const shares = length ? spells.map((spell) => spell / length) : [];
    return [1, ...told, ...shares].map((factor) => value * factor);
  }),
];

/** What is left over: between two prices, of several apart and together, of a price and its cut. */
const differencesOf = (operands: Operands): number[] => {
  const { claim, prices, waived, counts, told, cuts, lines, paid } = operands;
  return [
    ...waived.map(({ value }) => value),
    // "A week: €98. Twice a day: €168, €28 less": also between amounts that the text works out.
    ...pairsOf([...prices.map(({ value }) => value), ...(claim.gain ? paid : [])]).flatMap(
      ([one, other]) =>
        [1, ...(claim.gain ? [2] : []), 12, ...counts, ...told].flatMap((count) => [
          Math.abs(one * count - other),
          Math.abs(other * count - one),
          // "Three dollars less each": one of ten against one alone.
          Math.abs(one - other / count),
          Math.abs(other - one / count),
          // "Saving forty between you."
          ...(told.includes(count) ? [Math.abs(one - other) * count] : []),
        ]),
    ),
    // What two cost apart and together: "79 for both (55 + 45)".
    ...lines.flatMap((line) => {
      const all = line.filter((fact) => prices.includes(fact)).slice(0, 5);
      return pairsOf(all).flatMap(([one, other]) =>
        all
          .filter(({ value }) => value > Math.max(one.value, other.value))
          .map(({ value }) => one.value + other.value - value),
      );
    }),
    ...prices.flatMap(({ value }) =>
      [1, ...told].flatMap((count) => cuts.map((cut) => value * count * cut)),
    ),
  ];
};

/** "The whole menu comes to 65": all prices of a line, or several in a row that the text tells. */
const totalsOf = ({ lines, prices, paid }: Operands): number[] => {
  const rows = lines.map((line) =>
    line.filter((fact) => prices.includes(fact)).map(({ value }) => value),
  );
  const runs = paid.flatMap((_, from) => paid.map((_one, to) => paid.slice(from, to + 1)));
  return [...rows, ...runs]
    .filter(({ length }) => length > 2)
    .map((row) => row.reduce((sum, value) => sum + value, 0));
};

/** Whether an amount of money is one that supplied prices make. */
export const moneyFollows = (reading: Reading, operands: Operands): boolean => {
  const { claim, prices, cuts } = operands;
  const { value } = claim;
  const { first } = claim.mention;
  const isRounded = hasWord(reading.tokens, first - 3, first, about);
  const isNear = (amount: number): boolean =>
    close(value, amount) ||
    (isRounded && Math.abs(value - amount) <= 0.06 * amount) ||
    (claim.under && amount < value && value <= 1.25 * amount) ||
    (claim.over && value < amount && amount <= 1.25 * value);
  // Less than a few cents is no price.
  if (value < 0.05) return false;
  if (differencesOf(operands).some(isNear)) return true;
  // Only what is given back or taken off makes more of the same.
  const sources = claim.gain
    ? prices.filter((price) => (price.gain || price.discount) && price.period === claim.period)
    : prices;
  if (sources.some((price) => pricesFrom(price, reading, operands).some(isNear))) return true;
  if (claim.gain) return false;
  if (totalsOf(operands).some(isNear)) return true;
  // "Three: £150, so £50 each."
  const { paid, told } = operands;
  if (isEach(reading, claim) && paid.some((sum) => told.some((many) => isNear(sum / many))))
    return true;
  const amounts = amountsOf(operands);
  const several = prices.flatMap((price) => [1, ...operands.few].map((many) => price.value * many));
  const left = [1, ...cuts.map((cut) => 1 - cut)];
  const isSum = (one: number, other: number): boolean =>
    left.some((cut) => close(value, (one + other) * cut) || close(value, one + other * cut));
  return (
    prices.length > 0 &&
    (amounts.some((one) =>
      amounts.some((other) => isSum(one, other) || close(value, one - other)),
    ) ||
      several.some((one) => several.some((other) => isSum(one, other))))
  );
};

/** "Half the price", "25 % less", "three times cheaper": how much one price is of another. */
export const isPartOfPrice = ({ claim: told, lines }: Operands): boolean => {
  const claim = told.kind === 'multiplier' ? { ...told, value: 100 / told.value } : told;
  const isPart = (share: number): boolean =>
    claim.under
      ? share < claim.value && claim.value - share <= 8
      : Math.abs(share - claim.value) <= 2;
  return lines
    .flatMap((line) => pairsOf(line.flatMap(({ kind, value }) => (kind === 'money' ? value : []))))
    .map((pair) => (100 * Math.min(...pair)) / Math.max(...pair))
    .some((part) => isPart(part) || isPart(100 - part));
};
