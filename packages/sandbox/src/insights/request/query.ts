import { refuse, refuseParam, refuseUnlisted } from '../../protocol/refusal.ts';
import type { Level } from '../delivering-ad.ts';
import { addMonths, type Day, type Range } from '../model/days.ts';
import { metricPlanFor, type Plan } from '../model/metrics.ts';
import { byReaction } from '../rows/actions.ts';
import { isWithin } from '../rows/entity-fields.ts';
import { fieldNamed } from '../rows/fields.ts';
import { isAttributed, placesIn, type View } from '../rows/row.ts';
import { type Breakdowns, readBreakdowns, withFilters } from './breakdowns.ts';
import { isOff, isOn, type Params, readNames, readWord } from './decode.ts';
import { type Filters, readFilters } from './filtering.ts';
import { readPeriods } from './periods.ts';
import { readSorting, type Sorting } from './sorting.ts';
import { readWindows, windowParts } from './windows.ts';

export type Query = {
  fields: readonly string[];
  /** Undefined when no summary was asked. */
  summary: readonly string[] | undefined;
  periods: readonly Range[];
  breakdowns: Breakdowns;
  filters: Filters;
  sorting: Sorting;
  plan: Plan;
  view: View;
  keptFrom: Day;
};

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

const orDefault = (fields: string[]) => (fields.length > 0 ? fields : ['impressions', 'spend']);

const needsOf = (names: readonly string[]) =>
  names.flatMap((name) => fieldNamed(name)?.needs ?? []);

const planWith = (needs: readonly string[], windows: readonly string[], labels: View['labels']) => {
  const parts = windows.length > 0 ? windowParts : [];
  return metricPlanFor([
    ...needs,
    ...needs.filter(isAttributed).flatMap((metric) => parts.map((part) => `${metric}${part}`)),
    ...(labels.has('action_reaction') ? byReaction.flatMap(({ of }) => of) : []),
  ]);
};

/** Hours and unique counts by breakdown are kept for 13 months. */
const detailKept = (today: Day) => addMonths(today, -13);

/** `first` is the first day anything below the asked object ran. */
export const readQuery = (params: Params, own: Level, today: Day, first: Day): Query => {
  const level = readLevel(params, own);
  const fields = orDefault(readFields(params, 'fields'));
  const summary = readSummary(params, fields);
  const asked = readBreakdowns(params);
  const periods = readPeriods(params, today, first);
  const windows = readWindows(params);
  const filters = readFilters(params, asked.rows);
  const breakdowns = withFilters(
    asked,
    filters.cells.map(({ name }) => name),
  );
  const sorting = readSorting(params, breakdowns.rows);
  const needs = [...needsOf([...fields, ...(summary ?? [])]), ...filters.needs, ...sorting.needs];
  const plan = planWith(needs, windows, breakdowns.actions);
  const since = Math.min(...periods.map((period) => period.since));
  const { isHourly, isRegional } = breakdowns;
  const view: View = {
    level,
    at: placesIn(plan.at, breakdowns),
    windows,
    labels: breakdowns.actions,
    isHourly,
    isRegional,
    keepsUnique: breakdowns.rows.length === 0 || since >= detailKept(today),
    keepsAction: filters.keepsAction,
    isPlain: windows.length === 0 && breakdowns.actions.size === 0 && !filters.choosesActions,
  };
  const keptFrom = isHourly ? detailKept(today) : Number.NEGATIVE_INFINITY;
  return { fields, summary, periods, breakdowns, filters, sorting, plan, view, keptFrom };
};
