import type { Reading } from '../../reading.ts';
import { lengthOf } from '../amount.ts';
import type { Fact } from '../fact.ts';
import { close, convert, type Operands } from './operands.ts';

const each =
  /^(?:each|apiece|per|pro|por|par|a|an|al|la|le|il|cada|chaque|chacun.*|ogni|elk|elke|je|jede.*|die|der|das|stuck|one|ao|o|um|uma|un|une|een|head|person.*|kopf|tete|testa)$/;

const instalments =
  /^(?:x|vezes|rate|raten|fois|cuotas|plazos|instalments|installments|payments|termijnen|prestacoes|mensualites)$/;

/** Words with which a sum is told. */
const equals =
  /^(?:that s|works out|comes to|it s|das sind|das macht|cela fait|ca fait|sono|son \d+|sao|dat is|dat zijn|ou seja|o sea|cioe \S+)/;

/** "£5 a class": said of one of several. */
const isEach = ({ tokens }: Reading, { mention: { last } }: Fact): boolean =>
  tokens.slice(last, last + 4).some(({ text }) => each.test(text) || text === '/') ||
  tokens.some(({ text }) => instalments.test(text)) ||
  tokens.some(({ text }, at) => equals.test(`${text} ${tokens[at + 1]?.text}`));

/** One price, for several or for one of several, over another period. */
const pricesFrom = (
  money: Fact,
  reading: Reading,
  { claim, counts, told, packs, spells }: Operands,
): number[] => {
  const period = money.period && lengthOf({ value: 1, unit: money.period });
  // €45 an hour are €11.25 for a quarter of it.
  const ofSpells = period ? spells.map((length) => (money.value * length) / period) : [];
  const periods =
    claim.period === undefined
      ? [1, ...[...claim.units].flatMap((unit) => convert(money.period, unit))]
      : claim.period === money.period || money.period === undefined
        ? [1, ...[...money.units].flatMap((unit) => convert(unit, claim.period))]
        : convert(money.period, claim.period);
  const isSamePeriod = claim.period !== undefined && claim.period === money.period;
  // A price "a month" becomes no other one because the brief has another number somewhere.
  const many = isSamePeriod ? told : [...told, ...counts];
  const others = periods.flatMap((factor) => {
    const base = money.value * factor;
    return [
      base,
      // "29 € the lesson, four a month": whatever the period.
      ...told.map((count) => money.value * count),
      ...many.map((count) => base * count),
      ...(isEach(reading, claim) ? [...many, ...packs].map((count) => base / count) : []),
    ];
  });
  return [...ofSpells, ...others];
};

/** "79 together (55 + 45 apart)" saves 21. */
const packSavings = ({ moneys, lines }: Operands): number[] =>
  lines.flatMap((line) => {
    const own = line.filter((fact) => moneys.includes(fact)).map(({ value }) => value);
    const all = own.reduce((sum, value) => sum + value, 0);
    return own.length === 3 ? own.map((value) => all - 2 * value) : [];
  });

const differences = (operands: Operands): number[] => [
  ...packSavings(operands),
  ...betweenPrices(operands),
];

const betweenPrices = ({ moneys, counts, told }: Operands): number[] =>
  moneys.flatMap((one) => [
    ...moneys.map((other) => Math.abs(one.value - other.value)),
    // Ten hours at £18 against a pack for £160, a year against twelve months.
    ...moneys.flatMap((other) =>
      other === one
        ? []
        : [
            ...(other.period === 'year' && one.period === 'month' ? [12] : []),
            ...counts,
            ...told,
          ].map((count) => one.value * count - other.value),
    ),
  ]);

const about =
  /^(?:peu|pres|pouco|mais|poco|iets|etwas|little|about|around|roughly|almost|nearly|some|good|gut|rund|knapp|etwa|circa|ca|fast|environ|presque|quelque|unos|unas|casi|quasi|quase|cerca|aproximadamente|ongeveer|bijna|ruim|zo)$/;

/** Whether an amount of money is one that supplied prices make. */
export const moneyFollows = (reading: Reading, operands: Operands): boolean => {
  const { claim, moneys, cuts, told } = operands;
  const value = claim.unit === 'cent' ? claim.value / 100 : claim.value;
  const isRounded = reading.tokens
    .slice(Math.max(0, claim.mention.first - 3), claim.mention.first)
    .some(({ text }) => about.test(text));
  const isNear = (amount: number): boolean =>
    close(value, amount) ||
    (isRounded && Math.abs(value - amount) <= 0.06 * amount) ||
    (claim.under && !claim.gain && amount < value && value <= 1.25 * amount) ||
    (claim.over && !claim.gain && value < amount && amount <= 1.25 * value) ||
    // "About 40 cents": rounded to a whole one.
    (value >= 20 && !claim.gain && value % 1 === 0 && Math.abs(value - amount) < 0.5);
  const prices = moneys.flatMap((money) => pricesFrom(money, reading, operands));
  const lessCuts = prices.flatMap((price) =>
    cuts.flatMap((cut) => [price * (1 - cut), price * cut]),
  );
  if (claim.gain || claim.discount) return [...differences(operands), ...lessCuts].some(isNear);
  const offs = moneys.filter(({ discount }) => discount).map((money) => money.value);
  const whole = moneys.flatMap((money) =>
    [1, ...cuts, ...told].map((count) => money.value * count),
  );
  const sums = whole.flatMap((one) =>
    whole.flatMap((other) => [one + other, ...offs.map((off) => one + other - off)]),
  );
  return (
    [...prices, ...differences(operands), ...lessCuts].some(isNear) ||
    sums.some((amount) => close(value, amount))
  );
};

const priced = /^(?:price|cost|preis|prix|precio|prezzo|preco|prijs)$/;

/** "Twelve months for the price of ten": how often one price holds another. */
export const isPriceOf = ({ tokens }: Reading, { claim, moneys }: Operands): boolean =>
  tokens.some(({ text }) => priced.test(text)) &&
  moneys.some((one) => moneys.some((other) => close(claim.value, one.value / other.value)));

/** "Three times cheaper": €3.99 against €12. */
export const isTimesCheaper = ({ claim, lines }: Operands): boolean =>
  claim.gain &&
  lines
    .map((line) => line.filter(({ kind }) => kind === 'money'))
    .some((moneys) =>
      moneys.some((one) =>
        moneys.some(
          (other) => Math.abs(other.value / one.value - claim.value) <= 0.05 * claim.value,
        ),
      ),
    );

/** "Less than half the price" is €15 against €32. */
export const isPartOfPrice = ({ claim, lines }: Operands): boolean => {
  const isPart = (share: number): boolean =>
    claim.under || claim.over
      ? Math.abs(share - claim.value) <= 8 && share < claim.value === claim.under
      : Math.abs(share - claim.value) <= 2;
  const isOfTwo = (one: Fact, other: Fact): boolean => {
    if (one.unit !== other.unit || one.value >= other.value) return false;
    const part = (100 * one.value) / other.value;
    return isPart(part) || isPart(100 - part);
  };
  return (
    claim.mention.by === 'fraction' &&
    lines
      .map((line) => line.filter(({ kind }) => kind === 'money'))
      .some((moneys) => moneys.some((one) => moneys.some((other) => isOfTwo(one, other))))
  );
};
