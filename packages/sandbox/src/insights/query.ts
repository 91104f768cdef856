import { refuse, refuseParam, refuseUnlisted } from '../protocol/refusal.ts';
import { readBreakdowns, withFilters } from './breakdowns.ts';
import data from './data.json' with { type: 'json' };
import { addMonths, type Day } from './days.ts';
import { isOff, isOn, type Params, readNames, readWord } from './decode.ts';
import type { Level } from './delivering.ts';
import { byReaction, fieldNamed, isWithin } from './fields.ts';
import { readFilters, readSorting } from './filters.ts';
import { isAttributed, metricsFor, windowParts } from './model.ts';
import { readPeriods } from './periods.ts';
import type { Query } from './row.ts';

const levels: readonly Level[] = ['ad', 'adset', 'campaign', 'account'];

const readLevel = (params: Params, own: Level): Level => {
  const asked = readWord(params, 'level');
  const level = asked === undefined ? own : levels.find((name) => name === asked);
  if (!level) return refuseUnlisted('level', levels);
  if (isWithin(level, own)) return level;
  // The platform's table of codes names a level that does not fit the object as the cause of this one.
  return refuse({
    code: 1,
    subcode: 99,
    message: '(#1) An unknown error occurred: the level does not fit the object asked',
  });
};

const reference = 'https://developers.facebook.com/docs/marketing-api/reference/ads-insights/';

const readFields = (params: Params, name: string): string[] => {
  const names = readNames(params, name);
  const strange = names.filter((field) => !fieldNamed(field));
  if (strange.length === 0) return names;
  return refuseParam(
    `${strange.join(', ')} ${strange.length > 1 ? 'are' : 'is'} not valid for ${name} param. ` +
      `please check ${reference} for all valid values`,
  );
};

const readSummary = (params: Params, fields: string[]): string[] | undefined => {
  if (isOn(params['summary'])) return fields;
  if (!isOff(params['summary'])) return readFields(params, 'summary');
  return isOn(params['default_summary']) ? fields : undefined;
};

const windows = ['1d_click', '7d_click', '28d_click', '1d_view', '1d_ev', 'dda', 'default'];
/** Accepted, and nothing comes back for them: retired in January 2026, or needing an opt-in. */
const emptyWindows = data.emptyWindows.split(' ');

const readWindows = (params: Params): string[] => {
  const asked = readNames(params, 'action_attribution_windows');
  const known = [...windows, ...emptyWindows];
  if (asked.some((name) => !known.includes(name)))
    return refuseUnlisted('action_attribution_windows', known);
  return asked.filter((name) => windows.includes(name));
};

/** `first` is the first day anything below the asked object ran. */
export const readQuery = (params: Params, own: Level, today: Day, first: Day): Query => {
  const level = readLevel(params, own);
  const named = readFields(params, 'fields');
  const fields = named.length > 0 ? named : ['impressions', 'spend'];
  const summary = readSummary(params, fields);
  const asked = readBreakdowns(params);
  const periods = readPeriods(params, today, first);
  const shownWindows = readWindows(params);
  const filters = readFilters(params, asked.rows);
  const breakdowns = withFilters(
    asked,
    filters.cells.map(({ name }) => name),
  );
  const sorting = readSorting(params, breakdowns.rows);
  const needs = [
    ...[...fields, ...(summary ?? [])].flatMap((name) => fieldNamed(name)?.needs ?? []),
    ...filters.needs,
    ...sorting.needs,
    ...(breakdowns.actions.has('action_reaction') ? byReaction.flatMap(({ of }) => of) : []),
  ];
  const parts = shownWindows.length > 0 ? windowParts : [];
  const inParts = needs.filter(isAttributed).flatMap((name) => parts.map((p) => `${name}${p}`));
  const detailKept = addMonths(today, -13);
  return {
    level,
    fields,
    summary,
    periods,
    breakdowns,
    filters,
    sorting,
    metrics: metricsFor([...needs, ...inParts]),
    windows: shownWindows,
    today,
    keptFrom: breakdowns.isHourly ? detailKept : Number.NEGATIVE_INFINITY,
    keepsUnique: breakdowns.rows.length === 0 || periods.every(({ since }) => since >= detailKept),
  };
};
