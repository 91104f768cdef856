import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demo } from 'graph-ads-sandbox';
import { Agent, request } from 'undici';
import { afterAll, describe, expect, it } from 'vitest';
import {
  buildProduct,
  type Running,
  startProduct,
  without,
} from '../helpers/cli/greenroom-process.ts';
import { campaignBody, usd } from '../helpers/house/publishing.ts';
import { amount, isLong } from '../helpers/run/long-run.ts';
import { propertySeed } from '../helpers/run/seed.ts';
import { recordChaos } from './support/chaos-record.ts';
import { canFeelPulse, feelPulse, growthOf, type Pulse } from './support/vital-signs.ts';

const seconds = amount('CHAOS_SOAK_SECONDS', 2, 120);
const queues = 6;
/** What an engine that is not yet settled may still take; in a long run a tenth of what it had. */
const allowedMb = (warm: number) => (seconds < 300 ? 30 : Math.max(12, warm * 0.1));
/** Connections kept alive on either side that have not run out yet. */
const allowedHandles = 16;
/** Left alone, the engine lets garbage lie for half a minute, and leaks could not be told from it. */
const collectOften = new URL('./support/collect-often.mjs', import.meta.url).href;

const folder = mkdtempSync(join(tmpdir(), 'greenroom-soak-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Asking = { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: string };

const brief = JSON.stringify({ product: 'Northlight tent', audience: 'hikers', num_variants: 1 });
const campaign = JSON.stringify(campaignBody());

/** A day's work, good and bad, that leaves nothing behind on the platform. */
const day: Asking[] = [
  { method: 'GET', path: '/account' },
  { method: 'GET', path: '/account/workspaces' },
  { method: 'GET', path: '/adnet/connection' },
  { method: 'GET', path: '/adnet/ad-accounts' },
  { method: 'GET', path: `/adnet/ad-accounts/${usd}/campaigns?limit=50` },
  { method: 'GET', path: `/adnet/insights/${usd}?level=account&time_range=last_7d` },
  { method: 'POST', path: '/adnet/campaigns?validate_only=true', body: campaign },
  { method: 'POST', path: '/adnet/campaigns', body: '{"name":' },
  { method: 'POST', path: '/adnet/connection/link' },
  { method: 'POST', path: '/generate/ad-copy', body: brief },
  { method: 'POST', path: '/account/api-keys', body: '{"name":"soak"}' },
  { method: 'GET', path: '/nothing/here' },
  { method: 'DELETE', path: '/account/workspaces/x' },
];

/** A client that asks and hangs up before the answer. */
const hangUp = (address: string, key: string) =>
  new Promise<void>((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `GET /api/v1/adnet/ad-accounts HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${key}\r\n\r\n`,
      );
      setTimeout(() => socket.destroy(), 3);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });

/** However slow the machine is, so much has to be asked before its memory tells anything. */
const minWarm = 100;
const minRequests = amount('CHAOS_SOAK_REQUESTS', 400, 600);

type Span = { ms: number; least: number };

/** Works for so long with everything at once; tells how much was asked and what came of it. */
const work = async ({ address }: Running, key: string, { ms, least }: Span, seed: number) => {
  const agent = new Agent({ connections: queues });
  const until = performance.now() + ms;
  const statuses = new Map<number, number>();
  let requestCount = 0;
  const ask = async ({ method, path, body }: Asking) => {
    const response = await request(`${address}/api/v1${path}`, {
      method,
      dispatcher: agent,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    const text = await response.body.text();
    statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
    const keyId = response.statusCode === 201 ? /"id":"([^"]+)"/.exec(text)?.[1] : undefined;
    if (keyId) await ask({ method: 'DELETE', path: `/account/api-keys/${keyId}` });
  };
  const queueKey = async (n: number) => {
    for (
      let requestNumber = seed + n;
      performance.now() < until || requestCount < least;
      requestNumber++
    ) {
      requestCount += 1;
      if (requestNumber % 40 === 0) await hangUp(address, key);
      const next = day[requestNumber % day.length];
      if (next) await ask(next);
    }
  };
  await Promise.all(Array.from({ length: queues }, (_, n) => queueKey(n)));
  await agent.close();
  return statuses;
};

const soak = async (file: string, name: string, forMs: number, seed: number) => {
  const node = await startProduct(file, {
    DATA_DIR: join(folder, name),
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import=${collectOften}`,
  });
  const key = node.firstKey ?? '';
  await request(`${node.address}/api/v1/adnet/connection/token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ access_token: demo.systemUserToken }),
  });
  await work(node, key, { ms: Math.min(2_000, forMs / 4), least: minWarm }, seed);
  await wait(300);
  const pid = node.child.pid ?? 0;
  const pulseBefore = feelPulse(pid);
  const pulses: Pulse[] = [];
  const watching = setInterval(() => pulses.push(feelPulse(pid)), 100);
  const statuses = await work(node, key, { ms: forMs, least: minRequests }, seed);
  clearInterval(watching);
  await wait(1_000);
  const pulseAfter = feelPulse(pid);
  const code = await node.stop();
  const requestCount = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  return { pulseBefore, pulseAfter, growth: growthOf(pulses), statuses, requestCount, code };
};

describe.skipIf(!canFeelPulse)('a service that works for a long time', () => {
  it(`holds its memory and its handles over ${seconds} seconds`, {
    timeout: (seconds + 180) * 1_000,
  }, async () => {
    const seed = propertySeed('soak') % 1_000;
    const product = await buildProduct('soak');
    const result = await soak(product.file, 'soak', seconds * 1_000, seed).finally(product.remove);
    const { pulseBefore, pulseAfter, growth, statuses, requestCount, code } = result;
    const serverErrors = [...statuses].filter(([status]) => status >= 500);
    console.log(
      `${requestCount} requests in ${seconds} s: memory ${growth.warm} → ${growth.late} MB, handles ${pulseBefore.handles} → ${pulseAfter.handles}`,
    );
    recordChaos({
      check: 'soak',
      store: 'embedded',
      seed,
      requests: requestCount,
      outside: serverErrors.length,
      note: `memory ${growth.warm} → ${growth.late} MB, handles ${pulseBefore.handles} → ${pulseAfter.handles}`,
    });
    expect(serverErrors).toEqual([]);
    expect(growth.grownMb).toBeLessThan(allowedMb(growth.warm));
    expect(pulseAfter.handles).toBeLessThanOrEqual(pulseBefore.handles + allowedHandles);
    expect(code).toBe(0);
  });

  it.skipIf(!isLong)(
    'would be found out if it kept what it need not',
    { timeout: 180_000 },
    async () => {
      // A hundred megabytes and more, however long it takes.
      const leak = '(globalThis.kept ??= []).push(Buffer.alloc(200_000, 1));';
      const mutant = await buildProduct('soak-mutant', [
        without('src/http/wire/send.ts', 'reply.hijack();', `${leak} reply.hijack();`),
      ]);
      const { growth } = await soak(mutant.file, 'mutant', 0, 1).finally(mutant.remove);
      console.log(`with a leak: memory ${growth.warm} → ${growth.late} MB`);
      expect(growth.grownMb).toBeGreaterThan(allowedMb(growth.warm));
    },
  );
});
