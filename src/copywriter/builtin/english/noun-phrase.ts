import { isAdjective } from './adjectives.ts';
import { countNouns, falsePlurals, irregularPlurals, massNouns, tradeNouns } from './nouns.ts';
import { baseOfIng, isParticiple } from './verb-forms.ts';
import { determiners, prepositions, relatives, tokens } from './words.ts';

/** How a noun counts: it decides between "a lamp", "lamps" and "advice". */
export type Countability = 'one' | 'many' | 'mass' | 'unsure';

const isPlural = (noun: string) =>
  irregularPlurals.has(noun) || (/[^s]s$/.test(noun) && noun.length > 3 && !falsePlurals.has(noun));

/** A pronoun behind a noun opens a clause about it: "levels you can only pass by paying". */
const subjects = new Set(['you', 'we', 'they', 'i', 'nobody', 'everyone', 'it']);

/** What an organisation does, told behind its noun: "a charity serving hot meals". */
const services = new Set(
  'serving helping offering making providing selling bringing supporting feeding using giving teaching connecting'.split(
    ' ',
  ),
);

/** "families skipping meals": the noun is over before what they do begins. */
const isDoingAfter = (noun: string, word: string) =>
  baseOfIng(word) !== undefined && (isPlural(noun) || massNouns.has(noun));

/** The noun that the rest of the phrase hangs on: the last word before what modifies it from behind. */
export const headOf = (text: string): string => {
  const beforeComma = text.split(/,(?!\d)|[;:(]|\s[–—-]\s/u)[0] ?? text;
  const words = tokens(beforeComma);
  const stop = words.findIndex(
    (word, index) =>
      index > 0 &&
      (prepositions.has(word) ||
        relatives.has(word) ||
        subjects.has(word) ||
        services.has(word) ||
        (isDoingAfter(words[index - 1] ?? '', word) && index < words.length - 1) ||
        (isParticiple(word) && !isAdjective(word) && index === words.length - 2) ||
        (isParticiple(word) && prepositions.has(words[index + 1] ?? '')) ||
        (/ing$/.test(word) && index < words.length - 1 && determiners.has(words[index + 1] ?? ''))),
  );
  return (stop < 0 ? words : words.slice(0, stop)).at(-1) ?? '';
};

export const numberOf = (text: string): Countability => {
  const head = headOf(text);
  const last = head.split('-').at(-1) ?? head;
  if (isPlural(head)) return 'many';
  if (massNouns.has(last)) return 'mass';
  if (baseOfIng(last) && tokens(text).length > 1 && head === tokens(text).at(-1)) return 'mass';
  if (countNouns.has(head) || countNouns.has(last) || (tradeNouns.has(last) && !isPlural(last)))
    return 'one';
  return 'unsure';
};

export const startsWithDeterminer = (text: string) => {
  const first = tokens(text)[0] ?? '';
  return determiners.has(first) || /^(?:\d[\d.,]*|[£$€]\d.*)$/.test(first);
};

const vowelSound =
  /^(?:[aeio]|u(?!n[iu]|s[aeiu]|k|ti|r[aeio])|un(?!i(?:[^mnt]|t[^i])|i$)|h(?:our|onest|eir|onou?r)|8|11\b|18\b|[aefhilmnorsx](?:\b|-))/;
const consonantSound = /^(?:one|once|eu|ewe|uni(?!n|m)|use|user|usu|ufo\b|u[.\s-])/i;

/** "an hour", "a one-thumb game", "an MBA", "a uniform". */
export const withArticle = (noun: string) => {
  const isAcronym = /^[A-Z][A-Z0-9]/.test(noun);
  const vowel = isAcronym
    ? /^[AEFHILMNORSX]/.test(noun)
    : vowelSound.test(noun.toLowerCase()) && !consonantSound.test(noun);
  return `${vowel ? 'an' : 'a'} ${noun}`;
};

/** The phrase as it stands in a sentence: with an article if it needs one, null if we cannot tell. */
export const asNounPhrase = (text: string): string | null => {
  if (startsWithDeterminer(text)) return needsArticleAfterNumber(text) ? withArticle(text) : text;
  const number = numberOf(text);
  if (number === 'many' || number === 'mass') return text;
  return number === 'one' ? withArticle(text) : null;
};

/** "14-day trial" begins with a number but is one thing; "14 days" is many. */
const needsArticleAfterNumber = (text: string) =>
  /^\d+[- ](?:day|week|month|year|hour|minute|step|point|piece|pack|seat)\b(?!s)/i.test(text) &&
  numberOf(text) !== 'many';
