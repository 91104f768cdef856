/** Caches the results of a pure function for the last few texts; when the cache is full, it is emptied. */
export const memoize = <T>(maxEntries: number, make: (text: string) => T) => {
  const cache = new Map<string, T>();
  return (text: string): T => {
    const cachedValue = cache.get(text);
    if (cachedValue !== undefined) return cachedValue;
    const value = make(text);
    if (cache.size >= maxEntries) cache.clear();
    cache.set(text, value);
    return value;
  };
};
