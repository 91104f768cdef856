import { csvLine } from '../../kernel/text/csv.ts';
import type { UserTerminal } from '../terminal.ts';
import { wrapped } from '../wrap.ts';
import { cellText } from './cells.ts';
import { flat, type TableLook, type TableRow, tableText } from './table.ts';

export type PrintFormat = 'table' | 'json' | 'csv' | 'yaml';

export type PrintOptions = TableLook & { format: PrintFormat };

const isRows = (value: unknown): value is TableRow[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => typeof one === 'object' && one !== null);

/** The rows of a list: an answer with one array beside its cursors. */
export const rowsIn = (answer: unknown): TableRow[] | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const own = Object.entries(answer).filter(([name]) => name !== 'paging' && name !== 'next');
  const [only] = own;
  return own.length === 1 && only && Array.isArray(only[1]) ? (only[1] as TableRow[]) : null;
};

/** One object: a line for each member, and tables for its lists. */
const objectText = (answer: TableRow, terminal: UserTerminal, look: TableLook): string => {
  const lists = Object.entries(answer).filter(([, value]) => isRows(value));
  const own = flat(Object.fromEntries(Object.entries(answer).filter(([, one]) => !isRows(one))));
  const names = Object.keys(own);
  const width = Math.max(0, ...names.map((name) => name.length));
  const room = Math.max(20, terminal.columns - width - 2);
  const lines = names.map((name) => {
    const [head = '', ...more] = wrapped(cellText(name, own[name], look.currencyOf?.(own)), room);
    const below = more.map((line) => `\n${' '.repeat(width + 2)}${line}`).join('');
    return `${terminal.paint('dim', name.padEnd(width))}  ${head}${below}`.trimEnd();
  });
  const tables = lists.map(
    ([name, rows]) =>
      `${terminal.paint('bold', `${name}:`)}\n${tableText(rows as TableRow[], terminal, look)}`,
  );
  return [lines.join('\n'), ...tables].filter(Boolean).join('\n\n');
};

const csvText = (rows: TableRow[]) => {
  const flatRows = rows.map((row) => flat(row));
  const names = [...new Set(flatRows.flatMap((row) => Object.keys(row)))];
  const cell = (value: unknown) =>
    value === null || value === undefined
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  return [names, ...flatRows.map((row) => names.map((name) => cell(row[name])))]
    .map(csvLine)
    .join('');
};

/** Prints an answer in the chosen format. */
export const print = async (answer: unknown, terminal: UserTerminal, options: PrintOptions) => {
  const { format } = options;
  if (format === 'json') return terminal.out(JSON.stringify(answer, null, 2));
  if (format === 'yaml') {
    const { stringify } = await import('../../kernel/threads/yaml.ts');
    return terminal.write(stringify(answer, { lineWidth: 0 }));
  }
  const rows = rowsIn(answer);
  if (format === 'csv') return terminal.write(csvText(rows ?? [answer as TableRow]));
  if (rows) return terminal.out(tableText(rows, terminal, options));
  if (typeof answer !== 'object' || answer === null) return terminal.out(String(answer));
  return terminal.out(objectText(answer as TableRow, terminal, options));
};
