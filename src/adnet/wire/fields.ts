const maxLength = 2_000;
const name = '[A-Za-z_][A-Za-z0-9_]*';
/** A name, or a dot, which replaces a name whose braces were checked already. */
const item = `(?:${name}|\\.)`;
// It matches only from the beginning of a name; otherwise a long name would be tried from each of its letters.
const innermost = new RegExp(`(?<![A-Za-z0-9_])${name}\\{${item}(?:,${item})*\\}`, 'g');
const flat = new RegExp(`^${item}(?:,${item})*$`);

/** Fields such as page tokens: a caller who may read lists must not get a token for the page with them. */
const secretName = /token|secret|password/i;

/** The list of fields without spaces. */
export const fieldList = (text: string) => text.trim().replace(/(?<!\s)\s*([,{}])\s*/g, '$1');

/** Says what is wrong with a list of fields such as `id,name,creative{id,name}`; null if it is correct. */
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
