import type { Token } from '../text/tokens.ts';
import { indexWords } from '../text/word-index.ts';
import type { Mention } from './mention.ts';

const currencies = indexWords<string>([
  ['$ usd dollar dollars dollaro dolares buck bucks', '$'],
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
  ['brl reais', 'r$'],
  ['mxn pesos peso', 'mxn'],
  ['pence cents ct', 'cent'],
]);

const measures = indexWords<string>([
  ['kg kilo kilos kilogram*', 'kg'],
  ['g gr gram grams gramm gramos grammes', 'g'],
  ['mg', 'mg'],
  ['lb lbs', 'lb'],
  ['oz ounce ounces', 'oz'],
  ['cm centimet*', 'cm'],
  ['mm', 'mm'],
  ['m metre* meter meters metros metri', 'm'],
  ['km kilomet*', 'km'],
  ['mile miles', 'mile'],
  ['inch inches', 'inch'],
  ['ft feet foot', 'ft'],
  ['l litre* liter liters litros litri', 'l'],
  ['ml', 'ml'],
  ['gb', 'gb'],
  ['tb', 'tb'],
  ['mb', 'mb'],
  ['w watt watts', 'w'],
  ['kw kwh', 'kw'],
  ['mah', 'mah'],
  ['v volt volts', 'v'],
  ['hz', 'hz'],
  ['° grad degree* grados', 'degree'],
  ['kcal calorie* calorias kalorien', 'kcal'],
  ['spf lsf fps', 'spf'],
]);

/** The currency beside a number, before or after it. */
export const currencyOf = (
  tokens: readonly Token[],
  { first, last }: Mention,
): { unit: string; last: number } | undefined => {
  const before = tokens[first - 1];
  const after = tokens[last];
  const sign =
    before && /^(?:[$€£¥₹₽₩₺]|usd|eur|gbp|chf|rs|inr)$/.test(before.text) ? before : undefined;
  const unit = currencies.find(sign?.text ?? after?.text ?? '');
  return unit ? { unit, last: sign ? last : last + 1 } : undefined;
};

/** The unit of measure right after a number. */
export const measureOf = (tokens: readonly Token[], { last }: Mention): string | undefined => {
  const after = tokens[last];
  return after ? measures.find(after.text) : undefined;
};
