/** Signs read in one search: plenty for an answer, and a bound on hostile text full of braces. */
const patience = 4 * 1024 * 1024;

const quote = 0x22;
const backslash = 0x5c;
const open = 0x7b;
const close = 0x7d;

/** Where the object that starts here ends, or where the text does; braces inside strings do not count. */
const scanObject = (text: string, start: number) => {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (isInString) {
      if (sign === backslash) at++;
      else if (sign === quote) isInString = false;
    } else if (sign === quote) isInString = true;
    else if (sign === open) depth++;
    else if (sign === close && --depth === 0) return { end: at + 1, isWhole: true };
  }
  return { end: text.length, isWhole: false };
};

const parseObject = (text: string, keys: string[]): object | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    const isWanted = typeof value === 'object' && value !== null && keys.every((k) => k in value);
    return isWanted ? value : undefined;
  } catch {
    return undefined;
  }
};

const lastObject = (text: string, keys: string[]) => {
  let found: object | undefined;
  let read = 0;
  const opening = /\{\s*"/g;
  for (let hit = opening.exec(text); hit && read < patience; hit = opening.exec(text)) {
    const { end, isWhole } = scanObject(text, hit.index);
    read += end - hit.index;
    const value = isWhole ? parseObject(text.slice(hit.index, end), keys) : undefined;
    found = value ?? found;
    // Without the keys it may be a wrapper, so the search goes on inside it.
    opening.lastIndex = value ? end : hit.index + 1;
  }
  return found;
};

const afterThinking = (text: string) => {
  const [end] = [...text.matchAll(/<\/(think|thinking|reasoning)>/gi)].slice(-1);
  return end ? text.slice(end.index + end[0].length) : '';
};

/**
 * The JSON object in a model's answer that has all the keys: bare, fenced, wrapped in another
 * object, after its thoughts or amid chatter. Of several the last, because models draft first.
 */
export const findJson = (text: string, keys: string[]): object | undefined =>
  parseObject(text, keys) ?? lastObject(afterThinking(text), keys) ?? lastObject(text, keys);
