import { type Token, textAt } from '../../../kernel/phrases/tokens.ts';
import { roleFrom } from './context.ts';
import type { Mention, Sight } from './fact.ts';
import type { Tongue } from './tongue.ts';

const perUnit = (tokens: readonly Token[], tongue: Tongue, at: number): boolean =>
  tongue.makesPeriod(textAt(tokens, at)) &&
  [at + 1, at + 2].some((place) => tongue.timeUnit(textAt(tokens, place)) !== undefined);

const compares =
  /^(?:the|as|your|our|their|so|mas|plus|piu|mais|meer|zo|zoveel|more|better|faster|moins|less|what|that|o|a|el|la|le|il|de|het|mejor|meilleure?|meglio|melhor|beter|besser|mehr)$/;

const worded = /^(?:times|fois|veces|vezes|volte|\p{L}*mal|keer)$/u;

/** "Quatro vezes de R$ 170": so many payments. */
const isRate = (tokens: readonly Token[], at: number): boolean => textAt(tokens, at) === 'de';

/** "Twice pasta, once soup", "3 times over" only count; "3 times faster" multiplies. */
const isCount = (tokens: readonly Token[], { last }: Mention, end: number): boolean =>
  [tokens[last], tokens[end - 1]].some((token) => worded.test(token?.text ?? '')) &&
  !tokens
    .slice(end, end + 2)
    .some(
      ({ text }, index) =>
        (compares.test(text) && !isRate(tokens, end + index)) ||
        /^\p{L}{2,}(?:er|ier)$/u.test(text),
    );

/** "The kettle boils twice" counts; "twice the bookings" multiplies. */
const isTwice = (tokens: readonly Token[], { by, first }: Mention, end: number): boolean =>
  by === 'multiple' &&
  /^(?:twice|thrice)$/.test(textAt(tokens, first)) &&
  !compares.test(textAt(tokens, end));

/** "Twice a year", "3 times per week": how often, not how much more. */
export const oftenUntil = (sight: Sight): number | undefined => {
  const { tokens, tongue, mention } = sight;
  const end = mention.by === 'multiple' ? mention.last : roleFrom(sight, mention.last, 'times');
  if (end === undefined) return undefined;
  const often =
    isTwice(tokens, mention, end) || isCount(tokens, mention, end) || perUnit(tokens, tongue, end);
  const isPaid =
    tokens[mention.last]?.text === 'x' &&
    (/^(?:sem|sin|senza|sans|zinslos)$/.test(textAt(tokens, end)) || isRate(tokens, end));
  return often || isPaid ? end : undefined;
};

export const isMultiplier = (sight: Sight): boolean => {
  const { tokens, mention } = sight;
  if (mention.by === 'multiple') return true;
  const end = roleFrom(sight, mention.last, 'times');
  return end !== undefined && tokens[end]?.kind !== 'number';
};
