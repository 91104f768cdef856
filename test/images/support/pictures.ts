import { crc32, deflateSync } from 'node:zlib';

type Shape = { width?: number; height?: number };

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

export const pngChunk = (type: string, body: Buffer | string = '') => {
  const typeAndBody = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(body)]);
  return Buffer.concat([uint32(typeAndBody.length - 4), typeAndBody, uint32(crc32(typeAndBody))]);
};

export const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export const pngHeader = ({ width = 4, height = 3 }: Shape = {}, rest = [8, 2, 0, 0, 0]) =>
  pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from(rest)]));

export const png = (shape: Shape = {}, ...extra: Buffer[]) => {
  const { width = 4, height = 3 } = shape;
  const rows = Buffer.alloc(Math.min(height * (1 + 3 * width), 4096));
  return Buffer.concat([
    pngSignature,
    pngHeader(shape),
    ...extra,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND'),
  ]);
};

/** A PNG of exactly so many bytes. */
export const pngOf = (size: number) => {
  const frame = [pngSignature, pngHeader(), pngChunk('IEND')];
  const rest = size - Buffer.concat(frame).length - 12;
  const filling = Buffer.alloc(rest, 0xa5);
  return Buffer.concat([pngSignature, pngHeader(), pngChunk('IDAT', filling), pngChunk('IEND')]);
};

export const jpegSegment = (marker: number, body: Buffer | number[] | string = []) => {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : Buffer.from(body);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
};

export const jpegFrame = ({ width = 4, height = 3 }: Shape = {}, marker = 0xc0, precision = 8) => {
  const head = [precision, height >> 8, height & 255, width >> 8, width & 255, 3];
  return jpegSegment(marker, [...head, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]);
};

export const jpegStart = Buffer.from([0xff, 0xd8]);
export const jpegEnd = Buffer.from([0xff, 0xd9]);
const jfifHeader = jpegSegment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');

export const jpegScan = (data: Buffer | number[] = [0x11, 0xff, 0, 0x22, 0xff, 0xd0, 0x33]) =>
  Buffer.concat([jpegSegment(0xda, [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0]), Buffer.from(data)]);

export const jpeg = (shape: Shape = {}, ...extra: Buffer[]) =>
  Buffer.concat([
    jpegStart,
    jfifHeader,
    ...extra,
    jpegSegment(0xdb, Buffer.alloc(65, 1)),
    jpegFrame(shape),
    jpegSegment(0xc4, Buffer.alloc(20, 1)),
    jpegScan(),
    jpegEnd,
  ]);

const gifSize = ({ width = 4, height = 3 }: Shape) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt16LE(width);
  bytes.writeUInt16LE(height, 2);
  return bytes;
};

export const gifScreen = (shape: Shape = {}, flags = 0x80) =>
  Buffer.concat([
    Buffer.from('GIF89a'),
    gifSize(shape),
    Buffer.from([flags, 0, 0]),
    Buffer.alloc(6),
  ]);

export const gifFrame = (shape: Shape = {}) =>
  Buffer.concat([
    Buffer.from([0x2c, 0, 0, 0, 0]),
    gifSize(shape),
    Buffer.from([0, 2, 3, 1, 2, 3, 0]),
  ]);

export const gifComment = (text: string) =>
  Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), Buffer.from(text), Buffer.from([0])]);

export const gif = (shape: Shape = {}, ...extra: Buffer[]) =>
  Buffer.concat([gifScreen(shape), ...extra, gifFrame(shape), Buffer.from(';')]);

export const riffChunk = (type: string, body: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(type, 'latin1'), size, body, Buffer.alloc(body.length % 2)]);
};

export const riff = (...chunks: Buffer[]) =>
  riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));

export const vp8 = ({ width = 4, height = 3 }: Shape = {}) =>
  riffChunk(
    'VP8 ',
    Buffer.concat([
      Buffer.from([0x10, 0, 0, 0x9d, 1, 0x2a]),
      gifSize({ width, height }),
      Buffer.alloc(9),
    ]),
  );

export const vp8l = ({ width = 4, height = 3 }: Shape = {}) => {
  const body = Buffer.alloc(12);
  body[0] = 0x2f;
  body.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1);
  return riffChunk('VP8L', body);
};

export const vp8x = ({ width = 4, height = 3 }: Shape = {}) => {
  const body = Buffer.alloc(10);
  body.writeUIntLE(width - 1, 4, 3);
  body.writeUIntLE(height - 1, 7, 3);
  return riffChunk('VP8X', body);
};

export const webp = (shape: Shape = {}) => riff(vp8(shape));
