import { sentenceAround, type Token, textAt } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import { dayLength, lengthOf } from './amount.ts';
import { isDay } from './days.ts';
import { ordinalMarks } from './ordinals.ts';
import { type Concept, conceptOf, looseConcepts } from './phrases/concepts.ts';
import { type Family, families } from './phrases/families.ts';
import type { FamilyMatch } from './phrases/find-families.ts';

/** Promises that the customer may make in product, offer or benefits; proof only in benefits. */
export const promiseFamilies: ReadonlySet<Family> = new Set(
  // The names of an object's own fields.
  (Object.keys(families) as Family[]).filter((name) => families[name].licensedAs === 'promise'),
);

const stemOf = (word: string): string => word.slice(0, 4);

/** Words that say that something is free, not what. */
const bare =
  /^(?:free|gratis.*|gratuit.*|offert.*|kostenlos.*|with|your|this|that|nosso|nossa|unser.*|para|pour|para|mit|avec|dein.*|votre|tuo|jouw|when|have|they|them|will|every|also|just|only|more|from|then|than|comes|come)$/;

const stemsOf = (tokens: readonly Token[]): Set<string> =>
  new Set(
    tokens
      .filter(({ kind, text }) => kind === 'word' && text.length > 3 && !bare.test(text))
      .map(({ text }) => stemOf(text)),
  );

const conceptsOf = (tokens: readonly Token[]): Set<Concept> =>
  new Set(
    tokens.flatMap(({ text }, at) =>
      // "1re séance", "1st lesson".
      text === '1' && ordinalMarks.has(textAt(tokens, at + 1)) ? 'first' : (conceptOf(text) ?? []),
    ),
  );

/** The numbers of a sentence; lengths of time in days, so that two weeks are 14. */
const numbersOf = ({ tokens, tongue }: Pick<Reading, 'tokens' | 'tongue'>): Set<number> => {
  const valueAt = (at: number): number | undefined => {
    const token = tokens[at];
    if (token?.kind === 'number') return Number(token.text.replace(',', '.'));
    return token && tongue.number(token.text);
  };
  return new Set(
    tokens.flatMap(({ text }, at) => {
      const value = valueAt(at);
      // The tenth is free after nine.
      if (value !== undefined)
        return /^(?:th|er|eme|e|te)$/.test(textAt(tokens, at + 1)) ? [value, value - 1] : value;
      const days = lengthOf({ value: 1, unit: tongue.timeUnit(text) }) / dayLength;
      return days < 1 ? [] : (valueAt(at - 1) ?? 1) * days;
    }),
  );
};

/** What a sentence of the brief promises, or undefined when it promises nothing. */
export const promisedBy = (reading: Reading, families: ReadonlySet<Family>) => {
  if (![...families].some((family) => promiseFamilies.has(family))) return undefined;
  return {
    families,
    stems: stemsOf(reading.tokens),
    concepts: conceptsOf(reading.tokens),
    numbers: numbersOf(reading),
    languages: reading.tongue.languages,
  };
};

export type Promised = NonNullable<ReturnType<typeof promisedBy>>;

const shared = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean =>
  [...one].some((each) => other.has(each));

/** A deadline must be the one that was given. */
const keepsDeadline = ({ tokens }: Reading, match: FamilyMatch, { stems }: Promised): boolean => {
  const [, end] = sentenceAround(tokens, match.first);
  return tokens
    .slice(match.first, Math.min(end, match.last + 5))
    .filter(({ text }) => isDay(text))
    .every(({ text }) => stems.has(stemOf(text)) || text.length < 4);
};

/** Promises of money: what costs nothing and what is given back are told in each other's words. */
const kindred: Partial<Record<Family, Family>> = { free: 'guarantee', guarantee: 'free' };

/** What is left matters to what is scarce, not to what is free: "te quedan en $128". */
const namesOther = (tokens: readonly Token[], family: Family, { concepts }: Promised): boolean =>
  [...conceptsOf(tokens)].some(
    (concept) =>
      !looseConcepts.has(concept) &&
      (concept !== 'left' || family === 'urgency') &&
      !concepts.has(concept),
  );

/** The sentence names another thing or another number than the promise does: "the second is free". */
const isOther = (
  { tokens, tongue }: Reading,
  { first, last, family }: FamilyMatch,
  given: Promised,
): boolean => {
  // Only what stands beside the promise: "gratis zu deinen 30 Boxen".
  const beside = tokens.slice(Math.max(0, first - 4), last + 2);
  const numbers = numbersOf({ tokens: beside, tongue });
  return namesOther(tokens, family, given) || (numbers.size > 0 && !shared(numbers, given.numbers));
};

/** Whether the brief makes this promise of something else, and of nothing that fits. */
export const isMovedFrom = (
  reading: Reading,
  match: FamilyMatch,
  promised: readonly Promised[],
): boolean => {
  const own = promised.filter(({ families }) => families.has(match.family));
  return own.length > 0 && own.every((given) => isOther(reading, match, given));
};

/** Whether the brief makes a promise of this kind, though perhaps not about this very thing. */
export const isRelatedTo = (reading: Reading, match: FamilyMatch, given: Promised): boolean => {
  if (match.first < 0) return false;
  const { tokens } = reading;
  if (given.families.has(match.family))
    return match.family !== 'urgency' && !isOther(reading, match, given);
  const kin = kindred[match.family];
  if (kin === undefined || !given.families.has(kin)) return false;
  return shared(conceptsOf(tokens), given.concepts) || shared(stemsOf(tokens), given.stems);
};

/** Whether a promise of the brief carries this one: the same family, and the same thing promised. */
export const isPromisedBy = (reading: Reading, match: FamilyMatch, given: Promised): boolean => {
  if (!given.families.has(match.family)) return false;
  const { tokens, tongue } = reading;
  if (match.first < 0 || !tongue.languages.some((one) => given.languages.includes(one)))
    return true;
  if (match.family === 'urgency' && !keepsDeadline(reading, match, given)) return false;
  // "It's free." says nothing of its own: it leans on what stands before.
  const isShort = tokens.filter(({ kind }) => kind === 'word').length <= 3;
  if (match.family === 'free' && isShort && bare.test(textAt(tokens, match.last - 1))) return true;
  const beside = tokens.slice(Math.max(0, match.first - 1), match.last + 2);
  if (namesOther(beside, match.family, given)) return false;
  return (
    shared(conceptsOf(tokens), given.concepts) ||
    shared(stemsOf(tokens), given.stems) ||
    shared(numbersOf(reading), given.numbers)
  );
};
