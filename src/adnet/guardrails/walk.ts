import { enterKey, enterValue, keysOf, openText, type Walk } from '../../kernel/text/json-walk.ts';
import { foldKey } from '../safety/reserved-keys.ts';
import { walkCreate } from '../safety/walk-create.ts';

/** One value within an object that is to be made. */
type VisitedValue = {
  /** Dots lead into objects and lists. */
  field: string;
  /** The key as a lenient parser would read it. For an item of a list, the key of the list. */
  key: string;
  /** The keys around it, from the outside in. */
  within: readonly string[];
  value: unknown;
};

/** Called for each value. If it returns false, the inside of the value is skipped. */
type VisitValue = (visited: VisitedValue) => boolean;

/** Visits everything in an object, JSON texts included, because Meta reads those as well. */
export const visitAll = (params: Readonly<Record<string, unknown>>, visit: VisitValue) => {
  const walk = walkCreate('body');
  for (const [name, value] of Object.entries(params)) {
    walk.field = name;
    enterKey(walk, name);
    visitOne(walk, { field: name, key: foldKey(name), within: [], value }, visit, 0, 0);
  }
};

const visitOne = (
  walk: Walk,
  visited: VisitedValue,
  visit: VisitValue,
  depth: number,
  textDepth: number,
): void => {
  enterValue(walk, depth);
  const { field, key, within, value } = visited;
  if (value === undefined || value === null || !visit(visited)) return;
  const inner = typeof value === 'string' ? openText(walk, value, textDepth) : undefined;
  if (inner !== undefined) {
    visitOne(walk, { ...visited, value: inner }, visit, depth + 1, textDepth + 1);
    return;
  }
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries())
      visitOne(
        walk,
        { field: `${field}.${at}`, key, within, value: item },
        visit,
        depth + 1,
        textDepth,
      );
    return;
  }
  if (typeof value !== 'object') return;
  const around = [...within, key];
  for (const name of keysOf(walk, value)) {
    enterKey(walk, name);
    // The key belongs to the object itself, which was parsed from JSON.
    const one = (value as Record<string, unknown>)[name];
    const place = `${field}.${name.slice(0, 60)}`;
    visitOne(
      walk,
      { field: place, key: foldKey(name), within: around, value: one },
      visit,
      depth + 1,
      textDepth,
    );
  }
};
