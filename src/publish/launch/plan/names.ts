const places = ['ad_set', 'media', 'copy', 'campaign', 'n'] as const;

type Values = Record<(typeof places)[number], string | undefined>;

const place = /\{([^{}]*)\}/g;

/** Null when the template can be filled. */
export const templateProblem = (template: unknown): string | null => {
  if (typeof template !== 'string' || template.trim() === '') return 'must be a text';
  const unknown = [...template.matchAll(place)].find(
    ([, name = '']) => !(places as readonly string[]).includes(name),
  );
  return unknown
    ? `has no value for ${unknown[0].slice(0, 60)}; it takes {${places.join('}, {')}}`
    : null;
};

/** The name of one ad, of a template and values that are short already. What an ad does not have leaves no gap behind. */
export const fillTemplate = (template: string, values: Values) => {
  const filledTemplate = template.replace(place, (_, name: keyof Values) => values[name] ?? '');
  const tidy = trimmed(folded(filledTemplate));
  return tidy === '' ? `Ad ${values.n}` : tidy;
};

const separators = '-_ ';

const isSpace = (char: string | undefined) => char !== undefined && char.trim() === '';

/** Joins a separator that stands several times in a row, with or without spaces between. */
const folded = (text: string) => {
  let nameSoFar = '';
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    nameSoFar += char;
    at = separators.includes(char) ? endOfRun(text, at + 1, char) : at + 1;
  }
  return nameSoFar;
};

/** Finds the end of the run of a separator that began before `from`. */
const endOfRun = (text: string, from: number, separator: string) => {
  let end = from;
  for (let at = from; isSpace(text[at]) || text[at] === separator; at += 1)
    if (text[at] === separator) end = at + 1;
  return end;
};

const isEdge = (char: string | undefined) => char === '-' || char === '_' || isSpace(char);

/** By hand: a regular expression for the end of a text looks at every run in its middle again and again. */
const trimmed = (text: string) => {
  let from = 0;
  let to = text.length;
  while (from < to && isEdge(text[from])) from += 1;
  while (to > from && isEdge(text[to - 1])) to -= 1;
  return text.slice(from, to);
};
