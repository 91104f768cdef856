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
  const key = keyOf(typed).replace(/^st(e?) (?=\p{L})/u, 'saint$1 ');
  return gazetteerOf(spelling).get(key) ?? gazetteerOf(spelling).get(keyOf(typed));
};

const word = /(?<![\p{L}\d@._/])(?:['’][Ss]-)?\p{L}[\p{L}’'-]*(?![\p{L}@])/gu;

const mostWords = 4;

/** Accents that were typed are meant: "Krämer" is no "Kramer". */
const mayBe = (typed: string, town: string) =>
  (plain(typed) === typed.toLowerCase() || typed.toLowerCase() === town.toLowerCase()) &&
  !/\p{Ll}\p{Lu}/u.test(typed);

/** "– GOES", "in EDE en Wageningen": a word that is also a town, where towns stand. */
const isWhere = (before: string, behind: string) =>
  /(?:[–—|,(/] |(?<!\p{L})(?:in|te|uit|à|em) )$/u.test(before) &&
  /^(?:$|\)| [–—|(/]|,? (?:(?:en|&|\+|et|e|y) )?\p{Lu})/u.test(behind);

/** Every town in a phrase as it is written; in a product line, which has names, every one that was shouted. */
export const withTowns = (text: string, spelling: Spelling, line?: string): string => {
  const words = [...text.matchAll(word)];
  let done = '';
  let from = 0;
  for (const [at, { index: start }] of words.entries()) {
    for (let count = mostWords; count > 0; count--) {
      const last = words[at + count - 1];
      if (last === undefined || start < from) continue;
      const end = last.index + last[0].length;
      const typed = text.slice(start, end);
      const town = /[^\p{L}\s’'-]/u.test(typed) ? undefined : townNamed(typed, spelling);
      if (town === undefined || !mayBe(typed, town)) continue;
      if (line !== undefined && !line.includes(typed.toUpperCase())) continue;
      if (town.endsWith('*') && !(line && isWhere(text.slice(0, start), text.slice(end)))) continue;
      done += text.slice(from, start) + town.replace('*', '');
      from = end;
    }
  }
  return done + text.slice(from);
};
