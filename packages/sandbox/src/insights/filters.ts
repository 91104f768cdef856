import { arityOf, numberTests, operatorNames, textTests } from '../protocol/operators.ts';
import { refuseParam, refuseUnlisted } from '../protocol/refusal.ts';
import { dividesCells } from './breakdowns.ts';
import { readDay } from './days.ts';
import { isGiven, isPlainObject, type Params, readNames, readStructure } from './decode.ts';
import type { DeliveringAd } from './delivering.ts';
import { fieldNamed, propertyNamed } from './fields.ts';
import type { Filters, Row, Sorting, Test } from './row.ts';

/** Something rows can be filtered and sorted by; nothing reads as zero, or as no text. */
type Column = {
  needs: readonly string[];
  isText: boolean;
  read: (row: Row) => unknown;
  /** The number a filter compares with; NaN when its value is none. */
  bound: (value: unknown) => number;
};

const itemsIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : []);

const worthOf = (value: unknown, type: string | undefined): unknown => {
  if (!Array.isArray(value)) return value;
  const item = itemsIn(value).find((entry) => type === undefined || entry['action_type'] === type);
  return item?.['value'] ?? itemsIn(item?.['values'])[0]?.['value'];
};

const texts = /_(id|name)$|^(objective|optimization_goal|buying_type|account_currency)$/;
const dayBound = (value: unknown) => readDay(value) ?? Number.NaN;

/** By field name, by "actions:link_click", or by one of the breakdowns the rows carry. */
const columnNamed = (name: string, breakdowns: readonly string[]): Column | undefined => {
  const plain = { needs: [], isText: false, bound: dayBound };
  if (breakdowns.includes(name))
    return { ...plain, isText: true, read: ({ keys }: Row) => keys[name] };
  if (name === 'date_start') return { ...plain, read: ({ period }: Row) => period.since };
  if (name === 'date_stop') return { ...plain, read: ({ period }: Row) => period.until };
  const [fieldName = name, type] = name.split(':', 2);
  const field = fieldNamed(fieldName);
  if (!field) return undefined;
  const read = (row: Row) => worthOf(field.read(row), type);
  return { needs: field.needs, isText: texts.test(fieldName), read, bound: Number };
};

type Condition = { name: string; field: string; operator: string; values: readonly unknown[] };

const readCondition = (entry: unknown, index: number): Condition => {
  const name = `filtering[${index}]`;
  if (!isPlainObject(entry)) return refuseParam(`Param ${name} must be an object`);
  const { field, operator, value } = entry;
  if (typeof field !== 'string') return refuseParam(`Param ${name}[field] must be a string`);
  if (typeof operator !== 'string' || !operatorNames.has(operator))
    return refuseUnlisted(`${name}[operator]`, operatorNames);
  const values = (Array.isArray(value) ? value : [value]).filter(isGiven);
  const wanted = arityOf(operator);
  if (values.length === 0 || (wanted !== undefined && values.length !== wanted))
    return refuseParam(`Param ${name}[value] does not fit the operator ${operator}`);
  return { name, field, operator, values };
};

const wrongOperator = ({ name, field, operator }: Condition) =>
  refuseParam(`Param ${name}: the operator ${operator} cannot be used with the field ${field}`);

const textTest = (condition: Condition): Test<string> => {
  const test = textTests[condition.operator] ?? wrongOperator(condition);
  const wanted = condition.values.map(String);
  return (subject) => test(subject, wanted);
};

const rowTest = (condition: Condition, { isText, read, bound }: Column): Test<Row> => {
  if (isText) {
    const passes = textTest(condition);
    return (row) => passes(String(read(row) ?? ''));
  }
  const test = numberTests[condition.operator] ?? wrongOperator(condition);
  const wanted = condition.values.map(bound);
  if (wanted.some(Number.isNaN))
    return refuseParam(`Param ${condition.name}[value] must be a number`);
  return (row) => test(Number(read(row) ?? 0), wanted);
};

const all =
  <T>(tests: readonly Test<T>[]): Test<T> =>
  (subject) =>
    tests.every((test) => test(subject));

const unknownField = ({ name, field }: Condition) =>
  refuseParam(`Param ${name}[field]: filtering by ${field} is not possible`);

/** Conditions on objects choose the ads behind the rows; conditions on numbers choose rows. */
export const readFilters = (params: Params, breakdowns: readonly string[]): Filters => {
  const given = readStructure(params, 'filtering') ?? [];
  if (!Array.isArray(given)) return refuseParam('Param filtering must be an array.');
  const ads: Test<DeliveringAd>[] = [];
  const actions: Test<string>[] = [];
  const rows: Test<Row>[] = [];
  const cells: { name: string; passes: Test<string> }[] = [];
  const needs: string[] = [];
  for (const condition of given.map(readCondition)) {
    const { field } = condition;
    const property = propertyNamed(field);
    if (property) {
      const passes = textTest(condition);
      ads.push((ad) => passes(property(ad)));
    } else if (field === 'action_type') actions.push(textTest(condition));
    else if (dividesCells(field) && !breakdowns.includes(field))
      cells.push({ name: field, passes: textTest(condition) });
    else {
      // `ad.impressions` is the number itself: the rows are already those of one level.
      const bare = field.replace(/^(account|campaign|adset|ad)\./, '');
      const column = columnNamed(bare, breakdowns) ?? unknownField(condition);
      rows.push(rowTest(condition, column));
      needs.push(...column.needs);
    }
  }
  const keepsAction = actions.length > 0 ? all(actions) : undefined;
  return { keepsAd: all(ads), keepsAction, keepsRow: all(rows), cells, needs };
};

export const readSorting = (params: Params, breakdowns: readonly string[]): Sorting => {
  const [asked, ...more] = readNames(params, 'sort');
  if (asked === undefined) return { needs: [], sort: (rows) => rows };
  if (more.length > 0) return refuseParam('Param sort may hold one element only');
  const [, name = '', direction] = /^(.+)_(ascending|descending)$/.exec(asked) ?? [];
  const column = columnNamed(name, breakdowns);
  if (!column)
    return refuseParam(
      `Param sort must be a field followed by _ascending or _descending: ${asked}`,
    );
  const sign = direction === 'ascending' ? 1 : -1;
  const worth = (row: Row) =>
    column.isText ? String(column.read(row) ?? '') : Number(column.read(row) ?? 0);
  return {
    needs: column.needs,
    sort: (rows) =>
      rows
        .map((row) => ({ row, by: worth(row) }))
        .sort((a, b) => sign * (a.by < b.by ? -1 : Number(a.by > b.by)))
        .map(({ row }) => row),
  };
};
