import type { Reading } from '../reading.ts';

/** What is asked for every number of a sentence is found out once. */
export const oncePerReading = <T>(find: (reading: Reading) => T): ((reading: Reading) => T) => {
  const known = new WeakMap<Reading, { found: T }>();
  return (reading) => {
    const before = known.get(reading);
    if (before) return before.found;
    const found = find(reading);
    known.set(reading, { found });
    return found;
  };
};
