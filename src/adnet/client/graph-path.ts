import { memoize } from '../../kernel/memoize.ts';

/** A path below the versioned root, such as `/act_1/campaigns`: plain words and ids, no more. */
const segments = /^(?:\/[A-Za-z0-9_]+){1,3}$/;

export type GraphRoot = { origin: string; prefix: string };

export const graphRoot = (graphUrl: string): GraphRoot => {
  const url = new URL(graphUrl);
  if (url.search || url.hash || url.username || url.password)
    throw new Error('The platform address takes no query, fragment or credentials.');
  return { origin: url.origin, prefix: url.pathname.replace(/(?<!\/)\/+$/, '') };
};

/** Encoding does not protect against `..`, so only characters that need no encoding may be in a path. */
export const graphPath = ({ prefix }: GraphRoot, path: string, query = ''): string => {
  if (!segments.test(path))
    throw new Error('A platform path was built from something that is no id.');
  return query === '' ? prefix + path : `${prefix}${path}?${query}`;
};

/** Parameters of a read. */
export const queryText = (params: Record<string, string>): string => {
  let query = '';
  for (const name in params) {
    const value = params[name] ?? '';
    const encodedValue = name === 'fields' ? encodeFields(value) : encode(value);
    query += `${query === '' ? '' : '&'}${encodeURIComponent(name)}=${encodedValue}`;
  }
  return query;
};

const encode = (value: string) => {
  try {
    return encodeURIComponent(value);
  } catch {
    // Half a surrogate pair cannot be encoded; UTF-8 replaces it.
    return encodeURIComponent(Buffer.from(value).toString());
  }
};

/** Lists of fields are long and mostly our own: encoding one anew is 1 µs. */
const encodeFields = memoize(100, encode);
