const sample = 8;
const widestStride = 32;
const places = 2 ** 17;
const two32 = 2 ** 32;

/**
 * Quickly finds out that bytes contain none of the values. It samples eight bytes at regular distances, as wide as
 * the shortest value allows, so that each occurrence of a value includes one sample. Searching for dozens of values
 * one by one would cost more than all other work on a long answer.
 */
export const createBloomFilter = (values: readonly Buffer[]) => {
  const minLength = Math.min(...values.map((value) => value.length));
  if (minLength < sample + 3) return () => true;
  // A multiple of four, so that every sample consists of two whole words.
  const stride = Math.min(minLength - sample + 1, widestStride) & ~3;
  const marks = new Uint8Array(places / 8);
  const samples = new Set<number>();
  for (const value of values) {
    for (let at = 0; at < stride; at++) {
      // The value is copied, because a word can only be read at an address that is a multiple of four.
      const [first = 0, second = 0] = new Int32Array(
        new Uint8Array(value.subarray(at, at + sample)).buffer,
      );
      const place = placeOf(first);
      marks[place >> 3] = (marks[place >> 3] ?? 0) | (1 << (place & 7));
      samples.add(both(first, second));
    }
  }
  const isMarked = (place: number) => ((marks[place >> 3] ?? 0) & (1 << (place & 7))) !== 0;
  return (body: Buffer) => {
    if (body.length < minLength) return false;
    const words = wordsOf(body);
    const last = words.length - 2;
    for (let at = 0; at <= last; at += stride >> 2) {
      const first = words[at] ?? 0;
      if (isMarked(placeOf(first)) && samples.has(both(first, words[at + 1] ?? 0))) return true;
    }
    return false;
  };
};

/** The bytes as words of four bytes, from the first place where a word can be read. */
const wordsOf = ({ buffer, byteOffset, length }: Buffer) => {
  const offset = -byteOffset & 3;
  return new Int32Array(buffer, byteOffset + offset, (length - offset) >> 2);
};

const placeOf = (word: number) => Math.imul(word, 0x9e3779b1) >>> 15;

/** The part of eight bytes that a number can hold exactly: all but eleven bits. */
const both = (first: number, second: number) => (first >>> 0) + (second & 0x1f_ffff) * two32;
