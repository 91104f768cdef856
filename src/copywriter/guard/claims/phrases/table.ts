import type { Family } from './families.ts';

/** Patterns by family (text/patterns.ts), parted by a comma and a blank; `allow` takes harmless uses of the same words out again. */
export type PhraseTable = Partial<Record<Family | 'allow', string>>;

export const patternsOf = (list: string): string[] =>
  list
    .split(/,\s/)
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== '');
