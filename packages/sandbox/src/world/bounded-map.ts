/** Adds an entry to a map that drops its oldest entries beyond `maxEntries`. */
export const setBounded = <K, V>(map: Map<K, V>, key: K, value: V, maxEntries: number) => {
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= maxEntries) break;
    map.delete(oldest);
  }
  return value;
};
