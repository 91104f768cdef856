import type { Pieces } from '../kernel/pieces.ts';

/** Values that must not leave the service, and a quick way to see that a body holds none of them. */
export type Secrets = { spellings: Buffer[]; mayBeIn(body: Pieces): boolean };

export const secretsOf = (spellings: Buffer[]): Secrets => {
  const mayHold = createSieve(spellings);
  const longest = Math.max(...spellings.map((spelling) => spelling.length));
  return {
    spellings,
    mayBeIn(body) {
      const { list } = body;
      // A value could span more than two pieces that are shorter than itself.
      if (list.length === 1 || list.some((piece) => piece.length < longest))
        return mayHold(body.whole);
      return list.some((piece, at) => {
        const before = list[at - 1];
        return mayHold(piece) || (before !== undefined && mayHold(seam(before, piece, longest)));
      });
    },
  };
};

/** Where one piece ends and the next begins, as far as a value could reach over it. */
const seam = (before: Buffer, after: Buffer, longest: number) =>
  Buffer.concat([before.subarray(before.length - longest), after.subarray(0, longest)]);

const sample = 8;
/** Below this the looks stand so close that searching is cheaper. No real token is as short. */
const worthwhile = 32;
const widestStride = 64;
const places = 8_192;
const two32 = 2 ** 32;

/**
 * Looks at eight bytes every so often, as far apart as the shortest value allows: wherever a value
 * stands, one look falls into it. Searching for a dozen spellings one by one costs more than all
 * the rest that is done with a long answer.
 */
const createSieve = (values: Buffer[]) => {
  const shortest = Math.min(...values.map((value) => value.length));
  if (shortest < worthwhile) return () => true;
  const stride = Math.min(shortest - sample + 1, widestStride);
  const marks = new Uint8Array(places);
  const samples = new Set<number>();
  for (const value of values) {
    for (let at = 0; at < stride; at++) {
      marks[placeOf(wordAt(value, at))] = 1;
      samples.add(sampleAt(value, at));
    }
  }
  return (body: Buffer) => {
    const last = body.length - sample;
    for (let at = 0; at <= last; at += stride)
      if (marks[placeOf(wordAt(body, at))] === 1 && samples.has(sampleAt(body, at))) return true;
    return false;
  };
};

/** Four bytes as a number; Buffer's own reader checks its bounds first, at twice the price. */
const wordAt = (bytes: Buffer, at: number) =>
  (bytes[at] ?? 0) |
  ((bytes[at + 1] ?? 0) << 8) |
  ((bytes[at + 2] ?? 0) << 16) |
  ((bytes[at + 3] ?? 0) << 24);

const placeOf = (word: number) => Math.imul(word, 0x9e3779b1) >>> 19;

/** As much of eight bytes as a number holds exactly: all but eleven bits. */
const sampleAt = (bytes: Buffer, at: number) =>
  (wordAt(bytes, at) >>> 0) + (wordAt(bytes, at + 4) & 0x1f_ffff) * two32;
