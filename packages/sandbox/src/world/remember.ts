/** Puts an entry into a map that forgets its oldest entries beyond `most`. */
export const remember = <K, V>(map: Map<K, V>, key: K, value: V, most: number) => {
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) break;
    map.delete(oldest);
  }
  return value;
};
