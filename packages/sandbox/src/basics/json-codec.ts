/**
 * Writes values that JSON lacks: maps, bytes and infinite numbers become objects with one name that begins with
 * `$`. Objects that have such a name themselves are written as pairs.
 */
export const encode = (value: unknown): unknown => {
  if (value instanceof Map) return { $map: [...value].map(encode) };
  if (value instanceof Set) return { $set: [...value].map(encode) };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (typeof value === 'number' && !Number.isFinite(value)) return { $number: String(value) };
  if (Array.isArray(value)) return value.map(encode);
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, encode(value)] as const);
  return pairs.some(([name]) => name.startsWith('$'))
    ? { $object: pairs }
    : Object.fromEntries(pairs);
};

const pairsOf = (list: unknown): [string, unknown][] =>
  // `encode` has written them as pairs.
  (list as [string, unknown][]).map(([name, value]) => [name, decode(value)]);

/** How to read each name that `encode` writes. */
const special: Record<string, (value: unknown) => unknown> = {
  $map: (value) => new Map(pairsOf(value)),
  $set: (value) => new Set((value as unknown[]).map(decode)),
  $bytes: (value) => Buffer.from(String(value), 'base64'),
  $number: Number,
  $object: (value) => Object.fromEntries(pairsOf(value)),
};

export const decode = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(decode);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [name = '', entryValue] = entries[0] ?? [];
  const read = entries.length === 1 && Object.hasOwn(special, name) ? special[name] : undefined;
  return read
    ? read(entryValue)
    : Object.fromEntries(entries.map(([key, one]) => [key, decode(one)]));
};
