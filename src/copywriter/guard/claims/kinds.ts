import { textAt } from '../../../kernel/phrases/tokens.ts';
import { anyCurrency } from './amount.ts';
import { partAfter } from './bare-units.ts';
import { roleFrom } from './context.ts';
import { type FactKind, isWord, type Sight } from './fact.ts';
import type { TimeUnit } from './lexicon/lexicon.ts';
import { isMultiplier, oftenUntil } from './multiples.ts';
import { isRank, ordinalUntil } from './ordinals.ts';
import { currencyOf, measureOf } from './units.ts';

/** What a number is, and the token from which to read on. */
export type Sign = { kind: FactKind; value: number; unit?: string | undefined; last: number };

const ratioOf = (sight: Sight): Sign | undefined => {
  const { tokens, tongue, mention, next } = sight;
  // "9 out of 10", and with whoever they are between: "huit participantes sur dix".
  const who = tokens[mention.last];
  const isShare = [3, 4, 5, 10, 20, 100].includes(next?.value ?? 0) && mention.value % 1 === 0;
  const isWho =
    isWord(who) && (tongue.nounOf(who.text) === 'who' || (isShare && !tongue.timeUnit(who.text)));
  const end = [mention.last, ...(isWho ? [mention.last + 1] : [])]
    .map((at) => roleFrom(sight, at, 'outOf'))
    .find((at) => at !== undefined && at === next?.first);
  if (end === undefined || !next || next.value < mention.value || next.value < 2) return undefined;
  // "Dois miúdos de dez anos": how old.
  if (tongue.timeUnit(textAt(tokens, next.last))) return undefined;
  // "22 / 28 / 36 €" are three prices, "10/15/20 yd" three sizes.
  const isSlash = tokens[mention.last]?.text === '/';
  const isRow = isSlash && [mention.first - 1, next.last].some((at) => textAt(tokens, at) === '/');
  const { value, last } = next;
  const isScale = [5, 6, 10, 20, 100].includes(value);
  if (mention.by === 'vague' || isRow || (isSlash && !isScale)) return undefined;
  const isOfWho = tongue.nounOf(textAt(tokens, last)) === 'who';
  if (isScale && !isOfWho)
    return { kind: 'rating', value: mention.value, unit: `of ${value}`, last };
  return { kind: 'ratio', value: (100 * mention.value) / value, last };
};

/** "Trois quarts d'heure", "a quarter of an hour", "un quarto di chilo". */
const partOfUnit = ({ tokens, tongue, mention }: Sight): Sign | undefined => {
  if (mention.by !== 'fraction' || mention.value <= 0) return undefined;
  const measureAt = (place: number) => measureOf(tokens, { last: place })?.unit;
  const at = [mention.last, mention.last + 1, mention.last + 2].find(
    (place) => tongue.timeUnit(textAt(tokens, place)) ?? measureAt(place),
  );
  const joins = tokens
    .slice(mention.last, at)
    .every(({ text }) => /^(?:of|d|de|di|an|een)$/.test(text));
  if (at === undefined || !joins) return undefined;
  const time = tongue.timeUnit(textAt(tokens, at));
  const value = mention.value / 100;
  return time
    ? { kind: 'time', value, unit: time, last: at + 1 }
    : { kind: 'plain', value, unit: measureAt(at), last: at + 1 };
};

const isPercent = (sight: Sight): boolean => {
  const { tokens, mention } = sight;
  return (
    mention.hint === 'percent' ||
    roleFrom(sight, mention.last, 'percent') !== undefined ||
    /^(?:パーセント|เปอร์เซ็นต์)/.test(textAt(tokens, mention.last)) ||
    /^(?:%|yuzde|百分之|ร้อยละ)$/.test(textAt(tokens, mention.first - 1))
  );
};

/** "14j", "30d": one letter right after the digits. */
const gluedUnits: Readonly<Record<string, TimeUnit>> = { j: 'day', d: 'day' };

const timeAfter = ({ tokens, tongue, mention }: Sight) => {
  const [number, unit] = [tokens[mention.last - 1], tokens[mention.last]];
  const glued = unit?.start === number?.end ? gluedUnits[unit?.text ?? ''] : undefined;
  if (glued) return { unit: glued, last: mention.last + 1 };
  // "7,50 per month" is a price.
  const isPrice = tongue.makesPeriod(unit?.text ?? '');
  for (const at of isPrice ? [mention.last] : [mention.last, mention.last + 1]) {
    const token = tokens[at];
    // "12º ano" is a school year.
    if (!isWord(token) || token.text === 'º') return undefined;
    const unit = tongue.timeUnit(token.text);
    // "8- to 12-year-olds" are so old, not so long at it.
    if (textAt(tokens, at + 1) === 'olds') return undefined;
    if (unit) return { unit, last: at + 1 };
  }
  return undefined;
};

/** The kind of fact the signs and words right beside a number make of it. */
export const signOfKind = (sight: Sight): Sign => {
  const { mention, tokens, tongue } = sight;
  const { value, last } = mention;
  const after = tokens[last];
  if (mention.by === 'stars') return { kind: 'rating', value, unit: 'of 5', last };
  if (isPercent(sight)) return { kind: 'percent', value, last: last + 1 };
  const partial = partOfUnit(sight);
  if (partial) return partial;
  if (mention.by === 'fraction') return { kind: value === -100 ? 'rating' : 'ratio', value, last };
  const ratio = ratioOf(sight);
  if (ratio) return ratio;
  if (after?.text === '★' || (isWord(after) && tongue.isStarWord(after.text)))
    return { kind: 'rating', value, unit: 'of 5', last: last + 1 };
  const often = oftenUntil(sight);
  if (often !== undefined) return { kind: 'plain', value, unit: 'times', last: often };
  if (isMultiplier(sight)) return { kind: 'multiplier', value, last: last + 1 };
  const note = /^(?:tenner|fiver)$/.test(textAt(tokens, mention.first));
  if (note) return { kind: 'money', value, unit: anyCurrency, last };
  const currency = currencyOf(tokens, mention);
  if (currency) return { kind: 'money', value, unit: currency.unit, last: currency.last };
  const time = timeAfter(sight);
  if (time) {
    const part = mention.by === 'unit' ? 0 : (partAfter(sight, time.last - 1)?.value ?? 0);
    return { kind: 'time', value: value + part, unit: time.unit, last: time.last };
  }
  const measure = measureOf(tokens, mention);
  if (measure) return { kind: 'plain', value, unit: measure.unit, last: measure.last };
  if (isRank(sight)) return { kind: 'rank', value, last };
  const ordinal = ordinalUntil(sight);
  if (ordinal !== undefined) return { kind: 'plain', value, unit: 'th', last: ordinal };
  // "Nota 5,0": nobody counts so; "2.0" is a version.
  const isGrade = mention.by === 'digits' && /^(?:[4-9]|10)[.,]0$/.test(textAt(tokens, last - 1));
  return { kind: isGrade ? 'rating' : 'plain', value, last };
};
