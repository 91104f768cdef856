import { sentenceAround, type Token } from '../text/tokens.ts';
import { scriptPeople, scriptReviews, scriptStars } from './lexicon/cjk.ts';
import type { NounClass, TimeUnit } from './lexicon/lexicon.ts';
import type { Mention } from './mentions.ts';
import { type Context, type Reading, roleBefore, roleFrom } from './reading.ts';
import { currencyOf, measureOf } from './units.ts';
import {
  isDiscountWord,
  isGainWord,
  isProofWord,
  isStarWord,
  makesPeriod,
  nounClass,
  periodAdverb,
  phraseNoun,
  timeUnit,
} from './words.ts';

export type FactKind =
  | 'count'
  | 'rating'
  | 'percent'
  | 'ratio'
  | 'multiplier'
  | 'rank'
  | 'money'
  | 'time'
  | 'year'
  | 'code'
  | 'plain';

/** A quantity with all that must stay the same for it to be the same claim. */
export type Fact = {
  kind: FactKind;
  value: number;
  unit: string | undefined;
  noun: NounClass | undefined;
  /** The word counted, when it belongs to no class we know. */
  word: string | undefined;
  /** Whether that word looks like people. */
  who: boolean;
  period: TimeUnit | undefined;
  over: boolean;
  upTo: boolean;
  under: boolean;
  discount: boolean;
  gain: boolean;
  proof: boolean;
  /** First letters of the words in its sentence. */
  stems: ReadonlySet<string>;
  language: string;
  mention: Mention;
};

type Sight = {
  tokens: readonly Token[];
  context: Context;
  mention: Mention;
  next: Mention | undefined;
};

const isWord = (token: Token | undefined): token is Token => token?.kind === 'word';

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

const scriptTime: readonly (readonly [RegExp, TimeUnit])[] = [
  [/^(?:分[間钟鐘]|分で|นาที)/, 'minute'],
  [/^(?:時間|小时|小時|ชั่วโมง)/, 'hour'],
  [/^(?:日|天|วัน)/, 'day'],
  [/^(?:週|周|สัปดาห์)/, 'week'],
  [/^(?:[かヶ个個]月|เดือน)/, 'month'],
  [/^(?:年|ปี)/, 'year'],
];

type Counted = { noun: NounClass | undefined; word: string | undefined; last: number };

const fillers = new Set(
  `of de d di von van des the los las les der die das our nos its to in on at and or for per with by from
  is are a an your y e et und en o ou oder your you we it that this as so now today`.split(/\s+/),
);

const countedBy = ({ tokens, mention, next }: Sight): Counted => {
  const script = tokens[mention.last] ?? tokens[mention.first];
  if (script?.kind === 'script') {
    const around = (tokens[mention.first - 1]?.text ?? '') + script.text;
    if (scriptReviews.test(around)) return { noun: 'review', word: undefined, last: mention.last };
    if (scriptPeople.test(around)) return { noun: 'customer', word: undefined, last: mention.last };
  }
  let word: string | undefined;
  const limit = Math.min(
    tokens.length,
    mention.last + 4,
    next ? Math.max(next.first, mention.last) : Infinity,
  );
  for (let at = mention.last; at < limit; at += 1) {
    const token = tokens[at];
    if (token?.text === '+') continue;
    if (!isWord(token)) break;
    const noun = nounClass(token.text);
    if (noun) return { noun, word: token.text, last: at + 1 };
    if (!fillers.has(token.text)) word ??= token.text;
  }
  for (let at = mention.first - 1; at >= Math.max(0, mention.first - 3); at -= 1) {
    const token = tokens[at];
    if (token?.text === ':') continue;
    if (!isWord(token)) break;
    const noun = nounClass(token.text);
    if (noun && (word === undefined || tokens[at + 1]?.text === 'number'))
      return { noun, word: token.text, last: mention.last };
  }
  return { noun: undefined, word, last: mention.last };
};

const periodAfter = (
  tokens: readonly Token[],
  from: number,
  first: number,
): TimeUnit | undefined => {
  for (let at = from; at < Math.min(tokens.length, from + 5); at += 1) {
    const token = tokens[at];
    if (!token || /^[.!?\n]$/.test(token.text)) break;
    const adverb = periodAdverb(token.text);
    if (adverb) return adverb;
    if (!makesPeriod(token.text)) continue;
    const unit = timeUnit(tokens[at + 1]?.text ?? '') ?? timeUnit(tokens[at + 2]?.text ?? '');
    if (unit && unit !== 'second' && isWord(tokens[at + 1])) return unit;
  }
  for (let at = Math.max(0, first - 4); at < first - 1; at += 1) {
    if (!makesPeriod(tokens[at]?.text ?? '')) continue;
    const unit = timeUnit(tokens[at + 1]?.text ?? '');
    if (unit && unit !== 'second') return unit;
  }
  return undefined;
};

const near = (
  tokens: readonly Token[],
  { first, last }: Mention,
  test: (word: string) => boolean,
): boolean => {
  const [from, to] = sentenceAround(tokens, first);
  for (let at = Math.max(from, first - 4); at < Math.min(to, last + 5); at += 1) {
    const inside = at >= first && at < last;
    const token = tokens[at];
    if (!inside && isWord(token) && test(token.text)) return true;
  }
  return false;
};

const stemsOf = (tokens: readonly Token[], { first, last }: Mention): Set<string> => {
  const [from, to] = sentenceAround(tokens, first);
  const stems = new Set<string>();
  const around = [...tokens.slice(from, first), ...tokens.slice(last, Math.min(to, from + 60))];
  for (const token of around) {
    if (token.kind === 'script') stems.add(token.text.slice(0, 2));
    else if (isWord(token) && token.text.length > 3) stems.add(token.text.slice(0, 5));
  }
  return stems;
};

const qualifiers = ({ tokens, context, mention }: Sight, end: number) => {
  // "over €2,000" and "up to a third": a sign or an article may stand between.
  const before = (role: 'over' | 'upTo' | 'under'): boolean =>
    roleBefore(context, mention.first, role) ||
    (roleBefore(context, mention.first - 1, role) &&
      /^(?:[$€£¥₹]|a|an|the|un|une|una|de|d|ein|eine|our)$/.test(
        tokens[mention.first - 1]?.text ?? '',
      ));
  const after = [mention.last, end, end + 1].some(
    (at) => roleFrom(context, at, 'overAfter') !== undefined,
  );
  const script = tokens[mention.last]?.text ?? '';
  const scriptOver =
    /^[万千百]*[多余餘人名件]*(?:以上|超)/.test(script) ||
    /(?:กว่า|超过|超過|突破|超え)$/.test(tokens[mention.first - 1]?.text ?? '');
  return {
    over: before('over') || after || scriptOver,
    upTo: before('upTo'),
    under: before('under'),
  };
};

const isYear = ({ tokens, mention }: Sight): boolean =>
  mention.by === 'digits' &&
  /^(?:1[6-9]|20)\d\d$/.test(tokens[mention.first]?.text ?? '') &&
  mention.last === mention.first + 1;

const signOfKind = (
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

const kindByNoun = (kind: FactKind, counted: Counted, sight: Sight): FactKind => {
  if (kind === 'rank' && counted.noun === 'customer' && sight.mention.value > 10) return 'count';
  if (kind !== 'plain') return kind;
  if (counted.noun) return 'count';
  if (isYear(sight)) return 'year';
  const { value, by } = sight.mention;
  if (by === 'digits' && value > 1 && value <= 5 && value % 1 !== 0 && !counted.word)
    return 'rating';
  return 'plain';
};

/** The fact a mention states, read from the words around it. */
export const readFact = (
  { tokens, language }: Reading,
  context: Context,
  mention: Mention,
  next: Mention | undefined,
): Fact => {
  const sight: Sight = { tokens, context, mention, next };
  const sign = signOfKind(sight);
  const counted = countedBy({
    ...sight,
    mention: { ...mention, last: Math.max(mention.last, sign.last) },
  });
  const discount = near(tokens, mention, isDiscountWord);
  const named = kindByNoun(sign.kind, counted, sight);
  // "Half price" is a discount like any other.
  const kind = named === 'ratio' && discount ? 'percent' : named;
  const end = Math.max(sign.last, counted.last);
  return {
    kind,
    value: sign.value,
    unit: sign.unit,
    noun: counted.noun,
    word: counted.word,
    who: counted.word !== undefined && phraseNoun(counted.word) === 'who',
    period: periodAfter(tokens, end, mention.first),
    ...qualifiers(sight, end),
    discount,
    gain: near(tokens, mention, isGainWord),
    proof: near(tokens, mention, isProofWord),
    stems: stemsOf(tokens, mention),
    language,
    mention,
  };
};
