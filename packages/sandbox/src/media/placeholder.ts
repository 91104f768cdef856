import { crc32, deflateSync } from 'node:zlib';
import { memoize } from '../basics/memoize.ts';
import { sha256 } from '../world/digest.ts';

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

/** Seeded pictures have a handful of sizes. */
const maxSizes = 20;

/** Which of the two tones each point has: the same for all pictures of a size, and most of the work. */
const pointsOf = memoize(maxSizes, (size) => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const edge = Math.floor((width * (y + height)) / (3 * height));
    rows.fill(1, y * (width + 1) + 1 + edge, (y + 1) * (width + 1));
  }
  return chunk('IDAT', deflateSync(rows));
});

/** A plain PNG in two tones that depend on the name: what a seeded picture looks like. */
export const placeholderPng = (name: string, width: number, height: number) => {
  const tones = Buffer.from(sha256(name), 'hex');
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', tones.subarray(0, 6)),
    pointsOf(`${width}x${height}`),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
