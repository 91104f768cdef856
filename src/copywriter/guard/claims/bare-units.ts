import { hasWord, textAt } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import type { Mention } from './fact.ts';

const aside =
  /^(?:|[.,;:!?)–\n]|from|with|a|at|in|da|dal|au|le|la|en|em|con|com|avec|mit|bis|im|met|e|et|y|o|ou|por|par|per|pour|para)$/;

/** What is told after a unit of time adds to it: "an hour and a half", "2 h 30", "1 ora e 15". */
export const partAfter = ({ tokens, tongue }: Reading, unitAt: number) => {
  const word = (place: number): string => textAt(tokens, place);
  const isAnd = tongue.isAnd(word(unitAt + 1));
  const from = isAnd ? unitAt + 2 : unitAt + 1;
  const half = tongue.isOne(word(from)) ? from + 1 : from;
  if (isAnd && tongue.isHalf(word(half))) return { value: 0.5, last: half + 1 };
  const minutes = tokens[from]?.kind === 'number' ? Number(word(from)) : tongue.number(word(from));
  const isPart = minutes !== undefined && minutes >= 5 && minutes < 60 && minutes % 5 === 0;
  if (tongue.timeUnit(word(unitAt)) !== 'hour' || !isPart) return undefined;
  if (tongue.timeUnit(word(from + 1)) === 'minute') return { value: minutes / 60, last: from + 2 };
  return aside.test(word(from + 1)) ? { value: minutes / 60, last: from + 1 } : undefined;
};

/** Where "an hour", "half an hour" or "one more week" begins before its unit at `at`, and how much it is. */
const amountBefore = ({ tokens, tongue }: Reading, at: number, isBrief: boolean) => {
  const word = (place: number): string => textAt(tokens, place);
  if (tongue.isHalf(word(at - 1)))
    return { first: tongue.isOne(word(at - 2)) ? at - 2 : at - 1, value: 0.5 };
  // "Klaar in kwartier": a brief leaves out the article.
  if (isBrief && tongue.isInside(word(at - 1))) return { first: at, value: 1 };
  if (!tongue.isOne(word(at - 1))) {
    const isFull = /^(?:extra|full|whole|spare|entire|single|working|business|ganze|ganzen)$/.test(
      word(at - 1),
    );
    return isFull && tongue.isOne(word(at - 2)) ? { first: at - 2, value: 1 } : undefined;
  }
  return tongue.isHalf(word(at - 2)) ? { first: at - 2, value: 0.5 } : { first: at - 1, value: 1 };
};

/** "3 hours a week", "£9 a month", "twice a year": the unit is a period of what stands before. */
const isPeriod = ({ tokens, tongue }: Reading, first: number): boolean =>
  tongue.makesPeriod(textAt(tokens, first)) &&
  !tongue.isInside(textAt(tokens, first - 1)) &&
  tokens
    .slice(Math.max(0, first - 3), first)
    .some(({ kind, text }) => kind === 'number' || tongue.number(text) !== undefined);

/** In a text only some bare units claim anything: "in an hour", "save a day", "a week back". */
const isClaimed = ({ tokens, tongue }: Reading, first: number, at: number): boolean => {
  const [before, beyond] = [textAt(tokens, first - 1), textAt(tokens, first - 2)];
  // "Better than a day of waiting" bounds nothing.
  if (before === 'than' && !/^(?:less|more|fewer|sooner|faster|quicker|longer)$/.test(beyond))
    return false;
  if (tongue.isInside(before)) return true;
  const gains = (word: string): boolean =>
    tongue.isGainWord(word) &&
    !/^(?:more|less|mas|menos|mais|plus|moins|mehr|weniger|piu|meno|meer|minder)$/.test(word);
  return hasWord(tokens, first - 4, first, gains) || hasWord(tokens, at + 1, at + 3, gains);
};

/** Lengths of time told by an article: "in an hour" is one hour. A brief means every one of them; so does a text that halves. */
export const bareUnits = (reading: Reading, isBrief: boolean): Mention[] => {
  const { tokens, tongue } = reading;
  return tokens.flatMap((token, at): Mention[] => {
    if (token.kind !== 'word' || tongue.timeUnit(token.text) === undefined) return [];
    const amount = amountBefore(reading, at, isBrief);
    if (!amount || isPeriod(reading, amount.first)) return [];
    const { first } = amount;
    const value = amount.value + (partAfter(reading, at)?.value ?? 0);
    const isDecade = /^(?:decade|decada|decennie|jahrzehnt|decennio|decennium)$/.test(token.text);
    if (!isBrief && value === 1 && !isDecade && !isClaimed(reading, first, at)) return [];
    const [start, end] = [tokens[first]?.start ?? 0, token.end];
    return [{ by: 'unit', value, first, last: at, start, end }];
  });
};
