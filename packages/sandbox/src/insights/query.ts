import type { Params } from '../protocol/params.ts';
import { refuse, refuseParam, refuseUnlisted } from '../protocol/refusal.ts';
import { readShape } from '../protocol/shape.ts';
import { readBreakdowns } from './breakdowns.ts';
import data from './data.json' with { type: 'json' };
import { type Day, monthsBefore, readPeriods } from './dates.ts';
import { fieldNamed, isWithin } from './fields.ts';
import { readFilters, readSorting } from './filters.ts';
import { namesIn, reportShape, wordIn } from './params.ts';
import { type Level, levels, type RowOptions } from './row.ts';

const readLevel = (levelName: string, own: Level): Level => {
  const level = levels.find((name) => name === levelName);
  if (!level) return refuseUnlisted('level', [...levels].reverse());
  if (isWithin(level, own)) return level;
  // In the platform's table of codes, a level that does not match the object is a cause of this error.
  return refuse({
    code: 1,
    subcode: 99,
    message: '(#1) An unknown error occurred: the level does not fit the object asked',
  });
};

const reference = 'https://developers.facebook.com/docs/marketing-api/reference/ads-insights/';

const demandFields = (names: string[], param: string): string[] => {
  const strange = names.filter((field) => !fieldNamed(field));
  if (strange.length === 0) return names;
  return refuseParam(
    `${strange.join(', ')} ${strange.length > 1 ? 'are' : 'is'} not valid for ${param} param. ` +
      `please check ${reference} for all valid values`,
  );
};

/** The fields of the summary: its own, or those of the rows; undefined if no summary was requested. */
const readSummary = ({ summary }: Params, isDefault: boolean, fields: string[]) => {
  const flag = String(summary ?? '');
  if (/^(true|1)$/.test(flag)) return fields;
  if (/^(false|0|)$/.test(flag)) return isDefault ? fields : undefined;
  const { own } = readShape({ own: 'list' }, { own: summary });
  return demandFields(namesIn(own), 'summary');
};

const windows = ['1d_click', '7d_click', '28d_click', '1d_view', '1d_ev', 'dda', 'default'];

const readWindows = (names: string[]): string[] => {
  // Accepted, but without results: retired in January 2026, or needing an opt-in.
  const allWindows = [...windows, ...data.emptyWindows.split(' ')];
  if (names.some((name) => !allWindows.includes(name)))
    return refuseUnlisted('action_attribution_windows', allWindows);
  return names.filter((name) => windows.includes(name));
};

/** `first`: the first day on which anything below the object ran. */
export const readQuery = (params: Params, own: Level, today: Day, first: Day) => {
  const request = readShape(reportShape, params);
  const level = readLevel(wordIn(request.level) ?? own, own);
  const fieldNames = demandFields(namesIn(request.fields), 'fields');
  const fields = fieldNames.length > 0 ? fieldNames : ['impressions', 'spend'];
  const summary = readSummary(params, request.default_summary === true, fields);
  const filters = readFilters(request);
  const breakdowns = readBreakdowns(request, filters.cells);
  const periods = readPeriods(request, today, first);
  const isRecent = periods.every(({ since }) => since >= monthsBefore(today, 13));
  const rowOptions: RowOptions = {
    level,
    breakdowns,
    keepsAction: filters.keepsAction,
    windows: readWindows(namesIn(request.action_attribution_windows)),
    keepsUnique: breakdowns.rows.length === 0 || isRecent,
  };
  const sort = readSorting(namesIn(request.sort), breakdowns.rows);
  return { ...filters, rowOptions, fields, summary, periods, today, sort };
};

export type Query = ReturnType<typeof readQuery>;
