import { isObject } from '../../kernel/is-object.ts';
import { isMoney } from '../money-fields.ts';
import type { UserTerminal } from '../terminal.ts';
import { cut, padded, widthOf } from '../wrap.ts';
import { cellText, isId } from './cells.ts';

export type TableRow = Record<string, unknown>;

/** Nested values by their path, such as creative.id. */
export const flat = (row: TableRow, prefix = ''): TableRow =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      isObject(value) && Object.keys(value).length > 0
        ? Object.entries(flat(value, `${prefix}${name}.`))
        : [[prefix + name, value]],
    ),
  );

export type TableLook = {
  /** The currency of a row's amounts. */
  currencyOf?: ((row: TableRow) => string | undefined) | undefined;
  /** The columns that come first. */
  columns?: readonly string[] | undefined;
};

/** The columns that people look for first; then come amounts, then all others in their order. */
const first = ['id', 'name', 'status', 'currency'];

const columnsOf = (rows: TableRow[], firstColumns: readonly string[]) => {
  const all = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((column) =>
    rows.some((row) => cellText(column, row[column]) !== ''),
  );
  const leadingColumns = all.includes('id') ? [...first, ...all.filter(isMoney)] : [];
  return [...new Set([...firstColumns, ...leadingColumns, ...all])].filter((one) =>
    all.includes(one),
  );
};

const gap = 2;
const narrow = 20;
const widestText = 60;

type TableColumn = { name: string; cells: string[]; width: number; isFixed: boolean };

const total = (columns: TableColumn[]) =>
  columns.reduce((sum, { width }) => sum + width + gap, -gap);

/** Long texts are cut first, then the last columns are left out. Ids and amounts are never cut. */
const fitted = (columns: TableColumn[], room: number) => {
  const fittingColumns = [...columns];
  const least = (one: TableColumn) => (one.isFixed ? one.width : Math.min(one.width, narrow));
  const minimumOf = (some: TableColumn[]) =>
    some.reduce((sum, one) => sum + least(one) + gap, -gap);
  while (fittingColumns.length > 1 && minimumOf(fittingColumns) > room) fittingColumns.pop();
  const soft = fittingColumns.filter(({ isFixed }) => !isFixed);
  while (total(fittingColumns) > room) {
    const widest = soft.reduce<TableColumn | undefined>(
      (a, b) => (b.width > Math.max(narrow, a?.width ?? 0) ? b : a),
      undefined,
    );
    if (!widest) break;
    widest.width -= 1;
  }
  return fittingColumns;
};

const namesText = (names: string[]) =>
  names.length <= 4
    ? names.join(', ')
    : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more columns`;

/** Formats rows as columns that fit the terminal. */
export const tableText = (
  rows: TableRow[],
  { columns: room, paint, note }: Pick<UserTerminal, 'columns' | 'paint' | 'note'>,
  { currencyOf = () => undefined, columns: firstColumns = [] }: TableLook = {},
) => {
  if (rows.length === 0) return 'None.';
  const flatRows = rows.map((row) => flat(row));
  const isWatched = Number.isFinite(room);
  const all = columnsOf(flatRows, firstColumns).map((name): TableColumn => {
    const cells = flatRows.map((row) => cellText(name, row[name], currencyOf(row)));
    const natural = Math.max(widthOf(name), ...cells.map(widthOf));
    const isFixed = isId(name) || isMoney(name) || natural <= narrow;
    const width = isFixed || !isWatched ? natural : Math.min(natural, widestText);
    return { name, cells, width, isFixed };
  });
  const shownColumns = fitted(all, room);
  const hiddenNames = all.slice(shownColumns.length).map(({ name }) => name);
  if (hiddenNames.length > 0)
    note(`Too narrow for ${namesText(hiddenNames)}. -o json shows everything.`);
  const line = (cells: string[]) =>
    cells
      .map((cell, at) =>
        padded(cut(cell, shownColumns[at]?.width ?? 0), shownColumns[at]?.width ?? 0),
      )
      .join(' '.repeat(gap))
      .trimEnd();
  return [
    paint('bold', line(shownColumns.map(({ name }) => name.toUpperCase()))),
    ...rows.map((_, at) => line(shownColumns.map(({ cells }) => cells[at] ?? ''))),
  ].join('\n');
};
