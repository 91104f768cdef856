import { refuse } from '../protocol/refusal.ts';
import type { Day, Range } from './days.ts';
import type { DeliveringAd, Level } from './delivering.ts';
import { daysRun, profileOf, spread, totalsOn } from './model.ts';
import type { Query, Row, Sums } from './row.ts';

const idOf: Record<Level, (ad: DeliveringAd) => string> = {
  account: (ad) => ad.account_id,
  campaign: (ad) => ad.campaign_id,
  adset: (ad) => ad.adset_id,
  ad: (ad) => ad.id,
};

const maxRows = 100_000;

const refuseSize = () =>
  // https://developers.facebook.com/docs/marketing-api/insights/error-codes
  refuse({
    code: 100,
    subcode: 1487534,
    message: '(#100) The request asks for too much data: reduce it and try again',
    title: 'Too much data',
    text: 'Ask for a shorter time range, fewer breakdowns or a higher level.',
  });

const addTo = (sums: Sums, name: string, amount: number) => {
  if (amount !== 0) sums.set(name, (sums.get(name) ?? 0) + amount);
};

/** The counts of one ad in one period: of the whole, or of each cell. */
const countsOf = (ad: DeliveringAd, query: Query, ran: readonly Range[], period: Range) => {
  const { metrics, breakdowns, keptFrom } = query;
  const profile = profileOf(ad, ran, breakdowns.family);
  const cells = breakdowns.family ? profile.cells.map(({ keys }) => keys) : [{}];
  const counts = metrics.map(() => new Float64Array(cells.length));
  const addDay = (day: Day) => {
    const totals = totalsOn(profile, day, metrics);
    if (totals.length === 0) return;
    const parts = breakdowns.family
      ? spread(profile, day, metrics, totals)
      : totals.map((total) => [total]);
    for (const [m, held] of counts.entries())
      for (const [c, part] of (parts[m] ?? []).entries()) held[c] = (held[c] ?? 0) + part;
  };
  for (const { since, until } of ran) {
    const last = Math.min(until, period.until);
    for (let day = Math.max(since, period.since, keptFrom); day <= last; day++) addDay(day);
  }
  return { cells, counts };
};

type Keys = Record<string, string>;

/** Every row with delivery: object by object, then by period, then by breakdown value. */
export const gather = (ads: readonly DeliveringAd[], query: Query): Row[] => {
  const { level, periods, breakdowns, filters, metrics, today } = query;
  const isLeftOut = (keys: Keys) =>
    filters.cells.some(({ name, passes }) => !passes(keys[name] ?? 'unknown'));
  const goals = new Map<string, Set<string>>();
  const rows = new Map<string, Row>();
  const order = new Map<string, number>();
  const rowFor = (ad: DeliveringAd, place: number, period: Range, cell: Keys): Row => {
    const id = idOf[level](ad);
    const values = breakdowns.rows.map((name) => cell[name] ?? 'unknown');
    const places = [order.get(id), place].map((part) => String(part).padStart(6));
    const key = [...places, ...values].join('\n');
    const found = rows.get(key);
    if (found) return found;
    if (rows.size >= maxRows) refuseSize();
    const row: Row = {
      ad,
      goals: goals.get(id) ?? new Set(),
      period,
      keys: Object.fromEntries(breakdowns.rows.map((name, at) => [name, values[at] ?? ''])),
      sums: new Map(),
      devices: new Map(),
      query,
    };
    rows.set(key, row);
    return row;
  };
  const addCell = (row: Row, counts: readonly Float64Array[], cell: number, keys: Keys) => {
    const device = breakdowns.actions.has('action_device') ? keys['impression_device'] : undefined;
    const part = device === undefined ? undefined : (row.devices.get(device) ?? new Map());
    if (device !== undefined && part) row.devices.set(device, part);
    for (const [m, { name }] of metrics.entries()) {
      addTo(row.sums, name, counts[m]?.[cell] ?? 0);
      if (part) addTo(part, name, counts[m]?.[cell] ?? 0);
    }
  };
  for (const ad of ads) {
    const id = idOf[level](ad);
    if (!order.has(id)) order.set(id, order.size);
    goals.set(id, (goals.get(id) ?? new Set()).add(`${ad.objective} ${ad.optimization_goal}`));
    const ran = daysRun(ad, today);
    for (const [place, period] of periods.entries()) {
      const { cells, counts } = countsOf(ad, query, ran, period);
      for (const [cell, keys] of cells.entries())
        if (counts[0]?.[cell] && !isLeftOut(keys))
          addCell(rowFor(ad, place, period, keys), counts, cell, keys);
    }
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
};

/** All of them as one, over the given period; undefined when there are none. */
export const mergeRows = (rows: readonly Row[], period: Range): Row | undefined => {
  const [first] = rows;
  if (!first) return undefined;
  const merged: Row = {
    ...first,
    goals: new Set(rows.flatMap(({ goals }) => [...goals])),
    period,
    keys: {},
    sums: new Map(),
    devices: new Map(),
    query: { ...first.query, level: 'account' },
  };
  for (const { sums, devices } of rows) {
    for (const [name, amount] of sums) addTo(merged.sums, name, amount);
    for (const [device, part] of devices) {
      const held = merged.devices.get(device) ?? new Map<string, number>();
      merged.devices.set(device, held);
      for (const [name, amount] of part) addTo(held, name, amount);
    }
  }
  return merged;
};
