import { invalidImage } from '../refusal.ts';
import { checkSize, countParts, inspect, type PictureSize } from './limits.ts';
import { type Anatomy, skip } from './walk.ts';

type Head = { type: string; length: number };
type Drawing = { head: number; size: (head: Buffer) => PictureSize };

const lossy = (head: Buffer): PictureSize => {
  if (((head[0] ?? 1) & 1) !== 0 || head.readUIntBE(3, 3) !== 0x9d012a) {
    throw invalidImage('WebP frame');
  }
  return { width: head.readUInt16LE(6) & 0x3fff, height: head.readUInt16LE(8) & 0x3fff };
};

const lossless = (head: Buffer): PictureSize => {
  const bits = head.readUInt32LE(1);
  if (head[0] !== 0x2f || bits >>> 29 !== 0) throw invalidImage('WebP frame');
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

const frameOfMany = (head: Buffer): PictureSize => ({
  width: head.readUIntLE(6, 3) + 1,
  height: head.readUIntLE(9, 3) + 1,
});

/** Chunks that draw something, and how many of their first bytes contain the size. */
const drawings: Record<string, Drawing> = {
  'VP8 ': { head: 10, size: lossy },
  VP8L: { head: 5, size: lossless },
  ANMF: { head: 16, size: frameOfMany },
};

function* chunkHead(room: number): Anatomy<Head> {
  if (room < 8) throw invalidImage('WebP chunk');
  const head = yield { take: 8 };
  const length = head.readUInt32LE(4);
  if (padded(length) > room - 8) throw invalidImage('WebP chunk longer than its file');
  return { type: head.toString('latin1', 0, 4), length };
}

const padded = (length: number) => length + (length % 2);

/** The chunk with the canvas size, which comes first in a file with several pictures. */
function* canvas(length: number, maxPixels: number): Anatomy<PictureSize> {
  if (length !== 10) throw invalidImage('WebP canvas');
  const head = yield { take: 10 };
  const size = { width: head.readUIntLE(4, 3) + 1, height: head.readUIntLE(7, 3) + 1 };
  return checkSize(size, maxPixels);
}

function* draw({ type, length }: Head, maxPixels: number): Anatomy<PictureSize | undefined> {
  const drawing = drawings[type];
  if (!drawing) {
    yield* type === 'ALPH' ? skip(padded(length)) : inspect(padded(length));
    return undefined;
  }
  if (length < drawing.head) throw invalidImage('WebP frame');
  const size = checkSize(drawing.size(yield { take: drawing.head }), maxPixels);
  yield* skip(padded(length) - drawing.head);
  return size;
}

export function* webp(maxPixels: number): Anatomy<PictureSize> {
  const riff = yield { take: 12 };
  let room = padded(riff.readUInt32LE(4)) - 4;
  const count = countParts();
  const first = yield* chunkHead(room);
  let size: PictureSize | undefined;
  let drawnSize: PictureSize | undefined;
  if (first.type === 'VP8X') size = yield* canvas(first.length, maxPixels);
  else drawnSize = yield* draw(first, maxPixels);
  if (!size && !drawnSize) throw invalidImage('WebP without a picture first');
  room -= 8 + padded(first.length);
  while (room > 0) {
    count();
    const head = yield* chunkHead(room);
    room -= 8 + padded(head.length);
    drawnSize = (yield* draw(head, maxPixels)) ?? drawnSize;
  }
  if (!drawnSize) throw invalidImage('WebP without a picture');
  return size ?? drawnSize;
}
