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
  // "st malo"; who types "St Andrews" knows how it is written.
  const key = keyOf(typed.replace(/^(?:st|ST)([eE]?)[\s-]/u, 'saint$1 '));
  return gazetteerOf(spelling).get(key) ?? gazetteerOf(spelling).get(keyOf(typed));
};

const joint = '(?:, | (?:ed?|a|y|et|en|&) |\\s?[-–/]\\s?)';
const lastTown = new RegExp(`(\\p{Lu}[\\p{L}’'-]+)${joint}$`, 'u');
const nextTown = new RegExp(`^${joint}(\\p{Lu}[\\p{L}’'-]+)`, 'u');

/** "Rimini, Cattolica", "da Potenza a Matera": beside a town, what may also be a word is one too. */
const isInRow = (before: string, behind: string, spelling: Spelling) =>
  // "… – GOES", "… in HOUTEN"
  (/(?:[–—|]|(?<!\p{L})(?:in|te|uit|à|em)) $/u.test(before) && /^(?:$| [–—|(])/u.test(behind)) ||
  (/^(?:$|[,.;:!?)/(-]| [–-] | (?:ed?|y|et|en|&) )/u.test(behind) &&
    isTown(lastTown.exec(before)?.[1] ?? '', spelling)) ||
  (/(?:^|[,(:/–-]\s?|(?<!\p{L})(?:ad?|d[aei]|tra|fra|per|in|à|en|entre|van) )$/u.test(before) &&
    isTown(nextTown.exec(behind)?.[1] ?? '', spelling));

const word = /(?<![\p{L}\d@._/])(?:['’][Ss]-)?\p{L}[\p{L}’'-]*(?![\p{L}\d@])/gu;
const mostWords = 6;

/** Accents that were typed are meant: "Krämer" is no "Kramer"; and "IBI" is a tax as well. */
const mayBe = (typed: string, town: string) =>
  (plain(typed) === typed.toLowerCase() || typed.toLowerCase() === town.toLowerCase()) &&
  !/\p{Ll}\p{Lu}|^\p{Lu}{2,3}$/u.test(typed);

/** Every town in a phrase as it is written; where the brief as it was typed is given, those that it shouts. */
export const withTowns = (text: string, spelling: Spelling, brief?: string): string => {
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
      const named = /[^\p{L}\s’'-]/u.test(typed) ? undefined : townNamed(typed, spelling);
      const town = named?.replace('*', '');
      if (town === undefined || !mayBe(typed, town)) continue;
      if (brief?.includes(typed.toUpperCase()) === false) continue;
      const before = done + text.slice(from, start);
      // "VALE DO TOLEDO": a part of what is stressed stays as it is.
      const isStressed = /\p{Lu}{2}$/u.test(typed) && /\p{Lu}{2} $/u.test(before);
      if (isStressed) continue;
      if (named !== town && !isInRow(before, text.slice(end), spelling)) continue;
      done = before + town;
      from = end;
      at += count - 1;
      break;
    }
  }
  return done + text.slice(from);
};
