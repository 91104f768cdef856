import { expect, it } from 'vitest';
import { Failure } from '../../../src/contract/failures.ts';
import { picture } from '../../../src/images/anatomy/picture.ts';
import { walk } from '../../../src/images/anatomy/walk.ts';

export const maxPixels = 1_000_000;
export const size = { width: 640, height: 480 };

export const text = (value: string) => Buffer.from(value, 'latin1');
export const join = (...parts: Buffer[]) => Buffer.concat(parts);

/** What is made of a file that arrives in pieces of this length. */
export const examine = (bytes: Buffer, pieceLength = bytes.length || 1) => {
  const examination = walk(picture(maxPixels));
  for (let at = 0; at < bytes.length; at += pieceLength) {
    examination.push(bytes.subarray(at, at + pieceLength));
  }
  return examination.end();
};

/** The same, with a refusal as its code. */
export const verdict = (bytes: Buffer, pieceLength?: number) => {
  try {
    return examine(bytes, pieceLength);
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
};

export const refusesAll = (cases: [string, Buffer][]) =>
  it.each(cases)('refuses %s', (_name, bytes) => {
    expect(verdict(bytes)).toBe('image_invalid');
    expect(verdict(bytes, 1)).toBe('image_invalid');
  });
