import { fold } from './fold.ts';

const memoryLimit = 4000;

/** Ads repeat their words, so answers are kept; a full memory starts afresh. */
export const remembering = <T>(find: (word: string) => T): ((word: string) => T) => {
  const known = new Map<string, T>();
  return (word) => {
    const kept = known.get(word);
    // `has` tells a kept undefined from a missing one, which the type of get cannot.
    if (kept !== undefined || known.has(word)) return kept as T;
    const answer = find(word);
    if (known.size >= memoryLimit) known.clear();
    if (word.length < 40) known.set(word, answer);
    return answer;
  };
};

/** Words and stems ("client*") that answer with what they stand for. */
export type WordIndex<T> = { find(word: string): T | undefined };

export const splitWords = (list: string): string[] =>
  fold(list)
    .flat.split(/\s+/)
    .filter((word) => word !== '');

export const indexWords = <T>(
  entries: Iterable<readonly [list: string, meaning: T]>,
): WordIndex<T> => {
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
    for (const length of lengths) {
      if (length > word.length) continue;
      const meaning = stems.get(word.slice(0, length));
      if (meaning !== undefined) return meaning;
    }
    return undefined;
  };
  return { find: remembering((word) => exact.get(word) ?? byStem(word)) };
};

/** Numbers in order: series(2, 'two three') is two → 2, three → 3. */
export const series = (first: number, list: string, step = 1): Record<string, number> =>
  Object.fromEntries(splitWords(list).map((word, index) => [word, first + index * step]));
