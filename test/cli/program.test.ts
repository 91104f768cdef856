import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildShipped } from '../helpers/cli/greenroom-process.ts';
import { house } from '../helpers/house/house.ts';
import { launchCampaign, launchOf } from '../helpers/house/launches.ts';
import { usd } from '../helpers/house/publishing.ts';
import { shared } from '../helpers/run/shared.ts';

const h = shared(() => house());

let folder = '';
let program = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-program-'));
  program = join(await buildShipped(), 'greenroom.js');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const envFor = (key: string) => ({
  PATH: process.env['PATH'] ?? '',
  XDG_CONFIG_HOME: folder,
  GREENROOM_URL: h.service.address,
  GREENROOM_API_KEY: key,
});

const fastest = (words: string[], times = 3) => {
  const all = Array.from({ length: times }, () => {
    const started = performance.now();
    const { status } = spawnSync(process.execPath, words);
    expect(status).toBe(0);
    return performance.now() - started;
  });
  return Math.min(...all);
};

describe('the program', () => {
  it('starts almost as fast as Node itself, to help', { timeout: 120_000 }, () => {
    // An empty Node takes 40 ms on an idle machine, and the promise is 250.
    const isFast = (words: string[]) => fastest([program, ...words]) < fastest(['-e', '0']) * 6;
    // Other tests may take the cores away for a while; one quiet moment tells.
    const isFastOnce = (words: string[]) => Array.from({ length: 6 }).some(() => isFast(words));
    expect(isFastOnce(['--help'])).toBe(true);
    expect(isFastOnce(['campaigns', 'create', '--help'])).toBe(true);
  });

  it('is only half there without a reader, and does not mind', { timeout: 60_000 }, () => {
    const script = `"${process.execPath}" "${program}" --help | head -1`;
    const { stdout, stderr, status } = spawnSync('sh', ['-c', script]);
    expect([status, stderr.toString()]).toEqual([0, '']);
    expect(stdout.toString()).toMatch(/^Greenroom publishes/);
  });

  it('leaves a launch running at Ctrl-C, and says so', { timeout: 120_000 }, async () => {
    // It waits for the end of the cool-down, and goes on then.
    const { key } = await h.connected({ plan: 'agency', unlocked: false });
    const body = { account_id: usd, campaign: launchCampaign };
    const file = join(folder, 'held.json');
    writeFileSync(file, JSON.stringify(body));
    const child = spawn(process.execPath, [program, 'launch', '-f', file, '--watch'], {
      env: envFor(key),
    });
    let output = '';
    child.stderr.on('data', (part) => {
      output += part;
      if (/^Launch \S+: Spring\n$/.test(output)) setTimeout(() => child.kill('SIGINT'), 500);
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect([code, output]).toEqual([130, expect.stringMatching(/goes on without you/)]);
    const id = /launches watch (\S+)/.exec(output)?.[1] ?? '';
    expect(await launchOf(h, key, id)).toMatchObject({ state: 'waiting' });
  });

  it('works without any terminal and without anything piped in', { timeout: 60_000 }, async () => {
    const { key } = await h.account();
    const run = spawn(process.execPath, [program, 'whoami', '-o', 'json'], {
      env: envFor(key),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    run.stdout.on('data', (part) => {
      out += part;
    });
    expect(await new Promise((resolve) => run.once('close', resolve))).toBe(0);
    expect(JSON.parse(out)).toHaveProperty('email');
  });
});
