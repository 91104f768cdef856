import type { Reading } from '../reading.ts';
import type { Context } from './context.ts';
import { type Counted, countedBy } from './counted.ts';
import type { Fact, FactKind, Sight } from './fact.ts';
import { signOfKind } from './kinds.ts';
import type { Mention } from './mention.ts';
import { labelBefore, near, periodAfter, qualifiers, stemsOf } from './surroundings.ts';
import { isDiscountWord, isGainWord, isProofWord, phraseNoun } from './words.ts';

/** What is sent back or paid back is no gain; hours won back are. */
const isGain = (word: string, before: string): boolean =>
  isGainWord(word) && !(word === 'back' && /^(?:money|it|them|send|bring|come)$/.test(before));

const isYear = ({ tokens, mention }: Sight): boolean =>
  mention.by === 'digits' &&
  /^(?:1[6-9]|20)\d\d$/.test(tokens[mention.first]?.text ?? '') &&
  mention.last === mention.first + 1;

const kindByNoun = (
  { kind, unit }: { kind: FactKind; unit?: string | undefined },
  counted: Counted,
  sight: Sight,
): FactKind => {
  if (kind === 'rank' && counted.noun === 'customer' && sight.mention.value > 10) return 'count';
  if (kind !== 'plain') return kind;
  if (counted.noun && unit === undefined) return 'count';
  if (isYear(sight)) return 'year';
  if (unit !== undefined) return 'plain';
  const { value, by } = sight.mention;
  if (by === 'digits' && value > 1 && value <= 5 && value % 1 !== 0 && !counted.word)
    return 'rating';
  return 'plain';
};

/** The fact a mention states, read from the words around it. */
export const readFact = (
  reading: Reading,
  context: Context,
  mention: Mention,
  next: Mention | undefined,
): Fact => {
  const { tokens, language } = reading;
  const sight: Sight = { tokens, context, mention, next };
  const sign = signOfKind(sight);
  const counted = countedBy({
    ...sight,
    mention: { ...mention, last: Math.max(mention.last, sign.last) },
  });
  const discount = near(tokens, mention, isDiscountWord);
  const named = kindByNoun(sign, counted, sight);
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
    period: periodAfter(tokens, end, mention.first, next?.first),
    ...qualifiers(sight, end),
    discount,
    gain: near(tokens, mention, isGain),
    proof: near(tokens, mention, isProofWord),
    label: labelBefore(reading, mention),
    stems: stemsOf(tokens, mention),
    language,
    mention,
  };
};
