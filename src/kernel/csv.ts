/** Spreadsheets take text that begins like this for a formula; the wide signs too. */
const formula = /^[=+\-@\t\r＝＋－＠]/;
const number = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const needsQuotes = /[",\r\n]/;

/** One cell of RFC 4180. A formula gets an apostrophe before it; a negative number is none. */
export const csvCell = (text: string) => {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;
