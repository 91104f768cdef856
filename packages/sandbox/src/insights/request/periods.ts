import { refuse, refuseParam, refuseUnlisted } from '../../protocol/refusal.ts';
import { addMonths, type Day, monthStart, type Range, readDay } from '../model/days.ts';
import { isGiven, isPlainObject, type Params, readStructure, readWord } from './decode.ts';
import { oldestDay, presetNames, presetRange } from './presets.ts';

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
  const preset = readWord(params, 'date_preset') ?? 'last_30d';
  return presetRange(preset, today, first) ?? refuseUnlisted('date_preset', presetNames);
};

type Next = (from: Day) => Day;

const readIncrement = (params: Params): Next | undefined => {
  const increment = readWord(params, 'time_increment') ?? 'all_days';
  if (increment === 'all_days') return undefined;
  if (increment === 'monthly') return (from) => addMonths(monthStart(from), 1);
  const days = /^\d{1,2}$/.test(increment) ? Number(increment) : 0;
  if (days < 1 || days > 90)
    return refuseParam(
      'Param time_increment must be all_days, monthly or a whole number from 1 to 90',
    );
  return (from) => from + days;
};

/** Cut at today, because a later slice could never hold a row. */
const slices = ({ since, until }: Range, next: Next, today: Day): Range[] => {
  const cut: Range[] = [];
  for (let from = since; from <= Math.min(until, today); from = next(from))
    cut.push({ since: from, until: Math.min(next(from) - 1, until) });
  return cut;
};

/** The stretches of days that get a row of their own. */
export const readPeriods = (params: Params, today: Day, first: Day): Range[] => {
  const next = readIncrement(params);
  const ranges = readRanges(params, today);
  if (ranges) return ranges;
  const whole = readWhole(params, today, first);
  return next ? slices(whole, next, today) : [whole];
};
