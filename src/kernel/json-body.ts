import { Failure, type FailureCode } from '../contract/failures.ts';

const deepest = 32;
const maxValues = 50_000;
const maxKeyLength = 1_000;
const maxKeys = 1_000;

/**
 * Parses a body and refuses what would fail later: depth that overflows a stack, text that no
 * database stores, numbers that would be rounded on their way to the platform.
 */
export const parseJsonBody = (bytes: Buffer, invalid: FailureCode): unknown => {
  const problem = (message: string, field = '') =>
    new Failure(invalid, { fields: [{ field: field || 'body', message }] });
  if (bytes.length === 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw problem('must be valid JSON in UTF-8');
  }
  inspect(value, problem);
  return value;
};

type Problem = (message: string, field?: string) => Failure;

const inspect = (root: unknown, problem: Problem) => {
  let values = 0;
  const visit = (value: unknown, path: string, depth: number) => {
    if (++values > maxValues) throw problem('holds too many values', topOf(path));
    if (typeof value === 'string') return checkText(value, path, problem);
    if (typeof value === 'number') return checkNumber(value, path, problem);
    if (value === null || typeof value !== 'object') return;
    if (depth === deepest) throw problem(`is nested deeper than ${deepest} levels`, topOf(path));
    if (Array.isArray(value)) {
      // Walked by position, so that a list of half a million ends at the limit and not after it.
      for (let at = 0; at < value.length; at++)
        visit(value[at], path ? `${path}.${at}` : `${at}`, depth + 1);
      return;
    }
    const keys = Object.keys(value);
    // Thousands in one object are slow to handle wherever they go.
    if (keys.length > maxKeys)
      throw problem(`holds more than ${maxKeys} keys in one object`, topOf(path));
    for (const key of keys) {
      // Its own keys, of an object that JSON.parse made.
      const inner = (value as Record<string, unknown>)[key];
      checkKey(key, inner, problem);
      visit(inner, path ? `${path}.${key}` : key, depth + 1);
    }
  };
  visit(root, '', 0);
};

/** The field of the body that a path leads into. */
const topOf = (path: string) => path.split('.')[0]?.slice(0, 60);

const checkText = (text: string, path: string, problem: Problem) => {
  if (text.includes('\0')) throw problem('must not contain NUL characters', path);
  if (!text.isWellFormed()) throw problem('must not contain half of a surrogate pair', path);
};

const checkNumber = (value: number, path: string, problem: Problem) => {
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))) {
    throw problem('is too large a number to keep exact; send it as a string', path);
  }
};

const checkKey = (key: string, inner: unknown, problem: Problem) => {
  if (key === '__proto__' || (key === 'constructor' && typeof inner === 'object')) {
    throw new Failure('bad_request', { message: `The key "${key}" is not allowed in a body.` });
  }
  if (key.length > maxKeyLength) throw problem('holds a key that is too long');
  checkText(key, key.slice(0, 40), problem);
};
