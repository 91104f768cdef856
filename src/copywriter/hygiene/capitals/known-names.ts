import type { FindNames, FoundName, Speller } from './speller.ts';

export const token = /[\p{L}\p{N}’']+/gu;

const keyOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();

export const wordsOf = (text: string) => text.match(token) ?? [];

/** "Thistle & Twill Kilt Hire", "Barro de Tía Chole", "Ruta 68": words with capitals, and what joins them. */
const written =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}’']*(?:(?: | & | \+ |-| (?:of|the|de|du|des|d[aeo]s?|di|del|della|van|von|vom|zum|am|y|e|et|und)(?: (?:la|las|los|le|les|el))? | d(?=['’]))(?:(?:['’])?\p{Lu}[\p{L}’']*|\d+(?![\p{L}\p{N}%€$£])))*/gu;

export const longest = 7;

/** Parts of a name are names as well, but for English, where its last words say what is sold. */
const tableOf = (names: readonly string[][], { hasTitles, spell }: Speller) => {
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
  return known;
};

export const finder = (names: () => readonly string[][], speller: Speller): FindNames => {
  let known: ReturnType<typeof tableOf> | undefined;
  return (run) => {
    // Only a brief that shouts asks, and then the language's dictionary is read.
    known ??= tableOf(names(), speller);
    const tokens = [...run.matchAll(token)];
    const found: FoundName[] = [];
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
  found: readonly FoundName[],
  rest: (from: number, to: number) => string,
): string => {
  let done = '';
  let from = 0;
  for (const { start, end, words } of found) {
    let at = 0;
    done += rest(from, start) + run.slice(start, end).replace(token, (word) => words[at++] ?? word);
    from = end;
  }
  return done + rest(from, run.length);
};

/** Names that a product line writes with their capitals. */
export const namesIn = (product: string, speller: Speller): FindNames =>
  finder(() => [...product.matchAll(written)].map(([name]) => wordsOf(name)), speller);
