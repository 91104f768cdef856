import type { Spelling } from '../languages/pack.ts';
import { plain } from './tables.ts';

/**
 * The everyday words of a language, sorted and packed: a capital says how many letters a word shares with the one
 * before it ("A" none, "B" one), then follow its own. "!" stands behind a German noun, and elsewhere behind a word so
 * common that a slip may be of it.
 */
export const readLexicon = (packed: string): string[] => {
  let last = '';
  return Array.from(packed.matchAll(/([A-Z])([^A-Z]*)/gu), ([, shared = 'A', rest = '']) => {
    last = last.slice(0, shared.charCodeAt(0) - 65) + rest;
    return last;
  });
};

const shapes = new WeakMap<Spelling, ReadonlySet<string>>();

const threes = (word: string): string[] => {
  const framed = ` ${word} `;
  return Array.from({ length: word.length }, (_, at) => framed.slice(at, at + 3));
};

const shapesOf = (spelling: Spelling): ReadonlySet<string> => {
  const found = shapes.get(spelling);
  if (found) return found;
  const { known, lexicon, words } = spelling;
  const all = [...`${known} ${words}`.split(/[\s_’'-]+/u), ...readLexicon(lexicon)];
  const made = new Set(all.flatMap((word) => threes(plain(word).replace('!', ''))));
  shapes.set(spelling, made);
  return made;
};

/** "fabirc", "atualizdas": three letters in a row that no word of the language has are a slip or a short form. */
export const looksMistyped = (word: string, spelling: Spelling): boolean =>
  threes(plain(word)).some((three) => !shapesOf(spelling).has(three));
