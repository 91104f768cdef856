import { isUtf8 } from 'node:buffer';

/** One row of a CSV text, with the row number that a spreadsheet shows. */
export type CsvRow = { row: number; cells: string[] };

/** The limits of a table. Empty rows are not counted in `maxRows`, only as lines. */
export type CsvLimits = { maxRows: number; maxColumns: number; maxCellLength: number };

export type CsvText = { rows: CsvRow[]; problem: { row: number; message: string } | null };

const separators = [',', ';', '\t'];

/** The separator of the cells: the candidate that occurs most often in the first line, outside of quotes. */
const separatorOf = (text: string) => {
  const counts = new Map(separators.map((character) => [character, 0]));
  let isQuoted = false;
  for (const character of text.slice(0, maxFirstLine)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === '\r' || character === '\n') break;
    else if (!isQuoted && counts.has(character))
      counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const count = (character: string) => counts.get(character) ?? 0;
  return separators.reduce(
    (best, character) => (count(character) > count(best) ? character : best),
    ',',
  );
};

/** So much of the first line is enough to recognise the separator. */
const maxFirstLine = 20_000;

/** Spreadsheets write thousands of empty lines after a table. Reading stops after this number of lines. */
const maxLines = 10_000;

const [quote, lineFeed, carriageReturn] = [34, 10, 13];

/**
 * Reads a CSV text with quotes, doubled quotes and line breaks within quotes, and leaves empty rows out. It looks
 * at each character once and stops at the first limit that is exceeded.
 */
export const readCsv = (text: string, limits: CsvLimits): CsvText => {
  const separator = separatorOf(text).charCodeAt(0);
  const rows: CsvRow[] = [];
  let at = 0;
  for (let row = 1; at < text.length; row++) {
    if (row > maxLines) return { rows, problem: tooManyLines };
    const cells: string[] = [];
    let isEmpty = true;
    for (;;) {
      const cell =
        text.charCodeAt(at) === quote ? quotedCell(text, at) : plainCell(text, at, separator);
      if (cell === null) return { rows, problem: { row, message: brokenQuote } };
      if (cell.value.length > limits.maxCellLength)
        return { rows, problem: { row, message: longCell(cells.length + 1, limits) } };
      cells.push(cell.value);
      if (cells.length > limits.maxColumns)
        return { rows, problem: { row, message: wideRow(limits) } };
      isEmpty = isEmpty && cell.value.trim() === '';
      at = cell.end;
      if (text.charCodeAt(at) !== separator) break;
      at += 1;
    }
    const code = text.charCodeAt(at);
    if (at < text.length && code !== lineFeed && code !== carriageReturn)
      return { rows, problem: { row, message: brokenQuote } };
    if (code === carriageReturn) at += 1;
    if (text.charCodeAt(at) === lineFeed) at += 1;
    if (isEmpty) continue;
    if (rows.length === limits.maxRows)
      return { rows, problem: { row, message: longTable(limits) } };
    rows.push({ row, cells });
  }
  return { rows, problem: null };
};

type Cell = { value: string; end: number };

/**
 * Reads a cell in quotes; `start` is the position of the opening quotation mark. Returns null if the closing mark
 * is missing.
 */
const quotedCell = (text: string, start: number): Cell | null => {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) return null;
    if (text.charCodeAt(at + 1) !== quote)
      return { value: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 };
  }
};

/** Reads a cell without quotes. A quotation mark inside ends it, and the caller reports the row as broken. */
const plainCell = (text: string, start: number, separator: number): Cell => {
  let end = start;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === separator || code === lineFeed || code === carriageReturn || code === quote) break;
  }
  return { value: text.slice(start, end), end };
};

const brokenQuote = 'has a quotation mark that is not closed, or one in the middle of a cell';

const tooManyLines = {
  row: maxLines + 1,
  message: `is one too many: a table may have ${maxLines} lines, empty ones counted`,
};

const longTable = ({ maxRows }: CsvLimits) =>
  `is one too many: a table may have ${maxRows - 1} rows below its header`;

const wideRow = ({ maxColumns }: CsvLimits) =>
  `has too many cells: a table may have ${maxColumns} columns`;

const longCell = (column: number, { maxCellLength }: CsvLimits) =>
  `has too long a text in cell ${column}: ${maxCellLength} characters are allowed`;

/** The text of a UTF-8 file; if the file is not valid UTF-8, the first row that is not. */
export const decodeCsv = (bytes: Buffer): string | { row: number } => {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return { row: 1 };
  if (isText(bytes)) return new TextDecoder('utf-8').decode(bytes);
  return { row: firstRowThatIsNoText(bytes) };
};

const isText = (bytes: Buffer) => isUtf8(bytes) && !bytes.includes(0);

/**
 * Searches by halving, because checking a million rows one by one would take too long. This works because no UTF-8
 * character continues over the end of a line.
 */
const firstRowThatIsNoText = (bytes: Buffer) => {
  let good = 0;
  let bad = bytes.length;
  for (;;) {
    const middle = good + Math.floor((bad - good) / 2);
    const after = bytes.indexOf(lineFeed, middle);
    const end = after === -1 || after + 1 >= bad ? bytes.lastIndexOf(lineFeed, middle) : after;
    if (end < good || end + 1 >= bad) break;
    if (isText(bytes.subarray(good, end + 1))) good = end + 1;
    else bad = end + 1;
  }
  let row = 1;
  for (
    let at = bytes.indexOf(lineFeed);
    at !== -1 && at < good;
    at = bytes.indexOf(lineFeed, at + 1)
  )
    row += 1;
  return row;
};
