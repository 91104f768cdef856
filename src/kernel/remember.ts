/**
 * Keeps what a pure function made of the last few texts; when there are too many, all are dropped.
 * `source` may bring what the text stands for, if that saves reading it anew.
 */
export const remember = <T, S = void>(most: number, make: (text: string, source: S) => T) => {
  const known = new Map<string, T>();
  return (text: string, source: S): T => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text, source);
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
};
