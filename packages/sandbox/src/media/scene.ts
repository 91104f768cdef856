import { memoize } from '../basics/memoize.ts';
import { sha256 } from '../world/digest.ts';

/** Loaded with the first picture, because most runs never need this memory. */
const zlib = () => process.getBuiltinModule('node:zlib');

type Colour = readonly [number, number, number];

const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** The sky above and at the horizon, the far and the near ridge, the sun. */
type Palette = { top: Colour; low: Colour; far: Colour; near: Colour; sun: Colour };

const palettes: readonly Palette[] = [
  {
    top: [44, 92, 148],
    low: [248, 206, 164],
    far: [134, 148, 178],
    near: [28, 58, 62],
    sun: [255, 236, 190],
  },
  {
    top: [96, 160, 212],
    low: [226, 240, 244],
    far: [150, 184, 176],
    near: [40, 96, 66],
    sun: [255, 250, 226],
  },
  {
    top: [70, 48, 104],
    low: [250, 158, 112],
    far: [140, 92, 128],
    near: [44, 30, 58],
    sun: [255, 210, 142],
  },
  {
    top: [150, 178, 186],
    low: [244, 236, 220],
    far: [186, 184, 168],
    near: [112, 92, 66],
    sun: [255, 255, 244],
  },
];

/** The heights of a ridge: waves of different length, so that no two hills are equal. */
const ridge = (seed: Buffer, layer: number) => {
  const at = (place: number) => (seed[(layer * 6 + place) % seed.length] ?? 0) / 255;
  return (x: number) =>
    0.5 * Math.sin(x * (3 + 3 * at(0)) + at(1) * 6.3) +
    0.3 * Math.sin(x * (7 + 6 * at(2)) + at(3) * 6.3) +
    0.12 * Math.sin(x * (19 + 9 * at(4)) + at(5) * 6.3);
};

const layers = 4;

/** Where each ridge begins, for each block of a row. */
const topsOf = (seed: Buffer, horizon: number, columns: number, stretch: number) =>
  Array.from({ length: layers }, (_, layer) => {
    const height = ridge(seed, layer);
    const base = horizon + layer * 0.13;
    return Float64Array.from(
      { length: columns },
      (_point, x) => base + (0.05 + layer * 0.012) * height((x / columns) * stretch),
    );
  });

/** The colour of a block, by its column and its height in the picture from 0 to 1. */
const painter = (name: string, columns: number, aspect: number) => {
  const seed = Buffer.from(sha256(name), 'hex');
  const palette = palettes[(seed[0] ?? 0) % palettes.length] ?? palettes[0];
  if (!palette) throw new Error('there is no palette');
  const horizon = 0.46 + 0.12 * ((seed[30] ?? 0) / 255);
  const [sunX, sunY] = [0.2 + 0.6 * ((seed[28] ?? 0) / 255), horizon - 0.16];
  const tops = topsOf(seed, horizon, columns, aspect);
  return (column: number, y: number): Colour => {
    for (let layer = layers - 1; layer >= 0; layer -= 1) {
      const top = tops[layer]?.[column] ?? 1;
      if (y < top) continue;
      const shade = mix(palette.far, palette.near, layer / (layers - 1));
      // Every ridge but the nearest has mist at its foot.
      return layer === layers - 1 ? shade : mix(shade, palette.low, Math.min(0.35, (y - top) * 2));
    }
    const distance = Math.hypot((column / columns - sunX) * aspect, y - sunY);
    if (distance < 0.06) return palette.sun;
    const sky = mix(palette.top, palette.low, Math.min(1, y / horizon));
    return distance < 0.32 ? mix(sky, palette.sun, 0.5 - distance * 1.56) : sky;
  };
};

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(zlib().crc32(body), body.length + 4);
  return framed;
};

/** Each point is drawn as a block of this size, because the shapes are soft. */
const block = 2;

const draw = (name: string, width: number, height: number) => {
  const columns = Math.ceil(width / block);
  const colourAt = painter(name, columns, width / height);
  const stride = width * 3 + 1;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += block) {
    for (let column = 0; column < columns; column += 1) {
      const colour = colourAt(column, y / height);
      for (let x = column * block; x < Math.min(width, (column + 1) * block); x += 1)
        for (let c = 0; c < 3; c += 1) rows[y * stride + 1 + x * 3 + c] = colour[c] ?? 0;
    }
    for (let copy = y + 1; copy < Math.min(height, y + block); copy += 1)
      rows.copy(rows, copy * stride, y * stride, (y + 1) * stride);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', zlib().deflateSync(rows, { level: 4 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** The same few seeded pictures and frames are read again and again. */
const maxScenes = 40;

const sceneOf = memoize(maxScenes, (key) => {
  const [size = '', ...name] = key.split(' ');
  const [width = 0, height = 0] = size.split('x').map(Number);
  return draw(name.join(' '), width, height);
});

/** A landscape with hills, a sky and a sun, the same for the same name, as the content of a seeded picture. */
export const scenePng = (name: string, width: number, height: number) =>
  sceneOf(`${width}x${height} ${name}`);
