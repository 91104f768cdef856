import { invalidImage } from '../refusal.ts';
import { checkSize, countParts, createSuspicion, type PictureSize } from './limits.ts';
import { type Anatomy, skip } from './walk.ts';

const extension = 0x21;
const imageDescriptor = 0x2c;
const trailer = 0x3b;

const signatureLength = 6;
/** The width 10799 has the bytes of a comment opener, which makes the file a script that starts with "GIF89a". */
const commentOpeners = new Set([0x2a2f, 0x2f2f]);

const tableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/**
 * Reads sub-blocks up to the empty one that ends them. They are read in one loop, because there may be a hundred
 * thousand.
 */
function* blocks(suspect?: (bytes: Buffer) => void): Anatomy<void> {
  let remainingLength = 0;
  yield {
    eat(bytes) {
      let usedLength = 0;
      while (usedLength < bytes.length) {
        if (remainingLength === 0) {
          remainingLength = bytes[usedLength] ?? 0;
          usedLength += 1;
          if (remainingLength === 0) return { used: usedLength, done: true };
        }
        const length = Math.min(remainingLength, bytes.length - usedLength);
        suspect?.(bytes.subarray(usedLength, usedLength + length));
        usedLength += length;
        remainingLength -= length;
      }
      return { used: usedLength, done: false };
    },
  };
}

function* frame(maxPixels: number): Anatomy<void> {
  const descriptor = yield { take: 9 };
  const size = { width: descriptor.readUInt16LE(4), height: descriptor.readUInt16LE(6) };
  checkSize(size, maxPixels);
  yield* skip(tableLength(descriptor[8] ?? 0));
  const [codeSize = 0] = yield { take: 1 };
  if (codeSize < 1 || codeSize > 11) throw invalidImage('GIF code size');
  yield* blocks();
}

export function* gif(maxPixels: number): Anatomy<PictureSize> {
  yield* skip(signatureLength);
  const screen = yield { take: 7 };
  const size = { width: screen.readUInt16LE(0), height: screen.readUInt16LE(2) };
  if (commentOpeners.has(size.width)) throw invalidImage('GIF that is a script');
  checkSize(size, maxPixels);
  yield* skip(tableLength(screen[4] ?? 0));
  const suspicion = createSuspicion();
  const count = countParts();
  const suspect = (bytes: Buffer) => {
    count();
    suspicion(bytes);
  };
  let frames = 0;
  for (;;) {
    const [kind] = yield { take: 1 };
    if (kind === trailer) break;
    if (kind === imageDescriptor) {
      frames += 1;
      yield* frame(maxPixels);
    } else if (kind === extension) {
      yield* skip(1);
      yield* blocks(suspect);
    } else {
      throw invalidImage('GIF block');
    }
  }
  if (frames === 0) throw invalidImage('GIF without a picture');
  return size;
}
