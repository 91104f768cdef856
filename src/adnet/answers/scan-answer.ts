import type { Pieces } from '../../kernel/answers/pieces.ts';

const quote = 0x22;
const backslash = 0x5c;
const openObject = 0x7b;
const closeObject = 0x7d;
const openArray = 0x5b;
const closeArray = 0x5d;

/** A longer answer is taken as complete if HTTP itself would have noticed that it was cut. */
const maxScanned = 16 * 1024;

/** `error`: a top-level error may be there, so the answer is worth parsing. */
export type ScanResult = 'broken' | 'plain' | 'error';

/**
 * Checks whether the bytes are one complete JSON object or array, and whether it may be an error. Parsing a short
 * answer would take 14 µs longer, a seventh of a read, and leave garbage. The middle of a long answer is not
 * checked.
 */
export const scanAnswer = (body: Pieces, isFramed: boolean): ScanResult =>
  isFramed && body.length > maxScanned ? scanEnds(body) : followBrackets(body);

/** An answer that is nested more deeply could not be serialised again. */
const maxDepth = 512;

/**
 * Follows only strings and brackets, which is enough to notice an answer that was cut at any byte. It reads
 * Latin-1, in which the answer is sent as well: no byte of a longer UTF-8 character is a bracket or a quote.
 */
const followBrackets = ({ whole, text }: Pieces): ScanResult => {
  const start = opening(whole);
  if (start === -1) return 'broken';
  const closers: number[] = [];
  let result: ScanResult = 'plain';
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      const end = stringEnd(text, at + 1);
      if (end === -1) return 'broken';
      if (closers.length === 1 && text.slice(at, end + 1) === error) result = 'error';
      at = end;
    } else if (code === openObject || code === openArray) {
      if (closers.length === maxDepth) return 'broken';
      closers.push(closerOf(code));
    } else if (code === closeObject || code === closeArray) {
      if (closers.pop() !== code) return 'broken';
      if (closers.length === 0) return isBlank(text.slice(at + 1)) ? result : 'broken';
    }
  }
  return 'broken';
};

/** In ASCII, a closing bracket comes two places after its opening one. */
const closerOf = (opener: number) => opener + 2;

/** The position of the quote that ends the string; -1 if there is none. */
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

const isBlank = (text: string) => !/[^ \n\r\t]/.test(text);

const isSpace = (code: number | undefined) =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** The position of the first bracket, if the text begins with one. */
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
 * Assumes that an error in a long answer comes before its rows, or after them with little more than paging URLs
 * behind it.
 */
const scanEnds = (body: Pieces): ScanResult => {
  const head = body.start(1024);
  const tail = body.end(maxScanned);
  const start = opening(head);
  let end = tail.length - 1;
  while (end > 0 && isSpace(tail[end])) end--;
  if (start === -1 || tail[end] !== closerOf(head[start] ?? 0)) return 'broken';
  return mayHoldError(head) || mayHoldError(tail) ? 'error' : 'plain';
};

const errorEnd = Buffer.from('rror"');
const error = '"error"';

/**
 * The end of the word is searched first: quotes are frequent, and searching the whole word takes nine times as
 * long.
 */
const mayHoldError = (bytes: Buffer) => bytes.includes(errorEnd) && bytes.includes(error);
