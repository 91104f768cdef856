import type { DeliveringAd, Level } from './delivering-ad.ts';
import { readDay, textOf } from './model/days.ts';
import { daysRun } from './model/profile.ts';
import { type Query, readQuery } from './request/query.ts';
import { fieldNamed } from './rows/fields.ts';
import { gather } from './rows/gather.ts';
import type { Row } from './rows/row.ts';
import { mergeTallies } from './rows/tally.ts';

export type { DeliveringAd } from './delivering-ad.ts';

type Insights = {
  rows: Record<string, unknown>[];
  summary?: Record<string, unknown>;
  /** The first and last day asked about; none when all of them lie ahead. */
  dates: { date_start?: string; date_stop?: string };
};

const render = (row: Row, fields: readonly string[]): Record<string, unknown> => {
  const rendered: Record<string, unknown> = {};
  for (const name of fields) {
    const value = fieldNamed(name)?.read(row);
    if (value !== undefined) rendered[name] = value;
  }
  rendered['date_start'] = textOf(row.tally.period.since);
  rendered['date_stop'] = textOf(row.tally.period.until);
  return Object.assign(rendered, row.tally.keys);
};

const spanOf = ({ periods }: Pick<Query, 'periods'>) => ({
  since: Math.min(...periods.map((period) => period.since)),
  until: Math.max(...periods.map((period) => period.until)),
});

const datesOf = (query: Query): Insights['dates'] => {
  if (query.periods.length === 0) return {};
  const { since, until } = spanOf(query);
  return { date_start: textOf(since), date_stop: textOf(until) };
};

const summarize = (rows: readonly Row[], { summary, periods, view }: Query) => {
  if (!summary) return undefined;
  const tally = mergeTallies(
    rows.map((row) => row.tally),
    spanOf({ periods }),
  );
  return tally && render({ tally, view: { ...view, level: 'account' } }, summary);
};

const answer = (query: Query, ads: readonly DeliveringAd[], today: number): Insights => {
  const { view, filters, breakdowns } = query;
  const chosen = breakdowns.isBarren ? [] : ads.filter(filters.keepsAd);
  const rows = gather(chosen, { ...query, level: view.level, today })
    .map((tally) => ({ tally, view }))
    .filter(filters.keepsRow);
  const summary = summarize(rows, query);
  return {
    rows: query.sorting.sort(rows).map((row) => render(row, query.fields)),
    ...(summary && { summary }),
    dates: datesOf(query),
  };
};

/**
 * What the platform would report about an object; what it would not is refused.
 * @param level of the object asked
 * @param ads every ad below it
 * @param params the request's parameters as they came: text, or JSON already decoded
 * @param today the day it is in the account's time zone
 */
export const readInsights = (
  level: Level,
  ads: DeliveringAd[],
  params: Record<string, unknown>,
  today: string,
): Insights => {
  const now = readDay(today);
  if (now === undefined) throw new Error(`Not a day: ${today}`);
  const first = Math.min(now, ...ads.flatMap((ad) => daysRun(ad, now).map(({ since }) => since)));
  return answer(readQuery(params, level, now, first), ads, now);
};
