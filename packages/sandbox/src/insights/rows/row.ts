import type { Level } from '../delivering-ad.ts';
import { seedOf, unit } from '../model/hash.ts';
import { attributed } from '../model/metrics.ts';
import type { Breakdowns } from '../request/breakdowns.ts';
import type { Tally } from './tally.ts';

/** What of the request shapes how every one of its rows reads. */
export type View = {
  level: Level;
  at: ReadonlyMap<string, number>;
  /** Attribution windows to show beside each value. */
  windows: readonly string[];
  /** What actions are told apart by, besides their type. */
  labels: ReadonlySet<string>;
  isHourly: boolean;
  isRegional: boolean;
  /** Unique counts by breakdown are kept for 13 months only. */
  keepsUnique: boolean;
  keepsAction: (type: string) => boolean;
  /** Actions are shown whole: no windows, nothing to tell them apart by, none filtered out. */
  isPlain: boolean;
};

export type Row = { tally: Tally; view: View };

const timed = new Set([...attributed, 'value']);

/** Whether a metric is ascribed to an ad by a window in time. */
export const isAttributed = (metric: string) => timed.has(metric);

/** What happened off the platform is not known by region or by hour: there it is never counted. */
const isOffPlatform = (metric: string) => isAttributed(metric) || metric === 'lpv';

/** Where a view finds its metrics in the sums of a row. */
export const placesIn = (at: View['at'], { isHourly, isRegional }: Breakdowns): View['at'] =>
  isHourly || isRegional
    ? new Map([...at].filter(([metric]) => !isOffPlatform(metric.split('@')[0] ?? metric)))
    : at;

export const countIn = (sums: Float64Array, view: View, metric: string): number => {
  const place = view.at.get(metric);
  return place === undefined ? 0 : (sums[place] ?? 0);
};

export const count = ({ tally, view }: Row, metric: string): number =>
  countIn(tally.sums, view, metric);

export const spendOf = (row: Row): number => count(row, 'spend') / row.tally.ad.currency_offset;

/**
 * People behind so many events. Concave, and the same curve for every row of an account: the reach
 * of a whole is never more than that of its parts together, nor less than that of any one of them.
 */
const peopleBehind = (events: number, ease: number, repeat: number): number =>
  events > 0 ? Math.max(1, Math.round(events * (1 + events / ease) ** -repeat)) : 0;

/** Undefined where the platform would leave it out. */
export const reachOf = (row: Row): number | undefined => {
  if (row.view.isHourly) return 0;
  if (!row.view.keepsUnique) return undefined;
  const ease = 1500 + 2500 * unit(seedOf(row.tally.ad.account_id), 1);
  return peopleBehind(count(row, 'impressions'), ease, 0.18);
};

export const uniqueOf = (row: Row, metric: string): number | undefined => {
  const reach = reachOf(row);
  return reach === undefined
    ? undefined
    : Math.min(reach, peopleBehind(count(row, metric), 200, 0.04));
};

/** Up to six decimals, no trailing zeros, as the platform writes every number. */
export const textOfNumber = (value: number): string =>
  String(Number.isInteger(value) ? value : Math.round(value * 1e6) / 1e6);
