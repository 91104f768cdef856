import { rememberOf } from '../../kernel/remember.ts';
import type { Spelling } from '../languages/pack.ts';
import { isPlaceName, plain } from './tables.ts';

const keyOf = (text: string) =>
  plain(text)
    .replace(/['’.*]/gu, '')
    .replace(/[\s-]+/gu, ' ');

/** Some thousands of names: read when the first brief that was shouted or typed small asks for them. */
const gazetteerOf = rememberOf(
  ({ towns }: Spelling) => new Map(towns.split('|').map((name) => [keyOf(name), name] as const)),
);

/** A town, a quarter or a region, written as it should be. A "*" stands behind one that is also a word, and a town only with its capital. */
export const isTown = (text: string, spelling: Spelling): boolean =>
  isPlaceName(text) || gazetteerOf(spelling).get(keyOf(text))?.replace('*', '') === text;

/** The town that is meant, where one is typed without capitals, accents or hyphens. */
const townNamed = (typed: string, spelling: Spelling): string | undefined => {
  const key = keyOf(typed).replace(/^ste? (?=\p{L})/u, (short) =>
    short === 'st ' ? 'saint ' : 'sainte ',
  );
  const town = gazetteerOf(spelling).get(key) ?? gazetteerOf(spelling).get(keyOf(typed));
  return town?.endsWith('*') ? undefined : town;
};

const word = /(?<![\p{L}\d@._/])\p{L}[\p{L}’'-]*(?![\p{L}@])/gu;

const mostWords = 4;

/** Accents that were typed are meant: "Krämer" is no "Kramer". */
const mayBe = (typed: string, town: string) =>
  (plain(typed) === typed.toLowerCase() || typed.toLowerCase() === town.toLowerCase()) &&
  !/\p{Ll}\p{Lu}|^\p{Ll}\S*\p{Lu}/u.test(typed);

/** Every town in a phrase as it is written; of a line that was typed otherwise, those that were shouted in it. */
export const withTowns = (text: string, spelling: Spelling, line = text.toUpperCase()): string => {
  const words = [...text.matchAll(word)];
  let done = '';
  let from = 0;
  for (let at = 0; at < words.length; at++) {
    const start = words[at]?.index ?? 0;
    for (let count = mostWords; count > 0; count--) {
      const last = words[at + count - 1];
      if (last === undefined) continue;
      const end = last.index + last[0].length;
      const typed = text.slice(start, end);
      const town = /[^\p{L}\s’'-]/u.test(typed) ? undefined : townNamed(typed, spelling);
      if (!town || !mayBe(typed, town) || !line.includes(typed.toUpperCase())) continue;
      done += text.slice(from, start) + town;
      from = end;
      at += count - 1;
      break;
    }
  }
  return done + text.slice(from);
};
