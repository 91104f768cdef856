import { remember } from '../../kernel/remember.ts';
import type { Spelling } from '../languages/pack.ts';
import { looksMistyped, readLexicon } from './lexicon.ts';
import { plain } from './tables.ts';

type Shelf = {
  known: ReadonlySet<string>;
  /** By the plain form; null where two words share it. */
  byPlain: ReadonlyMap<string, string | null>;
  /** By how it sounds; null where two words sound so. */
  byEar: ReadonlyMap<string, string | null>;
  /** Of the words that a slip may be of, by their first letter: the word, its plain form, whether a hand listed it, and whether it is very common. */
  long: ReadonlyMap<string, readonly (readonly [string, string, boolean, boolean])[]>;
};

const shelves = new WeakMap<Spelling, Shelf>();

const shortestSwap = 6;
const shortestAccent = 5;

/** How a plain word sounds. */
const earOf = (flat: string, { sounds = [] }: Spelling) =>
  sounds.reduce((heard, [from, to]) => heard.replace(from, to), flat);

const shelfOf = (spelling: Spelling): Shelf => {
  const found = shelves.get(spelling);
  if (found) return found;
  const listed = new Set(spelling.known.split(/[\s_]/u).filter(Boolean));
  const packed = listed.size > 0 ? readLexicon(spelling.lexicon) : [];
  const common = new Set(
    packed.filter((word) => word.endsWith('!')).map((word) => word.slice(0, -1)),
  );
  const words = [...listed, ...packed.map((word) => word.replace('!', ''))];
  const byPlain = new Map<string, string | null>();
  const byEar = new Map<string, string | null>();
  const long = new Map<string, [string, string, boolean, boolean][]>();
  for (const word of words) {
    const flat = plain(word);
    byPlain.set(flat, byPlain.has(flat) && byPlain.get(flat) !== word ? null : word);
    if (spelling.sounds && word.length >= shortestAccent) {
      const heard = earOf(flat, spelling);
      byEar.set(heard, byEar.has(heard) && byEar.get(heard) !== word ? null : word);
    }
    if (word.length < shortestSwap) continue;
    const shelf = long.get(flat.charAt(0)) ?? [];
    long.set(flat.charAt(0), shelf);
    shelf.push([word, flat, listed.has(word), common.has(word)]);
  }
  const made = { known: new Set(words), byPlain, byEar, long };
  shelves.set(spelling, made);
  return made;
};

const vowel = /^[aeiou]$/u;

/** The end of a word is its grammar: "cuidamos" is no slip of "cuidados". */
const ending = 3;

type Slip = 'missing' | 'added' | 'vowel' | 'swap';

/** One letter too many or too few, two letters changed about, or one vowel for another, inside a word. */
const slipOf = (typed: string, word: string): Slip | null => {
  const [long, short] = typed.length >= word.length ? [typed, word] : [word, typed];
  if (long.length - short.length > 1) return null;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at++;
  // "usualy": a letter that should be double is left out anywhere.
  const isDouble =
    long === word && at > 1 && long[at] === long[at - 1] && !vowel.test(long[at] ?? '');
  if (at === 0 || (at > short.length - ending && !isDouble)) return null;
  if (long.length > short.length) {
    const isSame = long.slice(at + 1) === short.slice(at);
    return isSame ? (long === word ? 'missing' : 'added') : null;
  }
  const [a = '', b = ''] = [long[at], short[at]];
  if (long.slice(at + 1) === short.slice(at + 1))
    return vowel.test(a) && vowel.test(b) ? 'vowel' : null;
  const isSwapped = long[at + 1] === b && short[at + 1] === a;
  return isSwapped && long.slice(at + 2) === short.slice(at + 2) ? 'swap' : null;
};

/** How long a word must be for a slip to be surely one, of a word that a hand listed and of any other. */
const lengths: Readonly<Record<Slip, readonly [number, number]>> = {
  missing: [6, 8],
  added: [9, Number.POSITIVE_INFINITY],
  vowel: [8, Number.POSITIVE_INFINITY],
  swap: [7, Number.POSITIVE_INFINITY],
};

/** An accent that was typed is meant: "hipoalergênico" is Portuguese too. */
const lacksAccents = (typed: string, word: string) =>
  Array.from(typed).every((letter, at) => letter === word[at] || letter === plain(word[at] ?? ''));

/** "Marches", "marchés": an accent at the end tells one word from another, and nobody can say which was meant. */
const endsAlike = (typed: string, word: string) =>
  typed.replace(/s$/u, '').at(-1) === word.replace(/s$/u, '').at(-1);

/** The one known word that a strange word is a slip of; the word itself where there is none, or more than one. */
const findNearest = (word: string, spelling: Spelling): string => {
  const { known, byPlain, byEar, long } = shelfOf(spelling);
  if (known.has(word) || known.has(word.replace(/s$/u, ''))) return word;
  const accented = word.length < shortestAccent ? null : byPlain.get(plain(word));
  if (accented && endsAlike(word, accented) && lacksAccents(word, accented)) return accented;
  if (word.length < shortestAccent) return word;
  const flat = plain(word);
  const heard = spelling.sounds && byEar.get(earOf(flat, spelling));
  if (heard && plain(heard) !== flat && endsAlike(word, heard)) return heard;
  if (word.length < shortestSwap) return word;
  const isMistyped = looksMistyped(word, spelling);
  const found = (long.get(flat.charAt(0)) ?? []).filter(([, each, isListed, isCommon]) => {
    const slip = slipOf(flat, each);
    if (slip === null) return false;
    if (slip === 'swap' && isMistyped) return isListed || isCommon;
    // "additive" is no slip of "addictive".
    if (slip === 'missing' && !isListed && !isCommon && !isMistyped) return false;
    return word.length >= lengths[slip][isListed ? 0 : 1];
  });
  if (found.length === 1 && found[0] !== undefined) return found[0][0];
  // Of plurals in -s the lexicon has the singular.
  const one = word.replace(/s$/u, '');
  return one === word ? word : `${nearest(one, spelling)}s`;
};

const memories = new WeakMap<Spelling, (word: string) => string>();

const nearest = (word: string, spelling: Spelling): string => {
  const recall = memories.get(spelling) ?? remember(4000, (typed) => findNearest(typed, spelling));
  memories.set(spelling, recall);
  return recall(word);
};

/** Strange words typed small as the known word that surely was meant. */
export const withoutSlips = (text: string, spelling: Spelling): string =>
  text.replace(/(?<![\p{L}\d@./-])(?<!\p{L}{2}[’'])\p{Ll}{5,}(?![\p{L}@’'-])/gu, (word) =>
    nearest(word, spelling),
  );
