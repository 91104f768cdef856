import { crc32 } from 'node:zlib';
import { invalidImage } from '../refusal.ts';
import { checkSize, countParts, inspect, type PictureSize } from './limits.ts';
import { type Anatomy, skip } from './walk.ts';

/** Bit depths that each colour type may have. */
const depths: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

const signatureLength = 8;

/** The length, the type and the 13 bytes of the header, then their checksum. */
function* header(maxPixels: number): Anatomy<PictureSize> {
  const chunk = yield { take: 25 };
  const [depth = 0, colour = 0, compression, filter, interlace = 2] = chunk.subarray(16, 21);
  if (chunk.readUInt32BE(0) !== 13 || chunk.toString('latin1', 4, 8) !== 'IHDR') {
    throw invalidImage('PNG without a header');
  }
  if (crc32(chunk.subarray(4, 21)) !== chunk.readUInt32BE(21)) {
    throw invalidImage('PNG header checksum');
  }
  if (!depths[colour]?.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1) {
    throw invalidImage('PNG header');
  }
  return checkSize({ width: chunk.readUInt32BE(8), height: chunk.readUInt32BE(12) }, maxPixels);
}

export function* png(maxPixels: number): Anatomy<PictureSize> {
  yield* skip(signatureLength);
  const size = yield* header(maxPixels);
  const count = countParts();
  let drawnLength = 0;
  for (;;) {
    count();
    const head = yield { take: 8 };
    const length = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    if (length > 0x7fffffff || !/^[A-Za-z]{4}$/.test(type) || type === 'IHDR') {
      throw invalidImage('PNG chunk');
    }
    if (type === 'IDAT') drawnLength += length;
    yield* type === 'IDAT' || type === 'fdAT' ? skip(length) : inspect(length);
    yield* skip(4);
    if (type !== 'IEND') continue;
    if (length > 0 || drawnLength === 0) throw invalidImage('PNG without a picture');
    return size;
  }
}
