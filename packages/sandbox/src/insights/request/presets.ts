import {
  addMonths,
  calendarOf,
  type Day,
  dayNumber,
  monthStart,
  type Range,
  weekdayOf,
} from '../model/days.ts';

/** Older days cannot be asked: https://developers.facebook.com/docs/marketing-api/insights */
const monthsKept = 37;

export const oldestDay = (today: Day): Day => addMonths(today, -monthsKept);

type Preset = (today: Day, first: Day) => Range;

const last =
  (days: number): Preset =>
  (today) => ({ since: today - days, until: today - 1 });

const mondayOf = (day: Day): Day => day - weekdayOf(day);
const sundayOf = (day: Day): Day => day - ((weekdayOf(day) + 1) % 7);
const quarterStart = (day: Day): Day => {
  const { year, month } = calendarOf(day);
  return dayNumber(year, month - ((month - 1) % 3), 1);
};
const yearStart = (day: Day): Day => dayNumber(calendarOf(day).year, 1, 1);

const everything: Preset = (today, first) => ({
  since: Math.min(today, Math.max(first, oldestDay(today))),
  until: today,
});

const presets: Record<string, Preset> = {
  today: (today) => ({ since: today, until: today }),
  yesterday: last(1),
  this_month: (today) => ({ since: monthStart(today), until: today }),
  last_month: (today) => ({
    since: addMonths(monthStart(today), -1),
    until: monthStart(today) - 1,
  }),
  this_quarter: (today) => ({ since: quarterStart(today), until: today }),
  maximum: everything,
  data_maximum: everything,
  last_3d: last(3),
  last_7d: last(7),
  last_14d: last(14),
  last_28d: last(28),
  last_30d: last(30),
  last_90d: last(90),
  last_week_mon_sun: (today) => ({ since: mondayOf(today) - 7, until: mondayOf(today) - 1 }),
  last_week_sun_sat: (today) => ({ since: sundayOf(today) - 7, until: sundayOf(today) - 1 }),
  last_quarter: (today) => ({
    since: addMonths(quarterStart(today), -3),
    until: quarterStart(today) - 1,
  }),
  last_year: (today) => ({
    since: addMonths(yearStart(today), -12),
    until: yearStart(today) - 1,
  }),
  this_week_mon_today: (today) => ({ since: mondayOf(today), until: today }),
  this_week_sun_today: (today) => ({ since: sundayOf(today), until: today }),
  this_year: (today) => ({ since: yearStart(today), until: today }),
};

export const presetNames = Object.keys(presets);

/** `first` is the first day anything below the asked object ran. */
export const presetRange = (name: string, today: Day, first: Day): Range | undefined =>
  Object.hasOwn(presets, name) ? presets[name]?.(today, first) : undefined;
