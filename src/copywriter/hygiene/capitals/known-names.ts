import type { Speller } from './speller.ts';
import { asTitle } from './title.ts';
import { isLittle } from './words.ts';

const token = /[\p{L}\p{N}’']+/gu;

const keyOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();

const wordsOf = (text: string) => text.match(token) ?? [];

/** "Thistle & Twill Kilt Hire", "Barro de Tía Chole", "Ruta 68": words with capitals, and what joins them. */
const written =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}’']*(?:(?: | & | \+ |-| (?:of|the|de|du|des|d[aeo]s?|di|del|della|van|von|vom|zum|am|y|e|et|und)(?: (?:la|las|los|le|les|el))? | d(?=['’]))(?:(?:['’])?\p{Lu}[\p{L}’']*|\d+(?![\p{L}\p{N}%€$£])))*/gu;

/** A name in a run of capitals: where it stands, and how its words are written. */
type Found = { start: number; end: number; words: readonly string[] };

/** Finds in a run of capitals the names that the brief itself writes elsewhere. */
export type FindNames = (run: string) => Found[];

const longest = 7;

/** `parts` of a name are names as well, but for English, where its last words say what is sold. */
const finder = (names: readonly string[][], { hasTitles, spell }: Speller): FindNames => {
  const known = new Map<string, readonly string[]>();
  const add = (words: readonly string[]) => known.set(words.map(keyOf).join(' '), words);
  for (const name of names) {
    for (const word of name)
      if (word.length > 3 && (spell(word.toUpperCase()) ?? word) === word) add([word]);
    name.forEach((first, start) => {
      if ((hasTitles && start > 0) || !/^\p{Lu}/u.test(first)) return;
      for (let end = start + 2; end <= name.length; end++)
        if (/^[\p{Lu}\d]/u.test(name[end - 1] ?? '')) add(name.slice(start, end));
    });
  }
  return (run) => {
    const tokens = [...run.matchAll(token)];
    const found: Found[] = [];
    for (let at = 0; at < tokens.length; at++) {
      for (let count = Math.min(longest, tokens.length - at); count > 0; count--) {
        const taken = tokens.slice(at, at + count);
        const words = known.get(taken.map(([word]) => keyOf(word)).join(' '));
        const last = taken.at(-1);
        if (!words || !last) continue;
        found.push({ start: taken[0]?.index ?? 0, end: last.index + last[0].length, words });
        at += count - 1;
        break;
      }
    }
    return found;
  };
};

/** The run with its names as the brief writes them; `rest` says how all else is written, from where to where. */
export const replaceNames = (
  run: string,
  found: readonly Found[],
  rest: (from: number, to: number) => string,
): string => {
  let done = '';
  let from = 0;
  for (const { start, end, words } of found) {
    let at = 0;
    const name = run.slice(start, end).replace(token, (word) => words[at++] ?? word);
    done += rest(from, start) + name;
    from = end;
  }
  return done + rest(from, run.length);
};

/** Names that a product line writes with their capitals. */
export const namesIn = (product: string, speller: Speller): FindNames =>
  finder(
    [...product.matchAll(written)].map(([name]) => wordsOf(name)),
    speller,
  );

const shoutedRun = /\p{Lu}[\p{Lu}\p{N}'’]*(?:(?: | & | \+ |-)\p{Lu}[\p{Lu}\p{N}'’]*)*/gu;

const partEnd = /^\s*(?:$|[–—|:!?.,(/-]|\p{Extended_Pictographic})/u;

/**
 * "TOLDOS E COBERTURAS SOMBRA BOA, RIBEIRÃO PRETO" and "SOMBRA BOA: FABRICAÇÃO PRÓPRIA": what is shouted twice, and
 * ends a part of the product line or stands before a town, is what the firm is called.
 */
export const namesTwice = (
  product: string,
  others: readonly string[],
  speller: Speller,
): FindNames => {
  const shouted = others
    .flatMap((text) => text.match(shoutedRun) ?? [])
    .map((run) => ` ${wordsOf(run).join(' ')} `);
  const isLittleWord = (word = '') => isLittle(word, speller);
  const isTwice = (words: string[]) =>
    shouted.some((other) => other.includes(` ${words.join(' ')} `));
  /** "DU COQ BOITEUX", "PAR LE COQ BOITEUX": somebody, not of what it is made. */
  const isCalled = (words: string[]) => {
    const called = new RegExp(
      `^ ${words.join(' ')} | (?:LE|LA|EL|IL|CHEZ|PAR|BIJ|BEI|BY) ${words.join(' ')} `,
      'u',
    );
    return shouted.some((other) => called.test(other));
  };
  /** A town, also behind "de", or a word that says where. */
  const goesOnWithPlace = (behind: string) => {
    const [, little = '', next = ''] = /^ (?:(\p{Lu}{1,3}) )?(\P{Ll}*)/u.exec(behind) ?? [];
    const words = wordsOf(next);
    return (
      inPlace.test(little) ||
      [1, 2, 3, 4].some((count) =>
        speller.isPlace(asTitle(words.slice(0, count).join(' '), speller)),
      )
    );
  };
  const names: string[][] = [];
  for (const { 0: run, index } of product.matchAll(shoutedRun)) {
    const tokens = [...run.matchAll(token)];
    for (let at = 0; at < tokens.length; at++) {
      for (let count = Math.min(longest, tokens.length - at); count > 1; count--) {
        const words = tokens.slice(at, at + count).map(([word]) => word);
        const last = tokens[at + count - 1];
        const before = tokens[at - 1]?.[0] ?? '';
        if (!last || !isTwice(words) || isLittleWord(last[0])) continue;
        if (isLittleWord(before) && !inPlace.test(before) && !isCalled(words)) continue;
        if (isLittleWord(words[0]) && !speller.isArticle(words[0] ?? '')) continue;
        const behind = product.slice(index + last.index + last[0].length);
        if (!partEnd.test(behind) && !goesOnWithPlace(behind)) continue;
        names.push(wordsOf(asTitle(words.join(' '), speller)));
        at += count - 1;
        break;
      }
    }
  }
  return finder(names, speller);
};

const inPlace = /^(?:EM|EN|IN|À|NA|NO|TE|AT)$/u;
