import type { Family } from './families.ts';

/** Patterns by family (text/patterns.ts), parted by a comma and a blank; `allow` takes harmless uses of the same words out again. */
export type PhraseTable = Partial<Record<Family | 'allow', string>>;

export const patternsOf = (list: string): string[] =>
  list
    .split(/,\s/)
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== '');

/** The patterns of a table, each with the name that its list has there. */
export const taggedPatterns = <Tag extends string>(table: Partial<Record<Tag, string>>) =>
  // Object.entries forgets both: the keys are the table's own, and each holds a list.
  (Object.entries(table) as [Tag, string][]).flatMap(([tag, list]) =>
    patternsOf(list).map((source): [string, Tag] => [source, tag]),
  );
