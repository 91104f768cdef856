import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examine, join, maxPixels, size, text, verdict } from './support/examine.ts';
import * as make from './support/pictures.ts';

const builders = { png: make.png, jpeg: make.jpeg, gif: make.gif, webp: make.webp };
const good = {
  png: make.png(size),
  jpeg: make.jpeg(size),
  gif: make.gif(size),
  webp: make.webp(size),
};
const kinds = Object.entries(good);

describe('the four kinds', () => {
  it.each(kinds)('%s: read with its size, in pieces of any length', (type, bytes) => {
    for (const pieceLength of [1, 2, 3, 7, 13, 64, bytes.length]) {
      expect(examine(bytes, pieceLength)).toEqual({ type, ...size });
    }
  });

  it.each(kinds)('%s: refused when cut anywhere', (_type, bytes) => {
    for (let length = 0; length < bytes.length; length += 1) {
      expect([length, verdict(bytes.subarray(0, length))]).toEqual([length, 'image_invalid']);
    }
  });

  it.each(Object.entries(builders))('%s: from one pixel up to the cap', (_type, build) => {
    expect(verdict(build({ width: 1, height: 1 }))).toMatchObject({ width: 1, height: 1 });
    expect(verdict(build({ width: 1000, height: 1000 }))).toMatchObject({ width: 1000 });
    expect(verdict(build({ width: 1000, height: 1001 }))).toBe('image_invalid');
    expect(verdict(build({ width: 16000, height: 16000 }))).toBe('image_invalid');
  });

  it.each(kinds)('%s: filling after the end is harmless, anything else is not', (type, bytes) => {
    expect(verdict(join(bytes, Buffer.alloc(9)))).toMatchObject({ type });
    expect(verdict(join(bytes, text('\r\n')))).toMatchObject({ type });
    expect(verdict(join(bytes, Buffer.alloc(70_000)), 4096)).toBe('image_invalid');
    for (const tail of [
      'x',
      '<?php system($_GET[0]);',
      'PK\x03\x04\x14\0',
      '%PDF-1.7',
      '\0\0\0;',
    ]) {
      expect(verdict(join(bytes, text(tail)))).toBe('image_invalid');
      expect(verdict(join(bytes, text(tail)), 1)).toBe('image_invalid');
    }
  });

  it('nothing but an answer or a refusal comes of broken bytes', () => {
    const damage = fc
      .record({
        base: fc.constantFrom(...Object.values(good)),
        edits: fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        pieceLength: fc.integer({ min: 1, max: 64 }),
      })
      .map(({ base, edits, pieceLength }) => {
        const bytes = Buffer.from(base);
        for (const [at, value] of edits) bytes[at % bytes.length] = value;
        return { bytes, pieceLength };
      });
    fc.assert(
      fc.property(damage, ({ bytes, pieceLength }) => {
        const whole = verdict(bytes);
        expect(verdict(bytes, pieceLength)).toEqual(whole);
        if (whole !== 'image_invalid') {
          expect(whole).toSatisfy(({ width, height }) => width * height <= maxPixels);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('random bytes behind a true beginning are no picture', () => {
    const starts = [good.png.subarray(0, 33), good.jpeg.subarray(0, 20), good.webp.subarray(0, 12)];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }), (start, rest) => {
        expect(verdict(join(start, Buffer.from(rest)))).toBe('image_invalid');
      }),
      { numRuns: 1000 },
    );
  });
});
