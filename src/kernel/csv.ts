/** Spreadsheets take text that begins like this for a formula; the wide signs too. */
const formula = /^[=+\-@\t\r＝＋－＠]/;
const number = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** A spreadsheet that splits at semicolons, tabs or lines would begin a cell here. */
const innerFormula = /[;\t\r\n]"*(?=[=+\-@＝＋－＠])/g;
const needsQuotes = /[",;\t\r\n]/;

/**
 * One cell of RFC 4180. A formula gets an apostrophe before it, also one that stands where another
 * separator would begin a cell; a negative number is none.
 */
export const csvCell = (text: string) => {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  const whole = safe.replace(innerFormula, "$&'");
  return needsQuotes.test(whole) ? `"${whole.replaceAll('"', '""')}"` : whole;
};

export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;
