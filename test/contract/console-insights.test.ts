import { describe, expect, it } from 'vitest';
import { demo } from '../../packages/sandbox/src/index.ts';
import { periodOf } from '../../src/console/insights/period.ts';
import { signedIn } from '../helpers/browser-visit.ts';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';
import { usd } from '../helpers/publishing.ts';

const h = held(() => house());

const begin = async () => {
  const owner = await h.connected();
  await h.call('PUT /adnet/connection/ad-account', { key: owner.key, body: { account_id: usd } });
  const browser = await signedIn(h, owner.uid);
  const at = (path: string) => `/console/w/${owner.workspaceId}/${path}`;
  return { ...owner, browser, at };
};

const main = (text: string) => text.slice(text.indexOf('<main'));

describe('insights in the console', () => {
  it('name the campaign of each ad set, and a page about one ad set names both', async () => {
    const { browser, at } = await begin();
    const list = await browser.go(at('insights?level=adset'));
    const [row = '', link = ''] =
      /<tr><th scope="row"><a[^>]*href="([^"]+)".*?<\/th>/.exec(list.text) ?? [];
    const [, campaign = ''] = /<small>(.+?)<\/small>/.exec(row) ?? [];
    const [, name = ''] = /href="[^"]+">(?:<bdi>)?([^<]+)/.exec(row) ?? [];
    expect(campaign).not.toBe('');
    const page = await browser.go(link.replaceAll('&amp;', '&'));
    const [, title = ''] = /<h1>(.*?)<\/h1>/.exec(main(page.text)) ?? [];
    expect(title).toContain(name);
    expect(main(page.text)).toContain('Ad set of the campaign');
  });

  it('call a number by one name on the screen and in the file', async () => {
    const { browser, at } = await begin();
    const { text } = await browser.go(at('insights?level=adset'));
    const columns = [...text.matchAll(/<th scope="col"[^>]*>([^<]+)</g)].map(([, name]) => name);
    const [, href = ''] = /href="([^"]+\/file\?[^"]+)"/.exec(text) ?? [];
    const file = await browser.go(href.replaceAll('&amp;', '&'));
    const [head = ''] = file.text.replace('\uFEFF', '').split(/\r?\n/);
    const names = head.split(',');
    for (const shared of [
      'Spent',
      'Times shown',
      'Link clicks',
      'Cost per link click',
      'Link click rate',
    ]) {
      expect(columns, shared).toContain(shared);
      expect(names, shared).toContain(shared);
    }
    expect(names.slice(0, 2)).toEqual(['Campaign', 'Ad set']);
    expect(names).not.toContain('cpc');
  });

  it('show days and range that agree', () => {
    const now = Date.parse('2026-11-18T12:00:00Z');
    const of = (asked: Parameters<typeof periodOf>[0]) => periodOf(asked, now, 'UTC');
    const week = { since: '2026-11-11', until: '2026-11-17' };
    const own = { since: '2026-11-09', until: '2026-11-15' };
    expect(of({ range: '7' })).toEqual({ range: '7', period: week });
    expect(of({ range: '7', shown: '7', ...own })).toEqual({ range: 'own', period: own });
    expect(of({ range: '7', shown: '7', ...week })).toEqual({ range: '7', period: week });
    expect(of({ range: '7', shown: 'own', ...own })).toEqual({ range: '7', period: week });
    expect(of({ range: 'own', shown: 'own', ...own })).toEqual({ range: 'own', period: own });
    expect(of({ ...own })).toEqual({ range: 'own', period: own });
    expect(of({ since: '2026-13-40', until: 'x' }).range).toBe('14');
  });
});

describe('a connection that has ended', () => {
  it('is said in the waiting room, with the way to connect again', async () => {
    const { browser, at, key } = await begin();
    expect((await browser.go(at('waiting'))).text).not.toContain('connection to Meta has ended');
    h.sandbox.control.expireToken(demo.systemUserToken);
    await h.call('GET /adnet/ad-accounts', { key });
    expect((await h.call('GET /adnet/connection', { key })).body.expired).toBe(true);
    const { text } = await browser.go(at('waiting'));
    expect(text).toContain('The connection to Meta has ended.');
    expect(text).toContain('whether they still wait is not known');
    expect(text).toContain(at('connection'));
  });
});
