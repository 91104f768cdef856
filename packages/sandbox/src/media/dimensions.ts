type Picture = { type: string; width: number; height: number };

type Sniff = (bytes: Buffer) => Picture | undefined;

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

const png: Sniff = (bytes) =>
  bytes.length >= 24 && ascii(bytes, 1, 4) === 'PNG' && ascii(bytes, 12, 16) === 'IHDR'
    ? { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined;

const gif: Sniff = (bytes) =>
  bytes.length >= 10 && /^GIF8[79]a$/.test(ascii(bytes, 0, 6))
    ? { type: 'image/gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
    : undefined;

const bmp: Sniff = (bytes) =>
  bytes.length >= 26 && ascii(bytes, 0, 2) === 'BM'
    ? {
        type: 'image/bmp',
        width: bytes.readInt32LE(18),
        height: Math.abs(bytes.readInt32LE(22)),
      }
    : undefined;

/** Frame headers are C0 to CF, except tables (C4), the extension (C8) and conditioning (CC). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** In a JPEG, the size is in a frame header after any number of other segments. */
const jpeg: Sniff = (bytes) => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      return {
        type: 'image/jpeg',
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
      };
    }
    const isBare = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += isBare ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
};

const webpSizes: Record<string, (bytes: Buffer) => { width: number; height: number }> = {
  'VP8 ': (bytes) => ({
    width: bytes.readUInt16LE(26) & 0x3fff,
    height: bytes.readUInt16LE(28) & 0x3fff,
  }),
  VP8L: (bytes) => {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
  VP8X: (bytes) => ({ width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }),
};

const webp: Sniff = (bytes) => {
  const isWebp =
    bytes.length >= 30 && ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP';
  const size = isWebp ? webpSizes[ascii(bytes, 12, 16)]?.(bytes) : undefined;
  return size && { type: 'image/webp', ...size };
};

const sniffers = [png, jpeg, gif, webp, bmp];

/** The real type and size of a picture, from its header; undefined if it is not a picture. */
export const readPicture = (bytes: Buffer): Picture | undefined => {
  for (const sniff of sniffers) {
    const picture = sniff(bytes);
    if (picture && picture.width > 0 && picture.height > 0) return picture;
  }
  return undefined;
};
