import type { Reading } from '../reading.ts';

/** One rule of the platform, told by its phrases, by token ranges or by ranges of the original text. */
export type PolicyRule = {
  id: string;
  /** Completes “<words> …” for the writer. */
  message: string;
  phrases?: { hits: readonly string[]; allow: readonly string[] };
  find?(reading: Reading): [first: number, last: number][];
  scan?(text: string, knownCapitals: ReadonlySet<string>): [start: number, end: number][];
};

export const phraseRule = (
  id: string,
  message: string,
  hits: readonly string[],
  allow: readonly string[] = [],
): PolicyRule => ({ id, message, phrases: { hits, allow } });

/** Where a pattern occurs. Nearly always nowhere, and a search alone is far cheaper than an iterator. */
export const rangesOf = (text: string, pattern: RegExp): [start: number, end: number][] =>
  text.search(pattern) === -1
    ? []
    : [...text.matchAll(pattern)].map(({ 0: hit, index }) => [index, index + hit.length]);
