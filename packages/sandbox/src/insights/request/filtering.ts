import { arityOf, numberTests, operatorNames, textTests } from '../../protocol/operators.ts';
import { refuseParam, refuseUnlisted } from '../../protocol/refusal.ts';
import type { DeliveringAd } from '../delivering-ad.ts';
import { type Column, columnNamed } from '../rows/column.ts';
import { propertyNamed } from '../rows/entity-fields.ts';
import type { Row } from '../rows/row.ts';
import { dividesCells } from './breakdowns.ts';
import { isGiven, isPlainObject, type Params, readStructure } from './decode.ts';

export type Filters = {
  keepsAd: (ad: DeliveringAd) => boolean;
  choosesActions: boolean;
  keepsAction: (type: string) => boolean;
  keepsRow: (row: Row) => boolean;
  /** Breakdowns that rows do not show and that still choose what is counted. */
  cells: readonly CellTest[];
  needs: readonly string[];
};

type CellTest = { name: string; passes: (value: string) => boolean };

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

const textTest = (condition: Condition): ((subject: string) => boolean) => {
  const test = textTests[condition.operator] ?? wrongOperator(condition);
  const wanted = condition.values.map(String);
  return (subject) => test(subject, wanted);
};

const numberTest = (condition: Condition, column: Column): ((subject: number) => boolean) => {
  const test = numberTests[condition.operator] ?? wrongOperator(condition);
  const wanted = condition.values.map(column.bound);
  if (wanted.some(Number.isNaN))
    return refuseParam(`Param ${condition.name}[value] must be a number`);
  return (subject) => test(subject, wanted);
};

const rowTest = (condition: Condition, column: Column): ((row: Row) => boolean) => {
  if (column.isText) {
    const passes = textTest(condition);
    return (row) => passes(column.text(row));
  }
  const passes = numberTest(condition, column);
  return (row) => passes(column.number(row));
};

const all =
  <T>(tests: readonly ((subject: T) => boolean)[]) =>
  (subject: T) =>
    tests.every((test) => test(subject));

/** `ad.impressions` is the number itself: the rows are already those of one level. */
const columnOf = (field: string, breakdowns: readonly string[]) =>
  columnNamed(field.replace(/^(account|campaign|adset|ad)\./, ''), breakdowns);

/** Conditions on objects choose the ads behind the rows; conditions on numbers choose rows. */
export const readFilters = (params: Params, breakdowns: readonly string[]): Filters => {
  const given = readStructure(params, 'filtering') ?? [];
  if (!Array.isArray(given)) return refuseParam('Param filtering must be an array.');
  const ads: ((ad: DeliveringAd) => boolean)[] = [];
  const actions: ((type: string) => boolean)[] = [];
  const rows: ((row: Row) => boolean)[] = [];
  const cells: CellTest[] = [];
  const needs: string[] = [];
  for (const condition of given.map(readCondition)) {
    const property = propertyNamed(condition.field);
    if (property) {
      const passes = textTest(condition);
      ads.push((ad) => passes(property(ad)));
    } else if (condition.field === 'action_type') actions.push(textTest(condition));
    else if (dividesCells(condition.field) && !breakdowns.includes(condition.field))
      cells.push({ name: condition.field, passes: textTest(condition) });
    else {
      const column = columnOf(condition.field, breakdowns) ?? unknownField(condition);
      rows.push(rowTest(condition, column));
      needs.push(...column.needs);
    }
  }
  return {
    keepsAd: all(ads),
    choosesActions: actions.length > 0,
    keepsAction: all(actions),
    keepsRow: all(rows),
    cells,
    needs,
  };
};

const unknownField = ({ name, field }: Condition) =>
  refuseParam(`Param ${name}[field]: filtering by ${field} is not possible`);
