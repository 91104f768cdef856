import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endResponse } from '../../src/http/wire/send.ts';
import { Pieces } from '../../src/kernel/answers/pieces.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Answers each request with these pieces. */
const serve = async (list: Buffer[], wait?: (path: string) => Promise<unknown>) => {
  const pieces = new Pieces(list);
  server = createServer(async (request, response) => {
    await wait?.(request.url ?? '');
    response.writeHead(200, ['x-path', request.url ?? '', 'content-length', `${pieces.length}`]);
    endResponse(response, pieces);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, pieces };
};

/** Everything a connection says once these requests were sent over it, up to so many bodies. */
const say = async (port: number, paths: string[], expected: number) => {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''));
  const all = () => Buffer.concat(chunks);
  await vi.waitFor(() => {
    const heads =
      all()
        .toString('latin1')
        .match(/\r\n\r\n/gu) ?? [];
    if (all().length < expected || heads.length < paths.length) throw new Error('not yet');
  });
  socket.destroy();
  return all();
};

const everyByte = Buffer.from(Array.from({ length: 256 }, (_, at) => at));

describe('an answer', () => {
  it('goes out with every byte as it is', async () => {
    const { port } = await serve([everyByte.subarray(0, 100), everyByte.subarray(100)]);
    const bytes = await say(port, ['/a'], 256);
    expect(bytes.subarray(-256).equals(everyByte)).toBe(true);
  });

  it('leaves its connection open for the next one', async () => {
    const { port } = await serve([everyByte]);
    const agent = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    agent.on('data', (chunk: Buffer) => chunks.push(chunk));
    for (const path of ['/a', '/b', '/c']) {
      agent.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
      await vi.waitFor(() => expect(`${Buffer.concat(chunks)}`).toContain(`x-path: ${path}`));
    }
    agent.destroy();
  });

  it('waits for those before it, though it is ready first', async () => {
    let free = () => {};
    const gate = new Promise<void>((resolve) => {
      free = resolve;
    });
    const { port } = await serve([everyByte], (path) => {
      if (path === '/b') setTimeout(free, 5);
      return path === '/a' ? gate : Promise.resolve();
    });
    const text = (await say(port, ['/a', '/b'], 512)).toString('latin1');
    expect(text.match(/x-path: \/\w/gu)).toEqual(['x-path: /a', 'x-path: /b']);
    expect(text.split(everyByte.toString('latin1'))).toHaveLength(3);
  });

  it('sends an answer of some length as it came', async () => {
    const long = Array.from({ length: 5 }, (_, at) => Buffer.alloc(10_000, 97 + at));
    const { port, pieces } = await serve(long);
    const bytes = await say(port, ['/a'], pieces.length);
    expect(bytes.subarray(-pieces.length).equals(pieces.whole)).toBe(true);
  });

  it('takes no harm from an answer to somebody who has gone', async () => {
    let gone = () => {};
    const gate = new Promise<void>((resolve) => {
      gone = resolve;
    });
    const { port } = await serve([everyByte], (path) =>
      path === '/gone' ? gate : Promise.resolve(),
    );
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /gone HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(server as Server, 'request');
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 20));
    gone();
    expect((await say(port, ['/a'], 256)).subarray(-256).equals(everyByte)).toBe(true);
  });
});
