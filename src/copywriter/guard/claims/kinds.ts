import { roleFrom } from './context.ts';
import { type FactKind, isWord, type Sight } from './fact.ts';
import { scriptStars } from './lexicon/cjk.ts';
import type { TimeUnit } from './lexicon/lexicon.ts';
import { currencyOf, measureOf } from './units.ts';
import { isStarWord, makesPeriod, phraseNoun, timeUnit } from './words.ts';

const ratioOf = ({
  tokens,
  context,
  mention,
  next,
}: Sight): { kind: FactKind; value: number; unit?: string; last: number } | undefined => {
  const end = roleFrom(context, mention.last, 'outOf');
  if (end === undefined || !next || next.first !== end || next.value <= mention.value)
    return undefined;
  if (mention.by === 'vague') return undefined;
  const { value, last } = { value: next.value, last: next.last };
  const follower = tokens[last];
  const ofWho = isWord(follower) && phraseNoun(follower.text) === 'who';
  const scale = [5, 6, 10, 20, 100].includes(value);
  if (scale && !ofWho) return { kind: 'rating', value: mention.value, unit: `of ${value}`, last };
  return { kind: 'ratio', value: (100 * mention.value) / value, last };
};

const starsAfter = ({ tokens, mention }: Sight): boolean => {
  const token = tokens[mention.last];
  if (!token) return false;
  if (token.text === '★') return true;
  if (token.kind === 'script') return scriptStars.test(token.text.slice(0, 4));
  return isWord(token) && isStarWord(token.text);
};

const ordinalMarks = new Set(['st', 'nd', 'rd', 'th', 'º', 'er', 'ere', 'eme', 'e', 'te', 'ste']);

const isRank = ({ tokens, context, mention }: Sight): boolean => {
  if (mention.hint === 'rank' || mention.by === 'rank') return true;
  for (let at = Math.max(0, mention.first - 3); at <= mention.first; at += 1) {
    const end = roleFrom(context, at, 'rank');
    if (end !== undefined && end > mention.first) return true;
  }
  if (tokens[mention.first - 1]?.text === '#') return true;
  const mark = tokens[mention.last];
  return (
    mention.value <= 10 &&
    !!mark &&
    mark.start === tokens[mention.last - 1]?.end &&
    ordinalMarks.has(mark.text)
  );
};

const isMultiplier = ({ tokens, context, mention }: Sight): boolean => {
  if (mention.by === 'multiple' || mention.hint === 'multiplier') return true;
  const before = tokens[mention.first - 1];
  if (before?.text === 'x' && before.end === tokens[mention.first]?.start) return true;
  const after = tokens[mention.last];
  if (after?.kind === 'script') return after.text.startsWith('倍');
  const end = roleFrom(context, mention.last, 'times');
  if (end === undefined) return false;
  const beyond = tokens[end];
  if (beyond?.kind === 'number') return false;
  return !(beyond && makesPeriod(beyond.text) && timeUnit(tokens[end + 1]?.text ?? ''));
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

const timeAfter = ({ tokens, mention }: Sight): { unit: TimeUnit; last: number } | undefined => {
  for (const at of [mention.last, mention.last + 1]) {
    const token = tokens[at];
    if (token?.kind === 'script' && at === mention.last) {
      const unit = scriptTime.find(([mark]) => mark.test(token.text))?.[1];
      return unit ? { unit, last: at + 1 } : undefined;
    }
    if (!isWord(token)) return undefined;
    const unit = timeUnit(token.text);
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
  if (mention.by === 'fraction') return { kind: value === -100 ? 'rating' : 'ratio', value, last };
  const ratio = ratioOf(sight);
  if (ratio) return ratio;
  if (starsAfter(sight)) return { kind: 'rating', value, unit: 'of 5', last: last + 1 };
  if (isMultiplier(sight)) return { kind: 'multiplier', value, last: last + 1 };
  const currency = currencyOf(tokens, mention);
  if (currency) return { kind: 'money', value, unit: currency.unit, last: currency.last };
  const time = timeAfter(sight);
  if (time) return { kind: 'time', value, unit: time.unit, last: time.last };
  const measure = measureOf(tokens, mention);
  if (measure) return { kind: 'plain', value, unit: measure, last: last + 1 };
  if (isRank(sight)) return { kind: 'rank', value, last };
  return { kind: 'plain', value, last };
};
