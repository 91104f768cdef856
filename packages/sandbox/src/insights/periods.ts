import { refuse, refuseParam, refuseUnlisted } from '../protocol/refusal.ts';
import {
  addMonths,
  calendarOf,
  type Day,
  dayNumber,
  monthStart,
  type Range,
  readDay,
  weekdayOf,
} from './days.ts';
import { isGiven, isPlainObject, type Params, readStructure, readWord } from './decode.ts';

/** Older days cannot be asked: https://developers.facebook.com/docs/marketing-api/insights */
const oldestDay = (today: Day): Day => addMonths(today, -37);

const mondayOf = (day: Day): Day => day - weekdayOf(day);
const sundayOf = (day: Day): Day => day - ((weekdayOf(day) + 1) % 7);
const quarterStart = (day: Day): Day => monthStart(day, -(calendarOf(day).month % 3));
const yearStart = (day: Day, years = 0): Day => dayNumber(calendarOf(day).year + years, 0, 1);

type Preset = (today: Day, first: Day) => [since: Day, until: Day];

const last =
  (days: number): Preset =>
  (today) => [today - days, today - 1];
const everything: Preset = (today, first) => [
  Math.min(today, Math.max(first, oldestDay(today))),
  today,
];

const presets: Record<string, Preset> = {
  today: (today) => [today, today],
  yesterday: last(1),
  this_month: (today) => [monthStart(today), today],
  last_month: (today) => [monthStart(today, -1), monthStart(today) - 1],
  this_quarter: (today) => [quarterStart(today), today],
  maximum: everything,
  data_maximum: everything,
  last_3d: last(3),
  last_7d: last(7),
  last_14d: last(14),
  last_28d: last(28),
  last_30d: last(30),
  last_90d: last(90),
  last_week_mon_sun: (today) => [mondayOf(today) - 7, mondayOf(today) - 1],
  last_week_sun_sat: (today) => [sundayOf(today) - 7, sundayOf(today) - 1],
  last_quarter: (today) => [monthStart(quarterStart(today), -3), quarterStart(today) - 1],
  last_year: (today) => [yearStart(today, -1), yearStart(today) - 1],
  this_week_mon_today: (today) => [mondayOf(today), today],
  this_week_sun_today: (today) => [sundayOf(today), today],
  this_year: (today) => [yearStart(today), today],
};

const readRange = (name: string, value: unknown, today: Day): Range => {
  if (!isPlainObject(value))
    return refuseParam(`Param ${name} must be an object of since and until`);
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

const readRanges = (params: Params, today: Day): Range[] | undefined => {
  const value = readStructure(params, 'time_ranges');
  if (!isGiven(value)) return undefined;
  if (!Array.isArray(value)) return refuseParam('Param time_ranges must be an array.');
  if (value.length === 0) return undefined;
  return value.map((entry, index) => readRange(`time_ranges[${index}]`, entry, today));
};

const readWhole = (params: Params, today: Day, first: Day): Range => {
  const range = readStructure(params, 'time_range');
  if (isGiven(range)) return readRange('time_range', range, today);
  const name = readWord(params, 'date_preset') ?? 'last_30d';
  const preset = Object.hasOwn(presets, name) ? presets[name] : undefined;
  if (!preset) return refuseUnlisted('date_preset', Object.keys(presets));
  const [since, until] = preset(today, first);
  return { since, until };
};

type Next = (from: Day) => Day;

const readIncrement = (params: Params): Next | undefined => {
  const increment = readWord(params, 'time_increment') ?? 'all_days';
  if (increment === 'all_days') return undefined;
  if (increment === 'monthly') return (from) => monthStart(from, 1);
  const days = /^\d{1,2}$/.test(increment) ? Number(increment) : 0;
  if (days < 1 || days > 90)
    return refuseParam(
      'Param time_increment must be all_days, monthly or a whole number from 1 to 90',
    );
  return (from) => from + days;
};

/** The stretches of days that get a row of their own; none begins after today. */
export const readPeriods = (params: Params, today: Day, first: Day): Range[] => {
  const next = readIncrement(params);
  const ranges = readRanges(params, today);
  if (ranges) return ranges;
  const { since, until } = readWhole(params, today, first);
  if (!next) return [{ since, until }];
  const cut: Range[] = [];
  for (let from = since; from <= Math.min(until, today); from = next(from))
    cut.push({ since: from, until: Math.min(next(from) - 1, until) });
  return cut;
};
