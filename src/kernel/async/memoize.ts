/**
 * Caches the results of a pure function for the last few texts. When the cache is full, it is emptied. The results
 * are the same for every caller, so such a cache may be a constant of a file. The result for a text longer than
 * `maxKeyLength` is not cached.
 */
export const memoize = <T>(
  maxKept: number,
  make: (text: string) => T,
  maxKeyLength = Number.POSITIVE_INFINITY,
) => {
  const knownValues = new Map<string, T>();
  return (text: string): T => {
    const knownValue = knownValues.get(text);
    // For most words the result is undefined, and that is cached too.
    if (knownValue !== undefined || knownValues.has(text)) return knownValue as T;
    const value = make(text);
    if (text.length > maxKeyLength) return value;
    if (knownValues.size >= maxKept) knownValues.clear();
    knownValues.set(text, value);
    return value;
  };
};
