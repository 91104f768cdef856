import type { Token } from '../text/tokens.ts';
import { indexWords } from '../text/word-index.ts';
import type { Mention } from './fact.ts';

const currencies = indexWords<string>([
  ['$ us$ a$ au$ c$ ca$ nz$ usd dollar dollars dollaro dolares buck bucks', '$'],
  ['€ eur euro euros', '€'],
  ['£ gbp pound pounds quid livres', '£'],
  ['¥ jpy yen cny rmb yuan', '¥'],
  ['₹ inr rupee rupees rs', '₹'],
  ['₽ rub руб*', '₽'],
  ['₩ krw 원 원*', '₩'],
  ['₺ lira tl', '₺'],
  ['chf franken francs', 'chf'],
  ['zl pln zloty zlotych', 'pln'],
  ['sek kr kronor kroner dkk nok', 'kr'],
  ['r$ brl reais real', 'r$'],
  ['mxn pesos peso', 'mxn'],
  ['pence cents ct centime centimes centimos centesim* centavos cent', 'cent'],
]);

const measures = indexWords<string>([
  ['kg kilo kilos kilogram* chilo chili chilogramm* quilo quilos', 'kg'],
  ['g gr gram grams gramm gramos grammes grammi gramas', 'g'],
  ['mg milligram* miligram*', 'mg'],
  ['lb lbs', 'lb'],
  ['oz ounce ounces', 'oz'],
  ['cm centimet* zentimet*', 'cm'],
  ['mm millimet* milimet*', 'mm'],
  ['sqm qm quadratmeter*', 'm2'],
  ['ha hectare* hektar* hectarea* ettar*', 'ha'],
  ['db decibel* dezibel*', 'db'],
  ['m metre* meter meters metros metri metro', 'm'],
  ['km kilomet* chilomet* quilomet*', 'km'],
  ['mile miles', 'mile'],
  ['inch inches " zoll pulgadas pouces polegadas pollici', 'inch'],
  ['ft feet foot', 'ft'],
  ['l litre* liter liters litros litri litro', 'l'],
  ['ml millilit* mililit*', 'ml'],
  ['cl centilit* zentilit*', 'cl'],
  ['dl decilit* dezilit*', 'dl'],
  ['gb gigabyte*', 'gb'],
  ['tb terabyte*', 'tb'],
  ['mb megabyte*', 'mb'],
  ['w watt watts', 'w'],
  ['kwh kilowattst* kilowatth* kilowattor* kilovatioh* quilowatth*', 'kwh'],
  ['kw kwp kilowatt* kilovatio* quilowatt*', 'kw'],
  ['hp horsepower ps cv', 'hp'],
  ['mph', 'mph'],
  ['kmh', 'km/h'],
  ['acre acres', 'acre'],
  ['mah', 'mah'],
  ['fps', 'fps'],
  ['mp megapixel*', 'mp'],
  ['gsm', 'gsm'],
  ['thread threads', 'thread'],
  ['carat carats karat', 'carat'],
  ['v volt volts', 'v'],
  ['hz', 'hz'],
  ['° grad degree* grados gradi graus degres graden', 'degree'],
  ['kcal calorie* calorias kalorien', 'kcal'],
]);

/** "89,- €": a comma and a dash stand for the cents; the dash is no token. */
const skipDash = (tokens: readonly Token[], last: number): number => {
  const [number, comma, sign] = [tokens[last - 1], tokens[last], tokens[last + 1]];
  const isDash =
    /^[.,]$/.test(comma?.text ?? '') &&
    comma?.start === number?.end &&
    (sign?.start ?? 0) > (comma?.end ?? 0) &&
    currencies.find(sign?.text ?? '') !== undefined;
  return isDash ? last + 1 : last;
};

/** The currency beside a number, before or after it. */
export const currencyOf = (
  tokens: readonly Token[],
  { first, last, by }: Mention,
): { unit: string; last: number } | undefined => {
  const before = tokens[first - 1];
  // "Seven euro fifty" holds its currency.
  const inner = tokens.slice(first + 1, last).find(({ text }) => currencies.find(text));
  if (inner) return { unit: currencies.find(inner.text) ?? inner.text, last };
  const at = skipDash(tokens, last);
  const [after, beyond] = [tokens[at], tokens[at + 1]];
  const sign =
    before && /^(?:\p{L}{0,2}[$€£¥₹₽₩₺]|usd|eur|gbp|chf|rs|inr|brl)$/u.test(before.text)
      ? before
      : undefined;
  // "Tea for two £42": the sign belongs to the number it touches.
  const isOfNext =
    beyond?.kind === 'number' && after?.kind === 'sign' && after.end === beyond.start;
  // "27p" are pence, "2 p" may be people.
  const isPence = after?.text === 'p' && after.start === tokens[last - 1]?.end;
  const unit = isPence
    ? 'cent'
    : currencies.find(sign?.text ?? (isOfNext ? '' : (after?.text ?? '')));
  // "Dois pesos" weigh.
  if (unit === 'mxn' && by !== 'digits') return undefined;
  return unit ? { unit, last: sign ? last : at + 1 } : undefined;
};

const squared = /^(?:2|cuadrad\w*|carres?|quadrad\w*|quadr\w*)$/;
const square = /^(?:square|sq|vierkante)$/;

/** The unit of measure right after a number: "40 cm", "90 m²", "900 square feet". */
export const measureOf = (
  tokens: readonly Token[],
  { last }: Mention,
): { unit: string; last: number } | undefined => {
  const [after, beyond] = [tokens[last], tokens[last + 1]];
  if (!after) return undefined;
  const area = square.test(after.text) ? measures.find(beyond?.text ?? '') : undefined;
  if (area) return { unit: `${area}2`, last: last + 2 };
  const unit = measures.find(after.text);
  // "45 l'una": each.
  if (after.text === 'l' && /^(?:una|uno|un|une|on|heure|ora|anno|an)$/.test(beyond?.text ?? ''))
    return undefined;
  if (!unit) return undefined;
  return beyond && squared.test(beyond.text) && beyond.start - after.end <= 1
    ? { unit: `${unit}2`, last: last + 2 }
    : { unit, last: last + 1 };
};
