import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { remember, rememberOf } from '../remember.ts';
import { readAffixes } from './affixes.ts';
import { plainLetters, readWordList } from './word-list.ts';

/** The word as the dictionary writes it, in whatever case it comes; null when it is not there. */
export type Dictionary = { formOf(word: string): string | null };

/** Where a language's words are. */
export type Dictionaries = {
  /** npm packages, each with a Hunspell dictionary; the words of all of them count. */
  packages: readonly string[];
  /** Two words written as one are a word too, and no list has them all: "trouwambtenaar". */
  joinsWords?: boolean;
};

const readPart = (name: string, part: string) => {
  const entry = createRequire(import.meta.url).resolve(name);
  const text = readFileSync(entry.replace(/index\.js$/, part), 'utf8');
  // The Dutch one has a single letter for "ij", which nobody types.
  return text.replaceAll('ĳ', 'ij').replaceAll('Ĳ', 'IJ');
};

/** Read at the first question, kept from then on. */
const readerOf = remember(8, (name) =>
  readAffixes(readPart(name, 'index.aff'), readWordList(readPart(name, 'index.dic'))),
);

/** A small form goes before one with a capital, and that before one in capitals. */
const smallest = (small: string, forms: string[]) =>
  forms.find((form) => form === small) ??
  forms.find((form) => form.slice(1) === small.slice(1)) ??
  forms[0] ??
  null;

/** Capitals are often typed without accents, but not with one that the word does not have. */
const lacksOnlyAccents = (typed: string, small: string) =>
  [...typed].every(
    (letter, at) => letter === small[at] || letter === plainLetters(small.charAt(at)),
  );

/** A shorter one may be another language's word: "THE" is no "thé". */
const shortestUnaccented = 4;

const choose = (typed: string, forms: string[]): string | null => {
  const exact = forms.filter((form) => form.toLowerCase() === typed);
  if (exact.length > 0 || typed.length < shortestUnaccented) return smallest(typed, exact);
  const near = forms.filter((form) => lacksOnlyAccents(typed, form.toLowerCase()));
  const [small = '', ...others] = new Set(near.map((form) => form.toLowerCase()));
  return others.length > 0 ? null : smallest(small, near);
};

const shortestPart = 4;

type Reader = ReturnType<typeof readerOf>;

/** Dutch writes compounds as one word, and no list has them all: "bedrijfs" and "feest". */
const isCompound = (typed: string, read: Reader) => {
  if (read(plainLetters(typed)).isWarnedOf) return false;
  for (let at = shortestPart; at <= typed.length - shortestPart; at++) {
    const [one, other] = [typed.slice(0, at), typed.slice(at)];
    if (!read(plainLetters(other)).forms.includes(other)) continue;
    if (read(plainLetters(one)).parts.includes(one)) return true;
  }
  return false;
};

/** Cheap until the first word is asked for. */
export const dictionaryOf = rememberOf(({ packages, joinsWords }: Dictionaries): Dictionary => {
  const find = (typed: string) => {
    const plain = plainLetters(typed);
    const forms = packages.flatMap((name) => readerOf(name)(plain).forms);
    return choose(typed, forms);
  };
  return {
    formOf: (word) => {
      const typed = word.normalize('NFC').replaceAll('’', "'").toLowerCase();
      // Dictionaries list every letter, so "I" would be small.
      if (typed.length < 2) return null;
      const found = find(typed) ?? find(typed.replaceAll('oe', 'œ'));
      if (found !== null || joinsWords !== true) return found;
      return packages.some((name) => isCompound(typed, readerOf(name))) ? typed : null;
    },
  };
});
