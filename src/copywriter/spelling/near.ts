import type { Spelling } from '../languages/pack.ts';
import { plain } from './tables.ts';

type Shelf = {
  known: ReadonlySet<string>;
  /** By the plain form; null where two words share it. */
  byPlain: ReadonlyMap<string, string | null>;
  long: readonly string[];
};

const shelves = new WeakMap<Spelling, Shelf>();

const shortestNear = 8;
const shortestAccent = 5;

const shelfOf = (spelling: Spelling): Shelf => {
  const found = shelves.get(spelling);
  if (found) return found;
  const words = [...new Set(spelling.known.split(/[\s_]/u))];
  const byPlain = new Map<string, string | null>();
  for (const word of words) byPlain.set(plain(word), byPlain.has(plain(word)) ? null : word);
  const made = {
    known: new Set(words),
    byPlain,
    long: words.filter((word) => word.length >= shortestNear),
  };
  shelves.set(spelling, made);
  return made;
};

const vowel = /^[aeiou]$/u;

/** The end of a word is its grammar: "cuidamos" is no slip of "cuidados". */
const ending = 3;

/** One letter too many or too few, two letters changed about, or one vowel for another, inside a word. */
const isSlip = (typed: string, word: string): boolean => {
  const [long, short] = typed.length >= word.length ? [typed, word] : [word, typed];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at++;
  if (at === 0 || at > short.length - ending) return false;
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
  const [a = '', b = ''] = [long[at], short[at]];
  if (long.slice(at + 1) === short.slice(at + 1)) return vowel.test(a) && vowel.test(b);
  const isSwapped = long[at + 1] === b && short[at + 1] === a;
  return isSwapped && long.slice(at + 2) === short.slice(at + 2);
};

/** The one known word that a strange word is a slip of; the word itself where there is none, or more than one. */
const nearest = (word: string, { known, byPlain, long }: Shelf): string => {
  if (known.has(word) || known.has(word.replace(/s$/u, ''))) return word;
  const accented = word.length < shortestAccent ? null : byPlain.get(plain(word));
  // A final accent tells a verb from its participle: nobody can say which was meant.
  if (accented && accented.at(-1) === word.at(-1)) return accented;
  // A letter may be missing.
  if (word.length < shortestNear - 1) return word;
  const flat = plain(word);
  const found = long.filter((each) => isSlip(flat, plain(each)));
  return found.length === 1 && found[0] !== undefined ? found[0] : word;
};

/** Strange words typed small as the known word that surely was meant. */
export const withoutSlips = (text: string, spelling: Spelling): string =>
  text.replace(/(?<![\p{L}\d@./’'-])\p{Ll}{5,}(?![\p{L}@’'-])/gu, (word) =>
    nearest(word, shelfOf(spelling)),
  );
