import { remember } from '../../kernel/remember.ts';
import type { Spelling } from '../languages/pack.ts';
import { withTowns } from './gazetteer.ts';
import { withoutSlips } from './near.ts';
import { withNotations, withSingulars } from './notations.ts';
import { isPlaceName, keyOf, plain, type Tables, tablesFor } from './tables.ts';

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A capital that was typed stays. */
const asTyped = (typed: string, written: string) =>
  /^\p{Lu}/u.test(typed) && !/^\p{Ll}\p{Lu}/u.test(written) ? upperFirst(written) : written;

const writeOut = (text: string, { shorts, shortForms }: Tables) =>
  text.replace(shortForms, (found, ...more) => {
    // A capital alone is an initial.
    if (/^\p{Lu}{1,2}$/u.test(found)) return found;
    const key = found.toLowerCase().trim();
    const long = shorts.get(key) ?? shorts.get(key.replace(/\.$/u, '')) ?? found;
    const written = key.endsWith('/') ? `${long} ` : long;
    // "RIBBON W/ EVERY SERVICE": what is shouted inside a line is written small.
    const isInside = Number(more.at(-2)) > 0 && /^\P{Ll}{2,}$/u.test(found);
    return isInside ? written : asTyped(found, written);
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

const mendWord = (word: string, tables: Tables, endings: readonly Rule[]): string => {
  const { words } = tables;
  const written = words.get(keyOf(word));
  if (written !== undefined)
    return isMeant(word, written) || isOtherName(word, written) ? word : asTyped(word, written);
  // "d’italie", "wlan-App": each part by itself.
  const [, front = '', mark = '', rest = ''] = /^(\p{L}+)([’'-])(\p{L}+)$/u.exec(word) ?? [];
  if (rest !== '')
    return `${mendWord(front, tables, endings)}${mark}${mendWord(rest, tables, endings)}`;
  const isPlain = plain(word) === word.toLowerCase() && !/.\p{Lu}/u.test(word);
  return isPlain ? apply(word, endings) : word;
};

const mendWords = (text: string, tables: Tables, endings: readonly Rule[]) =>
  text.replace(/(?<![\p{L}\d@./])\p{L}[\p{L}’'-]*(?![\p{L}@])/gu, (word) =>
    mendWord(word, tables, endings),
  );

const mendPhrases = (text: string, { phrases, words }: Tables) => {
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
const marks: readonly Rule[] = [
  // "(ask about our referral scheme!)" calls out from inside an offer.
  [/\s*\([^()]*!\)/gu, ''],
  [/,(?=\p{L})/gu, ', '],
  [/(?<=\p{L}{4})\.(?=\p{L}{4})(?!html|info|shop|online|store)/gu, '. '],
  // A name keeps the apostrophe that was typed.
  [/(?<=(?<![\p{L}’'])\p{Ll}+)'(?=[\p{L}\d])/gu, '’'],
  [/(?<=\p{L})\s*\+\s*(?=\p{L})/gu, ' + '],
  [/(?<!\p{L})dr\.? (?=\p{L})/gu, 'Dr. '],
  [/(?<![\p{L}\d])([23])d(?![\p{L}\d])/gu, '$1D'],
  [/\s{2,}/gu, ' '],
];

const mendWith = (text: string, spelling: Spelling) => {
  const tables = tablesFor(spelling);
  const told = text.normalize('NFC').replace(spelling.aside, ' ').trim();
  const joined = apply(told, marks)
    // "Bouquets + deuil + mariage": only before the last one stands "and".
    .replace(/(?<=[\p{L}\d])\s\+\s(?=\p{L}[^+]*\s\+\s\p{L}(?!va|at|tw))/gu, ', ')
    .replace(/(?<=[\p{L}\d])\s\+\s(?=\p{L}|\d+ \p{L})(?!iva|vat|btw)/giu, ` ${spelling.and} `);
  const noted = withNotations(joined, spelling);
  const ruled = withSingulars(apply(writeOut(noted, tables), spelling.rules), spelling);
  const worded = mendWords(withoutSlips(ruled, spelling), tables, spelling.endings ?? []);
  return withTowns(mendPhrases(worded, tables), spelling)
    .replace(/\s{2,}/gu, ' ')
    .trim();
};

/** A phrase is short; patterns that look back must not meet a novel. */
const longest = 200;

const memories = new WeakMap<Spelling, (text: string) => string>();

/**
 * A phrase with every mend that a closed list knows: short forms, accents, capitals and notations. Twice:
 * a rule may wait for what another one mends.
 */
export const mend = (text: string, spelling: Spelling): string => {
  if (text.length > longest) return text;
  const recall =
    memories.get(spelling) ??
    remember(2000, (typed) =>
      // "barnstaple + n devon"
      mendWith(mendWith(typed, spelling), spelling).replaceAll(
        ` ${spelling.and} ${spelling.and} `,
        ` ${spelling.and} `,
      ),
    );
  memories.set(spelling, recall);
  return recall(text);
};

/** Single words only: whether a phrase needs mending says how it was typed. */
export const mendSingly = (text: string, spelling: Spelling): string => {
  if (text.length > longest) return text;
  const tables = tablesFor(spelling);
  const told = text.normalize('NFC').replace(spelling.aside, ' ').trim();
  return mendPhrases(mendWords(writeOut(told, tables), tables, []), tables);
};
