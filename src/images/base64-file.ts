import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

// A multiple of three, so that only the last piece needs padding.
const pieceLength = 48 * 1024;

export const base64Length = (size: number) => 4 * Math.ceil(size / 3);

async function* pieces(path: string) {
  const handle = await open(path, 'r');
  try {
    const piece = Buffer.allocUnsafe(pieceLength);
    for (;;) {
      let byteCount = 0;
      for (let bytesRead = -1; bytesRead !== 0 && byteCount < pieceLength; byteCount += bytesRead) {
        bytesRead = (await handle.read(piece, byteCount, pieceLength - byteCount)).bytesRead;
      }
      if (byteCount > 0) yield Buffer.from(piece.toString('base64', 0, byteCount), 'latin1');
      if (byteCount < pieceLength) return;
    }
  } finally {
    await handle.close();
  }
}

/** A file as base64 text, read in pieces, so that a picture is never in memory as a whole. */
export const base64File = (path: string): Readable =>
  Readable.from(pieces(path), { objectMode: false, highWaterMark: 64 * 1024 });
