import { Failure, type FailureCode } from '../../contract/failures.ts';

const maxDepth = 32;
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
  const over = overLimit(bytes);
  if (over !== null) throw problem(over.message, over.field);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw problem('must be valid JSON in UTF-8');
  }
  inspect(value, problem);
  return value;
};

const tooDeep = `is nested deeper than ${maxDepth} levels`;
const tooMany = 'holds too many values';

const sign = (text: string) => text.charCodeAt(0);
const [quote, backslash, comma, colon] = [sign('"'), sign('\\'), sign(','), sign(':')];
const [openList, closeList, openObject, closeObject] = [sign('['), sign(']'), sign('{'), sign('}')];

/** Returns where the text ends whose opening quotation mark stands at `start`. */
const endOfText = (bytes: Buffer, start: number) => {
  for (let at = start; ; ) {
    at = bytes.indexOf(quote, at + 1);
    if (at === -1) return bytes.length;
    let before = at - 1;
    while (bytes[before] === backslash) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
};

/**
 * Finds what nests too deep or holds too much in a body, by its signs alone. Half a million lists in one body take
 * the parser longer than everything else that a request does.
 */
export const overLimit = (bytes: Buffer): { message: string; field: string } | null => {
  let depth = 0;
  let values = 1;
  /** The field that it is in: a position in a list, or the text before the colon. */
  let position = 0;
  let text = [0, 0];
  let key: number[] | null = null;
  const over = (message: string) => {
    const keyText = key && bytes.toString('utf8', (key[0] ?? 0) + 1, key[1]);
    return { message, field: depth === 0 ? '' : (topOf(keyText ?? String(position)) ?? '') };
  };
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case quote: {
        const end = endOfText(bytes, at);
        if (depth === 1) text = [at, end];
        at = end;
        break;
      }
      case colon:
        if (depth === 1) key = text;
        break;
      case comma:
        if (depth === 1) position += 1;
        // There is a value before each comma, and one after it.
        if (++values > maxValues) return over(tooMany);
        break;
      case openList:
      case openObject:
        if (++depth > maxDepth) return over(tooDeep);
        break;
      case closeList:
      case closeObject:
        depth -= 1;
        break;
    }
  }
  return null;
};

type ProblemMaker = (message: string, field?: string) => Failure;

const inspect = (root: unknown, problem: ProblemMaker) => {
  let values = 0;
  const visit = (value: unknown, path: string, depth: number) => {
    if (++values > maxValues) throw problem(tooMany, topOf(path));
    if (typeof value === 'string') return checkText(value, path, problem);
    if (typeof value === 'number') return checkNumber(value, path, problem);
    if (value === null || typeof value !== 'object') return;
    if (depth === maxDepth) throw problem(tooDeep, topOf(path));
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
      // JSON.parse made the object, so these are its own keys.
      const inner = (value as Record<string, unknown>)[key];
      checkKey(key, inner, problem);
      visit(inner, path ? `${path}.${key}` : key, depth + 1);
    }
  };
  visit(root, '', 0);
};

/** The field of the body that a path leads into. */
const topOf = (path: string) => path.split('.')[0]?.slice(0, 60);

const checkText = (text: string, path: string, problem: ProblemMaker) => {
  if (text.includes('\0')) throw problem('must not contain NUL characters', path);
  if (!text.isWellFormed()) throw problem('must not contain half of a surrogate pair', path);
};

const checkNumber = (value: number, path: string, problem: ProblemMaker) => {
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))) {
    throw problem('is too large a number to keep exact; send it as a string', path);
  }
};

const checkKey = (key: string, inner: unknown, problem: ProblemMaker) => {
  if (key === '__proto__' || (key === 'constructor' && typeof inner === 'object')) {
    throw new Failure('bad_request', { message: `The key "${key}" is not allowed in a body.` });
  }
  if (key.length > maxKeyLength) throw problem('holds a key that is too long');
  checkText(key, key.slice(0, 40), problem);
};
