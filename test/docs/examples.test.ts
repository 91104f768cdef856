import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { blocksIn, readPage } from '../../scripts/pages.ts';
import { installPacked } from '../client/packed-client.ts';
import { type Caller, callerOf } from '../helpers/callers/mcp.ts';
import { house } from '../helpers/house/house.ts';
import { usd } from '../helpers/house/publishing.ts';
import { shared } from '../helpers/run/shared.ts';

const run = promisify(execFile);
const h = shared(() => house({ env: { WRITE_COOLDOWN_SECONDS: '0' } }));

const programEnv = (key: string) => ({
  ...process.env,
  GREENROOM_URL: h.service.address,
  GREENROOM_API_KEY: key,
});

const finished = (key: string, id: string) =>
  vi.waitFor(
    async () => {
      const { body } = await h.call(`GET /adnet/launches/${id}`, { key });
      expect(body.state).toBe('done');
      return body;
    },
    { timeout: 60_000, interval: 200 },
  );

describe('an example', () => {
  it('spring.yaml is launched whole', async () => {
    const { key } = await h.connected({ plan: 'agency' });
    const { status, body } = await h.call('POST /adnet/launches', {
      key,
      body: parse(readFileSync('examples/spring.yaml', 'utf8')),
      headers: { 'idempotency-key': 'spring' },
    });
    expect([status, body.steps?.total]).toEqual([202, 6]);
    await finished(key, body.id);
  });

  it('spring.csv is read without a problem in any row, and launched whole', async () => {
    const { key } = await h.connected({ plan: 'agency' });
    await h.call('PUT /adnet/defaults', { key, body: { page_id: '104000000000001' } });
    await h.call('PUT /adnet/connection/ad-account', { key, body: { account_id: usd } });
    const { status, body } = await h.call('POST /adnet/launches/from-csv', {
      key,
      body: readFileSync('examples/spring.csv', 'utf8'),
      headers: { 'content-type': 'text/csv' },
    });
    expect([status, body.problems]).toEqual([200, []]);
    const started = await h.call('POST /adnet/launches', {
      key,
      body: body.body,
      headers: { 'idempotency-key': 'spring-table' },
    });
    expect([started.status, started.body.steps?.total]).toEqual([202, 9]);
    await finished(key, started.body.id);
  });

  it('report.mjs prints the campaigns', async () => {
    const folder = await installPacked();
    const { key } = await h.connected({ plan: 'agency' });
    // As in a clone whose client was built.
    const clone = join(folder, 'clone');
    for (const part of ['examples', 'packages/client'])
      mkdirSync(join(clone, part), { recursive: true });
    symlinkSync(
      join(folder, 'node_modules/greenroom-client/dist'),
      join(clone, 'packages/client/dist'),
    );
    copyFileSync('examples/report.mjs', join(clone, 'examples/report.mjs'));
    const { stdout, stderr } = await run(process.execPath, ['clone/examples/report.mjs'], {
      cwd: folder,
      env: programEnv(key),
    });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/campaign.*spend.*clicks/s);
  }, 240_000);

  it('first_campaign.py makes one campaign, however often it runs', async ({ skip }) => {
    const python = process.env['PYTHON'] ?? 'python3';
    try {
      execFileSync(python, ['-c', 'import json'], { stdio: 'ignore' });
    } catch {
      return skip('there is no Python here');
    }
    const { key } = await h.connected({ plan: 'agency' });
    const twice = async () =>
      (await run(python, [resolve('examples/first_campaign.py')], { env: programEnv(key) })).stdout;
    const first = await twice();
    expect(first).toMatch(/^made, paused: \d+/);
    expect(await twice()).toBe(first);
  });

  it('agent.md is what tools answer to', async () => {
    const { key } = await h.connected({ plan: 'agency' });
    const call: Caller = callerOf(h, key);
    const calls = blocksIn('examples/agent.md', readPage('examples/agent.md'))
      .filter(({ language }) => language === 'json')
      .map(({ text }) => JSON.parse(text));
    const byTool = new Map(calls.map(({ tool, arguments: input }) => [tool, input]));
    const names = ['list_ad_accounts', 'generate_ad_copy', 'plan_launch', 'launch'];
    expect([...byTool.keys()]).toEqual([...names, 'launch_status']);
    let launchId = '';
    for (const name of names) {
      const input = name === 'launch' ? byTool.get('plan_launch') : byTool.get(name);
      const answer = await call(name, input);
      expect([name, answer.isError ?? false, answer.content]).toEqual([
        name,
        false,
        answer.content,
      ]);
      launchId = answer.structuredContent?.id ?? launchId;
    }
    await finished(key, launchId);
    const last = await call('launch_status', { launch_id: launchId });
    expect(last.structuredContent).toMatchObject({ state: 'done' });
  });
});
