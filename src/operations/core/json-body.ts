import { Failure, type FailureCode } from '../../contract/failures.ts';
import {
  enterValue,
  findExcess,
  jsonLimits,
  keysOf,
  startWalk,
} from '../../kernel/text/json-walk.ts';

/**
 * Parses a body and refuses what would fail later: depth that overflows the stack, text that databases cannot
 * store, numbers that would be rounded on their way to the platform.
 */
export const parseJsonBody = (bytes: Buffer, invalid: FailureCode): unknown => {
  const problem: MakeProblem = (message, field) =>
    new Failure(invalid, { fields: [{ field: field || 'body', message }] });
  if (bytes.length === 0) return undefined;
  const excess = findExcess(bytes, jsonLimits.body);
  if (excess !== null) throw problem(excess.message, topOf(excess.field));
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw problem('must be valid JSON in UTF-8', '');
  }
  inspect(value, problem);
  return value;
};

type MakeProblem = (message: string, field: string) => Failure;

const inspect = (root: unknown, problem: MakeProblem) => {
  const walk = startWalk(jsonLimits.body, '', (message, path) => problem(message, topOf(path)));
  const visit = (value: unknown, path: string, depth: number) => {
    walk.field = path;
    enterValue(walk, depth);
    if (typeof value === 'string') return checkText(value, path, problem);
    if (typeof value === 'number') return checkNumber(value, path, problem);
    if (value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) {
      // Loops over positions, so that a list of half a million items stops at the limit and not after it.
      for (let at = 0; at < value.length; at++)
        visit(value[at], path ? `${path}.${at}` : `${at}`, depth + 1);
      return;
    }
    for (const key of keysOf(walk, value)) {
      // JSON.parse has created the object, so these keys are its own.
      const inner = (value as Record<string, unknown>)[key];
      checkKey(key, inner, problem);
      visit(inner, path ? `${path}.${key}` : key, depth + 1);
    }
  };
  visit(root, '', 0);
};

/** The top-level field of a path. */
const topOf = (path: string) => (path.split('.')[0] ?? '').slice(0, 60);

const checkText = (text: string, path: string, problem: MakeProblem) => {
  if (text.includes('\0')) throw problem('must not contain NUL characters', path);
  if (!text.isWellFormed()) throw problem('must not contain half of a surrogate pair', path);
};

const checkNumber = (value: number, path: string, problem: MakeProblem) => {
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))) {
    throw problem('is too large a number to keep exact; send it as a string', path);
  }
};

const checkKey = (key: string, inner: unknown, problem: MakeProblem) => {
  if (key === '__proto__' || (key === 'constructor' && typeof inner === 'object')) {
    throw new Failure('bad_request', { message: `The key "${key}" is not allowed in a body.` });
  }
  if (key.length > jsonLimits.body.keyLength) throw problem('holds a key that is too long', '');
  checkText(key, key.slice(0, 40), problem);
};
