import type { Pieces } from '../kernel/pieces.ts';

const quote = 0x22;
const backslash = 0x5c;
const openObject = 0x7b;
const closeObject = 0x7d;
const openArray = 0x5b;
const closeArray = 0x5d;
const deepest = 512;

/** Beyond this an answer is believed to be whole when HTTP itself would have noticed a cut. */
const longestSkim = 16 * 1024;

/** `error` says that a top-level error may be there, and that parsing is worth it. */
export type Skimmed = 'broken' | 'plain' | 'error';

/**
 * Tells whether the bytes are one complete JSON object or array, and whether it may be an error,
 * at half of what parsing would cost: only strings and brackets are followed, which is enough to
 * notice an answer cut at any byte.
 */
export const skim = (body: Pieces, isFramed: boolean): Skimmed =>
  isFramed && body.length > longestSkim ? glance(body) : follow(body.whole.toString('latin1'));

const closers = new Uint8Array(deepest);

const follow = (text: string): Skimmed => {
  const length = text.length;
  let at = opening(text);
  if (at === -1) return 'broken';
  let depth = 0;
  let verdict: Skimmed = 'plain';
  while (at < length) {
    const code = text.charCodeAt(at++);
    if (code === quote) {
      const end = endOfString(text, at);
      if (end === -1) return 'broken';
      if (depth === 1 && end - at === 5 && text.startsWith('error', at)) verdict = 'error';
      at = end + 1;
    } else if (code === openObject || code === openArray) {
      if (depth === deepest) return 'broken';
      // In ASCII each closing bracket stands two places after its opening one.
      closers[depth++] = code + 2;
    } else if (code === closeObject || code === closeArray) {
      if (closers[--depth] !== code) return 'broken';
      if (depth === 0) return isBlankFrom(text, at) ? verdict : 'broken';
    }
  }
  return 'broken';
};

/** Where the next unescaped quote is; -1 when there is none. */
const endOfString = (text: string, from: number): number => {
  let end = text.indexOf('"', from);
  while (end !== -1) {
    let before = end - 1;
    while (before >= from && text.charCodeAt(before) === backslash) before--;
    if ((end - before) % 2 === 1) return end;
    end = text.indexOf('"', end + 1);
  }
  return -1;
};

const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** Where the object or list begins, if the text begins with one that could be JSON. */
const opening = (text: string): number => {
  let start = 0;
  while (isSpace(text.charCodeAt(start))) start++;
  if (text.charCodeAt(start) === openArray) return start;
  if (text.charCodeAt(start) !== openObject) return -1;
  let next = start + 1;
  while (isSpace(text.charCodeAt(next))) next++;
  const first = text.charCodeAt(next);
  return first === quote || first === closeObject ? start : -1;
};

const isBlankFrom = (text: string, from: number) => {
  for (let at = from; at < text.length; at++) if (!isSpace(text.charCodeAt(at))) return false;
  return true;
};

/**
 * Takes for granted that an error in a long answer stands before its rows, or behind them with
 * little more than paging addresses after it.
 */
const glance = (body: Pieces): Skimmed => {
  const head = body.start(1024);
  const tail = body.end(longestSkim);
  const start = opening(head);
  let end = tail.length - 1;
  while (end > 0 && isSpace(tail.charCodeAt(end))) end--;
  if (start === -1 || tail.charCodeAt(end) !== head.charCodeAt(start) + 2) return 'broken';
  return head.includes('"error"') || tail.includes('"error"') ? 'error' : 'plain';
};
