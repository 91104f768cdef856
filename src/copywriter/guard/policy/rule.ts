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
