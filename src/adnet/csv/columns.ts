import type { FlatRow } from './flat-row.ts';

/** Converts `id,creative{id,name}` to columns: id, creative.id, creative.name. */
export const askedColumns = (fields: string): string[] => {
  const columns: string[] = [];
  const path: string[] = [];
  for (const [, name = '', separator = ''] of fields.matchAll(/([^,{}]*)([,{}]|$)/g)) {
    if (name !== '' && separator !== '{') columns.push([...path, name].join('.'));
    if (separator === '{') path.push(name);
    else if (separator === '}') path.pop();
  }
  return columns;
};

/**
 * The columns of a file: the requested ones in their order, with nested values in their place, then further columns
 * of the first rows.
 */
export const columnsOf = (fieldNames: readonly string[], rows: readonly FlatRow[]): string[] => {
  const columnNames = new Set(rows.flatMap((row) => [...row.keys()]));
  const columns = new Set<string>();
  for (const name of fieldNames) {
    const within = [...columnNames].filter(
      (column) => column === name || column.startsWith(`${name}.`),
    );
    for (const column of within.length > 0 ? within : [name]) columns.add(column);
  }
  for (const column of columnNames) columns.add(column);
  return [...columns];
};
