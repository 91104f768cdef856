// One store is enough: what it keeps, others keep that are tried on both.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { expectPage } from '../../helpers/callers/connect-page.ts';
import { linkFor, upToCallback, walker } from '../../helpers/callers/connect-walk.ts';
import { house } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
afterEach(() => h.sandbox.control.clearFaults());

const statusOf = async (key: string) => (await h.call('GET /adnet/connection', { key })).body;

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
    h.sandbox.control.fault({
      kind: 'error',
      code: 100,
      match: { path: '/debug_token' },
      times: 2,
    });
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
    await new Promise<void>((resolve) => substitute.listen(0, '127.0.0.1', resolve));
    // It listens on a port, so its address is not a path.
    const { port } = substitute.address() as AddressInfo;
    const at = `http://127.0.0.1:${port}/v26.0`;
    const otherHouse = await house({
      config: {
        platform: { graphUrl: at, dialogUrl: at, appId: '1', appSecret: 'app-secret-of-ours' },
      },
    });
    try {
      const { key } = await otherHouse.account();
      const browser = walker();
      const link = await linkFor(otherHouse, key);
      await browser.open(link);
      const { location } = await browser.press(link);
      const state = new URL(location).searchParams.get('state');
      const callback = `${otherHouse.service.address}/connect/callback?state=${state}&code=any`;
      expectPage(await browser.open(callback), 400, /did not complete/);
      const { body } = await otherHouse.call('GET /adnet/connection', { key });
      expect(body.connected).toBe(false);
    } finally {
      await otherHouse.stop();
      substitute.close();
    }
  });
});

describe('our own trouble', () => {
  it('is told on a page, with nothing in it, and logged once', async () => {
    const brokenHouse = await house();
    const { key } = await brokenHouse.account();
    const link = await linkFor(brokenHouse, key);
    await brokenHouse.service.deps.store.db.schema.dropTable('connect_links').execute();
    const lines = brokenHouse.logs.length;
    const page = await walker().open(link);
    expectPage(page, 500, /our fault/);
    expect(page.text).not.toMatch(/connect_links|sql|select|Error/i);
    expect(brokenHouse.logs.slice(lines).join('')).toContain('request failed');
    await brokenHouse.stop();
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
      const page = await walker().open(await linkFor(real, key));
      expectPage(page, 200);
      expect(page.headers['content-security-policy']).toContain(
        "form-action 'self' https://www.platform.example https://*.platform.example;",
      );
      expect(page.text).toContain('Continue to Meta</button>');
      expect(page.text).toContain('switches it on in Meta Ads Manager');
      expect(page.text).not.toMatch(/the platform|sandbox/i);
    } finally {
      await real.stop();
    }
  });
});

describe('a login over https', () => {
  it('uses __Host- cookies, Secure, and accepts no other', async () => {
    const hosted = await house({ env: { BASE_URL: 'https://ads.example.com' } });
    try {
      const { key } = await hosted.account();
      const secret = (await linkFor(hosted, key)).split('/').at(-1);
      const linkUrl = `${hosted.service.address}/connect/${secret}`;
      const browser = walker();
      expect((await browser.open(linkUrl)).headers['set-cookie']).toMatch(
        /^__Host-greenroom=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600; Secure$/,
      );
      const value = browser.jar.get('__Host-greenroom');
      // A neighbour on plain http, or another subdomain, can set the name without the prefix.
      const foreignCookie = { cookie: `greenroom=${value}` };
      expect((await walker().go(linkUrl, { method: 'POST', headers: foreignCookie })).status).toBe(
        400,
      );
      const { status, location } = await browser.press(linkUrl);
      expect(status).toBe(303);
      expect(new URL(location).searchParams.get('redirect_uri')).toBe(
        'https://ads.example.com/connect/callback',
      );
    } finally {
      await hosted.stop();
    }
  });
});
