import { remember } from '../remember.ts';
import { fold } from './fold.ts';

/** Ads repeat their words, so answers are kept, "nothing" too; an endless word is not worth it. */
export const remembering = <T>(find: (word: string) => T): ((word: string) => T) => {
  const known = remember(4000, (word) => ({ answer: find(word) }));
  return (word) => (word.length < 40 ? known(word).answer : find(word));
};

export const splitWords = (list: string): string[] => fold(list).flat.match(/\S+/g) ?? [];

/** The words of a list as they are written. */
export const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** What a word stands for, by lists of words and of stems ("client*"). */
export const indexWords = <T>(entries: Iterable<readonly [list: string, meaning: T]>) => {
  const exact = new Map<string, T>();
  const stems = new Map<string, T>();
  for (const [list, meaning] of entries) {
    for (const word of splitWords(list)) {
      const [map, key] = word.endsWith('*') ? [stems, word.slice(0, -1)] : [exact, word];
      if (!map.has(key)) map.set(key, meaning);
    }
  }
  const lengths = [...new Set([...stems.keys()].map((stem) => stem.length))].sort((a, b) => b - a);
  const byStem = (word: string): T | undefined => {
    const length = lengths.find((each) => stems.has(word.slice(0, each)));
    return length === undefined ? undefined : stems.get(word.slice(0, length));
  };
  return remembering((word) => exact.get(word) ?? byStem(word));
};

/** Whether a word is in the list, or begins with one of its stems. */
export const wordsAmong = (list: string): ((word: string) => boolean) => {
  const find = indexWords([[list, true]]);
  return (word) => find(word) === true;
};

/** The same of tables that name each list by what its words stand for. */
export const indexTables = <K extends string>(
  ...tables: readonly (Partial<Record<K, string>> | undefined)[]
) =>
  indexWords(
    tables.flatMap((table = {}) =>
      // Object.entries widens both; each table is keyed by K and holds lists of words.
      Object.entries(table).map(([is, list]) => [list as string, is as K] as const),
    ),
  );

/** Numbers in order: series(2, 'two three') is two → 2, three → 3. */
export const series = (first: number, list: string, step = 1): Record<string, number> =>
  Object.fromEntries(splitWords(list).map((word, index) => [word, first + index * step]));

/** What phrases are worth: valuesOf('half 50, a third 33.333'). */
export const valuesOf = (list: string): Record<string, number> =>
  Object.fromEntries(
    list.split(',').flatMap((entry) => {
      const words = entry.trim().split(/\s+/);
      return words.length > 1 ? [[words.slice(0, -1).join(' '), Number(words.at(-1))]] : [];
    }),
  );

/** Lists parted by bars, each by the name that stands at its place. */
export const listsBy = (names: string) => (lists: string) => {
  const parts = lists.split('|');
  return Object.fromEntries(names.split(' ').map((name, at) => [name, parts[at] ?? '']));
};
