const maxLength = 2_000;
const name = '[A-Za-z_][A-Za-z0-9_]*';
/** A name, or a dot that stands for a name whose braces were already looked at. */
const item = `(?:${name}|\\.)`;
// From the beginning of a name only: otherwise a long name would be looked at from each of its letters.
const innermost = new RegExp(`(?<![A-Za-z0-9_])${name}\\{${item}(?:,${item})*\\}`, 'g');
const flat = new RegExp(`^${item}(?:,${item})*$`);

/** Page tokens and their like: whoever may read lists must not get a key to the page with them. */
const secretName = /token|secret|password/i;

/** The same field list without spaces. */
export const fieldList = (text: string) => text.trim().replace(/(?<!\s)\s*([,{}])\s*/g, '$1');

/** What is wrong with a list of fields such as `id,name,creative{id,name}`; null when nothing is. */
export const fieldListProblem = (text: string): string | null => {
  if (text.length > maxLength) return `must have at most ${maxLength} characters`;
  let rest = fieldList(text);
  if (rest.includes('.')) return notNames;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(innermost, '.');
  }
  if (!flat.test(rest)) return notNames;
  return secretName.test(text) ? 'must not ask for tokens or secrets' : null;
};

const notNames = 'must be field names with commas, such as id,name,creative{id,name}';
