import { memoize } from '../../kernel/async/memoize.ts';
import { withoutSlashes } from '../../kernel/pure/without-slashes.ts';

/** A path below the versioned root, such as `/act_1/campaigns`: plain words and ids only. */
const segments = /^(?:\/[A-Za-z0-9_]+){1,3}$/;

export type GraphRoot = { origin: string; prefix: string };

export const graphRoot = (graphUrl: string): GraphRoot => {
  const url = new URL(graphUrl);
  if (url.search || url.hash || url.username || url.password)
    throw new Error('The platform address takes no query, fragment or credentials.');
  return { origin: url.origin, prefix: withoutSlashes(url.pathname) };
};

/** Encoding does not protect against `..`, so a path may hold only characters that need no encoding. */
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
    // Half of a surrogate pair cannot be encoded, so it is replaced, as UTF-8 does.
    return encodeURIComponent(Buffer.from(value).toString());
  }
};

/** Lists of fields are long and mostly our own, and encoding one takes 1 µs, so the results are cached. */
const encodeFields = memoize(100, encode);
