// One store is enough: it asks the store for nothing but the caller.

import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { house } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
const mebibyte = 1024 * 1024;
const open = new Set<Socket>();
afterEach(async () => {
  for (const socket of open) socket.destroy();
  open.clear();
  // Their room is given back when the service has noticed.
  await expect.poll(() => h.service.deps.metrics.inFlight()).toBe(0);
});

/** Sends a head and a little of the body; tells the status of the answer, if there is one. */
const begin = (key: string, head: string, some = '{') => {
  const { hostname, port } = new URL(h.service.address);
  const socket = connect(Number(port), hostname);
  open.add(socket);
  let text = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.write(
    `POST /api/v1/account/workspaces HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\n${head}\r\n\r\n${some}`,
  );
  return () => ({
    status: Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1] ?? 0),
    retryAfter: /retry-after: (\d+)/i.exec(text)?.[1],
  });
};

const statuses = async (requests: ReturnType<typeof begin>[], refusals: number) => {
  const count = (status: number) => requests.filter((one) => one().status === status).length;
  await expect.poll(() => count(503), { timeout: 15_000 }).toBe(refusals);
  return { waiting: count(0), refused: count(503) };
};

describe('bodies that are not sent to their end', () => {
  it('gives one key half of the memory for bodies; more are refused, others are not', async () => {
    const [greedyAccount, other] = [await h.account(), await h.account()];
    const requests = Array.from({ length: 80 }, () =>
      begin(greedyAccount.key, `content-length: ${mebibyte}`),
    );
    expect(await statuses(requests, 48)).toEqual({ waiting: 32, refused: 48 });
    expect(requests.map((one) => one()).find(({ status }) => status === 503)?.retryAfter).toBe('1');
    const name = 'x'.repeat(100);
    const largeBody = { name, padding: 'y'.repeat(900_000) };
    const answer = await h.call('POST /account/workspaces', { key: other.key, body: largeBody });
    // It was read to its end, and what does not belong into it was found.
    expect(answer.status).toBe(422);
  });

  it('are counted as they come where their length is not told', async () => {
    const { key } = await h.account();
    const piece = `${(700_000).toString(16)}\r\n${'x'.repeat(700_000)}\r\n`;
    const requests = Array.from({ length: 80 }, () =>
      begin(key, 'transfer-encoding: chunked', piece),
    );
    await expect
      .poll(() => requests.filter((one) => one().status === 503).length, { timeout: 15_000 })
      .toBeGreaterThan(20);
    for (const one of requests) expect([0, 503]).toContain(one().status);
  });

  it('give their room back when they leave, and when they are answered', async () => {
    const { key } = await h.account();
    for (let round = 0; round < 70; round++) {
      const body = { name: '', padding: 'y'.repeat(900_000) };
      expect((await h.call('POST /account/workspaces', { key, body })).status).toBe(422);
    }
  });
});
