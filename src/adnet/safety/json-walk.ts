import { Failure } from '../../contract/failures.ts';
import { parseJson } from '../../kernel/parse-json.ts';

const limits = { values: 60_000, keys: 1_000, texts: 1_000, oddKeys: 500 };
const maxKeyLength = 200;
const maxDepth = 64;
const maxTextDepth = 4;

/**
 * A walk through everything one create holds, JSON texts included. It counts as it goes and
 * refuses what is too much before any work is done on it: no request may hold the event loop.
 */
export type Walk = { field: string; values: number; texts: number; oddKeys: number };

/** `field`: the parameter that is named when the walk is refused. */
export const startWalk = (field: string): Walk => ({ field, values: 0, texts: 0, oddKeys: 0 });

const tooMuch = ({ field }: Walk, message: string) =>
  new Failure('invalid_request', { fields: [{ field: field.slice(0, 100), message }] });

/** One more value, at this depth. */
export const enterValue = (walk: Walk, depth: number) => {
  if (depth > maxDepth) throw tooMuch(walk, `is nested deeper than ${maxDepth} levels`);
  walk.values += 1;
  if (walk.values > limits.values) throw tooMuch(walk, 'holds too many values');
};

/** The keys of one object; thousands in one are slow to handle wherever they go. */
export const keysOf = (walk: Walk, value: object): string[] => {
  const keys = Object.keys(value);
  if (keys.length > limits.keys)
    throw tooMuch(walk, `holds more than ${limits.keys} keys in one object`);
  return keys;
};

/** A first look at a body, before anything else is done with it. */
export const demandModest = (body: object) => {
  const walk = startWalk('body');
  const visit = (value: unknown, depth: number) => {
    enterValue(walk, depth);
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) for (const item of value) visit(item, depth + 1);
    // Its own keys, of an object that came out of JSON.
    else for (const key of keysOf(walk, value)) visit((value as JsonRecord)[key], depth + 1);
  };
  visit(body, 0);
};

type JsonRecord = Record<string, unknown>;

/** Nearly all names are plain; these need no folding. */
const plainKey = /^[A-Za-z0-9_]*$/;

/** One more key; names with other characters than letters and digits cost more to fold. */
export const enterKey = (walk: Walk, key: string) => {
  if (key.length > maxKeyLength) throw tooMuch(walk, 'holds a key that is too long');
  if (plainKey.test(key)) return;
  walk.oddKeys += 1;
  if (walk.oddKeys > limits.oddKeys) throw tooMuch(walk, 'holds too many unusual keys');
};

const closers: Record<string, string> = { '{': '}', '[': ']', '"': '"' };

/** What the text holds when it is JSON of an object, a list, or another text. */
export const structureIn = (text: string): unknown => {
  const inner = jsonIn(text);
  return inner === null ? undefined : parseJson(inner);
};

/** A structure may travel as JSON text: what the text holds, and everything else as it is. */
export const opened = (value: unknown): unknown =>
  typeof value === 'string' ? (structureIn(value) ?? value) : value;

/** The same for a text met on a walk, where texts in texts are counted too. */
export const openText = (walk: Walk, text: string, textDepth: number): unknown => {
  const inner = jsonIn(text);
  if (inner === null) return undefined;
  // Counted before it is parsed: a text that turns out not to be JSON costs as much time as one
  // that is.
  walk.texts += 1;
  if (walk.texts > limits.texts) throw tooMuch(walk, 'holds too many JSON texts');
  if (inner.length > shortText) measure(walk, inner);
  const value = parseJson(inner);
  if (value !== undefined && textDepth >= maxTextDepth)
    throw tooMuch(walk, `holds JSON text inside JSON text more than ${maxTextDepth} times`);
  return value;
};

const shortText = 1_000;
const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Counts depth and values before a long text is parsed: parsing what is refused costs the most. */
const measure = (walk: Walk, text: string) => {
  let values = walk.values;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfText(text, at);
    else if (code === comma || code === openList || code === openObject) {
      values += 1;
      if (code !== comma && ++depth > maxDepth)
        throw tooMuch(walk, `is nested deeper than ${maxDepth} levels`);
    } else if (code === closeList || code === closeObject) depth -= 1;
  }
  if (values > limits.values) throw tooMuch(walk, 'holds too many values');
};

const endOfText = (text: string, from: number) => {
  let at = from + 1;
  while (at < text.length && text.charCodeAt(at) !== quote)
    at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
};

const jsonIn = (text: string) => {
  if (text.length < 2) return null;
  const inner = text.trim();
  const closer = closers[inner[0] ?? ''];
  return closer !== undefined && inner.length > 1 && inner.at(-1) === closer ? inner : null;
};
