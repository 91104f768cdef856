import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../helpers/callers/http-client.ts';
import {
  buildProduct,
  runCommand,
  startAndKill,
  startProduct,
} from '../helpers/cli/greenroom-process.ts';
import { sendRaw } from '../helpers/network/raw-connection.ts';
import { amount } from '../helpers/run/long-run.ts';
import { propertySeed, randomFrom } from '../helpers/run/seed.ts';
import { limitOf } from '../helpers/timing/pace.ts';
import { recordChaos } from './support/chaos-record.ts';
import { checkHistory, openHistory } from './support/key-history.ts';
import { startWriter } from './support/key-writer.ts';

const kills = amount('CHAOS_KILLS', 1, 30);
const startLimitMs = 5_000;

let product: Awaited<ReturnType<typeof buildProduct>>;
let folder = '';
beforeAll(async () => {
  product = await buildProduct('crash');
  folder = mkdtempSync(join(tmpdir(), 'greenroom-crash-'));
});
afterAll(() => {
  product?.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('the embedded store under kill -9', () => {
  it(`loses nothing it acknowledged over ${kills} kills and always starts again`, {
    timeout: 1_800_000,
  }, async () => {
    const random = randomFrom(propertySeed('kills'));
    const env = { DATA_DIR: join(folder, 'kill') };
    const file = join(folder, 'history.jsonl');
    const history = openHistory(file);
    let node = await startProduct(product.file, env);
    const key = node.firstKey ?? '';
    expect(key).not.toBe('');
    const starts: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      const writers = [1, 2, 3].map((n) =>
        startWriter(`${kill}-${n}`, () => node.address, key, history),
      );
      await wait(50 + random() * 300);
      // However slow the machine is, a kill must meet somebody who was told that it is done.
      while (!writers.some(({ statuses }) => statuses.has(201))) await wait(5);
      await node.kill();
      await Promise.all(writers.map((writer) => writer.stop()));
      node = await startProduct(product.file, env);
      starts.push(node.startedInMs);
      expect(node.startedInMs).toBeLessThan(limitOf(node.startedInMs, startLimitMs));
      expect(node.firstKey).toBeNull();
      await revokeLeftovers(node.address, key, history);
    }
    const { body } = await ask(node.address, 'GET /account/api-keys?include_revoked=true', key);
    const findings = checkHistory(file, body.api_keys as Parameters<typeof checkHistory>[1]);
    console.log(
      `${kills} kills: ${findings.sent} sent, ${findings.acknowledged} acknowledged, slowest start ${Math.round(Math.max(...starts))} ms`,
    );
    recordChaos({
      check: 'kill -9',
      store: 'embedded',
      kills,
      requests: findings.sent,
      lost: findings.lost.length,
      duplicates: findings.twice,
    });
    expect(findings).toMatchObject({ lost: [], invented: [], twice: 0 });
    expect(findings.acknowledged).toBeGreaterThanOrEqual(kills);
    expect(await node.stop()).toBe(0);
  });

  it('starts again when it was killed while starting for the first time', {
    timeout: 240_000,
  }, async () => {
    const random = randomFrom(propertySeed('young kills'));
    for (let kill = 0; kill < Math.min(Math.ceil(kills / 3), 3); kill++) {
      const env = { DATA_DIR: join(folder, `young-${kill}`) };
      await startAndKill(product.file, env, 150 + random() * 700);
      const node = await startProduct(product.file, env);
      expect((await fetch(`${node.address}/readyz`)).status).toBe(200);
      await node.stop();
    }
  });
});

/** What a cut-off client left behind would fill the account's 25 places in a few rounds. */
const revokeLeftovers = async (
  address: string,
  key: string,
  { note }: ReturnType<typeof openHistory>,
) => {
  const { body } = await ask(address, 'GET /account/api-keys', key);
  for (const { id, name } of body.api_keys as { id: string; name: string }[]) {
    if (name === 'First key') continue;
    note({ at: 'sent', act: 'revoke', name });
    const { status } = await ask(address, `DELETE /account/api-keys/${id}`, key);
    note({ at: 'told', act: 'revoke', name, status });
  }
};

let sharedKey = '';
/** In one folder for all that follow: each starts where the one before was told to stop. */
const startAgain = async () => {
  const node = await startProduct(product.file, { DATA_DIR: join(folder, 'shared') });
  sharedKey ||= node.firstKey ?? '';
  return node;
};

describe('a folder in use', () => {
  it('is refused to a second process in plain words, and the first is unharmed', async () => {
    const first = await startAgain();
    const second = await runCommand(product.file, ['serve'], { DATA_DIR: join(folder, 'shared') });
    expect(second.code).toBe(1);
    expect(second.ms).toBeLessThan(limitOf(second.ms, startLimitMs));
    expect(second.stderr).toContain(`in use by another Greenroom process (pid ${first.child.pid})`);
    expect(second.stderr).toContain('DATA_DIR');
    expect(second.stderr).not.toMatch(/\n\s+at /);
    expect((await ask(first.address, 'POST /account/api-keys', sharedKey, {})).status).toBe(201);
    expect(await first.stop()).toBe(0);
  });

  it('is waited for where the first process is stopping already', async () => {
    const first = await startAgain();
    // A request that is not finished keeps it a little while.
    const open = connect(Number(new URL(first.address).port), '127.0.0.1');
    open.on('error', () => undefined);
    open.write(
      `POST /api/v1/account/api-keys HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${sharedKey}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{`,
    );
    const exitCode = first.stop();
    const finish = setTimeout(() => open.write('}'), 3_000);
    const second = await startAgain();
    clearTimeout(finish);
    expect(await exitCode).toBe(0);
    expect((await ask(second.address, 'POST /account/api-keys', sharedKey, {})).status).toBe(201);
    expect(await second.stop()).toBe(0);
    open.destroy();
  });
});

describe('being told to stop', () => {
  it('finishes the request in flight, takes no new one, and ends with 0', async () => {
    const node = await startAgain();
    const body = '{"name":"in flight"}';
    const head = `POST /api/v1/account/workspaces HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${sharedKey}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const { hostname, port } = new URL(node.address);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    const closing = new Promise((resolve) => socket.once('close', resolve));
    socket.write(head + body.slice(0, 5));
    await wait(300);
    const exitCode = node.stop();
    await wait(300);
    const result = await sendRaw(node.address, 'GET /healthz HTTP/1.1\r\nHost: h\r\n\r\n');
    expect(result.answers).toEqual([]);
    const finishedAt = performance.now();
    socket.write(body.slice(5));
    expect(await exitCode).toBe(0);
    await closing;
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    // The connection is kept alive by the client; the server must not wait for it.
    const ms = performance.now() - finishedAt;
    expect(ms).toBeLessThan(limitOf(ms, 3_000));
  });

  it('ends at once with idle connections open, and on SIGINT too', async () => {
    const node = await startAgain();
    await fetch(`${node.address}/healthz`);
    const startedAt = performance.now();
    node.child.kill('SIGINT');
    expect((await node.ended).code).toBe(0);
    const ms = performance.now() - startedAt;
    expect(ms).toBeLessThan(limitOf(ms, 3_000));
    expect(readFileSync(join(folder, 'shared', 'secrets.json'), 'utf8')).toContain('k1:');
  });
});

describe('the comparison with the history', () => {
  it('sees what is lost, what nobody asked for and what is there twice', () => {
    const file = join(folder, 'planted.jsonl');
    const { note } = openHistory(file);
    for (const name of ['kept', 'lost', 'alive']) {
      note({ at: 'sent', act: 'mint', name });
      note({ at: 'told', act: 'mint', name, id: name, status: 201 });
    }
    note({ at: 'sent', act: 'revoke', name: 'alive' });
    note({ at: 'told', act: 'revoke', name: 'alive', status: 200 });
    const row = (name: string) => ({ id: name, name, revoked_at: null });
    const findings = checkHistory(file, ['kept', 'kept', 'alive', 'strange'].map(row));
    expect(findings.lost.map(({ act, name }) => `${act} ${name}`)).toEqual([
      'mint lost',
      'revoke alive',
    ]);
    expect(findings.invented.map(({ name }) => name)).toEqual(['strange']);
    expect(findings.twice).toBe(1);
  });
});
