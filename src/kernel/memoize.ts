/**
 * Keeps what a pure function made of the last few texts; when there are too many, all are dropped. What it keeps is the same
 * for everybody, so it may stand at the top of a file. What is made of a longer text than `maxKeyLength` is not kept.
 */
export const memoize = <T>(
  maxKept: number,
  make: (text: string) => T,
  maxKeyLength = Number.POSITIVE_INFINITY,
) => {
  const knownValues = new Map<string, T>();
  return (text: string): T => {
    const knownValue = knownValues.get(text);
    // Of most words there is nothing to say, and that is kept, too.
    if (knownValue !== undefined || knownValues.has(text)) return knownValue as T;
    const value = make(text);
    if (text.length > maxKeyLength) return value;
    if (knownValues.size >= maxKept) knownValues.clear();
    knownValues.set(text, value);
    return value;
  };
};
