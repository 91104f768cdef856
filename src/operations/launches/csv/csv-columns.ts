import type { FindingLevel } from '../../../adnet/preflight/finding.ts';
import type { CsvRow } from '../../../kernel/text/csv-reader.ts';
import { nearest } from '../../../kernel/text/nearest.ts';

/** The columns of a CSV file; those from `objective` on describe new campaigns and ad sets. */
const columns = [
  'campaign',
  'ad_set',
  'image_url',
  'image_hash',
  'video_url',
  'video_id',
  'image_square',
  'image_vertical',
  'image_landscape',
  'video_square',
  'video_vertical',
  'video_landscape',
  'post_id',
  'message',
  'headline',
  'description',
  'link_url',
  'lead_form_id',
  'name',
  'objective',
  'optimization_goal',
  'daily_budget',
  'lifetime_budget',
  'countries',
  'age_min',
  'age_max',
  'interests',
  'start',
  'end',
  'beneficiary',
  'payer',
] as const;

export type CsvColumn = (typeof columns)[number];

/** An ad, as described in its row. */
export type AdRow = { row: number; values: Partial<Record<CsvColumn, string>> };

export type RowProblem = {
  row: number | null;
  field: string;
  message: string;
  /** How serious it is. Without a level, it keeps the launch from being sent. */
  level?: FindingLevel;
  guardrail?: string;
};

const columnNames = new Set<string>(columns);

const isColumn = (name: string): name is CsvColumn => columnNames.has(name);

const maxNameLength = 60;

/** The rows by column name, and the problems of the CSV file itself. */
export const adRows = ([header, ...rows]: CsvRow[]): { ads: AdRow[]; problems: RowProblem[] } => {
  const { places, width, problems } = readHeader(header?.cells ?? []);
  const ads = rows.map(({ row, cells }) => {
    if (cells.length > width)
      problems.push({
        row,
        field: 'row',
        message: `has ${cells.length} cells under ${width} columns`,
      });
    const values: AdRow['values'] = {};
    for (const [name, at] of places) {
      const value = cells[at]?.trim() ?? '';
      if (value !== '') values[name] = value;
    }
    return { row, values };
  });
  return { ads, problems };
};

/** Finds the position of each known column in the CSV file. */
const readHeader = (cells: string[]) => {
  const places = new Map<CsvColumn, number>();
  const problems: RowProblem[] = [];
  const names = new Set<string>();
  for (const [at, cell] of cells.entries()) {
    const name = cell.trim().toLowerCase().replace(/\s+/g, '_').slice(0, maxNameLength);
    if (name === '') continue;
    const wrong = (message: string) => problems.push({ row: 1, field: name, message });
    if (names.has(name)) wrong('is a column that is there twice');
    else if (isColumn(name)) places.set(name, at);
    else wrong(unknown(name));
    names.add(name);
  }
  return { places, width: cells.length, problems };
};

const unknown = (name: string) => {
  const suggestion = nearest(name, columns);
  return suggestion === null
    ? `is not a column of a launch; there are ${columns.join(', ')}`
    : `is not a column of a launch; did you mean ${suggestion}?`;
};
