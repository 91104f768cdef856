import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { scenePng } from '../src/media/scene.ts';

const coloursIn = (png: Buffer) => {
  const from = png.indexOf('IDAT') + 4;
  const points = inflateSync(png.subarray(from, from + png.readUInt32BE(from - 8)));
  const colours = new Set<number>();
  for (let at = 1; at + 2 < points.length; at += 97) colours.add(points.readUIntBE(at, 3));
  return colours.size;
};

it.each([
  [1200, 628],
  [1080, 1350],
  [321, 123],
])('a seeded picture of %i by %i is a scene of many colours', (width, height) => {
  const png = scenePng('trail shoes', width, height);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  expect(coloursIn(png)).toBeGreaterThan(100);
});

it('shows the same for the same name, and another scene for another', () => {
  expect(scenePng('tents', 60, 40)).toEqual(scenePng('tents', 60, 40));
  expect(scenePng('tents', 60, 40)).not.toEqual(scenePng('quilts', 60, 40));
});
