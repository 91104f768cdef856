const scramble = (value: number): number => {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
};

/** A 32-bit seed that is always the same for the same text. */
export const seedOf = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return scramble(h);
};

/** A number in the range, evenly distributed. */
export const between = (low: number, high: number, seed: number, salt: number): number =>
  low + ((high - low) * scramble(seed ^ Math.imul(salt + 0x9e37, 0x9e3779b1))) / 2 ** 32;
