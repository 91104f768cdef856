import { refuseParam } from '../protocol/refusal.ts';
import { readLoose } from '../protocol/relaxed-json.ts';

export type Params = Record<string, unknown>;

export const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (name: string, text: string): unknown => {
  try {
    return readLoose(text);
  } catch {
    return refuseParam(`Param ${name} must be valid JSON`);
  }
};

/** A structured parameter, whether it came as JSON text, as an object, or as name[key]=value. */
export const readStructure = (params: Params, name: string): unknown => {
  const value = params[name];
  if (typeof value === 'string' && value !== '') return parsed(name, value);
  if (isGiven(value)) return value;
  const bracketed = Object.entries(params).flatMap(([key, entry]) => {
    const inner = key.startsWith(`${name}[`) ? /^\[(\w+)\]$/.exec(key.slice(name.length)) : null;
    return inner?.[1] === undefined ? [] : [[inner[1], entry]];
  });
  return bracketed.length === 0 ? undefined : Object.fromEntries(bracketed);
};

/** A list given as an array, as JSON text or with commas; each name once, blanks dropped. */
export const readNames = (params: Params, name: string): string[] => {
  const value = params[name];
  if (!isGiven(value)) return [];
  const isJson = typeof value === 'string' && value.trimStart().startsWith('[');
  const list = isJson ? parsed(name, value) : typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(list)) return refuseParam(`Param ${name} must be an array.`);
  const names = list.map((entry: unknown) =>
    typeof entry === 'string' ? entry.trim() : refuseParam(`Param ${name} must hold only strings`),
  );
  return [...new Set(names.filter((entry) => entry !== ''))];
};

/** One word, lower-cased; a list of one is taken for its element. */
export const readWord = (params: Params, name: string): string | undefined => {
  const value = params[name];
  const single = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (!isGiven(single)) return undefined;
  if (typeof single !== 'string' && typeof single !== 'number')
    return refuseParam(`Param ${name} must be a string`);
  return String(single)
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .toLowerCase();
};

export const isOn = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

export const isOff = (value: unknown): boolean =>
  !isGiven(value) || value === false || value === 0 || value === '0' || value === 'false';
