import { isAcronym } from './acronyms.ts';
import { isAdjective } from './adjectives.ts';
import { modifiers } from './modifiers.ts';
import { countNouns, massNouns, peopleNouns, tradeNouns } from './nouns.ts';
import { baseOfIng, baseOfThird, isParticiple, isVerb } from './verb-forms.ts';
import { adverbs, determiners, finite, prepositions, pronouns, relatives } from './words.ts';

const tests: readonly ((word: string) => boolean)[] = [
  (word) =>
    modifiers.has(word) || determiners.has(word) || pronouns.has(word) || prepositions.has(word),
  (word) => relatives.has(word) || finite.has(word) || adverbs.has(word) || isAdjective(word),
  (word) =>
    countNouns.has(word) || massNouns.has(word) || tradeNouns.has(word) || peopleNouns.has(word),
  (word) =>
    isVerb(word) ||
    baseOfIng(word) !== undefined ||
    baseOfThird(word) !== undefined ||
    isParticiple(word),
];

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '');

/** A word of the language rather than a name, as far as our lists reach. */
export const isCommonWord = (word: string): boolean => {
  const lower = word.toLowerCase().replace(/’/g, "'");
  if (
    isAcronym(word) ||
    tests.some((test) => test(lower)) ||
    tests.some((test) => test(singular(lower)))
  )
    return true;
  return (
    lower.includes('-') && lower.split('-').some((part) => part.length > 2 && isCommonWord(part))
  );
};

const firstWord = (text: string) => /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? '';

/** "New York", "Great Yarmouth": an ordinary word that opens a place's name. */
const opensPlaceName = (text: string) => {
  const next = /^(?:New|Old|Great|Little|North|South|East|West) (\p{Lu}\p{Ll}+)/u.exec(text)?.[1];
  return next !== undefined && !isCommonWord(next);
};

/** Without capitals, but for words that have no other form. */
export const lowerWords = (text: string) =>
  text.replace(/[\p{L}\p{N}]+/gu, (word) => (isAcronym(word) ? word : word.toLowerCase()));

/** The phrase as it reads inside a sentence: only a word we know loses its capital. */
export const lowerFirst = (text: string) => {
  const word = firstWord(text);
  const isPlainCapital = /^\p{Lu}[\p{Ll}'’-]*$/u.test(word) && word !== 'I' && !/^I['’]/.test(word);
  return isPlainCapital && isCommonWord(word) && !opensPlaceName(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
};
