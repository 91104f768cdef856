import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';

const chunkHead = (type: string, length: number) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length);
  head.write(type, 4, 'latin1');
  return head;
};

const header = () => {
  const body = Buffer.from([0, 0, 4, 0, 0, 0, 4, 0, 8, 2, 0, 0, 0]);
  const named = Buffer.concat([Buffer.from('IHDR'), body]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([chunkHead('IHDR', 13), body, sum]);
};

/** A PNG of exactly so many bytes, made while it is sent. */
const sendPicture = async (response: ServerResponse, size: number) => {
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const end = Buffer.concat([chunkHead('IEND', 0), Buffer.alloc(4)]);
  const start = Buffer.concat([signature, header()]);
  let left = size - start.length - end.length - 12;
  response.write(Buffer.concat([start, chunkHead('IDAT', left)]));
  const filling = Buffer.alloc(64 * 1024, 0xa5);
  for (; left > 0; left -= Math.min(left, filling.length)) {
    const ready = response.write(filling.subarray(0, left));
    if (!ready) await new Promise((resolve) => response.once('drain', resolve));
  }
  response.end(Buffer.concat([Buffer.alloc(4), end]));
};

/** A server of pictures: `/1000` is one of a thousand bytes. */
export const servePictures = async () => {
  const server = createServer((request, response) => {
    void sendPicture(response, Number(request.url?.slice(1)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server's address is always an AddressInfo.
  const at = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { at, close: () => new Promise((resolve) => server.close(resolve)) };
};
