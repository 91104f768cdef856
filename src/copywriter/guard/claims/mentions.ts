import { phraseOf, rangeOf, type Token, textAt } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import { bareUnits, partAfter } from './bare-units.ts';
import type { Mention } from './fact.ts';
import { digitsValue, readMagnitude, readWords } from './number-value.ts';
import { scriptMentions } from './script-mentions.ts';

const spacedEnd = ({ tokens, folded: { flat } }: Reading, at: number): number => {
  // "600 720" may be one number, "600-720" is two.
  const isGroup = (place: number): boolean =>
    tokens[place]?.kind === 'number' &&
    textAt(tokens, place).length === 3 &&
    /^\s$/.test(flat.slice(tokens[place - 1]?.end, tokens[place]?.start));
  const width = textAt(tokens, at).length;
  let end = at + 1;
  if (width <= 3) while (isGroup(end)) end += 1;
  if (end > at + 1 || width !== 1) return end;
  for (;;) {
    const skip = /^[.,]$/.test(textAt(tokens, end)) ? 1 : 0;
    const token = tokens[end + skip];
    // "1 0 0 0" and "1.0.0" are one number, "3, 7" are two.
    const near = token && token.start - (tokens[end + skip - 1]?.end ?? 0) <= 1 - skip;
    if (token?.kind !== 'number' || token.text.length !== 1 || !near) break;
    end += skip + 1;
  }
  return end - at >= 3 ? end : at + 1;
};

const readDigits = (reading: Reading, at: number): Mention => {
  const { tokens, tongue } = reading;
  const end = spacedEnd(reading, at);
  const { factor, last } = readMagnitude(tokens, end, tongue);
  const value = digitsValue(phraseOf(tokens, at, end, '')) * factor;
  return { by: 'digits', value, ...rangeOf(tokens, at, last) };
};

/** "Half" of "an hour and a half" is told with the hour. */
const isPartOfTime = (reading: Reading, { first, last }: Mention): boolean =>
  [first - 1, first - 2, first - 3].some(
    (at) =>
      reading.tongue.timeUnit(textAt(reading.tokens, at)) !== undefined &&
      (partAfter(reading, at)?.last ?? 0) >= last,
  );

/** "Zeven euro vijftig", "sette euro e cinquanta": the cents are told after the currency. */
const joinCents = (tokens: readonly Token[], mentions: readonly Mention[]): Mention[] => {
  const joined: Mention[] = [];
  for (const mention of mentions) {
    const before = joined.at(-1);
    const between = phraseOf(tokens, before?.last ?? 0, mention.first);
    const isCents =
      before?.by === 'words' &&
      mention.by === 'words' &&
      mention.value >= 5 &&
      mention.value < 100 &&
      (/^(?:euros?|pounds?|dollars?|reais|pesos)(?: (?:e|et|und|y))?$/.test(between) ||
        // "Two kids at four-fifty".
        (before.value < 100 &&
          mention.value % 10 === 0 &&
          before.last === mention.first &&
          tokens[before.first - 1]?.text === 'at'));
    if (!before || !isCents) joined.push(mention);
    else
      joined[joined.length - 1] = {
        ...before,
        value: before.value + mention.value / 100,
        last: mention.last,
        end: mention.end,
      };
  }
  return joined;
};

/** Every quantity a text states, in order, before any thought about whether it may. */
export const findMentions = (reading: Reading, isBrief = false): Mention[] => {
  const { tokens, tongue } = reading;
  const units = bareUnits(reading, isBrief);
  const mentions: Mention[] = tongue.stated
    .find(tokens)
    .filter(
      ({ first, tag: { by } }) =>
        // "2 docenas" are told by the digits.
        !(by === 'vague' && tokens[first - 1]?.kind === 'number') &&
        !units.some(
          (unit) => unit.first <= first && first < (by === 'vague' ? unit.last + 1 : unit.last),
        ),
    )
    .map(({ tag, first, last }) => ({ ...tag, ...rangeOf(tokens, first, last) }));
  mentions.push(...units);
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i];
    let next = i + 1;
    if (token?.kind === 'number') {
      const mention = readDigits(reading, i);
      mentions.push(mention);
      next = mention.last;
    } else if (token?.kind === 'word') {
      const words = readWords(tokens, i, tongue);
      if (words) {
        mentions.push({ by: 'words', value: words.value, ...rangeOf(tokens, i, words.last) });
        next = words.last;
      }
    } else if (token?.kind === 'script') {
      mentions.push(...scriptMentions(token, i, tokens[i - 1]?.kind === 'number'));
    } else if (token?.text === '★') {
      while (tokens[next]?.text === '★') next += 1;
      if (next - i >= 3)
        mentions.push({ by: 'stars', value: next - i, ...rangeOf(tokens, i, next) });
    }
    i = next;
  }
  return joinCents(
    tokens,
    mentions.filter((mention) => !isPartOfTime(reading, mention)).sort((a, b) => a.start - b.start),
  );
};
