import { isAdjective } from './adjectives.ts';
import { headOf, numberOf } from './noun-phrase.ts';
import { countNouns, massNouns } from './nouns.ts';
import {
  baseOfIng,
  baseOfThird,
  isParticiple,
  isPlainThird,
  isPlainVerb,
  isVerb,
} from './verb-forms.ts';
import { determiners, finite, isAdverb, objects, prepositions, relatives } from './words.ts';

export const at = (words: string[], index: number) => words[index] ?? '';

const startsObject = (word: string) =>
  (determiners.has(word) && !['that', 'which', 'what', 'enough'].includes(word)) ||
  objects.has(word) ||
  /^[\d£$€]/.test(word) ||
  word.startsWith('your');

/** Pronouns that, behind a noun, begin a clause about it and not the phrase's own verb. */
const nounClauses = new Set(['you', 'we', 'they', 'nobody', 'i']);

export const hasFiniteVerb = (words: string[]) => {
  const relative = words.findIndex((word, index) => index > 0 && relatives.has(word));
  const behind = words.findIndex((word, index) => index > 0 && nounClauses.has(word));
  const ends = [relative, behind].filter((index) => index > 0);
  const scope = words.slice(0, ends.length > 0 ? Math.min(...ends) : words.length);
  return scope.some((word, index) => index > 0 && finite.has(word));
};

/** "levels take two minutes", "patients book online": several of something, then what they do. */
export const isPluralClause = (words: string[]) => {
  for (let index = 1; index <= Math.min(3, words.length - 2); index++) {
    const subject = at(words, index - 1);
    const verb = at(words, index);
    const next = at(words, index + 1);
    if (nounClauses.has(verb)) return false;
    const isMany =
      numberOf(subject) === 'many' || subject === 'you' || subject === 'we' || subject === 'they';
    const opens =
      startsObject(next) || isAdverb(next) || prepositions.has(next) || isAdjective(next);
    if (isMany && isVerb(verb) && (isPlainVerb(verb) || opens) && !prepositions.has(subject))
      return true;
    if (prepositions.has(verb) || relatives.has(verb)) return false;
  }
  return false;
};

/** "stock runs out", "payroll takes hours". */
export const isSingularClause = (words: string[]) =>
  [1, 2].some(
    (index) =>
      index < words.length &&
      isPlainThird(at(words, index)) &&
      !prepositions.has(at(words, index - 1)) &&
      !isAdjective(at(words, index - 1)) &&
      (words.length > index + 1 || index === 1) &&
      numberOf(at(words, index - 1)) !== 'many' &&
      !relatives.has(at(words, index - 1)),
  );

export const isQuality = (words: string[]) => {
  const first = at(words, 0);
  const second = at(words, 1);
  const describes = (word: string) => isAdjective(word) || isParticiple(word);
  if (!describes(first) && !(isAdverb(first) && describes(second))) return false;
  const end = words.findIndex(
    (word, index) => index > 0 && (prepositions.has(word) || relatives.has(word)),
  );
  const front = end < 0 ? words : words.slice(0, end);
  const joiners = new Set(['and', 'or', 'but', 'yet']);
  const allDescribe = front.every((word) => describes(word) || isAdverb(word) || joiners.has(word));
  const isPassive =
    isParticiple(first) && !isAdjective(first) && (startsObject(second) || isAdverb(second));
  return (allDescribe && !isNounToo(front.at(-1) ?? '')) || isPassive;
};

/** "light", "classic", "whole" may end a noun phrase; nouns we know of surely do. */
const isNounToo = (word: string) => countNouns.has(word) || massNouns.has(word);

const compoundHeads =
  /^(?:shoes?|rooms?|classes|class|lessons?|service|services|pools?|kit|kits|system|software|bags?|boots?|gear|machines?|holidays?|tours?|courses?|tools?|boards?|space|spaces|station|points?|area|advice|costs?|times?|lists?|gum|oil|water|chair|chairs|jacket|apps?)$/;

const ingNouns = new Set(
  'parking training lighting heating plumbing wedding evening morning meeting building clothing ceiling railing seasoning setting painting drawing booking bookings shipping packaging pricing wording housing listing listings everything something anything nothing king ring spring string thing'.split(
    ' ',
  ),
);

export const isDoing = (words: string[]) => {
  const offset = isAdverb(at(words, 0)) && words.length > 1 ? 1 : 0;
  const verb = at(words, offset);
  if (verb === 'being' || verb === 'having') return true;
  if (!baseOfIng(verb) || ingNouns.has(verb)) return false;
  const next = at(words, offset + 1);
  // "rising bills" describes, "rising at five" is done.
  if (
    isAdjective(verb) &&
    next !== '' &&
    !startsObject(next) &&
    !prepositions.has(next) &&
    !isAdverb(next)
  )
    return false;
  if (massNouns.has(verb) && !startsObject(next) && (next === '' || prepositions.has(next)))
    return false;
  return !compoundHeads.test(next) && !finite.has(next);
};

export const isDo = (words: string[]) => {
  const offset = ['never', 'always', 'just', 'simply', 'easily', 'quickly'].includes(at(words, 0))
    ? 1
    : 0;
  const first = at(words, offset);
  const next = at(words, offset + 1);
  if (!isVerb(first)) return false;
  if (isPlainVerb(first)) return words.length > 1 || first.length > 3;
  // "open until midnight" describes, "run by volunteers" tells who did it.
  if (next === 'by' || (isAdjective(first) && (prepositions.has(next) || relatives.has(next))))
    return false;
  return (
    startsObject(next) ||
    isAdverb(next) ||
    next === 'to' ||
    (prepositions.has(next) && next !== 'for' && next !== 'of' && next !== 'from')
  );
};

export const isDoes = (words: string[]) => {
  const first = at(words, 0);
  const next = at(words, 1);
  if (!baseOfThird(first) || finite.has(at(words, 2))) return false;
  const particle = ['up', 'down', 'away', 'off', 'out', 'back'].includes(next);
  return (
    isPlainThird(first) || startsObject(next) || isAdverb(next) || isAdjective(next) || particle
  );
};

/** An ambiguous first word still opens a noun phrase if a noun we know closes it. */
export const startsNoun = (words: string[]) =>
  words.length === 1 || isNounToo(headOf(words.join(' ')));
