import { type Day, readDay } from '../model/days.ts';
import { fieldNamed } from './fields.ts';
import type { Row } from './row.ts';

/** Something rows can be filtered and sorted by. */
export type Column = {
  needs: readonly string[];
  isText: boolean;
  /** Nothing reads as zero, or as no text. */
  number: (row: Row) => number;
  text: (row: Row) => string;
  /** The number a filter compares with; NaN when its value is none. */
  bound: (value: unknown) => number;
};

const itemsIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : []);

const worthOf = (value: unknown, type: string | undefined): unknown => {
  if (!Array.isArray(value)) return value;
  const item = itemsIn(value).find((entry) => type === undefined || entry['action_type'] === type);
  return item?.['value'] ?? itemsIn(item?.['values'])[0]?.['value'];
};

const columnOf = (
  needs: readonly string[],
  isText: boolean,
  read: (row: Row) => unknown,
): Column => ({
  needs,
  isText,
  number: (row) => Number(read(row) ?? 0),
  text: (row) => String(read(row) ?? ''),
  bound: Number,
});

// Day numbers sort and compare as the dates do.
const dateColumn = (read: (row: Row) => Day): Column => ({
  ...columnOf([], false, read),
  bound: (value) => readDay(value) ?? Number.NaN,
});

const texts = /_(id|name)$|^(objective|optimization_goal|buying_type|account_currency)$/;

/** By field name, by "actions:link_click", or by one of the breakdowns the rows carry. */
export const columnNamed = (name: string, breakdowns: readonly string[]): Column | undefined => {
  if (breakdowns.includes(name)) return columnOf([], true, ({ tally }) => tally.keys[name]);
  if (name === 'date_start') return dateColumn(({ tally }) => tally.period.since);
  if (name === 'date_stop') return dateColumn(({ tally }) => tally.period.until);
  const [fieldName = name, type] = name.split(':', 2);
  const field = fieldNamed(fieldName);
  if (!field) return undefined;
  return columnOf(field.needs, texts.test(fieldName), (row) => worthOf(field.read(row), type));
};
