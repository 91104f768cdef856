import { sentenceAround, type Token } from '../text/tokens.ts';
import { roleBefore, roleFrom } from './context.ts';
import { isWord, type Sight } from './fact.ts';
import type { TimeUnit } from './lexicon/lexicon.ts';
import type { Mention } from './mention.ts';
import { makesPeriod, periodAdverb, timeUnit } from './words.ts';

/** "a week", "every month", "daily" near a number. */
export const periodAfter = (
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

/** Whether a word of some kind stands close by in the same sentence. */
export const near = (
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

/** First letters of the other words in the sentence, to tell what a number is about. */
export const stemsOf = (tokens: readonly Token[], { first, last }: Mention): Set<string> => {
  const [from, to] = sentenceAround(tokens, first);
  const stems = new Set<string>();
  const around = [...tokens.slice(from, first), ...tokens.slice(last, Math.min(to, from + 60))];
  for (const token of around) {
    if (token.kind === 'script') stems.add(token.text.slice(0, 2));
    else if (isWord(token) && token.text.length > 3) stems.add(token.text.slice(0, 5));
  }
  return stems;
};

/** Over, up to, under: what makes a number more or less than itself. */
export const qualifiers = ({ tokens, context, mention }: Sight, end: number) => {
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
