/**
 * Keeps what a pure function made of the last few texts; when there are too many, all are dropped. What it keeps is the same
 * for everybody, so it may stand at the top of a file.
 */
export const memoize = <T>(maxKept: number, make: (text: string) => T) => {
  const known = new Map<string, T>();
  return (text: string): T => {
    const value = known.get(text);
    if (value !== undefined) return value;
    const made = make(text);
    if (known.size >= maxKept) known.clear();
    known.set(text, made);
    return made;
  };
};
