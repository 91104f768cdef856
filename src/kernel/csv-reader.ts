/** The rows of a CSV text; the row number is the one that a spreadsheet shows. */
export type CsvRow = { row: number; cells: string[] };

export type CsvText = { rows: CsvRow[]; problem: { row: number; message: string } | null };

const separators = [',', ';', '\t'];

/** What separates the cells: the sign that the first line holds most often outside of quotes. */
const separatorOf = (text: string) => {
  const end = text.search(/[\r\n]/);
  const first = (end === -1 ? text : text.slice(0, end)).replace(/"(?:[^"]|"")*"/g, '');
  const count = (sign: string) => first.split(sign).length;
  return separators.reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
};

/** Far more than any table for us has, and few enough to be read without holding others up. */
const mostRows = 10_000;

/** Reads quotes, doubled quotes and line breaks within quotes; empty rows are left out. */
export const readCsv = (text: string): CsvText => {
  const separator = separatorOf(text);
  const cell = new RegExp(`"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*)`, 'y');
  const rows: CsvRow[] = [];
  let at = 0;
  for (let row = 1; at < text.length; row++) {
    if (row > mostRows) return { rows, problem: tooLong };
    const cells: string[] = [];
    for (;;) {
      cell.lastIndex = at;
      const [whole = '', quoted, plain = ''] = cell.exec(text) ?? [];
      at += whole.length;
      cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
      if (text[at] === separator) {
        at += 1;
        continue;
      }
      if (at < text.length && !/[\r\n]/.test(text[at] ?? '')) return { rows, problem: broken(row) };
      break;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    if (cells.some((value) => value.trim() !== '')) rows.push({ row, cells });
  }
  return { rows, problem: null };
};

const tooLong = {
  row: mostRows + 1,
  message: `is one too many: a table may have ${mostRows} rows, empty ones counted`,
};

const broken = (row: number) => ({
  row,
  message: 'has a quotation mark that is not closed, or one in the middle of a cell',
});

const newline = 10;

/** The text of a file in UTF-8, or the row in which it is something else. */
export const decodeCsv = (bytes: Buffer): string | { row: number } => {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return { row: 1 };
  const isUtf8 = (piece: Buffer) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(piece);
      return true;
    } catch {
      return false;
    }
  };
  if (isUtf8(bytes) && !bytes.includes(0)) return new TextDecoder('utf-8').decode(bytes);
  let row = 1;
  for (let start = 0; start < bytes.length; row++) {
    const found = bytes.indexOf(newline, start);
    const end = found === -1 ? bytes.length : found;
    const line = bytes.subarray(start, end);
    if (!isUtf8(line) || line.includes(0)) return { row };
    start = end + 1;
  }
  return { row };
};
