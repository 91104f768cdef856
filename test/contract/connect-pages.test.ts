import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../../src/sandbox/sandbox.ts';
import {
  connectInBrowser,
  decide,
  linkFor,
  type Seen,
  upToCallback,
  walker,
} from '../helpers/connect-walk.ts';
import { type House, house } from '../helpers/house.ts';
import { sendRaw } from '../helpers/raw.ts';

const minutes = (n: number) => n * 60_000;

let h: House;
beforeAll(async () => {
  h = await house();
});
afterEach(() => h.sandbox.control.clearFaults());
afterAll(() => h?.stop());

const statusOf = async (key: string) => (await h.call('GET /adnet/connection', { key })).body;
const exchanges = () =>
  h.sandbox.control
    .calls({ method: 'POST', path: '/oauth/access_token' })
    .filter(({ params }) => params['code'] !== undefined).length;

/** What every page owes whoever looks at it, whatever it says. */
const expectPage = (seen: Seen, status: number, words: RegExp = /./) => {
  expect(seen.status, seen.text.slice(0, 300)).toBe(status);
  expect(seen.headers['content-type']).toBe('text/html; charset=utf-8');
  const policy = String(seen.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toMatch(/unsafe|script-src|\*(?!\.)|data:|https?:(?!\/\/)/);
  expect(seen.headers).toMatchObject({
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  });
  expect(seen.text).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(seen.text.match(/<h1>/g)).toHaveLength(1);
  expect(seen.text).not.toMatch(/<script|<style|\son\w+=|style=|javascript:/i);
  expect(seen.text).toMatch(words);
};

describe('the link’s page', () => {
  it('names the workspace, who asks, what for, and until when', async () => {
    const { key, email } = await h.account({ workspace: 'Nordic Shoes' });
    const seen = await walker().open(await linkFor(h, key));
    expectPage(seen, 200, /Connect <bdi>Nordic Shoes<\/bdi>/);
    expect(seen.text).toContain(email);
    expect(seen.text).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/);
    for (const word of ['ads_management', 'ads_read', 'paused', 'encrypted', 'method="post"'])
      expect(seen.text).toContain(word);
  });

  it.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])(
    'is not used up by %s, however often',
    async (method) => {
      const { key } = await h.account();
      const link = await linkFor(h, key);
      for (let round = 0; round < 5; round++) {
        const seen = await walker().go(link, { method });
        expect(seen.status).toBeLessThan(500);
        if (method === 'HEAD') expect([seen.status, seen.text]).toEqual([200, '']);
      }
      const browser = walker();
      await browser.open(link);
      const { location } = await browser.press(link);
      expectPage(await browser.open(await decide(location)), 200, /is connected/);
    },
  );

  it('gives the browser a cookie that scripts and other sites cannot use', async () => {
    const { key } = await h.account();
    const link = await linkFor(h, key);
    const browser = walker();
    const [cookie] = [(await browser.open(link)).headers['set-cookie'] ?? []].flat();
    expect(cookie).toMatch(/^greenroom=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600$/);
    // The same one again, with its time started anew: it must outlive the second link.
    expect((await browser.open(link)).headers['set-cookie']).toBe(cookie);
  });

  it('sends the button to the platform with our own address and nothing of the caller’s', async () => {
    const { key } = await h.account();
    const link = await linkFor(h, key);
    const browser = walker();
    await browser.open(link);
    const seen = await browser.go(
      `${link}?redirect_uri=https://evil.example&state=mine&scope=all`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'evil.example' },
        body: 'redirect_uri=https%3A%2F%2Fevil.example&client_id=1&state=mine',
      },
    );
    expect(seen.status).toBe(303);
    expect(seen.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    const to = new URL(seen.location);
    expect(to.origin).toBe(h.service.platform.sandboxOrigin);
    const asked = Object.fromEntries(to.searchParams);
    expect(asked).toMatchObject({
      client_id: demo.appId,
      redirect_uri: `${h.service.address}/connect/callback`,
      response_type: 'code',
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(asked['scope']?.split(',')).toContain('ads_read');
    expect(seen.location).not.toMatch(/evil|mine/);
    expect(seen.location).not.toContain(link.split('/').at(-1) ?? '');
  });

  it('starts nothing without the cookie of its own page', async () => {
    const { key } = await h.account();
    const link = await linkFor(h, key);
    expectPage(await walker().press(link), 400, /another browser/);
    for (const cookie of [
      'greenroom=',
      'greenroom=short',
      `xgreenroom=${'a'.repeat(43)}`,
      `__Host-greenroom=${'a'.repeat(43)}`,
      `other="; greenroom=${'a'.repeat(42)}"`,
    ])
      expect((await walker().go(link, { method: 'POST', headers: { cookie } })).status).toBe(400);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    'https://good.example.evil.example',
    'https://good.example@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://GOOD.example%00.evil.example',
    'http://good.example/',
    '',
    '/',
  ])('answers 400 to return_url=%s', async (target) => {
    const { key } = await h.account();
    const { link, browser, callback } = await upToCallback(h, key);
    const query = `return_url=${encodeURIComponent(target)}`;
    for (const seen of [
      await browser.open(`${link}?${query}`),
      await browser.press(`${link}?${query}`),
      await browser.open(`${link}?${query}&return_url=/`),
      await browser.open(`${callback}&${query}`),
    ]) {
      expectPage(seen, 400);
      expect(seen.location).toBe('');
      expect(seen.text).not.toContain('evil');
    }
    expectPage(await browser.open(callback), 200, /is connected/);
  });
});

describe('addresses that are no link', () => {
  it('are all answered with the same 404 page', async () => {
    const { key } = await h.account();
    const link = await linkFor(h, key);
    const secret = link.split('/').at(-1) ?? '';
    const flipped = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [
      flipped,
      secret.slice(0, -1),
      `${secret}A`,
      secret.toUpperCase(),
      `${secret}%00`,
      `${secret}%20`,
      `${secret}/`,
      `${secret}/more`,
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '..%5c..%5cwindows',
      'x',
      '%F0%9F%98%80',
      "'%20or%201=1--",
      'a'.repeat(900),
      '__proto__',
      'constructor',
      '',
    ]) {
      for (const method of ['GET', 'POST'])
        expectPage(
          await walker().go(`${h.service.address}/connect/${wrong}`, { method }),
          404,
          /no such link/,
        );
    }
    expectPage(await walker().open(`${h.service.address}/connect`), 404, /no such link/);
    expectPage(await walker().open(link), 200);
  });

  it('never fail, whatever the path', async () => {
    for (const path of [
      '/connect/../../etc/passwd',
      '/connect/%2e%2e',
      '/connect/%zz',
      '/connect/%',
      '/connect/%c0%ae%c0%ae',
      `/connect/${'a'.repeat(5000)}`,
      '/connect//',
      '/connect//evil.example',
      '/connect/callback/',
      '/connect?x=%',
      '/connect/callback?%',
      '/connect/callback?state[]=1&code[]=2',
      '/connect/callback?__proto__[x]=1',
    ])
      for (const method of ['GET', 'POST', 'HEAD', 'OPTIONS', 'DELETE']) {
        const { answers, hung } = await sendRaw(
          h.service.address,
          `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
        );
        expect(hung, `${method} ${path}`).toBe(false);
        const status = answers[0]?.status ?? Number(method === 'HEAD' && 404);
        expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
        expect(status, `${method} ${path}`).toBeLessThan(500);
      }
  });

  it('answer a body of another kind with a page, not a fall', async () => {
    const { key } = await h.account();
    const link = await linkFor(h, key);
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'text/xml', 'nonsense'])
      expectPage(
        await walker().go(link, { method: 'POST', headers: { 'content-type': type }, body: 'x' }),
        415,
      );
    // Refused by its announced size, so the body need not be sent for it.
    const { answers } = await sendRaw(
      h.service.address,
      `POST ${new URL(link).pathname} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1100000\r\n\r\n`,
    );
    expect(answers[0]?.status).toBe(413);
    expect(answers[0]?.head).toContain('text/html');
    expectPage(await walker().open(link), 200);
  });
});

describe('the way back from the platform', () => {
  it('ends on a page that says what was connected', async () => {
    const { key } = await h.account({ workspace: 'Nordic Shoes' });
    const seen = await connectInBrowser(h, key);
    expectPage(seen, 200, /<bdi>Nordic Shoes<\/bdi> is connected/);
    expect(seen.text).toContain(`act_${demo.usdAccountId}`);
    expect(seen.text).toMatch(/possible from \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
    expect(await statusOf(key)).toMatchObject({ connected: true, adnet_user_id: demo.adminId });
  });

  it.each([
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['an empty state', (url: URL) => url.searchParams.set('state', '')],
    ['a made-up state', (url: URL) => url.searchParams.set('state', 'A'.repeat(43))],
    ['a state too long', (url: URL) => url.searchParams.append('state', 'x')],
    ['two states', (url: URL) => url.searchParams.append('state', 'A'.repeat(43))],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['an empty code', (url: URL) => url.searchParams.set('code', '')],
    ['two codes', (url: URL) => url.searchParams.append('code', 'x')],
    ['a code of 10 KB', (url: URL) => url.searchParams.set('code', 'x'.repeat(10_240))],
  ])('answers 400 to %s, and asks the platform nothing', async (_what, spoil) => {
    const { key } = await h.account();
    const { browser, callback } = await upToCallback(h, key);
    const before = exchanges();
    const url = new URL(callback);
    spoil(url);
    expectPage(await browser.open(url.href), 400);
    expect(exchanges()).toBe(before);
    expect((await statusOf(key)).connected).toBe(false);
    expectPage(await browser.open(callback), 200, /is connected/);
  });

  it('refuses a browser that did not begin it', async () => {
    const { key } = await h.account();
    const { browser, callback, link } = await upToCallback(h, key);
    const before = exchanges();
    expectPage(await walker().open(callback), 400, /another browser/);
    const other = walker();
    await other.open(link);
    expectPage(await other.open(callback), 400, /another browser/);
    const ofAnotherLink = await upToCallback(h, key);
    expectPage(await ofAnotherLink.browser.open(callback), 400, /another browser/);
    expect(exchanges()).toBe(before);
    expectPage(await browser.open(callback), 200, /is connected/);
  });

  it('refuses this link’s code with another link’s state', async () => {
    const victim = await h.account();
    const attacker = await h.account();
    const theirs = await upToCallback(h, victim.key);
    const mine = await upToCallback(h, attacker.key);
    const url = new URL(theirs.callback);
    url.searchParams.set('state', new URL(mine.callback).searchParams.get('state') ?? '');
    expectPage(await theirs.browser.open(url.href), 400, /another browser/);
    expect((await statusOf(victim.key)).connected).toBe(false);
    expect((await statusOf(attacker.key)).connected).toBe(false);
  });

  it('counts once: the same address again changes nothing', async () => {
    const { key } = await h.account();
    const { browser, callback, link } = await upToCallback(h, key);
    await browser.open(callback);
    const before = await statusOf(key);
    const count = exchanges();
    expectPage(await browser.open(callback), 410, /already used/);
    expectPage(await browser.open(link), 410, /already used/);
    expectPage(await browser.press(link), 410, /already used/);
    expect(exchanges()).toBe(count);
    expect(await statusOf(key)).toEqual(before);
  });

  it('turns a code down that was used before, and stores nothing', async () => {
    const first = await h.account();
    const one = await upToCallback(h, first.key);
    await one.browser.open(one.callback);
    const second = await h.account();
    const two = await upToCallback(h, second.key);
    const url = new URL(two.callback);
    url.searchParams.set('code', new URL(one.callback).searchParams.get('code') ?? '');
    expectPage(await two.browser.open(url.href), 400, /did not complete/);
    expect((await statusOf(second.key)).connected).toBe(false);
  });

  it('is not gone by HEAD or by POST', async () => {
    const { key } = await h.account();
    const { browser, callback } = await upToCallback(h, key);
    const before = exchanges();
    for (const method of ['HEAD', 'POST', 'OPTIONS'])
      expect((await browser.go(callback, { method })).status).toBeGreaterThanOrEqual(400);
    expect(exchanges()).toBe(before);
    expectPage(await browser.open(callback), 200, /is connected/);
  });

  it('keeps two tabs with two links apart', async () => {
    const { key } = await h.account({ workspace: 'First' });
    const made = await h.call('POST /account/workspaces', { key, body: { name: 'Second' } });
    const headers = { 'x-workspace-id': made.body.id };
    const browser = walker();
    const first = await linkFor(h, key);
    const link = await h.call('POST /adnet/connection/link', { key, headers });
    const second: string = link.body.connect_url;
    await browser.open(first);
    await browser.open(second);
    const one = (await browser.press(first)).location;
    const two = (await browser.press(second)).location;
    const backTwo = await decide(two, { person: demo.analystId });
    const backOne = await decide(one);
    expectPage(await browser.open(backTwo), 200, /<bdi>Second<\/bdi> is connected/);
    expectPage(await browser.open(backOne), 200, /<bdi>First<\/bdi> is connected/);
    expect((await statusOf(key)).adnet_user_id).toBe(demo.adminId);
    const other = await h.call('GET /adnet/connection', { key, headers });
    expect(other.body.adnet_user_id).toBe(demo.analystId);
  });

  it('lets a login begun anew take the place of the one before', async () => {
    const { key } = await h.account();
    const { browser, callback, link } = await upToCallback(h, key);
    const again = await decide((await browser.press(link)).location);
    expectPage(await browser.open(callback), 400, /newer login/);
    expectPage(await browser.open(again), 200, /is connected/);
  });

  it('says so when the person cancels, and the link still works', async () => {
    const { key } = await h.account();
    const { browser, callback, link } = await upToCallback(h, key, walker(), { cancel: true });
    expect(callback).toContain('error=access_denied');
    expectPage(await browser.open(callback), 200, /Nothing was connected/);
    expect((await statusOf(key)).connected).toBe(false);
    expectPage(await browser.open(link), 200);
    const back = await decide((await browser.press(link)).location);
    expectPage(await browser.open(back), 200, /is connected/);
  });

  it('shows nothing of what an error parameter says', async () => {
    const { key } = await h.account();
    const { browser, callback } = await upToCallback(h, key, walker(), { cancel: true });
    const url = new URL(callback);
    url.searchParams.set('error_description', '<script>alert(1)</script>');
    url.searchParams.set('error', '"><img src=x onerror=alert(1)>');
    const seen = await browser.open(url.href);
    expectPage(seen, 200, /Nothing was connected/);
    expect(seen.text).not.toContain('alert');
  });

  it('names the permission that was unticked and stores nothing', async () => {
    const { key } = await h.account();
    const browser = walker();
    const { callback } = await upToCallback(h, key, browser, { without: ['ads_read'] });
    expectPage(await browser.open(callback), 400, /ads_read/);
    expect((await statusOf(key)).connected).toBe(false);
    // The platform asks again for what was declined only when told to.
    const next = await linkFor(h, key);
    await browser.open(next);
    const { location } = await browser.press(next);
    expect(new URL(location).searchParams.get('auth_type')).toBe('rerequest');
    expectPage(await browser.open(await decide(location)), 200, /is connected/);
    const after = await linkFor(h, key);
    await browser.open(after);
    expect((await browser.press(after)).location).not.toContain('auth_type');
  });

  it('connects without ads_management, and says what is then impossible', async () => {
    const { key } = await h.account();
    const without = ['ads_management'];
    const { browser, callback } = await upToCallback(h, key, walker(), { without });
    expectPage(await browser.open(callback), 200, /ads_management<\/code> was left out/);
    expect((await statusOf(key)).scopes).not.toContain('ads_management');
  });

  it('says when the connection reaches no ad account', async () => {
    const { key } = await h.account();
    const { browser, callback } = await upToCallback(h, key);
    const list = { method: 'GET', path: '/me/adaccounts' };
    h.sandbox.control.fault({ kind: 'error', code: 100, match: list });
    expectPage(await browser.open(callback), 200, /did not list them/);
    expect((await statusOf(key)).connected).toBe(true);
  });
});

describe('time', () => {
  it('ends a link after 30 minutes of the database’s clock, not before', async () => {
    const { key } = await h.account();
    const { browser, callback, link } = await upToCallback(h, key);
    h.later(minutes(29));
    expectPage(await browser.open(link), 200);
    h.later(minutes(1));
    expectPage(await browser.open(link), 410, /expired/);
    expectPage(await browser.press(link), 410, /expired/);
    expectPage(await browser.open(callback), 410, /expired/);
    expect((await statusOf(key)).connected).toBe(false);
  });

  it('is not the node’s to tell: a clock that is two hours off decides nothing', async () => {
    const { key } = await h.account();
    const { browser, callback } = await upToCallback(h, key);
    const truth = Date.now;
    try {
      Date.now = () => truth() - minutes(120);
      h.later(minutes(31));
      expectPage(await browser.open(callback), 410, /expired/);
      const fresh = await upToCallback(h, key);
      Date.now = () => truth() + minutes(120);
      expectPage(await fresh.browser.open(fresh.link), 200);
    } finally {
      Date.now = truth;
    }
  });
});

describe('a link whose workspace', () => {
  it('was archived says so, at every step', async () => {
    const { key, workspaceId } = await h.account();
    const { browser, callback, link } = await upToCallback(h, key);
    await h.call(`DELETE /account/workspaces/${workspaceId}`, { key });
    expectPage(await browser.open(link), 409, /archived/);
    expectPage(await browser.press(link), 409, /archived/);
    expectPage(await browser.open(callback), 409, /archived/);
    await h.call(`POST /account/workspaces/${workspaceId}/unarchive`, { key });
    expect((await statusOf(key)).connected).toBe(false);
    expectPage(await browser.open(callback), 200, /is connected/);
  });

  const names = {
    'a script': '<script>alert(1)</script>',
    'an event handler': '" onmouseover="alert(1)',
    'an address': 'javascript:alert(1)',
    'a closed tag': '</bdi></h1><img src=x onerror=alert(1)>',
    entities: '&lt;script&gt;&#x3c;b&#62;',
    'a template': '$'.concat('{7*7}{{7*7}}<%= 7*7 %>'),
    'a comment': '--><svg/onload=alert(1)>',
    quotes: `'"\`<>`,
    'a right-to-left override': '\u202Egnp.evil\u2066\u2069',
  };
  it.each(Object.entries(names))('is named with %s shows it as text', async (_what, workspace) => {
    const { key } = await h.account({ workspace });
    const seen = await walker().open(await linkFor(h, key));
    expect(seen.status).toBe(200);
    const escaped = workspace.replace(
      /[&<>"']/g,
      (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }[sign]};`,
    );
    expect(seen.text).toContain(`<bdi>${escaped}</bdi>`);
    expect(seen.text).not.toMatch(/<script|<img|<svg|<b>|href="javascript/i);
    const done = await connectInBrowser(h, key);
    expect(done.text).toContain(`<bdi>${escaped}</bdi>`);
  });

  it('has a name or an asker of 10 KB shows the beginning, letters whole', async () => {
    const { key, workspaceId, uid } = await h.account();
    const { db } = h.service.deps.store;
    await db
      .updateTable('workspaces')
      .set({ name: `x${'😀'.repeat(5000)}` })
      .where('id', '=', workspaceId)
      .execute();
    await db
      .updateTable('accounts')
      .set({ email: `<i>${'a'.repeat(10_000)}@example.com` })
      .where('id', '=', uid)
      .execute();
    const seen = await walker().open(await linkFor(h, key));
    expectPage(seen, 200, /<bdi>&lt;i&gt;a+…<\/bdi>/);
    expect(seen.text.length).toBeLessThan(10_000);
    expect(seen.text).toContain(`<bdi>x${'😀'.repeat(119)}…</bdi>`);
  });
});

describe('trouble with the platform', () => {
  it.each([
    ['refuses the code', { kind: 'error', code: 100 } as const, 400, /did not complete/],
    ['is down', { kind: 'html-502', times: 0 } as const, 502, /could not be reached/],
    ['breaks off', { kind: 'reset-before-commit', times: 0 } as const, 502, /could not be reached/],
    ['answers nonsense', { kind: 'cut', bytes: 5, times: 0 } as const, 502, /could not be reached/],
  ])('%s: a page says so and nothing is stored', async (_how, fault, status, words) => {
    const troubled = await house();
    try {
      const { key } = await troubled.account();
      const { browser, callback } = await upToCallback(troubled, key);
      troubled.sandbox.control.fault({
        ...fault,
        match: { method: 'POST', path: '/oauth/access_token' },
      });
      expectPage(await browser.open(callback), status, words);
      const { body } = await troubled.call('GET /adnet/connection', { key });
      expect(body.connected).toBe(false);
      expectPage(await browser.open(callback), 410, /already used/);
    } finally {
      await troubled.stop();
    }
  });

  it('falls away while the token is checked: nothing is stored', async () => {
    const { key } = await h.account();
    const { browser, callback } = await upToCallback(h, key);
    h.sandbox.control.fault({ kind: 'error', code: 100, match: { path: '/debug_token' } });
    expectPage(await browser.open(callback), 400, /did not complete/);
    expect((await statusOf(key)).connected).toBe(false);
  });

  it('hands out another app’s token: it is refused', async () => {
    // A platform that answers every exchange with a token somebody slipped in.
    const substitute = createServer((message, response) => {
      response.setHeader('content-type', 'application/json');
      const isExchange = message.url?.includes('/oauth/access_token');
      response.end(
        JSON.stringify(
          isExchange
            ? { access_token: 'EAAsomebodyelses0000000000', token_type: 'bearer' }
            : {
                data: {
                  is_valid: true,
                  app_id: '999',
                  type: 'USER',
                  user_id: '1',
                  scopes: ['ads_read'],
                },
              },
        ),
      );
    });
    await new Promise<void>((done) => substitute.listen(0, '127.0.0.1', done));
    // It listens on a port, so its address is not a path.
    const { port } = substitute.address() as AddressInfo;
    const at = `http://127.0.0.1:${port}/v26.0`;
    const slipped = await house({
      config: {
        platform: { graphUrl: at, dialogUrl: at, appId: '1', appSecret: 'app-secret-of-ours' },
      },
    });
    try {
      const { key } = await slipped.account();
      const browser = walker();
      const link = await linkFor(slipped, key);
      await browser.open(link);
      const { location } = await browser.press(link);
      const state = new URL(location).searchParams.get('state');
      const back = `${slipped.service.address}/connect/callback?state=${state}&code=any`;
      expectPage(await browser.open(back), 400, /did not complete/);
      const { body } = await slipped.call('GET /adnet/connection', { key });
      expect(body.connected).toBe(false);
    } finally {
      await slipped.stop();
      substitute.close();
    }
  });
});

describe('our own trouble', () => {
  it('is told on a page, with nothing in it, and logged once', async () => {
    const broken = await house();
    const { key } = await broken.account();
    const link = await linkFor(broken, key);
    await broken.service.deps.store.db.schema.dropTable('connect_links').execute();
    const lines = broken.logs.length;
    const seen = await walker().open(link);
    expectPage(seen, 500, /our fault/);
    expect(seen.text).not.toMatch(/connect_links|sql|select|Error/i);
    expect(broken.logs.slice(lines).join('')).toContain('request failed');
    await broken.stop();
  });

  it('leaves one log line per page, without secrets in it', async () => {
    const { key } = await h.account();
    const from = h.logs.length;
    const { browser, callback, link } = await upToCallback(h, key);
    await browser.open(callback);
    // A line is written once its answer has left.
    const lines = () => h.logs.slice(from).filter((line) => line.includes('/connect/'));
    await expect.poll(() => lines().length).toBe(3);
    const secrets = [
      link.split('/').at(-1) ?? '',
      ...new URL(callback).searchParams.values(),
      ...browser.jar.values(),
    ];
    for (const secret of secrets) expect(h.logs.join('')).not.toContain(secret);
  });
});

describe('a platform with hosts of its own', () => {
  it('may hand the login from www to another of them', async () => {
    const at = 'https://www.platform.example/v26.0';
    const real = await house({
      config: {
        platform: { graphUrl: at, dialogUrl: at, appId: '1', appSecret: 'secret-of-ours' },
      },
    });
    try {
      const { key } = await real.account();
      const seen = await walker().open(await linkFor(real, key));
      expectPage(seen, 200);
      expect(seen.headers['content-security-policy']).toContain(
        "form-action 'self' https://www.platform.example https://*.platform.example;",
      );
    } finally {
      await real.stop();
    }
  });
});

describe('over https', () => {
  it('uses __Host- cookies, Secure, and accepts no other', async () => {
    const hosted = await house({ env: { BASE_URL: 'https://ads.example.com' } });
    try {
      const { key } = await hosted.account();
      const secret = (await linkFor(hosted, key)).split('/').at(-1);
      const here = `${hosted.service.address}/connect/${secret}`;
      const browser = walker();
      expect((await browser.open(here)).headers['set-cookie']).toMatch(
        /^__Host-greenroom=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600; Secure$/,
      );
      const value = browser.jar.get('__Host-greenroom');
      // A neighbour on plain http, or another subdomain, can set the name without the prefix.
      const tossed = { cookie: `greenroom=${value}` };
      expect((await walker().go(here, { method: 'POST', headers: tossed })).status).toBe(400);
      const { status, location } = await browser.press(here);
      expect(status).toBe(303);
      expect(new URL(location).searchParams.get('redirect_uri')).toBe(
        'https://ads.example.com/connect/callback',
      );
    } finally {
      await hosted.stop();
    }
  });
});

describe('fifty at once', () => {
  it('with one state: one exchange, one page that says connected', async () => {
    const { key } = await h.account();
    const { browser, callback } = await upToCallback(h, key);
    const before = exchanges();
    const pages = await Promise.all(Array.from({ length: 50 }, () => browser.open(callback)));
    expect(pages.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(pages.filter(({ status }) => status === 410)).toHaveLength(49);
    expect(exchanges() - before).toBe(1);
    const { numConnections } = await h.service.deps.store.db
      .selectFrom('connections as c')
      .innerJoin('members as m', 'm.workspace_id', 'c.workspace_id')
      .innerJoin('accounts as a', 'a.id', 'm.account_id')
      .innerJoin('api_keys as k', 'k.account_id', 'a.id')
      .where('k.prefix', '=', key.slice(0, 12))
      .select((eb) => eb.fn.countAll<number>().as('numConnections'))
      .executeTakeFirstOrThrow();
    expect(Number(numConnections)).toBe(1);
  });

  it('with one link pressed: one login stays open, the last', async () => {
    const { key } = await h.account();
    const link = await linkFor(h, key);
    const browser = walker();
    await browser.open(link);
    const pressed = await Promise.all(Array.from({ length: 20 }, () => browser.press(link)));
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([303]));
    const backs = await Promise.all(pressed.map(({ location }) => decide(location)));
    const ends = [];
    for (const back of backs) ends.push((await browser.open(back)).status);
    expect(ends.filter((status) => status === 200)).toHaveLength(1);
    expect(ends.filter((status) => status === 400)).toHaveLength(19);
  });
});
