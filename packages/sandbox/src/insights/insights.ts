import { type Range, readDay, textOf } from './days.ts';
import type { DeliveringAd, Level } from './delivering.ts';
import { fieldNamed } from './fields.ts';
import { daysRun } from './model.ts';
import { readQuery } from './query.ts';
import type { Row } from './row.ts';
import { gather, mergeRows } from './rows.ts';

type Insights = {
  rows: Record<string, unknown>[];
  summary?: Record<string, unknown>;
  /** The first and last day asked about; none when all of them lie ahead. */
  dates: { date_start?: string; date_stop?: string };
};

const datesOf = ({ since, until }: Range) => ({
  date_start: textOf(since),
  date_stop: textOf(until),
});

const render = (row: Row, fields: readonly string[]): Record<string, unknown> => {
  const rendered: Record<string, unknown> = {};
  for (const name of fields) {
    const value = fieldNamed(name)?.read(row);
    if (value !== undefined) rendered[name] = value;
  }
  return Object.assign(rendered, datesOf(row.period), row.keys);
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
  const query = readQuery(params, level, now, first);
  const { periods, filters, sorting, breakdowns } = query;
  const chosen = breakdowns.isBarren ? [] : ads.filter(filters.keepsAd);
  const rows = gather(chosen, query).filter(filters.keepsRow);
  const whole = {
    since: Math.min(...periods.map(({ since }) => since)),
    until: Math.max(...periods.map(({ until }) => until)),
  };
  const merged = query.summary && mergeRows(rows, whole);
  return {
    rows: sorting.sort(rows).map((row) => render(row, query.fields)),
    ...(merged && query.summary && { summary: render(merged, query.summary) }),
    dates: periods.length === 0 ? {} : datesOf(whole),
  };
};
