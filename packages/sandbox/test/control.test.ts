import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { demo, startSandbox } from '../src/index.ts';
import { campaign, makeTree, moment, stage, usd } from './kit.ts';

const folders: string[] = [];
const folder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  folders.push(dir);
  return dir;
};
afterEach(() => {
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true });
});

describe('snapshot and restore', () => {
  it('goes back to the byte, with ids and tokens that go on as they would have', async () => {
    const on = stage();
    const { adId } = await makeTree(on);
    const token = on.control.createToken();
    const snapshot = JSON.parse(JSON.stringify(on.control.snapshot()));
    const look = async () => [
      (await on.get(`/${adId}?fields=id,name,status,effective_status,creative{id,body}`)).text,
      (await on.post(`/${usd}/campaigns`, campaign())).text,
      (await on.get(`/${usd}/insights?fields=spend,actions&date_preset=last_7d`)).text,
      (await on.get('/me?fields=id', { token })).text,
      (await on.get('/nothing')).text,
      on.control.createToken(),
    ];
    const first = await look();
    await on.remove(`/${adId}`);
    on.control.revokeToken(token);
    on.control.restore(snapshot);
    expect(await look()).toEqual(first);
  });

  it('restores into another sandbox, pictures included', async () => {
    const on = stage();
    const { hash } = await makeTree(on);
    const other = stage({ seed: 5 });
    other.control.restore(on.control.snapshot());
    const { body } = await other.get(`/${usd}/adimages?hashes=["${hash}"]&fields=url`);
    const [, path = ''] = /^https?:\/\/[^/]+(.*)$/.exec(body.data[0].url) ?? [];
    const picture = await other.app.inject({ url: path });
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.rawPayload.length).toBeGreaterThan(50);
  });

  it('carries waiting faults and the clock', async () => {
    const on = stage();
    on.control.fault({ kind: 'html-502' });
    on.control.clock.advance({ days: 3 });
    const snapshot = on.control.snapshot();
    on.control.reset();
    expect(on.control.clock.now()).toBe(moment);
    on.control.restore(snapshot);
    expect(on.control.clock.now()).toBe(moment + 3 * 86_400_000);
    expect((await on.get('/me')).status).toBe(502);
  });

  it('refuses what is no snapshot and stays as it was', async () => {
    const on = stage();
    const { adId } = await makeTree(on);
    // biome-ignore lint/suspicious/noExplicitAny: wrong on purpose
    expect(() => on.control.restore({ world: { format: 'x' }, faults: [] } as any)).toThrow();
    expect((await on.get(`/${adId}`)).status).toBe(200);
  });
});

describe('a folder', () => {
  it('keeps the world over a restart: objects, pictures, logins, clock', async () => {
    const dataFolder = folder();
    const first = stage({ folder: dataFolder });
    const { adId, hash } = await makeTree(first);
    const token = first.control.createToken({ expiresInSeconds: 0 });
    first.control.clock.advance({ days: 2 });
    await first.close();
    const second = stage({ folder: dataFolder });
    expect((await second.get(`/${adId}?fields=name`)).body).toMatchObject({ name: 'An ad' });
    expect((await second.get('/me', { token })).status).toBe(200);
    expect(second.control.clock.now()).toBe(moment + 2 * 86_400_000);
    const { body } = await second.get(`/${usd}/adimages?hashes=["${hash}"]&fields=url`);
    const path = new URL(body.data[0].url).pathname;
    expect((await second.app.inject({ url: path })).statusCode).toBe(200);
    await second.close();
  });

  it('has a write on disk soon after it was answered, without an orderly end', async () => {
    const dataFolder = folder();
    const first = stage({ folder: dataFolder });
    const { body } = await first.post(`/${usd}/campaigns`, campaign({ name: 'Before the crash' }));
    await expect
      .poll(
        () =>
          readdirSync(dataFolder).includes('world.json') &&
          readFileSync(join(dataFolder, 'world.json'), 'utf8'),
      )
      .toContain('Before the crash');
    const second = stage({ folder: dataFolder });
    expect((await second.get(`/${body.id}?fields=name`)).status).toBe(200);
    await first.close();
    await second.close();
  });

  it('puts a file aside that it cannot read', async () => {
    const dataFolder = folder();
    writeFileSync(join(dataFolder, 'world.json'), '{"world":');
    const on = stage({ folder: dataFolder });
    expect((await on.get('/me')).status).toBe(200);
    expect(readdirSync(dataFolder).some((name) => name.startsWith('world-unreadable-'))).toBe(true);
    await on.close();
  });
});

describe('the clock', () => {
  it('is set, moved on, stopped and put back', () => {
    const { control, later } = stage();
    expect(control.clock.set('2027-01-01T00:00:00Z')).toBe('2027-01-01T00:00:00.000Z');
    later(60);
    expect(control.clock.now()).toBe(Date.UTC(2027, 0, 1, 0, 1));
    control.clock.stop();
    later(3600);
    expect(control.clock.advance({ hours: 2 })).toBe('2027-01-01T02:01:00.000Z');
    control.clock.run();
    later(60);
    expect(control.clock.now()).toBe(Date.UTC(2027, 0, 1, 2, 2));
    control.clock.reset();
    expect(control.clock.now()).toBe(moment + 3_720_000);
    expect(() => control.clock.set('soon')).toThrow('"soon" is no moment');
  });

  it('lets a review end and a token run out', async () => {
    const on = stage();
    const { adId } = await makeTree(on);
    const state = async () =>
      (await on.get(`/${adId}?fields=effective_status`)).body.effective_status;
    expect(await state()).toBe('IN_PROCESS');
    on.control.clock.advance({ minutes: 2 });
    expect(await state()).toBe('PAUSED');
    const token = on.control.createToken({ expiresInSeconds: 60 });
    on.control.clock.advance({ minutes: 2 });
    expect((await on.get('/me', { token })).body.error).toMatchObject({
      code: 190,
      error_subcode: 463,
    });
  });
});

describe('the owner of the account', () => {
  it('starts, pauses and deletes what a program made', async () => {
    const on = stage();
    const { adId, adsetId, campaignId } = await makeTree(on);
    on.control.clock.advance({ minutes: 5 });
    for (const id of [campaignId, adsetId, adId])
      expect(on.control.setStatus(id, 'ACTIVE')).toBe(true);
    const state = async () =>
      (await on.get(`/${adId}?fields=effective_status`)).body.effective_status;
    expect(await state()).toBe('ACTIVE');
    on.control.clock.advance({ days: 3 });
    const { body } = await on.get(`/${adId}/insights?fields=spend`);
    expect(Number(body.data[0].spend)).toBeGreaterThan(0);
    on.control.setStatus(campaignId, 'PAUSED');
    expect(await state()).toBe('CAMPAIGN_PAUSED');
    on.control.setStatus(adId, 'DELETED');
    expect(await state()).toBe('DELETED');
    expect(on.control.setStatus('1', 'PAUSED')).toBe(false);
  });

  it('ends logins and lets them live again', async () => {
    const on = stage();
    const ask = async () => (await on.get('/me', { token: demo.adminToken })).body;
    expect(on.control.endLogins(demo.adminId, 'expire')).toBe(1);
    expect((await ask()).error).toMatchObject({ code: 190, error_subcode: 463 });
    expect(on.control.reviveLogins(demo.adminId)).toBe(1);
    expect(await ask()).toMatchObject({ id: demo.adminId });
    on.control.endLogins(demo.adminId, 'revoke');
    expect((await ask()).error).toMatchObject({ code: 190, error_subcode: 458 });
    expect(on.control.logins().find(({ person }) => person === demo.adminId)).toMatchObject({
      alive: 0,
    });
  });

  it('is told why an ad was refused', async () => {
    const on = stage();
    const { adId } = await makeTree(on);
    on.control.review(adId, 'disapproved', 'Cryptocurrency products');
    const { body } = await on.get(`/${adId}?fields=effective_status,ad_review_feedback`);
    expect(JSON.stringify(body.ad_review_feedback)).toContain('Cryptocurrency products');
  });
});

describe('a test', () => {
  it('sees that nothing is live, whatever ran before', async () => {
    const on = stage();
    const { adId, adsetId, campaignId } = await makeTree(on);
    expect(() => on.control.nothingIsLive()).not.toThrow();
    await on.post(`/${adId}`, { status: 'ACTIVE' });
    await on.post(`/${adsetId}`, { status: 'ACTIVE' });
    expect(() => on.control.nothingIsLive()).not.toThrow();
    await on.post(`/${campaignId}`, { status: 'ACTIVE' });
    expect(() => on.control.nothingIsLive()).toThrow(`1 ad is live: ${adId} (An ad)`);
    expect(on.control.liveAds()).toMatchObject([{ id: adId }]);
  });

  it('writes what a program did as a fixture, without secrets', async () => {
    const on = stage();
    const file = join(folder(), 'fixture.json');
    await on.get('/me');
    const recorder = on.control.record();
    await makeTree(on);
    on.control.reset();
    await on.get('/me?fields=id');
    const { calls } = recorder.stop(file);
    await on.get('/me');
    expect(calls.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)).toEqual([
      'POST campaigns',
      'POST adsets',
      'POST adimages',
      'POST adcreatives',
      'POST ads',
      'GET me',
    ]);
    const text = readFileSync(file, 'utf8');
    expect(JSON.parse(text).calls).toEqual(JSON.parse(JSON.stringify(calls)));
    expect(text).not.toContain(demo.systemUserToken);
    expect(calls.at(-1)?.answer).toEqual({ id: demo.systemUserId });
  });
});

const bakery = `
accounts:
  - id: "2010"
    name: Corner Bakery
    currency: EUR
    timezone: Europe/Berlin
    pixels: [{ id: "720", name: Shop }]
    audiences: [{ id: "238", name: Regulars, size: 400 }]
    campaigns:
      - name: Sourdough
        status: ACTIVE
        created: 2026-10-01
        adsets:
          - name: Around the shop
            status: ACTIVE
            daily_budget: 900
            countries: [DE]
            ads:
              - { name: Warm bread, status: ACTIVE, ran: [{ since: 2026-10-02 }] }
              - { name: Old bread, ran: [{ since: 2026-10-02, until: 2026-10-03 }] }
pages:
  - { id: "104", name: Corner Bakery, instagram: { id: "178", username: bakery }, forms: [{ id: "500", name: Order }] }
people:
  - { id: "9", name: Reader, token: reader-token, scopes: [ads_read], tasks: [ANALYZE] }
`;

describe('a world of one’s own', () => {
  it('is read from YAML: accounts, Pages, forms, pixels, audiences, history, people', async () => {
    const on = stage({ world: bakery });
    const list = async (path: string) => (await on.get(path)).body.data;
    expect(await list('/me/adaccounts?fields=name,currency')).toEqual([
      { name: 'Corner Bakery', currency: 'EUR', id: 'act_2010' },
    ]);
    expect(await list('/me/accounts?fields=name')).toEqual([{ name: 'Corner Bakery', id: '104' }]);
    expect(await list('/act_2010/adspixels?fields=name')).toEqual([{ name: 'Shop', id: '720' }]);
    expect(await list('/act_2010/customaudiences?fields=name')).toEqual([
      { name: 'Regulars', id: '238' },
    ]);
    const spend = await list(
      '/act_2010/insights?level=ad&fields=ad_name,spend&date_preset=maximum',
    );
    expect(spend.map((row: { ad_name: string }) => row.ad_name).sort()).toEqual([
      'Old bread',
      'Warm bread',
    ]);
    expect(on.control.objects('form')).toMatchObject([{ id: '500', page_id: '104' }]);
    const reader = { token: 'reader-token' };
    expect((await on.get('/act_2010/campaigns', reader)).status).toBe(200);
    expect((await on.post('/act_2010/campaigns', campaign(), reader)).status).toBe(403);
    expect(on.control.liveAds()).toEqual([]);
  });

  it('is what reset goes back to; what is wrong in it is named', async () => {
    const on = stage({ world: bakery });
    await on.post('/act_2010/campaigns', campaign());
    on.control.reset();
    expect(on.control.objects('campaign').map(({ name }) => name)).toEqual(['Sourdough']);
    expect(() =>
      on.control.seed({ accounts: [{ id: '1', name: 'X', currencey: 'EUR' } as never] }),
    ).toThrow('accounts.0');
    expect(on.control.objects('account')).toHaveLength(1);
  });
});

describe('over HTTP', () => {
  it('does the same: world, clock, status, snapshot, recording', async () => {
    const sandbox = await startSandbox({ clock: () => moment });
    const order = async (path: string, body?: unknown, type = 'application/json') => {
      const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
      const answer = await fetch(`${sandbox.origin}/__sandbox/${path}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: text,
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    const look = async (path: string) =>
      (await fetch(`${sandbox.origin}/__sandbox/${path}`)).json();
    expect((await order('seed', bakery, 'application/yaml')).status).toBe(200);
    const [firstCampaign] = sandbox.objects('campaign');
    expect(await order('status', { id: firstCampaign?.['id'], status: 'PAUSED' })).toMatchObject({
      body: { found: true },
    });
    expect((await order('clock', { advance: { days: 1 } })).body).toEqual({
      now: '2026-10-15T19:00:00.000Z',
    });
    expect((await order('clock', { advance: { weeks: 1 } })).status).toBe(422);
    const snapshot = await look('snapshot');
    expect((await order('seed', { seed: 3 })).status).toBe(200);
    expect(sandbox.objects('account')).toHaveLength(4);
    expect((await order('restore', snapshot)).status).toBe(200);
    expect(sandbox.objects('account')).toHaveLength(1);
    await order('recording/start');
    await fetch(`${sandbox.graphUrl}/me?access_token=${demo.adminToken}`);
    expect((await order('recording/stop')).body).toMatchObject({
      calls: [{ method: 'GET', status: 200 }],
    });
    expect(await look('live')).toEqual([]);
    await sandbox.close();
  });
});
