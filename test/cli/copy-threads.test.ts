import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildShipped, type Running, startProduct } from '../helpers/greenroom-process.ts';
import { codeOf, readAnswer } from '../helpers/house.ts';
import { amount } from '../helpers/long.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-threads-'));
let node: Running;
beforeAll(async () => {
  node = await startProduct(join(await buildShipped(), 'greenroom.js'), { DATA_DIR: folder });
});
afterAll(async () => {
  await node.stop();
  rmSync(folder, { recursive: true, force: true });
});

const write = async (body: object) =>
  readAnswer(
    await fetch(`${node.address}/api/v1/generate/ad-copy`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${node.firstKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  );

const brief = {
  product: 'Two-person tent for rain and wind',
  audience: 'weekend hikers',
  benefits: ['Weighs 1.9 kg', 'Pitched in four minutes'],
  num_variants: 10,
  num_hooks: 20,
};
const failing = { product: 'Zelt für zwei Personen', audience: 'students', language: 'Klingon' };

describe('ad copy in the built program', () => {
  it('is written, and refused, by the thread as by the service itself', async () => {
    const written = await write(brief);
    expect(written.status).toBe(200);
    expect(written.body.variants).toHaveLength(10);
    const refused = await write(failing);
    expect(refused.status).toBe(422);
    expect(codeOf(refused)).toBe('unsupported_language');
    expect(refused.body.detail.error.fields).toHaveLength(1);
  });

  it('holds up no other request, however much of it is asked for', {
    timeout: 180_000,
  }, async () => {
    const jobs = amount('COPY_JOBS', 6, 60);
    const asked = Array.from({ length: jobs }, () => write({ ...brief, product: 'Tents 2 go' }));
    let isDone = false;
    const all = Promise.all(asked).then(() => {
      isDone = true;
    });
    let pings = 0;
    while (!isDone) {
      await fetch(`${node.address}/healthz`);
      pings += 1;
      // Not so often that the machine has nothing left for the threads.
      await wait(5);
    }
    await all;
    for (const one of asked) expect([200, 402, 429]).toContain((await one).status);
    // The service answered all the while; in its own thread it would have come to a few.
    expect(pings).toBeGreaterThan(jobs);
  });

  it('limits failed attempts per account and minute', { timeout: 180_000 }, async () => {
    const statuses = new Map<number, number>();
    let retryAfter = 0;
    // On a slow machine the minute may end in between: then there are two of them, with a hundred each.
    for (let at = 0; at < 201 && retryAfter === 0; at++) {
      const { status, headers } = await write(failing);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 429) retryAfter = Number(headers.get('retry-after'));
    }
    expect(statuses.get(429)).toBeGreaterThan(0);
    expect(statuses.get(422)).toBeLessThanOrEqual(200);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
  });
});
