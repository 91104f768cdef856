import { createHash } from 'node:crypto';
import { Pool } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, demo, type SandboxControl } from '../src/index.ts';
import { campaign, usd } from './kit.ts';

type FaultInput = Parameters<SandboxControl['fault']>[0];

describe('faults on the wire', () => {
  const sandbox = createSandbox({ control: true });
  let pool: Pool;
  beforeAll(async () => {
    pool = new Pool(await sandbox.listen(0), { headersTimeout: 600, bodyTimeout: 600 });
  });
  afterEach(() => sandbox.control.reset());
  afterAll(async () => {
    await pool.destroy();
    await sandbox.close();
  });

  const create = async () => {
    const answer = await pool.request({
      method: 'POST',
      path: `/v26.0/${usd}/campaigns?access_token=${demo.systemUserToken}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(campaign({ name: 'Only one' })),
    });
    const text = await answer.body.text();
    return { status: answer.statusCode, headers: answer.headers, text };
  };
  const order = async (path: string, body?: unknown) => {
    const answer = await pool.request({
      method: body === undefined ? 'GET' : 'POST',
      path: `/__sandbox/${path}`,
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    // biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect
    return { status: answer.statusCode, body: (await answer.body.json()) as any };
  };
  const countCampaigns = () =>
    sandbox.control.objects('campaign').filter(({ name }) => name === 'Only one').length;

  const lossCases: [FaultInput['kind'], number, RegExp][] = [
    ['reset-before-commit', 0, /ECONNRESET|other side closed/],
    ['reset-after-commit', 1, /ECONNRESET|other side closed/],
    ['close-before-commit', 0, /other side closed|ECONNRESET/],
    ['close-after-commit', 1, /other side closed|ECONNRESET/],
    ['hang', 0, /Headers Timeout/],
    ['hang-after-commit', 1, /Headers Timeout/],
    ['cut', 1, /terminated|other side closed|aborted|closed/],
  ];
  it.each(lossCases)('%s leaves %i object behind', async (kind, count, message) => {
    sandbox.control.fault({ kind } as FaultInput);
    const error = await create().then(
      String,
      (thrown: Error) => `${thrown.message} ${thrown.cause}`,
    );
    expect(error).toMatch(message);
    expect(countCampaigns()).toBe(count);
    expect(sandbox.control.calls()[0]).toMatchObject({ fault: kind, method: 'POST' });
    expect((await create()).status).toBe(200);
  });

  const faultCases: [FaultInput, number, RegExp][] = [
    [{ kind: 'html-502' }, 502, /^<!DOCTYPE html>/],
    [{ kind: 'empty-503' }, 503, /^$/],
    [{ kind: 'error', code: 2 }, 500, /"code":2,"is_transient":true/],
    [{ kind: 'error', code: 80004, subcode: 2446079 }, 400, /"code":80004,"error_subcode":2446079/],
    [{ kind: 'error', code: 4, status: 403 }, 403, /"code":4/],
    [{ kind: 'error-in-200' }, 200, /"code":31,"error_subcode":3858385/],
    [{ kind: 'error-data-string' }, 400, /"error_data":"\{\\"blame_field_specs\\"/],
    [{ kind: 'token-401' }, 401, /"code":190/],
    [{ kind: 'echo-token' }, 400, new RegExp(demo.systemUserToken)],
  ];
  it.each(faultCases)('$kind is said, and nothing is done', async (fault, status, text) => {
    sandbox.control.fault(fault);
    const answer = await create();
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(text);
    expect(countCampaigns()).toBe(0);
    expect(JSON.stringify(sandbox.control.calls())).not.toContain(demo.systemUserToken);
  });

  it('can fail in words after doing the work', async () => {
    sandbox.control.fault({ kind: 'error', code: 1, afterCommit: true });
    expect((await create()).status).toBe(500);
    expect(countCampaigns()).toBe(1);
  });
  it('drips, delays and floods', async () => {
    sandbox.control.fault({ kind: 'drip', bytes: 4, everyMs: 5 });
    expect(JSON.parse((await create()).text).id).toMatch(/^120/);
    sandbox.control.fault({ kind: 'delay', ms: 50 });
    const before = performance.now();
    expect((await create()).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(45);
    sandbox.control.fault({ kind: 'huge-body', bytes: 3_000_000 });
    const { text } = await create();
    expect(text).toHaveLength(3_000_000);
    expect(JSON.parse(text).data).toHaveLength(1);
    expect(sandbox.control.calls().at(-1)).toMatchObject({ fault: 'huge-body', status: 200 });
  });
  it('echoes a token that came in the body', async () => {
    sandbox.control.fault({ kind: 'echo-token' });
    const answer = await pool.request({
      method: 'POST',
      path: `/v26.0/${usd}/campaigns`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `name=x&access_token=${demo.systemUserToken}`,
    });
    expect(await answer.body.text()).toContain(demo.systemUserToken);
  });
  it('hits only what matches, after what it skips, as often as told', async () => {
    const match = { method: 'post', path: '/*/campaigns' };
    sandbox.control.fault({ kind: 'html-502', match: { path: '/*/camp' } });
    sandbox.control.fault({ kind: 'empty-503', times: 2, skip: 1, match });
    const me = await pool.request({ method: 'GET', path: '/v26.0/me?access_token=x' });
    await me.body.dump();
    expect(me.statusCode).toBe(400);
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await create()).status);
    expect(statuses).toEqual([200, 503, 503, 200]);
    expect(sandbox.control.faults()).toMatchObject([{ kind: 'html-502' }]);
  });
  it('draws shares from the seed', async () => {
    const draw = async () => {
      sandbox.control.seed(7);
      sandbox.control.fault({ kind: 'empty-503', times: 0, rate: 0.5 });
      const statuses: number[] = [];
      for (let n = 0; n < 12; n += 1) statuses.push((await create()).status);
      return statuses;
    };
    const first = await draw();
    expect(new Set(first).size).toBe(2);
    expect(await draw()).toEqual(first);
    sandbox.control.seed(1);
  });

  it('takes the same orders over its own addresses', async () => {
    expect((await order('faults', { kind: 'html-502' })).status).toBe(200);
    expect((await create()).status).toBe(502);
    expect((await order('faults', { kind: 'meteor' })).status).toBe(422);
    expect((await order('tokens/expire', { token: demo.systemUserToken })).body).toEqual({
      found: true,
    });
    expect(JSON.parse((await create()).text).error.error_subcode).toBe(463);
    expect((await order('tokens/revoke', { token: 'x' })).body).toEqual({ found: false });
    await order('reset', {});
    expect((await create()).status).toBe(200);
    const created = await order('tokens/create', { person: demo.analystId, scopes: ['ads_read'] });
    expect(created.body.token).toMatch(/^EAA/);
    await order('throttle', { account: usd, code: 17 });
    expect(JSON.parse((await create()).text).error.code).toBe(17);
    const calls = (await order('calls?method=post&path=campaigns')).body;
    expect(calls.calls.map(({ status }: { status: number }) => status)).toEqual([200, 400]);
    expect((await order('contents')).body.objects.account).toHaveLength(4);
    expect((await order('objects/ad')).body.length).toBeGreaterThan(40);
    expect((await order('objects/ghost')).status).toBe(404);
    expect((await order('seed', { seed: 5 })).status).toBe(200);
    expect((await order('contents')).body.seed).toBe(5);
    await order('seed', { seed: 1 });
    const form = await pool.request({
      method: 'POST',
      path: '/__sandbox/reset',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    });
    await form.body.dump();
    expect(form.statusCode).toBe(415);
  });
  it('takes no orders from a stranger’s page, not even without a word', async () => {
    const reset = async (headers: Record<string, string>) => {
      const answer = await pool.request({ method: 'POST', path: '/__sandbox/reset', headers });
      await answer.body.dump();
      return answer.statusCode;
    };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await reset({ ...type, origin: 'http://stranger.example' })).toBe(403);
    expect(await reset({ origin: 'null' })).toBe(403);
    expect(await reset({ host: '127.0.0.1:8081', origin: 'http://127.0.0.1:8081' })).toBe(200);
    expect(await reset({})).toBe(200);
  });
  it('logs calls with their tokens counted and hashed, never shown', async () => {
    await create();
    const [call] = sandbox.control.calls({ path: '/campaigns' });
    const hash = createHash('sha256').update(demo.systemUserToken).digest('hex');
    expect(call).toMatchObject({
      method: 'POST',
      path: `/v26.0/${usd}/campaigns`,
      status: 200,
      params: { name: 'Only one', access_token: '•••' },
      tokens: { count: 1, hashes: [hash] },
    });
    expect(JSON.stringify(sandbox.control.contents())).not.toContain(demo.systemUserToken);
  });
});

describe('the back door', () => {
  it('is shut unless asked for', async () => {
    const { app } = createSandbox();
    const answer = await app.inject({ method: 'POST', url: '/__sandbox/reset' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.code).toBe(2635);
  });
});
