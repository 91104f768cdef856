// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { describe, expect, it } from 'vitest';
import { expectPage } from '../../helpers/callers/connect-page.ts';
import {
  connectInBrowser,
  linkFor,
  upToCallback,
  walker,
} from '../../helpers/callers/connect-walk.ts';
import { expectForAdmins } from '../../helpers/house/expectations.ts';
import { house } from '../../helpers/house/house.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { recordedHouse } from '../../helpers/platform/recording-proxy.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const minutes = (n: number) => n * 60_000;

const h = shared(() => house());
const call = documented(h);

describe('connection.link', () => {
  it('gives a link that is valid for 30 minutes', async () => {
    const { key, workspaceId } = await h.account();
    const startedAt = Date.now();
    const answer = await call('POST /adnet/connection/link', { key });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      connect_url: expect.stringMatching(new RegExp(`^${h.service.address}/connect/[\\w-]{43}$`)),
      workspace_id: workspaceId,
      expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    const life = Date.parse(answer.body.expires_at) - startedAt;
    expect(life).toBeGreaterThanOrEqual(minutes(30) - 1000);
    expect(life).toBeLessThan(minutes(30) + 10_000);
  });

  it('connects nothing by being made', async () => {
    const { key } = await h.account();
    await linkFor(h, key);
    expect((await call('GET /adnet/connection', { key })).body.connected).toBe(false);
  });

  it('never gives the same link twice, and keeps only a hash of it', async () => {
    const { key } = await h.account();
    const links = await Promise.all(Array.from({ length: 5 }, () => linkFor(h, key)));
    expect(new Set(links).size).toBe(5);
    const rows = await h.service.deps.store.db.selectFrom('connect_links').selectAll().execute();
    for (const link of links)
      expect(JSON.stringify(rows)).not.toContain(link.split('/').at(-1) ?? '');
  });

  it('lands as a connection that a client can poll for', async () => {
    const { key, workspaceId } = await h.account();
    const page = await connectInBrowser(h, key);
    expect(page.status).toBe(200);
    const { body } = await call('GET /adnet/connection', { key });
    expect(body).toMatchObject({ workspace_id: workspaceId, connected: true, expired: false });
    expect(Date.parse(body.expires_at) - Date.now()).toBeGreaterThan(50 * 24 * minutes(60));
  });

  it('connects the workspace named in X-Workspace-Id, not the key’s own', async () => {
    const { key } = await h.account();
    const other = await call('POST /account/workspaces', { key, body: { name: 'Client' } });
    const headers = { 'x-workspace-id': other.body.id };
    const linkAnswer = await call('POST /adnet/connection/link', { key, headers });
    expect(linkAnswer.body.workspace_id).toBe(other.body.id);
    const browser = walker();
    expect((await browser.open(linkAnswer.body.connect_url)).text).toContain('Client');
    expect((await call('GET /adnet/connection', { key })).body.connected).toBe(false);
  });

  it('is for admins and owners', async () => {
    await expectForAdmins(
      h,
      () => h.account(),
      (key) => call('POST /adnet/connection/link', { key }),
    );
  });

  it.each([
    ['is shown the door', 'members remove', {}],
    ['becomes an editor', 'members set', { role: 'editor' }],
  ])('stops working when its maker %s', async (_what, command, extra) => {
    const host = await h.account();
    const guest = await h.member(host.workspaceId, 'admin');
    const { link, browser, callback } = await upToCallback(h, guest.key);
    await h.operate(command, { workspace: host.workspaceId, email: guest.email, ...extra });
    expect((await browser.open(link)).status).toBe(410);
    expect((await browser.press(link)).status).toBe(410);
    expect((await browser.open(callback)).status).toBe(410);
    const { body } = await call('GET /adnet/connection', { key: host.key });
    expect(body.connected).toBe(false);
  });

  it('stops working when its maker’s account is switched off', async () => {
    const { key, email } = await h.account();
    const { browser, callback } = await upToCallback(h, key);
    await h.operate('accounts disable', { email });
    expect((await browser.open(callback)).status).toBe(410);
    await h.operate('accounts enable', { email });
    expect((await call('GET /adnet/connection', { key })).body.connected).toBe(false);
  });

  const keyIdOf = async (key: string) => {
    const { body } = await call('GET /account/api-keys', { key });
    return body.api_keys.find((one: { prefix: string }) => one.prefix === key.slice(0, 12)).id;
  };
  const mint = async (key: string, workspaceId: string) => {
    const answer = await call('POST /account/api-keys', {
      key,
      body: { workspace_id: workspaceId },
    });
    return String(answer.body.key);
  };

  it('stops working when the key that made it is revoked, and no other key', async () => {
    const { key, workspaceId } = await h.account();
    const [ends, stays] = [await mint(key, workspaceId), await mint(key, workspaceId)];
    const dead = await upToCallback(h, ends);
    const alive = await upToCallback(h, stays);
    await call(`DELETE /account/api-keys/${await keyIdOf(ends)}`, { key });
    for (const page of [
      await dead.browser.open(dead.link),
      await dead.browser.press(dead.link),
      await dead.browser.open(dead.callback),
    ])
      expectPage(page, 410, /no longer valid/);
    expect((await call('GET /adnet/connection', { key })).body.connected).toBe(false);
    expectPage(await alive.browser.open(alive.callback), 200, /is connected/);
  });

  it('stops working when its key’s own workspace is archived', async () => {
    const { key, workspaceId } = await h.account();
    const other = await call('POST /account/workspaces', { key, body: { name: 'Client' } });
    const headers = { 'x-workspace-id': other.body.id };
    const linkAnswer = await call('POST /adnet/connection/link', { key, headers });
    const browser = walker();
    expectPage(await browser.open(linkAnswer.body.connect_url), 200);
    await call(`DELETE /account/workspaces/${workspaceId}`, { key });
    expectPage(await browser.press(linkAnswer.body.connect_url), 410, /no longer valid/);
    await call(`POST /account/workspaces/${workspaceId}/unarchive`, { key });
    expect((await browser.press(linkAnswer.body.connect_url)).status).toBe(303);
  });

  it.each([
    ['its key is revoked', 410, /no longer valid/],
    ['its workspace is archived', 409, /archived/],
  ])('stores nothing when %s while the platform is asked', async (what, status, words) => {
    const between = await recordedHouse();
    try {
      const { key, workspaceId } = await between.account();
      const { body } = await between.call('GET /account/api-keys', { key });
      const end = what.includes('key')
        ? `DELETE /account/api-keys/${body.api_keys[0].id}`
        : `DELETE /account/workspaces/${workspaceId}`;
      const { browser, callback } = await upToCallback(between, key);
      const facts = { is_valid: true, app_id: demo.appId, type: 'USER', user_id: demo.adminId };
      between.interrupt(/debug_token/, async (response) => {
        expect((await between.call(end, { key })).status).toBe(200);
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ data: { ...facts, scopes: ['ads_read'] } }));
      });
      expectPage(await browser.open(callback), status, words);
      const rows = await between.service.deps.store.db
        .selectFrom('connections')
        .selectAll()
        .execute();
      expect(rows).toEqual([]);
    } finally {
      await between.stop();
    }
  });

  it.runIf(isFirstStore)('takes no body, and no notice of one', async () => {
    const { key } = await h.account();
    const answer = await call('POST /adnet/connection/link', {
      key,
      body: { return_url: 'https://evil.example', base_url: 'https://evil.example' },
    });
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('evil');
  });
});

describe.runIf(isFirstStore)('the address in the link', () => {
  it('comes from BASE_URL alone', async () => {
    const { key } = await h.account();
    for (const headers of [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      { forwarded: 'host=evil.example;proto=https' },
      { 'x-original-url': 'https://evil.example/', 'x-rewrite-url': '//evil.example' },
    ]) {
      const answer = await h.call('POST /adnet/connection/link', { key, headers });
      expect(answer.text).not.toContain('evil');
    }
  });

  it('is the public one where there is one, without doubled slashes', async () => {
    const hosted = await house({ env: { BASE_URL: 'https://ads.example.com/' } });
    try {
      const { key } = await hosted.account();
      const { body } = await hosted.call('POST /adnet/connection/link', { key });
      expect(body.connect_url).toMatch(/^https:\/\/ads\.example\.com\/connect\/[\w-]{43}$/);
    } finally {
      await hosted.stop();
    }
  });
});
