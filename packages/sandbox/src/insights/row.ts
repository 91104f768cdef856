import type { Breakdowns } from './breakdowns.ts';
import type { Day, Range } from './days.ts';
import type { DeliveringAd, Level } from './delivering.ts';
import type { Metric } from './model.ts';

/** Counts by metric. */
export type Sums = Map<string, number>;

/** One row of the answer, before its fields are written. */
export type Row = {
  /** Any ad of the object the row is about: it knows the names of all that is above it. */
  ad: DeliveringAd;
  /** What the ads behind the object work for, as "objective goal". */
  goals: ReadonlySet<string>;
  period: Range;
  keys: Record<string, string>;
  sums: Sums;
  /** The same by device, where actions are told apart so. */
  devices: Map<string, Sums>;
  query: Query;
};

export type Test<T> = (subject: T) => boolean;

export type Filters = {
  keepsAd: Test<DeliveringAd>;
  /** Undefined: all of them. */
  keepsAction: Test<string> | undefined;
  keepsRow: Test<Row>;
  /** Breakdowns that rows do not show and that still choose what is counted. */
  cells: readonly { name: string; passes: Test<string> }[];
  needs: readonly string[];
};

export type Sorting = { needs: readonly string[]; sort: (rows: Row[]) => Row[] };

export type Query = {
  level: Level;
  fields: readonly string[];
  /** Undefined when no summary was asked. */
  summary: readonly string[] | undefined;
  periods: readonly Range[];
  breakdowns: Breakdowns;
  filters: Filters;
  sorting: Sorting;
  metrics: readonly Metric[];
  /** Attribution windows to show beside each value. */
  windows: readonly string[];
  today: Day;
  /** Days before this one are no longer kept in the detail asked. */
  keptFrom: Day;
  /** Unique counts by breakdown are kept for 13 months only. */
  keepsUnique: boolean;
};
