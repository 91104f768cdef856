import { parseJson } from './parse-json.ts';

export type JsonLimits = { values: number; depth: number; keys: number; keyLength: number };

/**
 * How much one request may contain: in its body as parsed, and after opening the JSON texts in it. It is counted
 * before any work is done on it, so that no request can block the event loop.
 */
export const jsonLimits = {
  body: { values: 50_000, depth: 32, keys: 1_000, keyLength: 1_000 },
  opened: { values: 60_000, depth: 64, keys: 1_000, keyLength: 200 },
} satisfies Record<string, JsonLimits>;

const maxTexts = 1_000;
const maxTextDepth = 4;
const maxOddKeys = 500;

/** A walk through a JSON value, which counts as it goes. `field`: the name used in a refusal. */
export const startWalk = (
  limits: JsonLimits,
  field: string,
  refuse: (message: string, field: string) => Error,
) => ({ limits, field, refuse, values: 0, texts: 0, oddKeys: 0 });

export type Walk = ReturnType<typeof startWalk>;

const tooMuch = ({ refuse, field }: Walk, message: string) => refuse(message, field);

const tooMany = 'holds too many values';
const tooDeep = (maxDepth: number) => `is nested deeper than ${maxDepth} levels`;

/** Counts one more value, at this depth. */
export const enterValue = (walk: Walk, depth: number) => {
  if (depth > walk.limits.depth) throw tooMuch(walk, tooDeep(walk.limits.depth));
  walk.values += 1;
  if (walk.values > walk.limits.values) throw tooMuch(walk, tooMany);
};

/**
 * The keys of one object. Thousands of keys in one object are refused, because they are slow to handle everywhere.
 */
export const keysOf = (walk: Walk, value: object): string[] => {
  const keys = Object.keys(value);
  const max = walk.limits.keys;
  if (keys.length > max) throw tooMuch(walk, `holds more than ${max} keys in one object`);
  return keys;
};

/** Nearly all names are plain and need no folding. */
const plainKey = /^[A-Za-z0-9_]*$/;

/**
 * Counts one more key. Names with other characters than letters and digits take longer to fold, so fewer are
 * allowed.
 */
export const enterKey = (walk: Walk, key: string) => {
  if (key.length > walk.limits.keyLength) throw tooMuch(walk, 'holds a key that is too long');
  if (plainKey.test(key)) return;
  walk.oddKeys += 1;
  if (walk.oddKeys > maxOddKeys) throw tooMuch(walk, 'holds too many unusual keys');
};

const closers: Record<string, string> = { '{': '}', '[': ']', '"': '"' };

const jsonIn = (text: string) => {
  if (text.length < 2) return null;
  const inner = text.trim();
  const closer = closers[inner[0] ?? ''];
  return closer !== undefined && inner.length > 1 && inner.at(-1) === closer ? inner : null;
};

/** Parses a text that is the JSON of an object, a list or another text. */
export const structureIn = (text: string): unknown => {
  const inner = jsonIn(text);
  return inner === null ? undefined : parseJson(inner);
};

/** The platform accepts structures as JSON text. Parses such a text, and returns any other value unchanged. */
export const opened = (value: unknown): unknown =>
  typeof value === 'string' ? (structureIn(value) ?? value) : value;

const shortText = 1_000;

/** Does the same during a walk, where texts within texts are counted too. */
export const openText = (walk: Walk, text: string, textDepth: number): unknown => {
  const inner = jsonIn(text);
  if (inner === null) return undefined;
  // Counted before it is parsed, because a text that is not JSON takes as much time as one that is.
  walk.texts += 1;
  if (walk.texts > maxTexts) throw tooMuch(walk, 'holds too many JSON texts');
  if (inner.length > shortText) {
    const { values, depth } = walk.limits;
    const rest = { values: values - walk.values + 1, depth };
    const excess = findExcess(Buffer.from(inner), rest, true);
    if (excess !== null) throw tooMuch(walk, excess.message);
  }
  const value = parseJson(inner);
  if (value !== undefined && textDepth >= maxTextDepth)
    throw tooMuch(walk, `holds JSON text inside JSON text more than ${maxTextDepth} times`);
  return value;
};

const byteOf = (text: string) => text.charCodeAt(0);
const [quote, backslash, comma, colon] = [byteOf('"'), byteOf('\\'), byteOf(','), byteOf(':')];
const [openList, closeList, openObject, closeObject] = [
  byteOf('['),
  byteOf(']'),
  byteOf('{'),
  byteOf('}'),
];

/**
 * Finds JSON that is nested too deeply or contains too much, by its brackets, commas and quotes only. The parser
 * would take longer for half a million lists in one body than everything else that a request does.
 * `countsBrackets`: an opening bracket counts like a comma.
 */
export const findExcess = (
  bytes: Buffer,
  { values: maxValues, depth: maxDepth }: Pick<JsonLimits, 'values' | 'depth'>,
  countsBrackets = false,
): { message: string; field: string } | null => {
  let depth = 0;
  let separators = 0;
  /** The field of the excess: a position in a list, or the text before the colon. */
  let position = 0;
  let text = [0, 0];
  let key: number[] | null = null;
  const excess = (message: string) => {
    const keyText = key && bytes.toString('utf8', (key[0] ?? 0) + 1, key[1]);
    return { message, field: depth === 0 ? '' : (keyText ?? String(position)) };
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
        // There is a value before each comma, and one after the last.
        if (++separators >= maxValues) return excess(tooMany);
        break;
      case openList:
      case openObject:
        if (++depth > maxDepth) return excess(tooDeep(maxDepth));
        if (countsBrackets && ++separators >= maxValues) return excess(tooMany);
        break;
      case closeList:
      case closeObject:
        depth -= 1;
        break;
    }
  }
  return null;
};

/** Returns the end of the text whose opening quotation mark is at `start`. */
const endOfText = (bytes: Buffer, start: number) => {
  for (let at = start; ; ) {
    at = bytes.indexOf(quote, at + 1);
    if (at === -1) return bytes.length;
    let before = at - 1;
    while (bytes[before] === backslash) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
};
