const scramble = (value: number): number => {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
};

/** A 32-bit seed that is the same for the same text, always and everywhere. */
export const seedOf = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return scramble(h);
};

export const blend = (seed: number, salt: number): number =>
  scramble(seed ^ Math.imul(salt + 0x9e37, 0x9e3779b1));

/** Even over [0, 1). */
export const unit = (seed: number, salt: number): number => blend(seed, salt) / 2 ** 32;

export const between = (low: number, high: number, seed: number, salt: number): number =>
  low + (high - low) * unit(seed, salt);
