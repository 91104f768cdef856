import type { Reading } from '../claims/reading.ts';

/** One rule of the platform; `find` answers with token ranges, `scan` with ranges of the original text. */
export type PolicyRule = {
  id: string;
  /** Completes “<words> …” for the writer. */
  message: string;
  find?(reading: Reading): [first: number, last: number][];
  scan?(text: string, knownCapitals: ReadonlySet<string>): [start: number, end: number][];
};
