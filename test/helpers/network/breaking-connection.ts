import { type AddressInfo, connect, createServer } from 'node:net';

/**
 * When a connection breaks: while it is opened, after some bytes of the request, before the answer, or after some
 * bytes of the answer. So the other side has received nothing, something or everything.
 */
export type Break =
  | { at: 'connect' }
  | { at: 'request'; bytes: number }
  | { at: 'answer'; bytes: number };

/** A TCP proxy whose first connections break in the given ways, one after another; later ones work. */
export const breakingLine = async (targetPort: number, breaks: Break[]) => {
  const faults = [...breaks];
  const server = createServer((client) => {
    const fault = faults.shift();
    client.on('error', () => {});
    if (fault?.at === 'connect') return client.resetAndDestroy();
    const upstream = connect(targetPort, '127.0.0.1');
    upstream.on('error', () => {});
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    let byteCount = 0;
    const carry = (way: 'request' | 'answer', chunk: Buffer, on: (part: Buffer) => void) => {
      if (fault?.at !== way) return on(chunk);
      const rest = fault.bytes - byteCount;
      byteCount += chunk.length;
      if (rest > 0) on(chunk.subarray(0, rest));
      if (byteCount >= fault.bytes) client.resetAndDestroy();
    };
    client.on('data', (chunk) => carry('request', chunk, (part) => upstream.write(part)));
    upstream.on('data', (chunk) => carry('answer', chunk, (part) => client.write(part)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    unused: () => faults.length,
    close: () => void server.close(),
  };
};
