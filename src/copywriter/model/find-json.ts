/** Characters read in one search: plenty for an answer, and a bound on hostile text full of braces. */
const maxScannedLength = 1024 * 1024;

/** Where the object that starts here ends, or where the text does; braces inside strings do not count. */
const scanObject = (text: string, start: number) => {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at);
    if (isInString) {
      if (character === '\\') at++;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return { end: at + 1, isWhole: true };
  }
  return { end: text.length, isWhole: false };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A comma before a closing bracket; those inside of strings are passed over. */
const strayComma = /("[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$))|,(?=\s*[\]}])/gsu;

type IsWanted = (value: object) => boolean;

const parseObject = (text: string, isWanted: IsWanted): object | undefined => {
  const value = parse(text) ?? parse(text.replace(strayComma, '$1'));
  return typeof value === 'object' && value !== null && isWanted(value) ? value : undefined;
};

const lastObject = (text: string, isWanted: IsWanted) => {
  let lastValue: object | undefined;
  let scannedLength = 0;
  const opening = /\{\s*"/g;
  for (
    let hit = opening.exec(text);
    hit && scannedLength < maxScannedLength;
    hit = opening.exec(text)
  ) {
    const { end, isWhole } = scanObject(text, hit.index);
    scannedLength += end - hit.index;
    const value = isWhole ? parseObject(text.slice(hit.index, end), isWanted) : undefined;
    lastValue = value ?? lastValue;
    // Without these keys it may be a wrapper, so the search continues inside it.
    opening.lastIndex = value ? end : hit.index + 1;
  }
  return lastValue;
};

const afterThinking = (text: string) => {
  const [end] = [...text.matchAll(/<\/(think|thinking|reasoning)>/gi)].slice(-1);
  return end ? text.slice(end.index + end[0].length) : '';
};

const search = (text: string, isWanted: IsWanted) =>
  parseObject(text, isWanted) ??
  lastObject(afterThinking(text), isWanted) ??
  lastObject(text, isWanted);

/**
 * The JSON object in a model's answer that has all the keys, else one that has some of them: bare,
 * fenced, wrapped in another object, after its thoughts or amid chatter. Of several the last,
 * because models draft first.
 */
export const findJson = (text: string, keys: string[]): object | undefined =>
  search(text, (value) => keys.every((key) => key in value)) ??
  search(text, (value) => keys.some((key) => key in value));

const closers: Record<string, string> = { '{': '}', '[': ']' };

/** The text up to the last entry that is whole, its brackets closed behind it. */
const closeBrackets = (text: string): string => {
  const open: string[] = [];
  let whole = '';
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|[[\]{}]/gsu)) {
    const closer = closers[token];
    if (closer) open.push(closer);
    else if (token === open.at(-1)) {
      open.pop();
      whole = text.slice(0, index + 1) + [...open].reverse().join('');
    }
  }
  return whole;
};

/** For an answer whose end is missing: its complete parts. */
export const findCutJson = (text: string, keys: string[]): object | undefined => {
  const start = text.indexOf('{', text.search(/<\/(?:think|thinking|reasoning)>/i) + 1);
  return (
    findJson(text, keys) ??
    (start < 0 ? undefined : findJson(closeBrackets(text.slice(start)), keys))
  );
};
