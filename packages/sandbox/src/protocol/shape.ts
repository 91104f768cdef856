import type { Json } from '../world/entities.ts';
import { parseTime } from '../world/zone.ts';
import type { Params } from './params.ts';
import { refuseParam, refuseUnlisted } from './refusal.ts';
import { readLoose } from './relaxed-json.ts';

/** The types of parameters; the platform accepts several spellings of a scalar. */
type Kinds = {
  text: string;
  int: number;
  flag: boolean;
  object: Json;
  list: unknown[];
  /** Milliseconds. */
  time: number;
};

export type Shape = Record<string, keyof Kinds>;
export type Values<S extends Shape> = { [K in keyof S]?: Kinds[S[K]] };

const decoded = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return readLoose(value);
  } catch {
    return undefined;
  }
};

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readText = (value: unknown, name: string) =>
  typeof value === 'object' ? refuseParam(`Param ${name} must be a string`, name) : String(value);

const readInt = (value: unknown, name: string) => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return /^[+-]?\d{1,15}$/.test(text)
    ? Number(text)
    : refuseParam(`Param ${name} must be an integer`, name);
};

const flags = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

const readFlag = (value: unknown, name: string) =>
  flags.get(String(value).toLowerCase()) ?? refuseParam(`Param ${name} must be a boolean`, name);

const readObject = (value: unknown, name: string) => {
  const json = decoded(value);
  return isJson(json) ? json : refuseParam(`Param ${name} must be a JSON object`, name);
};

/** A JSON array, words separated by commas, or a single word. */
const readList = (value: unknown, name: string): unknown[] => {
  const list = decoded(value);
  if (Array.isArray(list)) return list;
  if (typeof value === 'string' && /^[^[{"'].*$/s.test(value.trim())) {
    return value.split(',').map((word) => word.trim());
  }
  return refuseParam(`Param ${name} must be an array.`, name);
};

const readTime = (value: unknown, name: string, zone: string) =>
  parseTime(zone, String(value)) ?? refuseParam(`Param ${name} must be a valid datetime`, name);

type Readers = { [K in keyof Kinds]: (value: unknown, name: string, zone: string) => Kinds[K] };

const readers: Readers = {
  text: readText,
  int: readInt,
  flag: readFlag,
  object: readObject,
  list: readList,
  time: readTime,
};

/** Reads the known parameters of a call and ignores the others, as the platform does. */
export const readShape = <S extends Shape>(shape: S, params: Params, zone = 'UTC'): Values<S> => {
  const values: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(shape)) {
    const value = params[name];
    if (value === undefined || value === null) continue;
    if (value === '' && kind !== 'text') continue;
    values[name] = readers[kind](value, name, zone);
  }
  // Each value was read by the reader for its type.
  return values as Values<S>;
};

export const oneOf = (value: string, name: string, allowedValues: readonly string[]) =>
  allowedValues.includes(value) ? value : refuseUnlisted(name, allowedValues, name);

export { isJson };
