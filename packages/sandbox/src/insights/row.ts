import type { Breakdowns } from './breakdowns.ts';
import type { Range } from './dates.ts';
import type { DeliveringAd } from './delivering.ts';
import type { Counts } from './model.ts';

export const levels = ['account', 'campaign', 'adset', 'ad'] as const;
export type Level = (typeof levels)[number];

/** What one ad counted in one cell. */
export type Part = { counts: Counts; cell: number; device: string };

/** What was asked that decides how a row is written. */
export type RowOptions = {
  level: Level;
  breakdowns: Breakdowns;
  keepsAction: (type: string) => boolean;
  /** Attribution windows to show beside each value. */
  windows: readonly string[];
  /** Unique counts by breakdown are kept for 13 months only. */
  keepsUnique: boolean;
};

/** One row of the answer, before its fields are written. */
export type Row = {
  /** Any ad of the object the row is about: it knows the names of all that is above it. */
  ad: DeliveringAd;
  /** What the ads behind the object work for. */
  results: ReadonlySet<string | undefined>;
  period: Range;
  keys: Record<string, string>;
  parts: Part[];
  rowOptions: RowOptions;
};

export const countIn = (parts: readonly Part[], metric: string): number =>
  parts.reduce((sum, { counts, cell }) => sum + (counts(metric)[cell] ?? 0), 0);
