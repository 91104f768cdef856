import { enterKey, enterValue, keysOf, openText, type Walk } from '../../kernel/text/json-walk.ts';
import { isReservedAnywhere, isReservedAtTheTop } from '../safety/reserved-keys.ts';
import { walkCreate } from '../safety/walk-create.ts';

/** A request body as the caller sent it. */
export type Body = Record<string, unknown>;

/** Parameters as the platform takes them. */
export type Params = Record<string, unknown>;

const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Everything that a caller sent besides the fields that we place ourselves, without the reserved names. */
export const passedThrough = (body: Body, placedByUs: readonly string[]): Params => {
  const params: Params = {};
  const walk = walkCreate('body');
  for (const key of keysOf(walk, body)) {
    const value = body[key];
    if (value === undefined || value === null || placedByUs.includes(key)) continue;
    enterKey(walk, key);
    if (unsafeKeys.has(key) || isReservedAtTheTop(key, value)) continue;
    walk.field = key;
    // For the platform, a name is text whatever it looks like; the gate decides about unusual ones.
    params[key] = key === 'name' ? value : clean(walk, value, 0, 0);
  }
  return params;
};

/** Returns the value without reserved names, and the same object if it has none. `field`: its name in a refusal. */
export const withoutReserved = (value: unknown, field: string): unknown =>
  clean(walkCreate(field), value, 0, 0);

const clean = (walk: Walk, value: unknown, depth: number, textDepth: number): unknown => {
  enterValue(walk, depth);
  if (typeof value === 'string') return cleanText(walk, value, depth, textDepth);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return cleanList(walk, value, depth, textDepth);
  const cleanObject: Params = {};
  let isSame = true;
  for (const key of keysOf(walk, value)) {
    // The key belongs to the object itself, which was parsed from JSON.
    const inner = (value as Params)[key];
    enterKey(walk, key);
    const isKept = !unsafeKeys.has(key) && !isReservedAnywhere(key, inner);
    if (isKept) cleanObject[key] = clean(walk, inner, depth + 1, textDepth);
    if (!isKept || cleanObject[key] !== inner) isSame = false;
  }
  return isSame ? value : cleanObject;
};

const cleanList = (walk: Walk, list: unknown[], depth: number, textDepth: number): unknown[] => {
  const cleanItems = list.map((item) => clean(walk, item, depth + 1, textDepth));
  return cleanItems.every((item, at) => item === list[at]) ? list : cleanItems;
};

/** The platform decodes JSON text in structured parameters, so texts are checked as well. */
const cleanText = (walk: Walk, text: string, depth: number, textDepth: number): string => {
  const value = openText(walk, text, textDepth);
  if (value === undefined) return text;
  const cleanValue = clean(walk, value, depth + 1, textDepth + 1);
  return cleanValue === value ? text : JSON.stringify(cleanValue);
};

/** True if the caller gave a value; null and empty text count as left out. */
export const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';
