import { remember } from '../../kernel/remember.ts';
import type { Spelling } from '../languages/pack.ts';
import { alsoWords, places } from '../languages/places.ts';

/** A word without case, accents and apostrophes, as it is typed in a hurry; of the same length. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const entriesOf = (list: string) =>
  list
    .split(/\s+/u)
    .filter(Boolean)
    .map((entry) => entry.replaceAll('_', ' '));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');

type Tables = {
  /** By the plain form, without apostrophes. */
  words: ReadonlyMap<string, string>;
  /** Entries of several words, in one pattern over the plain text. */
  phrases: RegExp;
  shorts: ReadonlyMap<string, string>;
  shortForms: RegExp;
};

const keyOf = (word: string) => plain(word).replace(/['’]/gu, '');

const tablesOf = ({ words, short, and }: Spelling): Tables => {
  // English names foreign towns without their accents, and Munster is in Ireland.
  const towns = entriesOf(places).filter((town) => and !== 'and' || /^[\w -]+$/u.test(town));
  const entries = [...towns, ...entriesOf(words)];
  const pairs = entriesOf(short).map((pair) => pair.split('='));
  const shorts = new Map(pairs.map(([from = '', to = '']) => [from, to]));
  const longestFirst = [...shorts.keys()].sort((a, b) => b.length - a.length);
  const phrases = entries.filter((entry) => entry.includes(' ')).map((entry) => plain(entry));
  return {
    words: new Map(entries.map((entry) => [keyOf(entry), entry])),
    phrases: new RegExp(`(?<![\\p{L}])(?:${phrases.join('|')})(?![\\p{L}])`, 'gu'),
    shorts,
    shortForms: new RegExp(
      `(?<![\\p{L}\\d.@/])(?:${longestFirst.map(escaped).join('|')})(?:(?<=/)\\s?|\\.(?=$|[\\s,)])|(?![\\p{L}\\d/@’']|\\.\\p{L}))`,
      'giu',
    ),
  };
};

const placeNames = new Set(entriesOf(`${places} ${alsoWords}`));

/** Whether a list says that the word is written just so. */
export const isListed = (word: string, spelling: Spelling) =>
  tablesFor(spelling).words.get(keyOf(word)) === word;

/** A town, a region or a country, written as it should be. */
export const isPlaceName = (text: string) => placeNames.has(text);

const known = new WeakMap<Spelling, Tables>();

const tablesFor = (spelling: Spelling) => {
  const tables = known.get(spelling) ?? tablesOf(spelling);
  known.set(spelling, tables);
  return tables;
};

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A capital that was typed stays. */
const asTyped = (typed: string, written: string) =>
  /^\p{Lu}/u.test(typed) && !/^\p{Ll}\p{Lu}/u.test(written) ? upperFirst(written) : written;

const writeOut = (text: string, { shorts, shortForms }: Tables) =>
  text.replace(shortForms, (found) => {
    // A capital alone is an initial.
    if (/^\p{Lu}{1,2}$/u.test(found)) return found;
    const key = found.toLowerCase().trim();
    const long = shorts.get(key) ?? shorts.get(key.replace(/\.$/u, '')) ?? found;
    return asTyped(found, key.endsWith('/') ? `${long} ` : long);
  });

type Rule = readonly [RegExp, string | ((found: string, ...parts: string[]) => string)];

const apply = (text: string, rules: readonly Rule[]) =>
  rules.reduce(
    (spoken, [from, to]) =>
      typeof to === 'string' ? spoken.replace(from, to) : spoken.replace(from, to),
    text,
  );

/** Inner capitals are a name's own; accents that were typed are meant. */
const isMeant = (word: string, written: string) => {
  const isShouted = word.length > 4 && word === word.toUpperCase();
  const hasAccents = plain(word) !== word.toLowerCase();
  return (
    /['’]/u.test(word) ||
    (/.\p{Lu}/u.test(word) && !isShouted) ||
    (hasAccents && word.toLowerCase() !== written.toLowerCase())
  );
};

/** Kramer is not Krämer: a name typed with its capital is another name. */
const isOtherName = (word: string, written: string) =>
  /^\p{Lu}\p{Ll}/u.test(word) &&
  /^\p{Lu}/u.test(written) &&
  /[äöü]/u.test(written) &&
  !isPlaceName(written) &&
  word !== written;

const correctWord = (word: string, tables: Tables, endings: readonly Rule[]): string => {
  const { words } = tables;
  const written = words.get(keyOf(word));
  if (written !== undefined)
    return isMeant(word, written) || isOtherName(word, written) ? word : asTyped(word, written);
  // "d’italie", "wlan-App": each part by itself.
  const [, front = '', mark = '', rest = ''] = /^(\p{L}+)([’'-])(\p{L}+)$/u.exec(word) ?? [];
  if (rest !== '')
    return `${correctWord(front, tables, endings)}${mark}${correctWord(rest, tables, endings)}`;
  const isPlain = plain(word) === word.toLowerCase() && !/.\p{Lu}/u.test(word);
  return isPlain ? apply(word, endings) : word;
};

const correctWords = (text: string, tables: Tables, endings: readonly Rule[]) =>
  text.replace(/(?<![\p{L}\d@./])\p{L}[\p{L}’'-]*(?![\p{L}@])/gu, (word) =>
    correctWord(word, tables, endings),
  );

const correctPhrases = (text: string, { phrases, words }: Tables) => {
  const flat = plain(text);
  if (flat.length !== text.length) return text;
  let done = '';
  let at = 0;
  for (const match of flat.matchAll(phrases)) {
    done += text.slice(at, match.index) + (words.get(match[0]) ?? match[0]);
    at = match.index + match[0].length;
  }
  return done + text.slice(at);
};

/** Marks that people leave out or set twice. */
const marks: readonly (readonly [RegExp, string])[] = [
  // "(ask about our referral scheme!)" calls out from inside an offer.
  [/\s*\([^()]*!\)/gu, ''],
  [/,(?=\p{L})/gu, ', '],
  // A name keeps the apostrophe that was typed.
  [/(?<=(?<![\p{L}’'])\p{Ll}+)'(?=[\p{L}\d])/gu, '’'],
  [/(?<=\p{L})\s*\+\s*(?=\p{L})/gu, ' + '],
  [/(\d)(?=(?:mins?|km|kg|ml|cl|cm|mm|std|wks|yrs|mths?|mnd)(?![\p{L}\d]))/giu, '$1 '],
  [/(?<!\p{L})dr\.? (?=\p{L})/gu, 'Dr. '],
  [/\s{2,}/gu, ' '],
];

const spellWith = (text: string, spelling: Spelling) => {
  const tables = tablesFor(spelling);
  const told = text.normalize('NFC').replace(spelling.aside, ' ').trim();
  const ruled = apply(writeOut(apply(told, marks), tables), spelling.rules);
  return correctPhrases(correctWords(ruled, tables, spelling.endings ?? []), tables)
    .replace(/\s{2,}/gu, ' ')
    .trim();
};

/** A phrase is short; patterns that look back must not meet a novel. */
const longest = 200;

const memories = new WeakMap<Spelling, (text: string) => string>();

/** A phrase as a careful typist would have left it. Twice: a rule may wait for what another one mends. */
export const spell = (text: string, spelling: Spelling): string => {
  if (text.length > longest) return text;
  const recall =
    memories.get(spelling) ??
    remember(2000, (typed) => spellWith(spellWith(typed, spelling), spelling));
  memories.set(spelling, recall);
  return recall(text);
};

/** Only what a list says for sure: short forms, accents, apostrophes and capitals of single words. */
export const correct = (text: string, spelling: Spelling): string => {
  if (text.length > longest) return text;
  const tables = tablesFor(spelling);
  const told = text.normalize('NFC').replace(spelling.aside, ' ').trim();
  return correctPhrases(correctWords(writeOut(told, tables), tables, []), tables);
};
