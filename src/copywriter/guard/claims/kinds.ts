import type { Token } from '../text/tokens.ts';
import { roleFrom } from './context.ts';
import { type FactKind, isWord, type Sight } from './fact.ts';
import { scriptStars } from './lexicon/cjk.ts';
import type { TimeUnit } from './lexicon/lexicon.ts';
import type { Mention } from './mention.ts';
import type { Tongue } from './tongue.ts';
import { currencyOf, measureOf } from './units.ts';

const ratioOf = ({
  tokens,
  tongue,
  context,
  mention,
  next,
}: Sight): { kind: FactKind; value: number; unit?: string; last: number } | undefined => {
  // "9 out of 10", and with who they are between: "9 clients sur 10".
  // Whoever they are: "huit participantes sur dix".
  const who = tokens[mention.last];
  const isScale = [3, 4, 5, 10, 20, 100].includes(next?.value ?? 0) && mention.value % 1 === 0;
  const isWho =
    isWord(who) && (tongue.nounOf(who.text) === 'who' || (isScale && !tongue.timeUnit(who.text)));
  const end = [mention.last, ...(isWho ? [mention.last + 1] : [])]
    .map((at) => roleFrom(context, at, 'outOf'))
    .find((at) => at !== undefined && at === next?.first);
  if (end === undefined || !next || next.value < mention.value || next.value < 2) return undefined;
  // "22 / 28 / 36 €" are three prices.
  const isSlash = tokens[mention.last]?.text === '/';
  if (mention.by === 'vague' || (isSlash && ![5, 6, 10, 20, 100].includes(next.value)))
    return undefined;
  const { value, last } = next;
  const follower = tokens[last];
  const ofWho = isWord(follower) && tongue.nounOf(follower.text) === 'who';
  const scale = [5, 6, 10, 20, 100].includes(value);
  if (scale && !ofWho) return { kind: 'rating', value: mention.value, unit: `of ${value}`, last };
  return { kind: 'ratio', value: (100 * mention.value) / value, last };
};

const starsAfter = ({ tokens, tongue, mention }: Sight): boolean => {
  const token = tokens[mention.last];
  if (!token) return false;
  if (token.text === '★') return true;
  if (token.kind === 'script') return scriptStars.test(token.text.slice(0, 4));
  return isWord(token) && tongue.isStarWord(token.text);
};

export const ordinalMarks = new Set([
  'st',
  'nd',
  'rd',
  'th',
  'º',
  'er',
  'ere',
  'eme',
  'e',
  'te',
  'ste',
]);

const ordinalWords = new Set(
  'fourth fifth sixth seventh eighth ninth tenth eleventh twelfth twentieth'.split(' '),
);

/** Where "10th" or "tenth" ends. */
const ordinalUntil = ({ tokens, mention }: Sight): number | undefined => {
  const [number, mark] = [tokens[mention.last - 1], tokens[mention.last]];
  if (number && ordinalWords.has(number.text)) return mention.last;
  const joined = mark !== undefined && mark.start === number?.end && ordinalMarks.has(mark.text);
  return joined ? mention.last + 1 : undefined;
};

/** "1st choice" and a bare "1st" rank; "10th coffee" only counts up to one. */
export const ranks = (next: Token | undefined): boolean =>
  !isWord(next) ||
  /^(?:in|for|on|of|at|among|again|overall|choice|place|prize|class|rate|pick|best|most|largest|biggest|en|de|sur|lugar|puesto|posto|platz)$/.test(
    next.text,
  );

const isRank = (sight: Sight): boolean => {
  const { tokens, context, mention } = sight;
  if (mention.hint === 'rank' || mention.by === 'rank') return true;
  for (let at = Math.max(0, mention.first - 3); at <= mention.first; at += 1) {
    const end = roleFrom(context, at, 'rank');
    if (end !== undefined && end > mention.first) return true;
  }
  if (tokens[mention.first - 1]?.text === '#') return true;
  const end = ordinalUntil(sight);
  return end !== undefined && mention.by === 'digits' && mention.value <= 10 && ranks(tokens[end]);
};

const perUnit = (tokens: readonly Token[], tongue: Tongue, at: number): boolean =>
  tongue.makesPeriod(tokens[at]?.text ?? '') &&
  [at + 1, at + 2].some((place) => tongue.timeUnit(tokens[place]?.text ?? '') !== undefined);

const compares =
  /^(?:the|as|your|our|their|so|mas|plus|piu|mais|meer|zo|zoveel|more|better|faster|moins|less|what|that|o|a|el|la|le|il|de|het|mejor|meilleure?|meglio|melhor|beter|besser|mehr)$/;

const worded = /^(?:times|fois|veces|vezes|volte|mal|keer)$/;

/** "Twice pasta, once soup", "3 times over" only count; "3 times faster" multiplies. */
const isCount = (tokens: readonly Token[], { last }: Mention, end: number): boolean =>
  [tokens[last], tokens[end - 1]].some((token) => worded.test(token?.text ?? '')) &&
  !tokens
    .slice(end, end + 2)
    .some(({ text }) => compares.test(text) || /^\p{L}{2,}(?:er|ier)$/u.test(text));

/** "The kettle boils twice" counts; "twice the bookings" multiplies. */
const isTwice = (tokens: readonly Token[], { by, first }: Mention, end: number): boolean =>
  by === 'multiple' &&
  /^(?:twice|thrice)$/.test(tokens[first]?.text ?? '') &&
  !compares.test(tokens[end]?.text ?? '');

/** "Twice a year", "3 times per week": how often, not how much more. */
const oftenUntil = ({ tokens, tongue, context, mention }: Sight): number | undefined => {
  const end = mention.by === 'multiple' ? mention.last : roleFrom(context, mention.last, 'times');
  if (end === undefined) return undefined;
  const often =
    isTwice(tokens, mention, end) ||
    isCount(tokens, mention, end) ||
    tongue.periodAdverb(tokens[end]?.text ?? '') !== undefined ||
    perUnit(tokens, tongue, end);
  return often ? end : undefined;
};

/** "Trois quarts d'heure", "a quarter of an hour". */
const partOfTime = ({ tokens, tongue, mention }: Sight) => {
  if (mention.by !== 'fraction' || mention.value <= 0) return undefined;
  const at = [mention.last, mention.last + 1, mention.last + 2].find(
    (place) => tongue.timeUnit(tokens[place]?.text ?? '') !== undefined,
  );
  const joins = tokens
    .slice(mention.last, at)
    .every(({ text }) => /^(?:of|d|de|di|an|een)$/.test(text));
  const unit = at === undefined ? undefined : tongue.timeUnit(tokens[at]?.text ?? '');
  if (at === undefined || unit === undefined || !joins) return undefined;
  return { kind: 'time', value: mention.value / 100, unit, last: at + 1 } as const;
};

const isMultiplier = ({ tokens, context, mention }: Sight): boolean => {
  if (mention.by === 'multiple' || mention.hint === 'multiplier') return true;
  const before = tokens[mention.first - 1];
  // "x3" multiplies; "3x2" is a deal.
  const isDeal = tokens[mention.first - 2]?.kind === 'number';
  if (before?.text === 'x' && before.end === tokens[mention.first]?.start) return !isDeal;
  const after = tokens[mention.last];
  if (after?.kind === 'script') return after.text.startsWith('倍');
  const end = roleFrom(context, mention.last, 'times');
  if (end === undefined) return false;
  return tokens[end]?.kind !== 'number';
};

const isPercent = ({ tokens, context, mention }: Sight): boolean =>
  mention.hint === 'percent' ||
  roleFrom(context, mention.last, 'percent') !== undefined ||
  /^(?:パーセント|เปอร์เซ็นต์)/.test(tokens[mention.last]?.text ?? '') ||
  /^(?:%|yuzde|百分之|ร้อยละ)$/.test(tokens[mention.first - 1]?.text ?? '');

const scriptTime: readonly (readonly [RegExp, TimeUnit])[] = [
  [/^(?:分[間钟鐘]|分で|นาที)/, 'minute'],
  [/^(?:時間|小时|小時|ชั่วโมง)/, 'hour'],
  [/^(?:日|天|วัน)/, 'day'],
  [/^(?:週|周|สัปดาห์)/, 'week'],
  [/^(?:[かヶ个個]月|เดือน)/, 'month'],
  [/^(?:年|ปี)/, 'year'],
];

const timeAfter = ({
  tokens,
  tongue,
  mention,
}: Sight): { unit: TimeUnit; last: number } | undefined => {
  for (const at of [mention.last, mention.last + 1]) {
    const token = tokens[at];
    if (token?.kind === 'script' && at === mention.last) {
      const unit = scriptTime.find(([mark]) => mark.test(token.text))?.[1];
      return unit ? { unit, last: at + 1 } : undefined;
    }
    // "12º ano" is a school year.
    if (!isWord(token) || token.text === 'º') return undefined;
    const unit = tongue.timeUnit(token.text);
    if (unit) return { unit, last: at + 1 };
  }
  return undefined;
};

/** The kind of fact the signs and words right beside a number make of it. */
export const signOfKind = (
  sight: Sight,
): { kind: FactKind; value: number; unit?: string | undefined; last: number } => {
  const { mention, tokens } = sight;
  const { value, last } = mention;
  if (mention.by === 'stars') return { kind: 'rating', value, unit: 'of 5', last };
  if (isPercent(sight)) return { kind: 'percent', value, last: last + 1 };
  if (mention.hint === 'rating') return { kind: 'rating', value, unit: 'of 5', last };
  const part = partOfTime(sight);
  if (part) return part;
  if (mention.by === 'fraction') return { kind: value === -100 ? 'rating' : 'ratio', value, last };
  const ratio = ratioOf(sight);
  if (ratio) return ratio;
  if (starsAfter(sight)) return { kind: 'rating', value, unit: 'of 5', last: last + 1 };
  const often = oftenUntil(sight);
  if (often !== undefined) return { kind: 'plain', value, unit: 'times', last: often };
  if (isMultiplier(sight)) return { kind: 'multiplier', value, last: last + 1 };
  const note = /^(?:tenner|fiver)$/.test(tokens[mention.first]?.text ?? '');
  if (note) return { kind: 'money', value, unit: '£', last };
  const currency = currencyOf(tokens, mention);
  if (currency) return { kind: 'money', value, unit: currency.unit, last: currency.last };
  const time = timeAfter(sight);
  if (time) return { kind: 'time', value, unit: time.unit, last: time.last };
  const measure = measureOf(tokens, mention);
  if (measure) return { kind: 'plain', value, unit: measure.unit, last: measure.last };
  if (isRank(sight)) return { kind: 'rank', value, last };
  const ordinal = ordinalUntil(sight);
  if (ordinal !== undefined) return { kind: 'plain', value, unit: 'th', last: ordinal };
  return { kind: 'plain', value, last };
};
