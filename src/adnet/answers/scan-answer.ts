import type { Pieces } from '../../kernel/pieces.ts';

const quote = 0x22;
const openObject = 0x7b;
const closeObject = 0x7d;
const openArray = 0x5b;

/** Beyond this an answer is believed to be whole when HTTP itself would have noticed a cut. */
const maxScanned = 16 * 1024;

/** `error` says that a top-level error may be there, and that parsing is worth it. */
export type Scanned = 'broken' | 'plain' | 'error';

/**
 * Tells whether the bytes are one complete JSON object or array, and whether it may be an error. A long
 * answer is not parsed: for 100 KB that would take longer than all the rest of the read.
 */
export const scanAnswer = (body: Pieces, isFramed: boolean): Scanned =>
  isFramed && body.length > maxScanned ? scanEnds(body) : parse(body);

/** Deeper than this nobody could write it out again. */
const maxDepth = 512;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

const parse = ({ whole }: Pieces): Scanned => {
  try {
    const value: unknown = JSON.parse(whole.toString());
    if (typeof value !== 'object' || value === null || isDeeper(value, maxDepth)) return 'broken';
    return !Array.isArray(value) && Object.hasOwn(value, 'error') ? 'error' : 'plain';
  } catch {
    return 'broken';
  }
};

const isSpace = (code: number | undefined) =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** Where the object or list begins, if the text begins with one that could be JSON. */
const opening = (bytes: Buffer): number => {
  let start = 0;
  while (isSpace(bytes[start])) start++;
  if (bytes[start] === openArray) return start;
  if (bytes[start] !== openObject) return -1;
  let next = start + 1;
  while (isSpace(bytes[next])) next++;
  const first = bytes[next];
  return first === quote || first === closeObject ? start : -1;
};

/**
 * Takes for granted that an error in a long answer stands before its rows, or behind them with
 * little more than paging addresses after it.
 */
const scanEnds = (body: Pieces): Scanned => {
  const head = body.start(1024);
  const tail = body.end(maxScanned);
  const start = opening(head);
  let end = tail.length - 1;
  while (end > 0 && isSpace(tail[end])) end--;
  if (start === -1 || tail[end] !== (head[start] ?? 0) + 2) return 'broken';
  return mayHoldError(head) || mayHoldError(tail) ? 'error' : 'plain';
};

const errorEnd = Buffer.from('rror"');
const error = '"error"';

/** Its end is looked for first: quotes stand everywhere, and the whole word takes nine times as long. */
const mayHoldError = (bytes: Buffer) => bytes.includes(errorEnd) && bytes.includes(error);
