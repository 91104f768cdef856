/** Where a pattern occurs. Nearly always nowhere, and a search alone is far cheaper than an iterator. */
export const rangesOf = (text: string, pattern: RegExp): [start: number, end: number][] =>
  text.search(pattern) === -1
    ? []
    : [...text.matchAll(pattern)].map(({ 0: hit, index }) => [index, index + hit.length]);
