const sample = 8;
const widestStride = 32;
const places = 16_384;
const two32 = 2 ** 32;

/**
 * Tells quickly that bytes hold none of the values. It looks at eight bytes every so often, as far
 * apart as the shortest value allows: wherever a value stands, one look falls into it. Searching
 * for dozens of values one by one costs more than all the rest that is done with a long answer.
 */
export const createSieve = (values: readonly Buffer[]) => {
  const shortest = Math.min(...values.map((value) => value.length));
  if (shortest < sample) return () => true;
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

const placeOf = (word: number) => Math.imul(word, 0x9e3779b1) >>> 18;

/** As much of eight bytes as a number holds exactly: all but eleven bits. */
const sampleAt = (bytes: Buffer, at: number) =>
  (wordAt(bytes, at) >>> 0) + (wordAt(bytes, at + 4) & 0x1f_ffff) * two32;
