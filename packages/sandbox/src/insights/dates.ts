import { refuse, refuseParam, refuseUnlisted } from '../protocol/refusal.ts';
import { isJson } from '../protocol/shape.ts';
import { type ReportParams, wordIn } from './params.ts';

/** A day as a whole number since 1970-01-01, so that ranges are plain arithmetic. */
export type Day = number;
export type Range = { since: Day; until: Day };

const dayMs = 86_400_000;

export const textOf = (day: Day): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Undefined if the text is not a calendar day. */
export const readDay = (text: unknown): Day | undefined => {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = Date.parse(`${text}T00:00:00Z`) / dayMs;
  return Number.isInteger(day) && textOf(day) === text ? day : undefined;
};

/** 0 is Monday. */
const weekdayOf = (day: Day): number => (((day + 3) % 7) + 7) % 7;

/** The first day of a month; months count from January of the day's year and may be outside of it. */
const monthStart = (day: Day, monthIn = (month: number) => month): Day => {
  const at = new Date(day * dayMs);
  return Date.UTC(at.getUTCFullYear(), monthIn(at.getUTCMonth()), 1) / dayMs;
};

const quarterStart = (day: Day) => monthStart(day, (month) => month - (month % 3));
const yearStart = (day: Day) => monthStart(day, () => 0);
const weekFromMonday = (day: Day) => day - weekdayOf(day);
const weekFromSunday = (day: Day) => day - weekdayOf(day + 1);

/** The same date some months ago, or the last day of that month if it is shorter. */
export const monthsBefore = (day: Day, months: number): Day => {
  const start = monthStart(day, (month) => month - months);
  const next = monthStart(day, (month) => month - months + 1);
  return Math.min(start + (day - monthStart(day)), next - 1);
};

/** Older days cannot be requested: https://developers.facebook.com/docs/marketing-api/insights */
const oldestDay = (today: Day): Day => monthsBefore(today, 37);

/** `first`: the first day on which anything ran. */
type Preset = (today: Day, first: Day) => [since: Day, until: Day];
type StartOf = (day: Day) => Day;

const last =
  (days: number): Preset =>
  (today) => [today - days, today - 1];
const current =
  (startOf: StartOf): Preset =>
  (today) => [startOf(today), today];
const previous =
  (startOf: StartOf): Preset =>
  (today) => [startOf(startOf(today) - 1), startOf(today) - 1];
const everything: Preset = (today, first) => [
  Math.min(today, Math.max(first, oldestDay(today))),
  today,
];

const presets: Record<string, Preset> = {
  today: current((day) => day),
  yesterday: last(1),
  this_month: current(monthStart),
  last_month: previous(monthStart),
  this_quarter: current(quarterStart),
  maximum: everything,
  data_maximum: everything,
  ...Object.fromEntries([3, 7, 14, 28, 30, 90].map((days) => [`last_${days}d`, last(days)])),
  last_week_mon_sun: previous(weekFromMonday),
  last_week_sun_sat: previous(weekFromSunday),
  last_quarter: previous(quarterStart),
  last_year: previous(yearStart),
  this_week_mon_today: current(weekFromMonday),
  this_week_sun_today: current(weekFromSunday),
  this_year: current(yearStart),
};

const readRange = (name: string, value: unknown, today: Day): Range => {
  if (!isJson(value)) return refuseParam(`Param ${name} must be an object of since and until`);
  const readEnd = (end: 'since' | 'until') =>
    readDay(value[end]) ??
    refuseParam(`Param ${name}[${end}] must be a date written as YYYY-MM-DD`);
  const range = { since: readEnd('since'), until: readEnd('until') };
  if (range.since > range.until)
    return refuseParam(`Param ${name}: since may not come after until`);
  // https://developers.facebook.com/docs/marketing-api/insights/error-codes
  if (range.since < oldestDay(today))
    return refuse({
      code: 3018,
      message:
        '(#3018) The start date of the time range cannot be beyond 37 months from the current date',
    });
  return range;
};

const readPreset = (text: string | undefined, today: Day, first: Day): Range => {
  const preset = new Map(Object.entries(presets)).get(wordIn(text) ?? 'last_30d');
  if (!preset) return refuseUnlisted('date_preset', Object.keys(presets));
  const [since, until] = preset(today, first);
  return { since, until };
};

/** Returns where the next row begins; undefined if one row covers all days. */
const readIncrement = (increment = 'all_days'): ((from: Day) => Day) | undefined => {
  if (increment === 'all_days') return undefined;
  if (increment === 'monthly') return (from) => monthStart(from, (month) => month + 1);
  const days = /^\d{1,2}$/.test(increment) ? Number(increment) : 0;
  if (days >= 1 && days <= 90) return (from) => from + days;
  return refuseParam(
    'Param time_increment must be all_days, monthly or a whole number from 1 to 90',
  );
};

/** The periods with a row each; no part of a range begins after today. */
export const readPeriods = (params: ReportParams, today: Day, first: Day): Range[] => {
  const { time_range, time_ranges = [], date_preset } = params;
  const next = readIncrement(wordIn(params.time_increment));
  if (time_ranges.length > 0)
    return time_ranges.map((range, at) => readRange(`time_ranges[${at}]`, range, today));
  const { since, until } = time_range
    ? readRange('time_range', time_range, today)
    : readPreset(date_preset, today, first);
  if (!next) return [{ since, until }];
  const ranges: Range[] = [];
  for (let from = since; from <= Math.min(until, today); from = next(from))
    ranges.push({ since: from, until: Math.min(next(from) - 1, until) });
  return ranges;
};
