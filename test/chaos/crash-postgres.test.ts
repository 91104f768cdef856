import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKeyRingText } from '../../src/secrets/key-ring.ts';
import { ask } from '../helpers/callers/http-client.ts';
import {
  buildProduct,
  type Running,
  runCommand,
  startProduct,
} from '../helpers/cli/greenroom-process.ts';
import { amount } from '../helpers/run/long-run.ts';
import { createPostgres, type PostgresServer } from '../helpers/store/postgres-server.ts';
import { limitOf } from '../helpers/timing/pace.ts';
import { createChaosProxy, type Weather } from './support/chaos-proxy.ts';
import { recordChaos } from './support/chaos-record.ts';
import { checkHistory, openHistory } from './support/key-history.ts';
import { startWriter } from './support/key-writer.ts';

const kills = amount('CHAOS_SERVER_KILLS', 1, 10);
const recoveryLimitMs = 5_000;
const answerLimitMs = 6_000;

let product: Awaited<ReturnType<typeof buildProduct>>;
let server: PostgresServer;
let proxy: Awaited<ReturnType<typeof createChaosProxy>>;
let node: Running;
let key = '';
let folder = '';
beforeAll(async () => {
  [product, server] = await Promise.all([
    buildProduct('crash-pg'),
    createPostgres({ durable: true }),
  ]);
  folder = mkdtempSync(join(tmpdir(), 'greenroom-crash-pg-'));
  const url = new URL(server.url);
  proxy = await createChaosProxy(Number(url.port));
  url.port = String(proxy.port);
  const env = { DATABASE_URL: url.href, TOKEN_ENCRYPTION_KEYS: newKeyRingText('k1') };
  const result = await runCommand(
    product.file,
    ['accounts', 'create', '--email', 'crash@example.com', '--json'],
    env,
  );
  key = JSON.parse(result.stdout).api_key;
  node = await startProduct(product.file, env);
});
afterAll(async () => {
  await node?.stop();
  await proxy?.close();
  await server?.stop();
  product?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const askTimed = async (route: string) => {
  const startedAt = performance.now();
  const answer = await ask(node.address, route, key, route.startsWith('POST') ? {} : undefined);
  return { ...answer, ms: performance.now() - startedAt };
};
const statusOf = async (path: string) => {
  const startedAt = performance.now();
  const response = await fetch(`${node.address}${path}`).catch(() => undefined);
  return {
    status: response?.status,
    retryAfter: response?.headers.get('retry-after'),
    ms: performance.now() - startedAt,
  };
};

/** How long until a request is answered well again. */
const recovery = async () => {
  const startedAt = performance.now();
  for (;;) {
    const { status } = await ask(node.address, 'GET /account', key);
    const ready = await statusOf('/readyz');
    const ms = performance.now() - startedAt;
    if (status === 200 && ready.status === 200) return ms;
    if (ms > 30_000) return ms;
    await wait(50);
  }
};

const expectRecovered = (ms: number) => expect(ms).toBeLessThan(limitOf(ms, recoveryLimitMs));

describe('a PostgreSQL server that dies', () => {
  it(`${kills} times under load takes nothing acknowledged with it`, {
    timeout: 600_000,
  }, async () => {
    const file = join(folder, 'history.jsonl');
    const history = openHistory(file);
    const recoveries: number[] = [];
    const statusCounts = new Map<number, number>();
    for (let kill = 0; kill < kills; kill++) {
      const writers = [1, 2, 3].map((n) =>
        startWriter(`${kill}-${n}`, () => node.address, key, history),
      );
      await wait(amount('CHAOS_LOAD_MS', 300, 700));
      await server.crash();
      const answer = await askTimed('GET /account');
      await server.start();
      recoveries.push(await recovery());
      await wait(300);
      await Promise.all(writers.map((writer) => writer.stop()));
      expect([answer.status, answer.code]).toEqual([503, 'unavailable']);
      for (const writer of writers) {
        for (const [status, count] of writer.statuses)
          statusCounts.set(status, (statusCounts.get(status) ?? 0) + count);
      }
      await revokeAll();
    }
    const { body } = await ask(node.address, 'GET /account/api-keys?include_revoked=true', key);
    const rows = body.api_keys as Parameters<typeof checkHistory>[1];
    const findings = checkHistory(file, rows);
    console.log(
      `${kills} server kills: ${findings.sent} sent, ${findings.acknowledged} acknowledged, answers ${JSON.stringify([...statusCounts])}, slowest recovery ${Math.round(Math.max(...recoveries))} ms`,
    );
    recordChaos({
      check: 'database killed',
      store: 'postgres',
      kills,
      requests: findings.sent,
      lost: findings.lost.length,
      duplicates: findings.twice,
    });
    expect(findings.lost).toEqual([]);
    expect(findings.twice).toBe(0);
    expect([...statusCounts.keys()].filter((status) => ![201, 409, 503].includes(status))).toEqual(
      [],
    );
    expectRecovered(Math.max(...recoveries));
  });
});

const revokeAll = async () => {
  const { body } = await ask(node.address, 'GET /account/api-keys', key);
  for (const { id, name } of body.api_keys as { id: string; name: string }[])
    if (name !== 'First key') await ask(node.address, `DELETE /account/api-keys/${id}`, key);
};

describe('a network that fails between the service and its database', () => {
  it.each<Weather>(['refuse', 'reset', 'silence'])(
    '%s: says so in time, stays alive, and recovers by itself',
    { timeout: 180_000 },
    async (weather) => {
      expectRecovered(await recovery());
      await proxy.turn(weather);
      const routes = ['GET /account', 'POST /account/api-keys', 'GET /account/workspaces'];
      const answers = await Promise.all([...routes, ...routes, ...routes].map(askTimed));
      const [health, ready] = [await statusOf('/healthz'), await statusOf('/readyz')];
      const laterAnswer = await askTimed('GET /account');
      await proxy.turn('clear');
      const ms = await recovery();
      const slowest = Math.max(...answers.map((one) => one.ms), laterAnswer.ms);
      console.log(
        `${weather}: slowest answer ${Math.round(slowest)} ms, /readyz ${Math.round(ready.ms)} ms, recovery ${Math.round(ms)} ms`,
      );
      for (const { status, code } of [...answers, laterAnswer])
        expect([status, code]).toEqual([503, 'unavailable']);
      expect(slowest).toBeLessThan(limitOf(slowest, answerLimitMs));
      expect([health.status, ready.status, ready.retryAfter]).toEqual([200, 503, '2']);
      expect(health.ms).toBeLessThan(limitOf(health.ms, 1_000));
      expect(ready.ms).toBeLessThan(limitOf(ready.ms, 3_000));
      expectRecovered(ms);
      expect(node.child.exitCode).toBeNull();
    },
  );

  it('tells a client when to come back', async () => {
    await proxy.turn('refuse');
    // A connection of its own: one that was kept may be closed from the other side just now.
    const dispatcher = new Agent();
    const { statusCode, headers } = await request(`${node.address}/api/v1/account`, {
      dispatcher,
      headers: { authorization: `Bearer ${key}` },
    });
    await dispatcher.destroy();
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    await proxy.turn('clear');
    expectRecovered(await recovery());
  });

  it('slow: is slow, and right', { timeout: 180_000 }, async () => {
    await proxy.turn('slow');
    const answers = await Promise.all(['GET /account', 'GET /account/api-keys'].map(askTimed));
    await proxy.turn('clear');
    for (const { status, ms } of answers) {
      expect(status).toBe(200);
      expect(ms).toBeLessThan(limitOf(ms, answerLimitMs));
    }
  });

  it('falls silent in the middle of writing: answered in time, and nothing stays locked', {
    timeout: 180_000,
  }, async () => {
    expectRecovered(await recovery());
    await revokeAll();
    const racing = Array.from({ length: 16 }, () => askTimed('POST /account/api-keys'));
    await wait(30);
    await proxy.turn('silence');
    const answers = await Promise.all(racing);
    await proxy.turn('clear');
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    console.log(`silence while writing: slowest answer ${Math.round(slowest)} ms`);
    expect(slowest).toBeLessThan(limitOf(slowest, answerLimitMs));
    for (const { status } of answers) expect([201, 503]).toContain(status);
    expectRecovered(await recovery());
    await revokeAll();
    expect((await askTimed('POST /account/api-keys')).status).toBe(201);
  });
});
