import { dictionaryOf } from '../../kernel/dictionary/dictionary.ts';
import { rememberOf } from '../../kernel/remember.ts';
import type { Speller } from '../hygiene/capitals/speller.ts';
import type { LanguagePack } from '../languages/pack.ts';
import { isTown } from './gazetteer.ts';
import { readLexicon } from './lexicon.ts';
import { isListed, keyOf, listedIn } from './tables.ts';

export const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A German noun has its capital. */
const asWritten = (word: string, tag: string) => {
  const bare = word.replace('!', '');
  return tag === 'de' && bare !== word ? upperFirst(bare) : bare;
};

const knownOf = rememberOf(
  ({ spelling, tag }: LanguagePack) =>
    new Set([
      ...spelling.everyday.split(' '),
      ...readLexicon(spelling.lexicon).map((word) => asWritten(word, tag)),
    ]),
  ({ spelling }) => spelling,
);

export const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

/** An everyday word that is written small. */
export const isOrdinary = (word: string, pack: LanguagePack): boolean => knownOf(pack).has(word);

/** Languages whose plural is the word with an "s" behind it. */
const addsS = ({ tag }: LanguagePack) => /^(?:en|fr|es|pt)/u.test(tag);

/** A word of the language; the first of a phrase may have a capital or none. */
export const isKnown = (word: string, isFirst: boolean, pack: LanguagePack): boolean => {
  const known = knownOf(pack);
  if (known.has(word) || isListed(word, pack.spelling)) return true;
  if (isFirst && known.has(lowerFirst(word))) return true;
  if (addsS(pack) && /^.{4,}s$/u.test(word) && known.has(word.slice(0, -1))) return true;
  if (/^\p{Lu}{2,5}s?$/u.test(word) || isTown(word, pack.spelling)) return true;
  const parts = word.split(/[’'-]/u);
  return parts.length > 1 && parts.every((part) => part !== '' && isKnown(part, isFirst, pack));
};

/** "ELEVÉS" has an accent where "élèves" has none. */
const hasAccentsOf = (typed: string, listed: string) =>
  [...typed].every(
    (letter, at) => /[\p{ASCII}]/u.test(letter) || listed.toLowerCase()[at] === letter,
  );

/** As a dictionary has it; in a short word an accent makes another one, "CIDA" is no "cidã". */
const formOf = (word: string, { spelling: { dictionary } }: LanguagePack) => {
  const form = dictionary && word.length > 3 ? dictionaryOf(dictionary).formOf(word) : null;
  return word.length > 5 || form?.toLowerCase() === word ? form : null;
};

/** A word in capitals as the language writes it: small, or with the capital of a noun or a name. */
const spelt = (word: string, pack: LanguagePack): string | null => {
  const small = word.toLowerCase();
  const listed = listedIn(pack.spelling).get(keyOf(word));
  // "GMBH" has no vowel, and yet it is written otherwise.
  if (!/[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûü]/u.test(small))
    return listed !== undefined && /\p{Ll}/u.test(listed) ? listed : null;
  const { sharp, nouns } = pack.spelling;
  // Capitals have no ß: "FUSSPFLEGE".
  const sharpened = sharp ? small.replace(sharp, 'ß') : small;
  if (sharpened !== small) return nouns?.(sharpened) ?? sharpened;
  if (isOrdinary(small, pack)) return small;
  if (listed !== undefined && hasAccentsOf(small, listed)) return listed;
  if (isOrdinary(upperFirst(small), pack)) return upperFirst(small);
  if (addsS(pack) && /^.{3,}s$/u.test(small) && isOrdinary(small.slice(0, -1), pack)) return small;
  // A dictionary has "paris" too, for bets.
  if (small.length > 3 && isTown(upperFirst(small), pack.spelling)) return upperFirst(small);
  const form = formOf(small, pack);
  // "ABBA" is written so, whoever else is called Abba.
  return small.length > 4 || form === small ? form : null;
};

/** "présaison", "minigolf" */
const isPrefixed = (word: string, pack: LanguagePack) => {
  const [, rest] =
    /^(?:pré|anti|auto|multi|mini|semi|inter|micro|éco|télé|photo)(\p{L}{4,})$/u.exec(word) ?? [];
  return rest !== undefined && spelt(rest.toUpperCase(), pack) === rest;
};

export const spellerFor = (pack: LanguagePack): Speller => ({
  spell: (word) => spelt(word, pack),
  isPlace: (text) => isTown(text, pack.spelling),
  isWord: (word) => isKnown(word, true, pack),
  isArticle: (word) => pack.spelling.articles.split(' ').includes(word.toLowerCase()),
  hasNouns: pack.spelling.nouns !== undefined,
  shouted: pack.spelling.shouted,
  hasDictionary: pack.spelling.dictionary !== undefined,
  // So many words that one which is not among them is a name.
  isSure:
    pack.spelling.nouns === undefined &&
    (pack.spelling.dictionary !== undefined || knownOf(pack).size > 20_000),
  hasTitles: pack.tag.startsWith('en'),
  asNoun: (word, before) =>
    pack.spelling.nouns?.(before + word).slice(-word.length) ??
    // What the French dictionary does not have is somebody's name.
    (pack.tag === 'fr' && word.length > 4 && !isPrefixed(word, pack) ? upperFirst(word) : word),
});
