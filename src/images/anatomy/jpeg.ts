import { invalidImage } from '../refusal.ts';
import { checkSize, countParts, inspect, type PictureSize } from './limits.ts';
import type { Anatomy } from './walk.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const application0 = 0xe0;

/** Baseline, extended and progressive. Programs do not show the lossless, hierarchical and arithmetic kinds. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
const otherFrames = new Set([
  0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf, 0xde,
]);

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Between segments: 0xFF, possibly repeated as filling, then the kind of the next segment. */
function* nextMarker(): Anatomy<number> {
  const [prefix] = yield { take: 1 };
  if (prefix !== 0xff) throw invalidImage('JPEG marker');
  let filling = true;
  yield {
    eat(bytes) {
      const at = bytes.findIndex((byte) => byte !== 0xff);
      filling = at < 0;
      return { used: filling ? bytes.length : at, done: !filling };
    },
  };
  const [marker = 0] = yield { take: 1 };
  return marker;
}

/** Compressed data. It ends at a 0xFF that is not followed by a stuffed zero, a restart or filling. */
function* scan(): Anatomy<void> {
  yield {
    eat(bytes) {
      for (let at = 0; at + 1 < bytes.length; at += 1) {
        if (bytes[at] !== 0xff) continue;
        const next = bytes[at + 1] ?? 0;
        if (next !== 0 && next !== 0xff && !isRestart(next)) return { used: at, done: true };
      }
      const open = bytes[bytes.length - 1] === 0xff ? 1 : 0;
      return { used: bytes.length - open, done: false };
    },
  };
}

function* frame(length: number, maxPixels: number): Anatomy<PictureSize> {
  const head = yield { take: 6 };
  const [precision] = head;
  const components = head[5] ?? 0;
  if (precision !== 8 || components < 1 || components > 4 || length !== 6 + 3 * components) {
    throw invalidImage('JPEG frame');
  }
  yield* inspect(length - 6);
  return checkSize({ width: head.readUInt16BE(3), height: head.readUInt16BE(1) }, maxPixels);
}

/** If a JFIF header is longer than its thumbnail, its length field can be a comment opener for a script. */
function* jfif(length: number): Anatomy<void> {
  if (length < 14) return yield* inspect(length);
  const head = yield { take: 14 };
  const [across = 0, down = 0] = head.subarray(12);
  if (head.toString('latin1', 0, 5) === 'JFIF\0' && length !== 14 + 3 * across * down) {
    throw invalidImage('JFIF header');
  }
  yield* inspect(length - 14);
}

function* picture(maxPixels: number): Anatomy<PictureSize> {
  if ((yield* nextMarker()) !== startOfImage) throw invalidImage('JPEG start');
  const count = countParts();
  let size: PictureSize | undefined;
  let scans = 0;
  for (;;) {
    count();
    const marker = yield* nextMarker();
    if (marker === endOfImage) break;
    const length = (yield { take: 2 }).readUInt16BE(0) - 2;
    if (length < 0 || marker < 0xc0 || isRestart(marker) || marker === startOfImage) {
      throw invalidImage('JPEG segment');
    }
    if (otherFrames.has(marker) || (frames.has(marker) && size)) throw invalidImage('JPEG frames');
    if (frames.has(marker)) size = yield* frame(length, maxPixels);
    else yield* marker === application0 ? jfif(length) : inspect(length);
    if (marker !== startOfScan) continue;
    if (!size) throw invalidImage('JPEG scan before its frame');
    scans += 1;
    yield* scan();
  }
  if (!size || scans === 0) throw invalidImage('JPEG without a picture');
  return size;
}

/** Phones append further pictures (depth, brightness, preview) to the first. Only the first one counts. */
export function* jpeg(maxPixels: number): Anatomy<PictureSize> {
  const size = yield* picture(maxPixels);
  const count = countParts(16);
  for (;;) {
    const next = yield { peek: 3, orEnd: true };
    if (!next.equals(Buffer.from([0xff, startOfImage, 0xff]))) return size;
    count();
    yield* picture(maxPixels);
  }
}
