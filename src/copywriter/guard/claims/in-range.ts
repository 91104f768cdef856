import { phraseOf, textAt } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import { weekdayOf } from './days.ts';
import type { Fact, Mention } from './fact.ts';
import { readFact } from './facts.ts';

const joiner =
  /^(?:to|–|bis|a|à|ate|tot|or|oder|ou|o|of|,|&|\/|and|und|y|e|et|en|then|dann|puis|instead|statt|anstatt|au|lieu|de|d|lugar|vez|invece|di|em|in|plaats|van|rather|than)$/;

const longestJoin = 4;

/** "Four to six weeks", "7, 14 and 21 days", "19 statt 24 €": a number is what the one after it is. */
export const readInRange = (
  reading: Reading,
  mention: Mention,
  later: readonly Mention[],
): Fact => {
  const [next, ...beyond] = later.filter(({ first }) => first >= mention.last);
  const fact = readFact(reading, mention, next);
  const isPlain = fact.kind === 'plain' && fact.unit === undefined && !fact.noun;
  if (!next || !isPlain) return fact;
  const between = reading.tokens
    .slice(mention.last, next.first)
    // "7 or Sat 11 October", "19 or £24".
    .filter(({ text }) => !/^[a-z]{0,2}[$€£]$/.test(text) && weekdayOf(text) === undefined);
  const said = phraseOf(between, 0, between.length);
  const gap = reading.folded.flat.slice(mention.end, next.start);
  // "1.45 by 2 metres": one size.
  const isSize = /^(?:by|x|mal|par|por|per|op|auf)$/.test(said);
  if (!isSize && fact.value % 1 !== 0) return fact;
  const isJoined =
    isSize ||
    /^\s?[-–]\s?$/.test(gap) ||
    (between.length > 0 &&
      between.length <= longestJoin &&
      between.every(({ text }) => joiner.test(text)) &&
      // "Entre 200 y en 10 días": two things.
      !/^(?:y|e|et|und|and) (?:en|em|in|de)$/.test(said));
  if (!isJoined) return fact;
  // "In due a 220 €": at that price.
  const isAt = said === 'a' && mention.by === 'words';
  if (isAt && !/^(?:da|de|desde|entre|tra)$/.test(textAt(reading.tokens, mention.first - 1)))
    return fact;
  const own = readFact(reading, next, beyond[0]);
  const joined = readInRange(reading, next, beyond);
  // "Lunch for two, £25" is no list; "7, 14 and 21 days" is.
  if (/^,[ ,]*$/.test(said) && joined.kind === own.kind) return fact;
  const { kind, unit } = joined;
  const isMeasured = kind === 'plain' && unit !== undefined && unit !== 'th';
  const isOther = !isSize && ['time', 'money', 'percent', 'date'].includes(kind);
  return isMeasured || isOther ? { ...fact, kind, unit } : fact;
};
