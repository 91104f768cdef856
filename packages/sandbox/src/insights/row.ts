import type { Breakdowns } from './breakdowns.ts';
import type { Range } from './dates.ts';
import type { DeliveringAd } from './delivering.ts';
import type { Counts } from './model.ts';

export const levels = ['account', 'campaign', 'adset', 'ad'] as const;
export type Level = (typeof levels)[number];

/** What was counted for one ad in one cell. */
export type Part = { counts: Counts; cell: number; device: string };

/** The parts of a request that decide how a row is written. */
export type RowOptions = {
  level: Level;
  breakdowns: Breakdowns;
  keepsAction: (type: string) => boolean;
  /** Attribution windows shown beside each value. */
  windows: readonly string[];
  /** Unique counts by breakdown exist only for the last 13 months. */
  keepsUnique: boolean;
};

/** One row of the answer, before its fields are written. */
export type Row = {
  /** Any ad of the row's object, for the names of its parents. */
  ad: DeliveringAd;
  /** The results for which the object's ads are optimised. */
  results: ReadonlySet<string | undefined>;
  period: Range;
  keys: Record<string, string>;
  parts: Part[];
  rowOptions: RowOptions;
};

export const countIn = (parts: readonly Part[], metric: string): number =>
  parts.reduce((sum, { counts, cell }) => sum + (counts(metric)[cell] ?? 0), 0);
