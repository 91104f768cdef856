import { invalidImage } from '../refusal.ts';
import type { Anatomy } from './walk.ts';

export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp';

export type PictureSize = { width: number; height: number };

/** Checked as soon as the size is read, so that a decompression bomb costs no more than reading its header. */
export const checkSize = ({ width, height }: PictureSize, maxPixels: number): PictureSize => {
  if (width === 0 || height === 0) throw invalidImage('no pixels');
  if (width * height > maxPixels) throw invalidImage('too many pixels');
  return { width, height };
};

/** Real files have some thousand parts. Without a limit, a file of tiny parts would cost much time. */
export const countParts = (maxCount = 100_000) => {
  let parts = 0;
  return () => {
    parts += 1;
    if (parts > maxCount) throw invalidImage('too many parts');
  };
};

const foreign =
  /<script|<\?php|<html|<!doctype|<svg[\s>]|%pdf-|PK\x03\x04[\x0a-\x3f]\0|PK\x05\x06\0{4}/i;
const maxMarkLength = 9;

/** Looks for another format that is hidden in metadata of a picture: comments, profiles, tables. */
export const createSuspicion = () => {
  let tail = '';
  return (bytes: Buffer) => {
    const text = tail + bytes.toString('latin1');
    if (foreign.test(text)) throw invalidImage('another format inside');
    tail = text.slice(1 - maxMarkLength);
  };
};

/** Skips a part that viewers do not draw, and checks it on the way. */
export function* inspect(count: number): Anatomy<void> {
  if (count === 0) return;
  const suspect = createSuspicion();
  let remainingLength = count;
  yield {
    eat(bytes) {
      const usedLength = Math.min(remainingLength, bytes.length);
      suspect(bytes.subarray(0, usedLength));
      remainingLength -= usedLength;
      return { used: usedLength, done: remainingLength === 0 };
    },
  };
}
