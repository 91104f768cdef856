import type { CsvRow } from '../../../kernel/csv-reader.ts';
import { nearest } from '../../../kernel/nearest.ts';

/** What a row may say about its ad. The last three are for campaigns and ad sets that are new. */
const columns = [
  'campaign',
  'ad_set',
  'image_url',
  'image_hash',
  'video_url',
  'video_id',
  'message',
  'headline',
  'description',
  'link_url',
  'name',
  'objective',
  'optimization_goal',
  'daily_budget',
] as const;

type Column = (typeof columns)[number];

/** One ad, as its row describes it. */
export type AdRow = { row: number; values: Partial<Record<Column, string>> };

export type RowProblem = { row: number | null; field: string; message: string };

const isColumn = (name: string): name is Column => (columns as readonly string[]).includes(name);

/** The rows under their column names, and what is wrong with the table itself. */
export const adRows = ([header, ...rows]: CsvRow[]): { ads: AdRow[]; problems: RowProblem[] } => {
  const problems: RowProblem[] = [];
  const names = (header?.cells ?? []).map((cell) => cell.trim().toLowerCase().replace(/\s+/g, '_'));
  for (const [at, name] of names.entries()) {
    if (name === '') continue;
    if (names.indexOf(name) !== at)
      problems.push({
        row: 1,
        field: name.slice(0, 60),
        message: 'is a column that is there twice',
      });
    else if (!isColumn(name))
      problems.push({ row: 1, field: name.slice(0, 60), message: unknown(name) });
  }
  const ads = rows.map(({ row, cells }) => {
    if (cells.length > names.length)
      problems.push({
        row,
        field: 'row',
        message: `has ${cells.length} cells under ${names.length} columns`,
      });
    const values: AdRow['values'] = {};
    for (const [at, name] of names.entries()) {
      const value = cells[at]?.trim() ?? '';
      if (isColumn(name) && value !== '') values[name] = value;
    }
    return { row, values };
  });
  return { ads, problems };
};

const unknown = (name: string) => {
  const meant = nearest(name, columns);
  return meant === null
    ? `is not a column of a launch; there are ${columns.join(', ')}`
    : `is not a column of a launch; did you mean ${meant}?`;
};
