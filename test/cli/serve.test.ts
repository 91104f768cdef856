import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFirstKey } from '../../src/cli/serve.ts';
import { newKeyRingText } from '../../src/secrets/key-ring.ts';
import { ask } from '../helpers/callers/http-client.ts';
import { buildProduct, runCommand, startProduct } from '../helpers/cli/greenroom-process.ts';
import { has } from '../helpers/cli/installed-programs.ts';
import { startOnTerminal } from '../helpers/cli/pseudo-terminal.ts';
import { runInside } from '../helpers/cli/run-in-process.ts';
import { serveInside as startInside } from '../helpers/cli/serve-in-process.ts';
import { limitOf } from '../helpers/timing/pace.ts';

let product: Awaited<ReturnType<typeof buildProduct>>;
let folder = '';
beforeAll(async () => {
  product = await buildProduct('serve');
  folder = mkdtempSync(join(tmpdir(), 'greenroom-serve-'));
});
afterAll(() => {
  product?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const serve = (env: Record<string, string>) => runCommand(product.file, ['serve'], env);

const anyPorts = { PORT: '0', SANDBOX_PORT: '0' };

/** What is refused before anything is started needs no process. */
const serveInside = (env: Record<string, string>) => runInside(['serve'], env);

describe('the first start', () => {
  it('makes an account on plan pro; its key goes to a file and not into the log', {
    timeout: 180_000,
  }, async () => {
    const env = { DATA_DIR: join(folder, 'first'), LOG_LEVEL: 'trace' };
    const file = join(env.DATA_DIR, 'first-key.txt');
    const first = await startProduct(product.file, env);
    expect(first.output()).toContain(`Your first API key is in the file ${file}`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const key = readFileSync(file, 'utf8').trim();
    const linkFile = join(env.DATA_DIR, 'first-sign-in-link.txt');
    expect(first.output()).toContain(`Your first sign-in link is in the file ${linkFile}`);
    expect(statSync(linkFile).mode & 0o777).toBe(0o600);
    const link = readFileSync(linkFile, 'utf8').trim();
    expect(link).toMatch(/^http:.*\/console\/sign-in\/[\w-]{43}$/);
    const { body } = await ask(first.address, 'GET /account', key);
    expect(body).toMatchObject({ usage: { plan: 'pro' } });
    await first.stop();
    expect(first.output()).not.toMatch(/gr_live_[0-9A-Za-z]{5}/);
    expect(first.output()).not.toContain(link.split('/').at(-1));
    rmSync(file);
    const again = await startProduct(product.file, env);
    expect([again.firstKey, existsSync(file)]).toEqual([null, false]);
    expect((await ask(again.address, 'GET /account', key)).status).toBe(200);
    await again.stop();
  });

  it.skipIf(!has('script'))(
    'shows the key on a terminal, once, and writes no file',
    {
      timeout: 180_000,
    },
    async () => {
      const env = { DATA_DIR: join(folder, 'seen') };
      const first = await startOnTerminal(product.file, env);
      const output = first.output();
      expect(output.match(/gr_live_[0-9A-Za-z]{36}/g)).toHaveLength(1);
      expect(output).toContain('Copy it now, it is not shown again');
      expect(existsSync(join(env.DATA_DIR, 'first-key.txt'))).toBe(false);
      expect(output.match(/\/console\/sign-in\/[\w-]{43}/g)).toHaveLength(1);
      expect(existsSync(join(env.DATA_DIR, 'first-sign-in-link.txt'))).toBe(false);
      await first.stop();
      const again = await startOnTerminal(product.file, env);
      expect(again.output()).not.toContain('gr_live_');
      await again.stop();
    },
  );

  it('replaces a file of that name that others can read', () => {
    const dir = join(folder, 'there');
    mkdirSync(dir);
    writeFileSync(join(dir, 'first-key.txt'), 'old', { mode: 0o644 });
    const file = writeFirstKey(dir, 'gr_live_new');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe('gr_live_new\n');
  });

  it('makes none where the operator made one before', { timeout: 180_000 }, async () => {
    const home = join(folder, 'made');
    const env = { DATA_DIR: join(home, 'data') };
    await runInside(['accounts', 'create', '--email', 'a@b.co'], env);
    const { firstKey, stop } = await startInside(home, anyPorts);
    expect([firstKey, existsSync(join(env.DATA_DIR, 'first-key.txt'))]).toEqual(['', false]);
    await stop();
  });
});

describe('keys that do not fit the database', () => {
  it('are refused in seconds, and nothing is changed', { timeout: 180_000 }, async () => {
    const home = join(folder, 'keys');
    const dir = join(home, 'data');
    const [old, fresh] = [newKeyRingText('k1'), newKeyRingText('k2')];
    const right = await startProduct(product.file, { DATA_DIR: dir, TOKEN_ENCRYPTION_KEYS: old });
    await right.stop();
    const before = readFileSync(join(dir, 'greenroom.db'));
    for (const wrong of [newKeyRingText('k1'), fresh]) {
      const refusal = await serve({ DATA_DIR: dir, TOKEN_ENCRYPTION_KEYS: wrong });
      expect(refusal.code).toBe(1);
      expect(refusal.ms).toBeLessThan(limitOf(refusal.ms, 10_000));
      expect(refusal.stderr).toMatch(/TOKEN_ENCRYPTION_KEYS does not hold the key/);
      expect(refusal.stderr).not.toContain(wrong.slice(3));
      expect(refusal.stdout).toBe('');
    }
    expect(readFileSync(join(dir, 'greenroom.db')).equals(before)).toBe(true);
    const both = await startInside(home, {
      ...anyPorts,
      TOKEN_ENCRYPTION_KEYS: `${fresh},${old}`,
    });
    await both.stop();
  });

  it('tells in a sentence of keys that do not fit the database, and of a secrets file cut short', async () => {
    const dir = join(folder, 'cut');
    mkdirSync(dir);
    writeFileSync(join(dir, 'secrets.json'), '{"TOKEN_ENCR');
    const refusal = await serveInside({ DATA_DIR: dir });
    expect([refusal.code, refusal.stderr]).toEqual([
      1,
      expect.stringMatching(/secrets\.json cannot be read; restore it from a backup/),
    ]);
  });
});

describe('settings that are wrong', () => {
  it('are told all at once, and nothing is started or made', async () => {
    const dir = join(folder, 'settings');
    const result = await serveInside({
      DATA_DIR: dir,
      PORT: 'eighty',
      BASE_URL: 'nonsense',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
      TOKEN_ENCRYPTION_KEYS: 'k1:short',
      ADNET_GRAPH_URL: 'graph.example',
      COPY_PROVIDER: 'openai',
      PLANS_FILE: join(folder, 'no-such-file.json'),
      IMAGE_FETCH_ALLOW: 'nonsense',
      WRITE_COOLDOWN_SECONDS: '-1',
    });
    expect([result.code, result.stdout]).toEqual([2, '']);
    for (const name of [
      'PORT',
      'BASE_URL',
      'DATABASE_URL',
      'LOG_LEVEL',
      'TOKEN_ENCRYPTION_KEYS',
      'ADNET_GRAPH_URL',
      'COPY_MODEL',
      'PLANS_FILE',
      'IMAGE_FETCH_ALLOW',
      'WRITE_COOLDOWN_SECONDS',
    ])
      expect(result.stderr, name).toMatch(new RegExp(`^greenroom: ${name}: .+`, 'm'));
    expect(result.stderr).not.toContain('short');
    expect(existsSync(dir)).toBe(false);
  });

  it('include a plans file that is not one', async () => {
    const file = join(folder, 'plans.json');
    writeFileSync(file, JSON.stringify({ pro: { workspaces: -1, extra: true } }));
    const result = await serveInside({ DATA_DIR: join(folder, 'plans'), PLANS_FILE: file });
    expect(result.code).toBe(2);
    expect(result.stderr).toMatch(/PLANS_FILE: pro\.workspaces/);
    expect(result.stderr).toMatch(/PLANS_FILE: pro\.credits_per_month/);
  });

  it('include DATABASE_URL without keys, but not empty ones', async () => {
    const result = await serveInside({ DATABASE_URL: 'postgres://127.0.0.1:1/x', PORT: '' });
    expect([result.code, result.stderr]).toEqual([
      2,
      expect.stringMatching(/^greenroom: TOKEN_ENCRYPTION_KEYS: required with DATABASE_URL/),
    ]);
    expect(result.stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('a stop', () => {
  it('ends the process though nothing can be written to its folder', {
    timeout: 180_000,
  }, async () => {
    const env = { DATA_DIR: join(folder, 'gone') };
    const service = await startProduct(product.file, env);
    rmSync(env.DATA_DIR, { recursive: true });
    service.child.kill('SIGTERM');
    const late = setTimeout(() => service.child.kill('SIGKILL'), 60_000);
    expect(await service.ended).toMatchObject({ code: 0 });
    clearTimeout(late);
    expect(service.output()).not.toMatch(/ENOENT|"level":50/);
  });
});

describe('a start that cannot be', () => {
  it('is told in a sentence when there is no database', { timeout: 180_000 }, async () => {
    const result = await serve({
      DATABASE_URL: 'postgres://greenroom@127.0.0.1:1/x',
      TOKEN_ENCRYPTION_KEYS: newKeyRingText('k1'),
    });
    expect(result.code).toBe(1);
    expect(result.stderr).toMatch(/^greenroom: .*database/i);
    expect(result.stderr).not.toMatch(/\n\s+at /);
  });

  it('is told in a sentence when the port is taken', { timeout: 180_000 }, async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    // A server that listens on TCP has an address with a port.
    const port = String((other.address() as AddressInfo).port);
    const result = await serve({ DATA_DIR: join(folder, 'port'), PORT: port });
    other.close();
    expect([result.code, result.stderr]).toEqual([1, expect.stringContaining(port)]);
    expect(result.stderr).toMatch(/another program uses this port.*Set PORT/);
  });
});
