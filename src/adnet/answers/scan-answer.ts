import type { Pieces } from '../../kernel/pieces.ts';

const quote = 0x22;
const backslash = 0x5c;
const openObject = 0x7b;
const closeObject = 0x7d;
const openArray = 0x5b;
const closeArray = 0x5d;
const deepest = 512;

/** Beyond this an answer is believed to be whole when HTTP itself would have noticed a cut. */
const maxScanned = 16 * 1024;

/** `error` says that a top-level error may be there, and that parsing is worth it. */
export type Skimmed = 'broken' | 'plain' | 'error';

/**
 * Tells whether the bytes are one complete JSON object or array, and whether it may be an error,
 * at half of what parsing would cost: only strings and brackets are followed, which is enough to
 * notice an answer cut at any byte.
 */
export const skim = (body: Pieces, isFramed: boolean): Skimmed =>
  isFramed && body.length > maxScanned ? glance(body) : follow(body);

const closers = new Uint8Array(deepest);

/** As text, because the engine finds the end of a string in a text in half the time that a loop over bytes takes. */
const follow = ({ whole: bytes, text }: Pieces): Skimmed => {
  let at = opening(bytes);
  if (at === -1) return 'broken';
  let depth = 0;
  let verdict: Skimmed = 'plain';
  while (at < text.length) {
    const code = text.charCodeAt(at++);
    if (code === quote) {
      const end = stringEnd(text, at);
      if (end === -1) return 'broken';
      if (depth === 1 && end - at === 5 && text.startsWith('error', at)) verdict = 'error';
      at = end + 1;
    } else if (code === openObject || code === openArray) {
      if (depth === deepest) return 'broken';
      // In ASCII each closing bracket stands two places after its opening one.
      closers[depth++] = code + 2;
    } else if (code === closeObject || code === closeArray) {
      if (closers[--depth] !== code) return 'broken';
      if (depth === 0) return isBlankFrom(bytes, at) ? verdict : 'broken';
    }
  }
  return 'broken';
};

/** Where the quote stands that ends the string; -1 if none does. */
const stringEnd = (text: string, start: number) => {
  let end = text.indexOf('"', start);
  while (end !== -1 && isEscaped(text, start, end)) end = text.indexOf('"', end + 1);
  return end;
};

const isEscaped = (text: string, start: number, at: number) => {
  let first = at;
  while (first > start && text.charCodeAt(first - 1) === backslash) first -= 1;
  return (at - first) % 2 === 1;
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

const isBlankFrom = (bytes: Buffer, from: number) => {
  for (let at = from; at < bytes.length; at++) if (!isSpace(bytes[at])) return false;
  return true;
};

/**
 * Takes for granted that an error in a long answer stands before its rows, or behind them with
 * little more than paging addresses after it.
 */
const glance = (body: Pieces): Skimmed => {
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
