import { type Filter, parseFilters } from '../protocol/filters.ts';
import { arityOf, numberTests, textTests } from '../protocol/operators.ts';
import { refuseParam } from '../protocol/refusal.ts';
import { dividesCells } from './breakdowns.ts';
import { readDay } from './dates.ts';
import type { DeliveringAd } from './delivering.ts';
import { fieldNamed, propertyNamed } from './fields.ts';
import { namesIn, type ReportParams } from './params.ts';
import type { Row } from './row.ts';

type Test<T> = (subject: T) => boolean;

/** The number or text of a row that is compared with the given value. */
type Column = {
  isText: boolean;
  read: (row: Row) => unknown;
  parseValue: (value: unknown) => number;
};

const texts = /_(id|name)$|^(objective|optimization_goal|buying_type|account_currency)$/;

/** The value of a field, or of one type in a list. */
const valueIn = (value: unknown, type: string | undefined): unknown => {
  if (!Array.isArray(value)) return value;
  const item = value.find((entry) => type === undefined || entry.action_type === type);
  return item?.value ?? item?.values?.[0]?.value;
};

/** By field name, by "actions:link_click", or by a breakdown of the rows. */
const columnNamed = (name: string, breakdowns: readonly string[]): Column | undefined => {
  const parseValue = (value: unknown) => readDay(value) ?? Number.NaN;
  if (breakdowns.includes(name))
    return { isText: true, read: ({ keys }) => keys[name], parseValue };
  if (name === 'date_start')
    return { isText: false, read: ({ period }) => period.since, parseValue };
  if (name === 'date_stop')
    return { isText: false, read: ({ period }) => period.until, parseValue };
  const [fieldName = name, type] = name.split(':', 2);
  const field = fieldNamed(fieldName);
  if (!field) return undefined;
  const read = (row: Row) => valueIn(field(row), type);
  return { isText: texts.test(fieldName), read, parseValue: Number };
};

type Condition = { name: string; field: string; operator: string; values: readonly unknown[] };

const readCondition = (filter: Filter, index: number): Condition => {
  const { field, operator, value } = filter;
  const name = `filtering[${index}]`;
  const values = [value].flat().filter((one) => one !== undefined && one !== null && one !== '');
  const arity = arityOf(operator);
  if (values.length === 0 || (arity !== undefined && values.length !== arity))
    return refuseParam(`Param ${name}[value] does not fit the operator ${operator}`);
  return { name, field, operator, values };
};

const wrongOperator = ({ name, field, operator }: Condition) =>
  refuseParam(`Param ${name}: the operator ${operator} cannot be used with the field ${field}`);

const textTest = (condition: Condition): Test<string> => {
  const test = textTests[condition.operator] ?? wrongOperator(condition);
  const texts = condition.values.map(String);
  return (subject) => test(subject, texts);
};

const rowTest = (condition: Condition, breakdowns: readonly string[]): Test<Row> => {
  const { name, field, operator, values } = condition;
  // `ad.impressions` is the number itself, because all rows are of one level.
  const bare = field.replace(/^(account|campaign|adset|ad)\./, '');
  const { isText, read, parseValue } =
    columnNamed(bare, breakdowns) ??
    refuseParam(`Param ${name}[field]: filtering by ${field} is not possible`);
  if (isText) {
    const passes = textTest(condition);
    return (row) => passes(String(read(row) ?? ''));
  }
  const test = numberTests[operator] ?? wrongOperator(condition);
  const bounds = values.map(parseValue);
  if (bounds.some(Number.isNaN)) return refuseParam(`Param ${name}[value] must be a number`);
  return (row) => test(Number(read(row) ?? 0), bounds);
};

const all =
  <T>(tests: readonly Test<T>[]): Test<T> =>
  (subject) =>
    tests.every((test) => test(subject));

/** Conditions on objects select the ads of the rows; conditions on numbers select rows. */
export const readFilters = ({ filtering = [], breakdowns }: ReportParams) => {
  const breakdownNames = namesIn(breakdowns);
  const ads: Test<DeliveringAd>[] = [];
  const actions: Test<string>[] = [];
  const rows: Test<Row>[] = [];
  /** Breakdowns that rows do not show select what is counted. */
  const cells: { name: string; passes: Test<string> }[] = [];
  for (const condition of parseFilters(filtering).map(readCondition)) {
    const { field } = condition;
    const property = propertyNamed(field);
    if (property) {
      const passes = textTest(condition);
      ads.push((ad) => passes(property(ad)));
    } else if (field === 'action_type') actions.push(textTest(condition));
    else if (dividesCells(field) && !breakdownNames.includes(field))
      cells.push({ name: field, passes: textTest(condition) });
    else rows.push(rowTest(condition, breakdownNames));
  }
  return { keepsAd: all(ads), keepsAction: all(actions), keepsRow: all(rows), cells };
};

/** One field, ascending or descending. */
export const readSorting = (sortKeys: readonly string[], breakdowns: readonly string[]) => {
  const [by] = sortKeys;
  if (by === undefined) return (rows: Row[]) => rows;
  const [, name = '', direction] = /^(.+)_(ascending|descending)$/.exec(sortKeys.join()) ?? [];
  const column =
    columnNamed(name, breakdowns) ??
    refuseParam(`Param sort must be one field followed by _ascending or _descending: ${by}`);
  const sign = direction === 'ascending' ? 1 : -1;
  const columnIn = (row: Row) =>
    column.isText ? String(column.read(row) ?? '') : Number(column.read(row) ?? 0);
  return (rows: Row[]) =>
    rows
      .map((row) => ({ row, by: columnIn(row) }))
      .sort((a, b) => sign * (a.by < b.by ? -1 : Number(a.by > b.by)))
      .map(({ row }) => row);
};
