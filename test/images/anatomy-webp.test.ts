import { describe, expect, it } from 'vitest';
import { examine, join, refusesAll, size, text } from './support/examine.ts';
import * as make from './support/pictures.ts';

describe('WebP', () => {
  const { riff, riffChunk: chunk, vp8, vp8l, vp8x } = make;
  const frame = (width: number) => {
    const head = Buffer.alloc(16);
    head.writeUIntLE(width - 1, 6, 3);
    return chunk('ANMF', join(head, vp8()));
  };
  const long = riff(vp8(size));
  long.writeUInt32LE(long.length + 100, 4);
  const short = riff(vp8(size), chunk('EXIF', Buffer.alloc(20)));
  short.writeUInt32LE(short.length - 8 - 28 + 4, 4);
  const overlong = riff(vp8(size));
  overlong.writeUInt32LE(0xfffffff0, 16);
  const between = riff(vp8(size));
  between[20] = (between[20] ?? 0) | 1;
  const unsigned = riff(vp8l(size));
  unsigned[20] = 0x2e;

  it('may be lossless, extended, animated', () => {
    expect(examine(riff(vp8l(size)))).toMatchObject(size);
    expect(examine(riff(vp8x(size), chunk('ALPH', Buffer.alloc(5)), vp8(size)))).toMatchObject(
      size,
    );
    expect(
      examine(riff(vp8x(size), chunk('ANIM', Buffer.alloc(6)), frame(4), frame(5)), 3),
    ).toMatchObject(size);
    expect(examine(riff(vp8(size), chunk('XMP ', text('<x:xmpmeta/>'))))).toMatchObject(size);
  });

  refusesAll([
    ['no chunks', riff()],
    ['no picture', riff(vp8x(size))],
    ['notes only', riff(chunk('EXIF', Buffer.alloc(20)))],
    ['notes before the picture', riff(chunk('EXIF', Buffer.alloc(20)), vp8(size))],
    ['a length past the end', long],
    ['a length before the end', short],
    ['a chunk longer than the file', overlong],
    ['a frame that needs another one', between],
    ['a lossless frame without its mark', unsigned],
    ['no width', riff(vp8({ width: 0, height: 1 }))],
    ['a bomb of a canvas', riff(vp8x({ width: 16_777_216, height: 16_777_216 }), vp8())],
    ['a bomb in a small canvas', riff(vp8x(size), vp8({ width: 16383, height: 16383 }))],
    ['a bomb as a frame', riff(vp8x(size), frame(16_000_000))],
    ['a frame cut short', riff(chunk('VP8 ', Buffer.from([0x10, 0, 0, 0x9d])))],
    ['a script in XMP', riff(vp8(size), chunk('XMP ', text('<script>alert(1)</script>')))],
  ]);
});
