import { connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { house } from '../helpers/house/house.ts';
import { shared } from '../helpers/run/shared.ts';
import { pace } from '../helpers/timing/pace.ts';

const limitMs = 15_000;
const crowd = 50;

const h = shared(() => house({ engine: 'embedded', config: { logLevel: 'error' } }));
let key = '';
beforeAll(async () => {
  key = (await h.account()).key;
});

type Cut = { ms: number; text: string };

/** Opens a connection, behaves as told, and waits to be cut off. */
const suffer = (behave: (socket: Socket) => NodeJS.Timeout | undefined) =>
  new Promise<Cut>((resolve) => {
    const { hostname, port } = new URL(h.service.address);
    const startedAt = performance.now();
    const socket = connect(Number(port), hostname);
    let text = '';
    let timer: NodeJS.Timeout | undefined;
    socket.on('connect', () => {
      timer = behave(socket);
    });
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ ms: performance.now() - startedAt, text });
    });
  });

const drip = (socket: Socket, first: string, rest: string) => {
  socket.write(first);
  return setInterval(() => socket.write(rest), 1_000);
};

const kinds: Record<string, (socket: Socket) => NodeJS.Timeout | undefined> = {
  'headers drop by drop': (socket) =>
    drip(socket, 'GET /healthz HTTP/1.1\r\nHost: h\r\n', 'X-A: b\r\n'),
  'a body drop by drop': (socket) =>
    drip(
      socket,
      `POST /api/v1/account/workspaces HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
      ' ',
    ),
  'chunks drop by drop': (socket) =>
    drip(
      socket,
      `POST /api/v1/account/workspaces HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
      '1\r\n \r\n',
    ),
  'half a first line': (socket) => {
    socket.write('GET /heal');
    return undefined;
  },
  'nothing at all': () => undefined,
  'nothing after an answer': (socket) => {
    socket.write('GET /healthz HTTP/1.1\r\nHost: h\r\n\r\n');
    return undefined;
  },
};

describe('clients that take their time', () => {
  it('are cut off within 15 seconds, all of them, while others are served', {
    timeout: 40_000,
  }, async () => {
    const names = Object.keys(kinds);
    const waiting = Promise.all(
      Array.from({ length: crowd * names.length }, (_, n) => {
        const name = names[n % names.length] ?? '';
        return suffer(kinds[name] ?? (() => undefined)).then((cut) => ({ name, ...cut }));
      }),
    );
    const durations: number[] = [];
    const watching = setInterval(async () => {
      const startedAt = performance.now();
      await fetch(`${h.service.address}/healthz`);
      durations.push(performance.now() - startedAt);
    }, 250);
    const cuts = await waiting;
    clearInterval(watching);
    const slow = pace();
    for (const name of names) {
      const cutsOfKind = cuts.filter((cut) => cut.name === name);
      console.log(
        `${name}: cut after ${Math.round(Math.max(...cutsOfKind.map(({ ms }) => ms)))} ms, told ${JSON.stringify(cutsOfKind[0]?.text.slice(0, 20))}`,
      );
      for (const { ms } of cutsOfKind) expect(ms, name).toBeLessThan(limitMs * slow);
    }
    const slowestMs = durations.sort((a, b) => a - b)[Math.floor(durations.length * 0.9)] ?? 0;
    console.log(`/healthz meanwhile: 90 of 100 within ${Math.round(slowestMs)} ms`);
    expect(slowestMs).toBeLessThan(1_000 * slow);
    for (const { name, text } of cuts) {
      if (/drop by drop|half/.test(name)) {
        expect(text, name).toMatch(/^HTTP\/1\.1 408 /);
        expect(text).toContain('"code":"request_timeout"');
      }
    }
  });
});
