import { type KeyRing, parseKeyRing } from '../../src/secrets/key-ring.ts';

/** A ring of these keys; the first one is in use. */
export const ringOf = (...texts: string[]): KeyRing => {
  const ring = parseKeyRing(texts.join(','));
  if (typeof ring === 'string') throw new Error(ring);
  return ring;
};
