import { demo } from 'graph-ads-sandbox';
import { afterEach, describe, expect, it } from 'vitest';
import { exchangesOn, expectPage } from '../../helpers/callers/connect-page.ts';
import {
  connectInBrowser,
  decide,
  linkFor,
  upToCallback,
  walker,
} from '../../helpers/callers/connect-walk.ts';
import { house } from '../../helpers/house/house.ts';
import { recordedHouse } from '../../helpers/platform/recording-proxy.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
afterEach(() => h.sandbox.control.clearFaults());

const statusOf = async (key: string) => (await h.call('GET /adnet/connection', { key })).body;
const exchanges = () => exchangesOn(h);

describe('the way back from the platform', () => {
  it('ends on a page that says what was connected', async () => {
    const { key } = await h.account({ workspace: 'Nordic Shoes' });
    const page = await connectInBrowser(h, key);
    expectPage(page, 200, /<bdi>Nordic Shoes<\/bdi> is connected/);
    expect(page.text).toMatch(/class="card ending good"/);
    expect(page.text).toContain(`act_${demo.usdAccountId}`);
    const disabledAccount = /<li><bdi>([^<]+)<\/bdi> <span class="chip bad">Disabled<\/span>/.exec(
      page.text,
    );
    expect(disabledAccount?.[1]).toBe('Old Harbor Media');
    expect(page.text).toMatch(/possible from \d{1,2} \w{3,4} \d{4}, \d\d:\d\d UTC/);
    expect(await statusOf(key)).toMatchObject({ connected: true, adnet_user_id: demo.adminId });
  });

  it.runIf(isFirstStore).each([
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
    const exchangeCount = exchanges();
    const url = new URL(callback);
    spoil(url);
    expectPage(await browser.open(url.href), 400);
    expect(exchanges()).toBe(exchangeCount);
    expect((await statusOf(key)).connected).toBe(false);
    expectPage(await browser.open(callback), 200, /is connected/);
  });

  it('refuses a browser that did not begin it', async () => {
    const { key } = await h.account();
    const { browser, callback, link } = await upToCallback(h, key);
    const exchangeCount = exchanges();
    expectPage(await walker().open(callback), 400, /another browser/);
    const other = walker();
    await other.open(link);
    expectPage(await other.open(callback), 400, /another browser/);
    const ofAnotherLink = await upToCallback(h, key);
    expectPage(await ofAnotherLink.browser.open(callback), 400, /another browser/);
    expect(exchanges()).toBe(exchangeCount);
    expectPage(await browser.open(callback), 200, /is connected/);
  });

  it('refuses this link’s code with another link’s state', async () => {
    const victim = await h.account();
    const attacker = await h.account();
    const victimLogin = await upToCallback(h, victim.key);
    const attackerLogin = await upToCallback(h, attacker.key);
    const url = new URL(victimLogin.callback);
    url.searchParams.set('state', new URL(attackerLogin.callback).searchParams.get('state') ?? '');
    expectPage(await victimLogin.browser.open(url.href), 400, /another browser/);
    expect((await statusOf(victim.key)).connected).toBe(false);
    expect((await statusOf(attacker.key)).connected).toBe(false);
  });

  it('counts once: the same address again changes nothing', async () => {
    const { key } = await h.account();
    const { browser, callback, link } = await upToCallback(h, key);
    await browser.open(callback);
    const statusBefore = await statusOf(key);
    const count = exchanges();
    expectPage(await browser.open(callback), 410, /already used/);
    expectPage(await browser.open(link), 410, /already used/);
    expectPage(await browser.press(link), 410, /already used/);
    expect(exchanges()).toBe(count);
    expect(await statusOf(key)).toEqual(statusBefore);
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

  it.runIf(isFirstStore)('is not gone by HEAD or by POST', async () => {
    const { key } = await h.account();
    const { browser, callback } = await upToCallback(h, key);
    const exchangeCount = exchanges();
    for (const method of ['HEAD', 'POST', 'OPTIONS'])
      expect((await browser.go(callback, { method })).status).toBeGreaterThanOrEqual(400);
    expect(exchanges()).toBe(exchangeCount);
    expectPage(await browser.open(callback), 200, /is connected/);
  });

  it('keeps two tabs with two links apart', async () => {
    const { key } = await h.account({ workspace: 'First' });
    const workspace = await h.call('POST /account/workspaces', { key, body: { name: 'Second' } });
    const headers = { 'x-workspace-id': workspace.body.id };
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
    const newCallback = await decide((await browser.press(link)).location);
    expectPage(await browser.open(callback), 400, /newer login/);
    expectPage(await browser.open(newCallback), 200, /is connected/);
  });

  it('says so when the person cancels, and the link still works', async () => {
    const { key } = await h.account();
    const { browser, callback, link } = await upToCallback(h, key, walker(), { cancel: true });
    expect(callback).toContain('error=access_denied');
    expectPage(await browser.open(callback), 200, /Nothing was connected/);
    expect((await statusOf(key)).connected).toBe(false);
    expectPage(await browser.open(link), 200);
    const newCallback = await decide((await browser.press(link)).location);
    expectPage(await browser.open(newCallback), 200, /is connected/);
  });

  it.runIf(isFirstStore)('shows nothing of what an error parameter says', async () => {
    const { key } = await h.account();
    const { browser, callback } = await upToCallback(h, key, walker(), { cancel: true });
    const url = new URL(callback);
    url.searchParams.set('error_description', '<script>alert(1)</script>');
    url.searchParams.set('error', '"><img src=x onerror=alert(1)>');
    const page = await browser.open(url.href);
    expectPage(page, 200, /Nothing was connected/);
    expect(page.text).not.toContain('alert');
  });

  it.runIf(isFirstStore)('names the permission that was unticked and stores nothing', async () => {
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
    const lastLink = await linkFor(h, key);
    await browser.open(lastLink);
    expect((await browser.press(lastLink)).location).not.toContain('auth_type');
  });

  it.runIf(isFirstStore)(
    'connects without ads_management, and says what is then impossible',
    async () => {
      const { key } = await h.account();
      const without = ['ads_management'];
      const { browser, callback } = await upToCallback(h, key, walker(), { without });
      const page = await browser.open(callback);
      expectPage(page, 200, /ads_management<\/code> was left out/);
      expectPage(page, 200, /is connected, for reading only<\/h1>/);
      expect(page.text).not.toMatch(/class="card ending good"/);
      expect((await statusOf(key)).scopes).not.toContain('ads_management');
    },
  );

  it.runIf(isFirstStore)('promises no ads to whoever has no Page', async () => {
    const { key } = await h.account();
    const page = await connectInBrowser(h, key, { person: demo.newcomerId });
    expect(page.text).toContain('<dd>not before there is a Facebook page</dd>');
    expect(page.text).not.toMatch(/possible (from|now)/);
  });

  it.runIf(isFirstStore)(
    'says when the connection reaches no ad account, and what to do',
    async () => {
      const between = await recordedHouse();
      try {
        const { key } = await between.account();
        const { browser, callback } = await upToCallback(between, key);
        between.interrupt(/^GET .*\/me\/adaccounts/, { body: '{"data":[]}' });
        expectPage(await browser.open(callback), 200, /None yet\. Ask for a role/);
      } finally {
        await between.stop();
      }
    },
  );

  it.runIf(isFirstStore)('says when the platform would not list the ad accounts', async () => {
    const { key } = await h.account();
    const { browser, callback } = await upToCallback(h, key);
    const list = { method: 'GET', path: '/me/adaccounts' };
    h.sandbox.control.fault({ kind: 'error', code: 100, match: list });
    expectPage(await browser.open(callback), 200, /did not list them/);
    expect((await statusOf(key)).connected).toBe(true);
  });
});

describe('fifty at once', () => {
  it('exchanges one code when fifty come with one state: one page says connected', async () => {
    const { key } = await h.account();
    const { browser, callback } = await upToCallback(h, key);
    const exchangeCount = exchanges();
    const pages = await Promise.all(Array.from({ length: 50 }, () => browser.open(callback)));
    expect(pages.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(pages.filter(({ status }) => status === 410)).toHaveLength(49);
    expect(exchanges() - exchangeCount).toBe(1);
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

  it('keeps only the last login open when one link is pressed fifty times at once', async () => {
    const { key } = await h.account();
    const link = await linkFor(h, key);
    const browser = walker();
    await browser.open(link);
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.press(link)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    const callbacks = await Promise.all(answers.map(({ location }) => decide(location)));
    const statuses = [];
    for (const callback of callbacks) statuses.push((await browser.open(callback)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(19);
  });
});
