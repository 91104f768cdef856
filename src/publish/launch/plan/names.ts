const places = ['ad_set', 'media', 'copy', 'campaign', 'n'] as const;

type Values = Record<(typeof places)[number], string | undefined>;

const place = /\{([^{}]*)\}/g;

/** Says what is wrong with a template for names; null if it can be filled in. */
export const templateProblem = (template: unknown): string | null => {
  if (typeof template !== 'string' || template.trim() === '') return 'must be a text';
  const unknown = [...template.matchAll(place)].find(
    ([, name = '']) => !(places as readonly string[]).includes(name),
  );
  return unknown
    ? `has no value for ${unknown[0].slice(0, 60)}; it takes {${places.join('}, {')}}`
    : null;
};

/**
 * The name of one ad, from a template and values that were shortened already. A value that the ad does not have
 * leaves no gap.
 */
export const fillTemplate = (template: string, values: Values) => {
  const filledTemplate = template.replace(place, (_, name: keyof Values) => values[name] ?? '');
  const tidy = trimmed(folded(filledTemplate));
  return tidy === '' ? `Ad ${values.n}` : tidy;
};

const separators = '-_ ';

const isSpace = (char: string | undefined) => char !== undefined && char.trim() === '';

/** Joins separators that follow each other, with or without spaces between them. */
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

/** Written as a loop, because a regular expression for the end of a text tries every run of spaces in its middle. */
const trimmed = (text: string) => {
  let from = 0;
  let to = text.length;
  while (from < to && isEdge(text[from])) from += 1;
  while (to > from && isEdge(text[to - 1])) to -= 1;
  return text.slice(from, to);
};
