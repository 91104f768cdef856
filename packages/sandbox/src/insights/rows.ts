import { refuse } from '../protocol/refusal.ts';
import type { DeliveringAd } from './delivering.ts';
import { daysRun, measureAd, resultOf } from './model.ts';
import type { Query } from './query.ts';
import type { Part, Row } from './row.ts';

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

/** Every row with delivery, ordered by object, then period, then breakdown value. */
export const gather = (ads: readonly DeliveringAd[], query: Query): Row[] => {
  const { rowOptions, periods, cells: cellFilters, today } = query;
  const { level, breakdowns } = rowOptions;
  const rows: Row[] = [];
  const byOwner = new Map<string, DeliveringAd[]>();
  for (const ad of ads) {
    const owned = byOwner.get(ad[`${level}_id`]);
    if (owned) owned.push(ad);
    else byOwner.set(ad[`${level}_id`], [ad]);
  }
  for (const owned of byOwner.values()) {
    const measured = owned.map((ad) => ({ ad, ...measureAd(ad, breakdowns.family) }));
    const results = new Set(owned.map(resultOf));
    for (const period of periods) {
      const rowsByKey = new Map<string, Row>();
      for (const { ad, cells, over } of measured) {
        const counts = over(daysRun(ad, period, today));
        for (const [cell, impressions] of counts('impressions').entries()) {
          const all = cells[cell]?.keys ?? {};
          const isLeftOut = cellFilters.some(({ name, passes }) => !passes(all[name] ?? ''));
          if (impressions === 0 || isLeftOut) continue;
          const keys = breakdowns.rows.map((name) => [name, all[name] ?? 'unknown']);
          const key = keys.join('\n');
          const row = rowsByKey.get(key) ?? {
            ...{ ad, results, period, rowOptions },
            keys: Object.fromEntries(keys),
            parts: [] as Part[],
          };
          row.parts.push({ counts, cell, device: all['impression_device'] ?? '' });
          rowsByKey.set(key, row);
        }
      }
      rows.push(...[...rowsByKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row));
      if (rows.length > maxRows) refuseSize();
    }
  }
  return rows;
};
