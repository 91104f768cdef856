/** Spreadsheets read a text that begins with one of these characters as a formula; the full-width forms too. */
const formula = /^[=+\-@\t\r＝＋－＠]/;
const number = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** A place where a spreadsheet that splits at semicolons, tabs or lines would begin a new cell with a formula. */
const innerFormula = /[;\t\r\n]"*(?=[=+\-@＝＋－＠])/g;
const needsQuotes = /[",;\t\r\n]/;

/**
 * One cell as in RFC 4180. A formula gets an apostrophe before it, also in the middle of a text where another
 * separator would begin a cell. A negative number is left as it is.
 */
export const csvCell = (text: string) => {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  const whole = safe.replace(innerFormula, "$&'");
  return needsQuotes.test(whole) ? `"${whole.replaceAll('"', '""')}"` : whole;
};

export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;
