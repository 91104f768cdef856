// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { afterEach, describe, expect, it } from 'vitest';
import { expectPage } from '../../helpers/callers/connect-page.ts';
import {
  connectInBrowser,
  decide,
  linkFor,
  upToCallback,
  walker,
} from '../../helpers/callers/connect-walk.ts';
import { house } from '../../helpers/house/house.ts';
import { sendRaw } from '../../helpers/network/raw-connection.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const minutes = (n: number) => n * 60_000;

const h = shared(() => house());
afterEach(() => h.sandbox.control.clearFaults());

const statusOf = async (key: string) => (await h.call('GET /adnet/connection', { key })).body;

describe('the link’s page', () => {
  it('names the workspace, who asks, what for, and until when', async () => {
    const { key, email } = await h.account({ workspace: 'Nordic Shoes' });
    const page = await walker().open(await linkFor(h, key));
    expectPage(page, 200, /Connect <bdi>Nordic Shoes<\/bdi>/);
    expect(page.text).toContain(`<bdi>${email}</bdi> asks you to let Greenroom prepare ads`);
    expect(page.text).not.toContain('Somebody');
    expect(page.text).toMatch(/\d{1,2} \w{3,4} \d{4}, \d\d:\d\d UTC/);
    for (const word of ['ads_management', 'ads_read', 'paused', 'encrypted', 'method="post"'])
      expect(page.text).toContain(word);
  });

  it.runIf(isFirstStore).each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])(
    'is not used up by %s, however often',
    async (method) => {
      const { key } = await h.account();
      const link = await linkFor(h, key);
      for (let round = 0; round < 5; round++) {
        const answer = await walker().go(link, { method });
        expect(answer.status).toBeLessThan(500);
        if (method === 'HEAD') expect([answer.status, answer.text]).toEqual([200, '']);
      }
      const browser = walker();
      await browser.open(link);
      const { location } = await browser.press(link);
      expectPage(await browser.open(await decide(location)), 200, /is connected/);
    },
  );

  it.runIf(isFirstStore)(
    'gives the browser a cookie that scripts and other sites cannot use',
    async () => {
      const { key } = await h.account();
      const link = await linkFor(h, key);
      const browser = walker();
      const [cookie] = [(await browser.open(link)).headers['set-cookie'] ?? []].flat();
      expect(cookie).toMatch(
        /^greenroom=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600$/,
      );
      // The same one again, with its time started anew: it must outlive the second link.
      expect((await browser.open(link)).headers['set-cookie']).toBe(cookie);
    },
  );

  it.runIf(isFirstStore)(
    'sends the button to the platform with our own address and nothing of the caller’s',
    async () => {
      const { key } = await h.account();
      const link = await linkFor(h, key);
      const browser = walker();
      await browser.open(link);
      const answer = await browser.go(
        `${link}?redirect_uri=https://evil.example&state=mine&scope=all`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'evil.example' },
          body: 'redirect_uri=https%3A%2F%2Fevil.example&client_id=1&state=mine',
        },
      );
      expect(answer.status).toBe(303);
      expect(answer.headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
      const to = new URL(answer.location);
      expect(to.origin).toBe(h.service.platform.sandboxOrigin);
      const params = Object.fromEntries(to.searchParams);
      expect(params).toMatchObject({
        client_id: demo.appId,
        redirect_uri: `${h.service.address}/connect/callback`,
        response_type: 'code',
        state: expect.stringMatching(/^[\w-]{43}$/),
      });
      expect(params['scope']?.split(',')).toContain('ads_read');
      expect(answer.location).not.toMatch(/evil|mine/);
      expect(answer.location).not.toContain(link.split('/').at(-1) ?? '');
    },
  );

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

  it
    .runIf(isFirstStore)
    .each([
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
    for (const page of [
      await browser.open(`${link}?${query}`),
      await browser.press(`${link}?${query}`),
      await browser.open(`${link}?${query}&return_url=/`),
      await browser.open(`${callback}&${query}`),
    ]) {
      expectPage(page, 400);
      expect(page.location).toBe('');
      expect(page.text).not.toContain('evil');
    }
    expectPage(await browser.open(callback), 200, /is connected/);
  });
});

describe('addresses that are no link', () => {
  it('are all answered with the same 404 page', async () => {
    const { key } = await h.account();
    const link = await linkFor(h, key);
    const secret = link.split('/').at(-1) ?? '';
    const changedSecret = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`;
    for (const segment of [
      changedSecret,
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
          await walker().go(`${h.service.address}/connect/${segment}`, { method }),
          404,
          /no such link/,
        );
    }
    expectPage(await walker().open(`${h.service.address}/connect`), 404, /no such link/);
    expectPage(await walker().open(link), 200);
  });

  it.runIf(isFirstStore)('never fail, whatever the path', async () => {
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

  it.runIf(isFirstStore)('answer a body of another kind with a page, not a fall', async () => {
    const { key } = await h.account();
    const link = await linkFor(h, key);
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'text/xml', 'nonsense'])
      expectPage(
        await walker().go(link, { method: 'POST', headers: { 'content-type': type }, body: 'x' }),
        415,
      );
    // The form has no fields, so whatever is announced is not read, and the answer is a page.
    const { answers } = await sendRaw(
      h.service.address,
      `POST ${new URL(link).pathname} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1100000\r\n\r\n`,
    );
    expect(answers[0]?.status).toBe(400);
    expect(answers[0]?.head).toContain('text/html');
    expectPage(await walker().open(link), 200);
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
      const newLogin = await upToCallback(h, key);
      Date.now = () => truth() + minutes(120);
      expectPage(await newLogin.browser.open(newLogin.link), 200);
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
  it.runIf(isFirstStore).each(Object.entries(names))(
    'is named with %s shows it as text',
    async (_what, workspace) => {
      const { key } = await h.account({ workspace });
      const page = await walker().open(await linkFor(h, key));
      expect(page.status).toBe(200);
      const escapedName = workspace.replace(
        /[&<>"']/g,
        (character) =>
          `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }[character]};`,
      );
      expect(page.text).toContain(`<bdi>${escapedName}</bdi>`);
      expect(page.text).not.toMatch(
        /<script(?! src="\/pages\.js")|<img|<svg|<b>|href="javascript/i,
      );
      const endPage = await connectInBrowser(h, key);
      expect(endPage.text).toContain(`<bdi>${escapedName}</bdi>`);
    },
  );

  it.runIf(isFirstStore)(
    'has a name or an asker of 10 KB shows the beginning, letters whole',
    async () => {
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
      const page = await walker().open(await linkFor(h, key));
      expectPage(page, 200, /<bdi>&lt;i&gt;a+…<\/bdi>/);
      expect(page.text.length).toBeLessThan(10_000);
      expect(page.text).toContain(`<bdi>x${'😀'.repeat(119)}…</bdi>`);
    },
  );
});
