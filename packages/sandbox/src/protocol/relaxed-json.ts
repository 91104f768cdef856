import { readJson } from './read-json.ts';

type Cursor = { text: string; at: number };

const throwSyntaxError = (cursor: Cursor): never => {
  throw new SyntaxError(`Cannot read the value at character ${cursor.at}`);
};

const skipBlanks = (cursor: Cursor) => {
  while (/\s/.test(cursor.text[cursor.at] ?? '')) cursor.at += 1;
};

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

const readEscape = (cursor: Cursor) => {
  const character = cursor.text[cursor.at] ?? throwSyntaxError(cursor);
  cursor.at += 1;
  if (character !== 'u') return escapes[character] ?? character;
  const code =
    /^[0-9a-fA-F]{4}/.exec(cursor.text.slice(cursor.at))?.[0] ?? throwSyntaxError(cursor);
  cursor.at += 4;
  return String.fromCharCode(Number.parseInt(code, 16));
};

const readQuoted = (cursor: Cursor, quote: string): string => {
  let read = '';
  for (cursor.at += 1; cursor.at < cursor.text.length; ) {
    const character = cursor.text[cursor.at];
    cursor.at += 1;
    if (character === quote) return read;
    read += character === '\\' ? readEscape(cursor) : character;
  }
  return throwSyntaxError(cursor);
};

const words = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** A bare word is text, and so is a number that would lose digits. */
const readBare = (cursor: Cursor): unknown => {
  const word =
    /^[^\s,:{}[\]"']+/.exec(cursor.text.slice(cursor.at))?.[0] ?? throwSyntaxError(cursor);
  cursor.at += word.length;
  if (/^-?\d{1,15}(\.\d+)?$/.test(word)) return Number(word);
  return words.has(word) ? words.get(word) : word;
};

const maxDepth = 40;

/** Reads items up to the closing bracket; a trailing comma is allowed. */
const readItems = (cursor: Cursor, closing: string, readItem: () => void) => {
  cursor.at += 1;
  for (;;) {
    skipBlanks(cursor);
    if (cursor.text[cursor.at] === closing) break;
    readItem();
    skipBlanks(cursor);
    if (cursor.text[cursor.at] === ',') cursor.at += 1;
    else if (cursor.text[cursor.at] !== closing) throwSyntaxError(cursor);
  }
  cursor.at += 1;
};

const readValue = (cursor: Cursor, depth: number): unknown => {
  if (depth > maxDepth) return throwSyntaxError(cursor);
  skipBlanks(cursor);
  const character = cursor.text[cursor.at];
  if (character === '"' || character === "'") return readQuoted(cursor, character);
  if (character === '[') {
    const list: unknown[] = [];
    readItems(cursor, ']', () => list.push(readValue(cursor, depth + 1)));
    return list;
  }
  if (character !== '{') return readBare(cursor);
  const entries: [string, unknown][] = [];
  readItems(cursor, '}', () => {
    const name = String(readValue(cursor, depth + 1));
    skipBlanks(cursor);
    if (cursor.text[cursor.at] !== ':') throwSyntaxError(cursor);
    cursor.at += 1;
    entries.push([name, readValue(cursor, depth + 1)]);
  });
  return Object.fromEntries(entries);
};

const readRelaxed = (text: string): unknown => {
  const cursor = { text, at: 0 };
  const value = readValue(cursor, 0);
  skipBlanks(cursor);
  return cursor.at < text.length ? throwSyntaxError(cursor) : value;
};

/**
 * Reads a structured parameter as the platform does: JSON, or JSON with single quotes, bare names and trailing
 * commas. Throws if it is neither.
 */
export const readLoose = (text: string): unknown => {
  try {
    return readJson(text);
  } catch {
    return readRelaxed(text);
  }
};
