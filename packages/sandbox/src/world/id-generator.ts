import { lettersFrom, shareFrom, traceLetters } from './digest.ts';

/** Creates all ids and secrets, so that the same seed and calls give the same bytes. */
export type IdGenerator = {
  /** A campaign, ad set, ad or creative: 18 digits, more than a double can hold. */
  objectId(): string;
  /** The order of creation, which cursors contain. */
  next(): number;
  secret(purpose: string, length: number): string;
  trace(): string;
  share(purpose: string): number;
  /** How many values were created so far for each purpose. */
  counts(): Record<string, number>;
};

export const createIdGenerator = (
  seed: number,
  initialCounts: Record<string, number> = {},
): IdGenerator => {
  const counts = new Map(Object.entries(initialCounts));
  const count = (purpose: string) => {
    const n = (counts.get(purpose) ?? 0) + 1;
    counts.set(purpose, n);
    return n;
  };
  const base = 20_000_000_000_000 + (Math.abs(seed) % 1000) * 10_000_000_000;
  return {
    objectId: () => {
      const n = count('object');
      return `1202${base + n * 10_130 + Math.floor(shareFrom(`${seed}:id:${n}`) * 10_000)}`;
    },
    next: () => count('sequence'),
    secret: (purpose, length) =>
      lettersFrom(`${seed}:${purpose}:${count(`secret ${purpose}`)}`, length),
    trace: () => `A${traceLetters(seed, count('trace'))}`,
    counts: () => Object.fromEntries(counts),
    share: (purpose) => shareFrom(`${seed}:${purpose}:${count(`share ${purpose}`)}`),
  };
};
