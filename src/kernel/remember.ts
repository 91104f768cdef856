/** Keeps what a pure function made of the last few texts; when there are too many, all are dropped. */
export const remember = <T>(most: number, make: (text: string) => T) => {
  const known = new Map<string, T>();
  return (text: string): T => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
};

/** The same of an object: kept for as long as the object is, or the part of it that stands for it. */
export const rememberOf = <In extends object, T>(
  make: (it: In) => T,
  keyOf: (it: In) => object = (it) => it,
) => {
  const known = new WeakMap<object, { made: T }>();
  return (it: In): T => {
    const key = keyOf(it);
    const found = known.get(key) ?? { made: make(it) };
    known.set(key, found);
    return found.made;
  };
};
