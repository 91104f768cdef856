// One store is enough: what it keeps, others keep that are tried on both.

import { describe, expect, it } from 'vitest';
import { expectPage } from '../../helpers/callers/connect-page.ts';
import { linkFor, upToCallback, walker } from '../../helpers/callers/connect-walk.ts';
import { house } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const port = () => new URL(h.service.address).port;

const foreign: Record<string, () => Record<string, string>> = {
  'another site': () => ({ origin: 'https://evil.example' }),
  'another port': () => ({ origin: 'http://127.0.0.1:1' }),
  'another scheme': () => ({ origin: `https://127.0.0.1:${port()}` }),
  'a host that begins like ours': () => ({ origin: `${h.service.address}.evil.example` }),
  'another port of this machine': () => ({ origin: 'http://localhost:1' }),
  'our address with a path': () => ({ origin: `${h.service.address}/` }),
  'two origins': () => ({ origin: `${h.service.address} https://evil.example` }),
  'a frame without an origin': () => ({ origin: 'null' }),
  'no origin from another site': () => ({ origin: 'null', 'sec-fetch-site': 'cross-site' }),
  'another site by its word alone': () => ({ 'sec-fetch-site': 'cross-site' }),
  'a neighbour under the same domain': () => ({ 'sec-fetch-site': 'same-site' }),
  'a word nobody knows': () => ({ 'sec-fetch-site': 'same-origin, cross-site' }),
  'our origin, but a word that differs': () => ({
    origin: h.service.address,
    'sec-fetch-site': 'same-site',
  }),
};

const own: Record<string, () => Record<string, string>> = {
  'a browser': () => ({ origin: h.service.address, 'sec-fetch-site': 'same-origin' }),
  'this machine by another name': () => ({
    origin: `http://localhost:${port()}`,
    'sec-fetch-site': 'same-origin',
  }),
  'an older browser': () => ({ origin: h.service.address }),
  'a browser that hides origins': () => ({ origin: 'null', 'sec-fetch-site': 'same-origin' }),
  'somebody who repeats the address by hand': () => ({ 'sec-fetch-site': 'none' }),
  'a program': () => ({}),
};

describe('the button of the link’s page', () => {
  it.each(Object.keys(foreign))('does nothing when pressed from %s', async (name) => {
    const { key } = await h.account();
    const link = await linkFor(h, key);
    const browser = walker();
    await browser.open(link);
    const headers = foreign[name]?.() ?? {};
    const page = await browser.go(link, { method: 'POST', headers });
    expectPage(page, 403, /came from another page/);
    expect(page.location).toBe('');
    const rows = await h.service.deps.store.db
      .selectFrom('connect_links as l')
      .innerJoin('api_keys as k', 'k.id', 'l.key_id')
      .where('k.prefix', '=', key.slice(0, 12))
      .select('l.state_hash')
      .execute();
    expect(rows).toEqual([{ state_hash: null }]);
    expect((await browser.press(link)).status).toBe(303);
  });

  it.each(Object.keys(own))('works for %s', async (name) => {
    const { key } = await h.account();
    const link = await linkFor(h, key);
    const browser = walker();
    await browser.open(link);
    const headers = own[name]?.() ?? {};
    expect((await browser.go(link, { method: 'POST', headers })).status).toBe(303);
  });

  it('knows itself by the public address behind a proxy', async () => {
    const hosted = await house({ env: { BASE_URL: 'https://ads.example.com' } });
    try {
      const { key } = await hosted.account();
      const secret = (await linkFor(hosted, key)).split('/').at(-1);
      const linkUrl = `${hosted.service.address}/connect/${secret}`;
      const browser = walker();
      await browser.open(linkUrl);
      const press = (origin: string) =>
        browser.go(linkUrl, { method: 'POST', headers: { origin } });
      expect((await press(hosted.service.address)).status).toBe(403);
      expect((await press('https://ads.example.com')).status).toBe(303);
    } finally {
      await hosted.stop();
    }
  });
});

describe('the button of a cancelled login', () => {
  const cancelLogin = async () => {
    const { key } = await h.account();
    const { browser, callback } = await upToCallback(h, key, walker(), { cancel: true });
    const page = await browser.open(callback);
    expectPage(page, 200, /Nothing was connected/);
    const action = /<form method="post" action="([^"]+)"/.exec(page.text)?.[1] ?? '';
    return { key, browser, retryUrl: `${h.service.address}${action}` };
  };

  it('leads to the platform once more, in the same browser', async () => {
    const { browser, retryUrl } = await cancelLogin();
    const { status, location } = await browser.press(retryUrl);
    expect(status).toBe(303);
    const state = new URL(location).searchParams.get('state');
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(retryUrl).not.toContain(state ?? '');
    // The login before has lost its place to the new one.
    expectPage(await browser.press(retryUrl), 400, /cannot go on/);
  });

  it('does nothing from elsewhere, in another browser, or without a login', async () => {
    const { browser, retryUrl } = await cancelLogin();
    const headers = { origin: 'https://evil.example' };
    expectPage(await browser.go(retryUrl, { method: 'POST', headers }), 403);
    expectPage(await walker().press(retryUrl), 400, /another browser/);
    expectPage(await browser.press(`${h.service.address}/connect/again`), 400, /cannot go on/);
    expectPage(await browser.open(retryUrl), 404, /no such link/);
    expect((await browser.press(retryUrl)).status).toBe(303);
  });

  it('does nothing once the link has expired or its key is revoked', async () => {
    const { key, browser, retryUrl } = await cancelLogin();
    const { body } = await h.call('GET /account/api-keys', { key });
    await h.call(`DELETE /account/api-keys/${body.api_keys[0].id}`, { key });
    expectPage(await browser.press(retryUrl), 410, /no longer valid/);
    h.later(30 * 60_000);
    expectPage(await browser.press(retryUrl), 410, /expired/);
  });
});
