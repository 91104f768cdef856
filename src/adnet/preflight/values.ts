import { isObject } from '../../kernel/is-object.ts';
import { opened } from '../../kernel/text/json-walk.ts';
import { isGiven, type Params } from '../wire/passed-through.ts';

/** The object in a field; empty if there is none. */
export const partOf = (params: Params, field: string): Params => {
  const value = opened(params[field]);
  return isObject(value) ? value : {};
};

export const listIn = (value: unknown): unknown[] => {
  const list = opened(value);
  return Array.isArray(list) ? list : [];
};

export const isFilled = (value: unknown) => listIn(value).length > 0;

/** A name in capital letters; empty if there is none. */
export const upperCaseWord = (value: unknown) =>
  typeof value === 'string' ? value.trim().toUpperCase() : '';

/** Numbers may be sent as text. */
export const numberIn = (value: unknown) =>
  isGiven(value) && (typeof value === 'number' || typeof value === 'string')
    ? Number(value)
    : Number.NaN;

/** The case is kept, because Meta's lists of names are exact. */
export const trimmedText = (value: unknown) =>
  typeof value === 'string' ? value.trim() : String(value);

/** A single name may be sent as a plain text instead of a list. */
export const namesIn = (value: unknown): string[] =>
  typeof opened(value) === 'string' && value !== '' ? [String(value)] : listIn(value).map(String);

export const isBoolean = (value: unknown) => /^(true|false|0|1)$/i.test(String(value));

export const idIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Booleans may be sent as 0, 1 or text. */
export const isTrue = (value: unknown) =>
  value === true || value === 1 || /^(1|true)$/i.test(typeof value === 'string' ? value : '');

export const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The first few values, for a sentence. */
export const firstNames = (values: readonly string[]) => values.slice(0, 3).join(', ');
