import { indexWords, splitWords } from '../../../kernel/folding/word-index.ts';
import { phraseOf, type Token, textAt } from '../../../kernel/phrases/tokens.ts';
import type { Mention } from './fact.ts';

/** Words for units, the first of each being the name it goes by. */
const namedByFirst = (list: string) =>
  indexWords(list.split('|').map((words): [string, string] => [words, splitWords(words)[0] ?? '']));

const currencyNamed = namedByFirst(
  `$ us$ a$ au$ c$ ca$ nz$ usd dollar dollars dollaro dolares buck bucks | € eur euro euros | £ gbp pound pounds quid livres |
  ¥ jpy yen cny rmb yuan | ₹ inr rupee rupees rs | ₽ rub руб* | ₩ krw 원 원* | ₺ lira tl | chf franken francs |
  pln zl zloty zlotych | kr sek kronor kroner dkk nok | r$ brl reais real | mxn pesos peso |
  cent pence cents ct centime centimes centimos centesim* centavos`,
);

const measureNamed = namedByFirst(
  `kg kilo kilos kilogram* chilo chili chilogramm* quilo quilos | g gr gram grams gramm gramos grammes grammi gramas |
  mg milligram* miligram* | lb lbs | oz ounce ounces | cm centimet* zentimet* | mm millimet* milimet* |
  m2 sqm qm quadratmeter* | m3 cbm kubikmeter* | ha hectare* hektar* hectarea* ettar* | db decibel* dezibel* |
  m metre* meter meters metros metri metro | km kilomet* chilomet* quilomet* | mile miles |
  inch inches " zoll pulgadas pouces polegadas pollici | ft feet foot | l litre* liter liters litros litri litro |
  ml millilit* mililit* | cl centilit* zentilit* | dl decilit* dezilit* | gb gigabyte* | tb terabyte* | mb megabyte* |
  w watt watts | kwh kilowattst* kilowatth* kilowattor* kilovatioh* quilowatth* | kw kwp kilowatt* kilovatio* quilowatt* |
  hp horsepower ps cv | mph | kmh | acre acres | mah | fps | mp megapixel* | gsm | thread threads | carat carats karat |
  v volt volts | hz | degree ° grad degree* grados gradi graus degres graden | kcal calorie* calorias kalorien`,
);

/** The currency beside a number, before or after it. */
export const currencyOf = (tokens: readonly Token[], { first, last, by, value }: Mention) => {
  const before = tokens[first - 1];
  // "Seven euro fifty" holds its currency; "huit cents grammes" is eight hundred of them.
  const inner = tokens
    .slice(first + 1, last)
    .find(({ text }) => currencyNamed(text) && !(text === 'cents' && value >= 200));
  if (inner) return { unit: currencyNamed(inner.text) ?? inner.text, last };
  // "Una cinquantina di euro".
  const isOf = by === 'words' && /^(?:di|de|d)$/.test(textAt(tokens, last));
  const end = isOf && currencyNamed(textAt(tokens, last + 1)) ? last + 1 : last;
  const [after, beyond] = [tokens[end], tokens[end + 1]];
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
    : currencyNamed(sign?.text ?? (isOfNext ? '' : (after?.text ?? '')));
  // "Dois pesos" weigh.
  if (unit === 'mxn' && by !== 'digits') return undefined;
  return unit ? { unit, last: sign ? last : end + 1 } : undefined;
};

const squared = /^(?:2|cuadrad\w*|carres?|quadrad\w*|quadr\w*)$/;
const square = /^(?:square|sq|vierkante|cubic|cu|kubieke)$/;

/** The unit of measure right after a number: "40 cm", "90 m²", "900 square feet". */
export const measureOf = (tokens: readonly Token[], { last }: Pick<Mention, 'last'>) => {
  const [after, beyond] = [tokens[last], tokens[last + 1]];
  if (!after) return undefined;
  const area = square.test(after.text) ? measureNamed(beyond?.text ?? '') : undefined;
  const power = /^c/.test(after.text) || after.text === 'kubieke' ? 3 : 2;
  if (area) return { unit: `${area}${power}`, last: last + 2 };
  const unit = measureNamed(after.text);
  // "45 l'una": each.
  const isEach = /^l (?:una|uno|un|une|on|heure|ora|anno|an)$/.test(
    phraseOf(tokens, last, last + 2),
  );
  if (!unit || isEach) return undefined;
  return beyond && squared.test(beyond.text) && beyond.start - after.end <= 1
    ? { unit: `${unit}2`, last: last + 2 }
    : { unit, last: last + 1 };
};
