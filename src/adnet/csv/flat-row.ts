import { isObject } from '../../kernel/is-object.ts';
/** The values of a row, by the names of their columns. */
export type FlatRow = Map<string, string>;

type JsonObject = Record<string, unknown>;

/** A value that is nested more deeply is written into its cell as JSON. */
const maxDepth = 8;

/** True for `actions` and similar fields: each entry of the list says what kind of action it counts. */
const isActionList = (value: unknown[]): value is JsonObject[] =>
  value.length > 0 &&
  value.every((item) => isObject(item) && typeof item['action_type'] === 'string');

/** Fields that distinguish the entries, such as action_type and action_device. */
const isDimension = (name: string) => name.startsWith('action_');

/** If two entries have the same column name, both are kept. */
const freeName = (row: FlatRow, name: string) => {
  let free = name;
  for (let count = 2; row.has(free); count++) free = `${name}#${count}`;
  return free;
};

const addAction = (row: FlatRow, name: string, action: JsonObject) => {
  const entries = Object.entries(action);
  const kinds = entries.filter(([key]) => isDimension(key)).map(([, kind]) => String(kind));
  const column = [name, ...kinds].join('.');
  for (const [key, value] of entries) {
    if (isDimension(key)) continue;
    row.set(freeName(row, key === 'value' ? column : `${column}.${key}`), cellOf(value));
  }
};

const cellOf = (value: unknown) => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const add = (row: FlatRow, name: string, value: unknown, depth: number) => {
  if (Array.isArray(value) && isActionList(value)) {
    for (const action of value) addAction(row, name, action);
  } else if (isObject(value) && depth < maxDepth && Object.keys(value).length > 0) {
    for (const [key, inner] of Object.entries(value)) add(row, `${name}.${key}`, inner, depth + 1);
  } else row.set(freeName(row, name), cellOf(value));
};

/** Nested objects become columns with dots, actions one column for each kind, and other lists JSON. */
export const flatRow = (row: unknown): FlatRow => {
  const flat: FlatRow = new Map();
  if (!isObject(row)) return flat.set('value', cellOf(row));
  for (const [name, value] of Object.entries(row)) add(flat, name, value, 1);
  return flat;
};
