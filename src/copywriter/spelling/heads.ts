import type { LanguagePack } from '../languages/pack.ts';

const tables = new WeakMap<LanguagePack['sure'], ReadonlySet<string>>();

const headsOf = ({ sure }: LanguagePack): ReadonlySet<string> => {
  const made = tables.get(sure) ?? new Set(sure.heads.replaceAll('_', '\t').split(' '));
  tables.set(sure, made);
  return made;
};

/** A head by itself, and not by what it ends in. */
export const isListedHead = (word: string, pack: LanguagePack): boolean =>
  headsOf(pack).has(word.toLowerCase());

/** Languages in which words grow together, and a word is what its last part is. */
const grows = ({ tag }: LanguagePack) => tag === 'de' || tag === 'nl';

const shortestPart = 4;

export const isHead = (word: string, pack: LanguagePack): boolean => {
  const heads = headsOf(pack);
  const small = word.toLowerCase();
  if (heads.has(small) || (!grows(pack) && heads.has(small.replace(/s$/u, '')))) return true;
  if (!grows(pack)) return false;
  if (pack.tag === 'nl' && /^\p{L}{3,}les$/u.test(small)) return true;
  return Array.from(small).some(
    (_, at) => at > 1 && small.length - at >= shortestPart && heads.has(small.slice(at)),
  );
};

/** How many words from here on name what is sold; "food truck" is one thing. */
export const headAt = (words: readonly string[], at: number, pack: LanguagePack): number => {
  const isIdiom = (count: number) =>
    at >= 0 &&
    at + count <= words.length &&
    headsOf(pack).has(
      words
        .slice(at, at + count)
        .join('	')
        .toLowerCase(),
    );
  return [4, 3, 2].find(isIdiom) ?? (isHead(words[at] ?? '', pack) ? 1 : 0);
};
