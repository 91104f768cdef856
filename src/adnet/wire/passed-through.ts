import { isReservedAnywhere, isReservedAtTheTop } from '../reserved.ts';

/** A request body as the caller sent it. */
export type Body = Record<string, unknown>;

/** Parameters as the platform takes them. */
export type Params = Record<string, unknown>;

const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype']);
const deepest = 64;

/** Everything a caller sent beyond what we place ourselves, without the reserved names. */
export const passedThrough = (body: Body, placedByUs: readonly string[]): Params => {
  const params: Params = {};
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined || value === null || placedByUs.includes(key)) continue;
    if (unsafeKeys.has(key) || isReservedAtTheTop(key, value)) continue;
    // A name is text to the platform whatever it looks like; the gate decides about odd ones.
    params[key] = key === 'name' ? value : withoutReserved(value);
  }
  return params;
};

/** The same value, untouched where nothing in it is reserved. */
export const withoutReserved = (value: unknown, depth = 0): unknown => {
  if (depth > deepest) return null;
  if (typeof value === 'string') return cleanText(value, depth);
  if (Array.isArray(value)) return value.map((item) => withoutReserved(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const kept: Params = {};
  for (const [key, inner] of Object.entries(value))
    if (!unsafeKeys.has(key) && !isReservedAnywhere(key, inner))
      kept[key] = withoutReserved(inner, depth + 1);
  return kept;
};

/** The platform decodes JSON text in structured parameters, so text is looked into as well. */
const cleanText = (text: string, depth: number): string => {
  const value = structureIn(text);
  if (value === undefined) return text;
  const before = JSON.stringify(value);
  const after = JSON.stringify(withoutReserved(value, depth + 1));
  return before === after ? text : after;
};

/** What the text holds when it is JSON of an object, a list, or another text. */
export const structureIn = (text: string): unknown => {
  if (!/^\s*[[{"]/.test(text)) return undefined;
  try {
    return JSON.parse(text.trim());
  } catch {
    return undefined;
  }
};

export const isParams = (value: unknown): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Named by the caller with something in it; null and empty text count as left out. */
export const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';
