import { csvLine } from '../../kernel/text/csv.ts';
import { readCsv } from '../../kernel/text/csv-reader.ts';
import { deletedWords, splits } from './load.ts';
import { columnLabels, metrics, resultsIn } from './numbers.ts';

const objectNames = ['campaign_name', 'adset_name', 'ad_name'];
const numbers = Object.keys(columnLabels).filter((one) => !objectNames.includes(one));

const namesOf = (level: string) =>
  objectNames.slice(0, objectNames.indexOf(`${level}_name`) + 1 || undefined);

/** Requests the screen's columns from Meta, with the names of each row's parents. */
export const fileQuery = ({ level = 'campaign', ...query }: Record<string, string>) => ({
  ...query,
  level,
  fields: [...namesOf(level), `${level}_id`, ...numbers, 'actions'].join(','),
});

/** Returns a row's value by Meta's name; undefined if the row has none. */
type FileRow = (column: string) => string | undefined;

type ExportColumn = readonly [label: string, of: (row: FileRow) => string | undefined];

const metricLabel = (key: string) => metrics.find((one) => one.key === key)?.label ?? key;

const resultsOf = (row: FileRow) =>
  resultsIn((type) => {
    const count = row(`actions.${type}`);
    return count ? Number(count) : undefined;
  });

type FileOf = { level: string; breakdown?: string | undefined };

/** The columns that people know, and Meta's names for them. */
const shownColumns = ({ level, breakdown = '' }: FileOf, deletedIds: ReadonlySet<string>) => {
  const id = `${level}_id`;
  const same = (column: string, label = columnLabels[column] ?? column): ExportColumn => [
    label,
    (row) => row(column),
  ];
  const splitLabel = splits.find(([key]) => key === breakdown)?.[1];
  const columns: ExportColumn[] = [
    ...namesOf(level).map((column) => same(column)),
    same(id, `${columnLabels[`${level}_name`] ?? ''} ID`),
    ['State', (row) => (deletedIds.has(row(id) ?? '') ? deletedWords : '')],
    ...(breakdown === '' ? [] : [same(breakdown, splitLabel)]),
    ...numbers.map((column) => same(column)),
    [metricLabel('purchases'), (row) => String(resultsOf(row).purchases)],
    [metricLabel('leads'), (row) => String(resultsOf(row).leads)],
  ];
  return { columns, replaced: new Set([...namesOf(level), id, breakdown, ...numbers]) };
};

/** A file has room for all rows, unlike a page. */
const noLimits = { maxRows: Infinity, maxColumns: Infinity, maxCellLength: Infinity };

/** Values of later rows that have no column of their own are together in one cell. */
const restIn = (row: FileRow): Record<string, string> => {
  const rest = row('more');
  // Written by us as JSON; a formula in it cannot be its beginning.
  return rest ? JSON.parse(rest) : {};
};

/** The API's file with the screen's columns first, then Meta's other columns. Each piece has whole lines. */
export async function* insightsFile(
  pieces: AsyncIterable<string>,
  of: FileOf,
  deletedIds: ReadonlySet<string>,
) {
  const { columns, replaced } = shownColumns(of, deletedIds);
  let header: string[] | undefined;
  for await (const piece of pieces) {
    const lines: string[] = [];
    for (const { cells } of readCsv(piece, noLimits).rows) {
      if (header === undefined) {
        header = cells;
        const otherColumns = header.filter((name) => !replaced.has(name));
        lines.push(csvLine([...columns.map(([label]) => label), ...otherColumns]));
        continue;
      }
      // The last line of a file that broke off.
      if (cells.length !== header.length) {
        lines.push(csvLine(cells));
        continue;
      }
      const values = new Map(header.map((name, at) => [name, cells[at] ?? '']));
      const rest = restIn((name) => values.get(name));
      const row: FileRow = (name) => values.get(name) ?? rest[name];
      const otherValues = [...values].flatMap(([name, value]) =>
        replaced.has(name) ? [] : [value],
      );
      lines.push(csvLine([...columns.map(([, cellOf]) => cellOf(row) ?? ''), ...otherValues]));
    }
    yield lines.join('');
  }
}
