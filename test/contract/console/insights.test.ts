// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { describe, expect, it } from 'vitest';
import { resultsIn } from '../../../src/console/insights/numbers.ts';
import { periodOf } from '../../../src/console/insights/period.ts';
import { readCsv } from '../../../src/kernel/text/csv-reader.ts';
import { signedIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

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
    expect(text).toMatch(/Download CSV, <span[^>]*>amounts in USD</);
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

  it('say of a campaign that was deleted at Meta, on the screen and in the file, and count leads', async () => {
    const { browser, at } = await begin();
    const firstPage = await browser.go(at('insights?range=30'));
    const [, campaign = ''] = /object=(\d+)[^"]*">/.exec(firstPage.text) ?? [];
    await fetch(`${h.service.platform.graphUrl}/${campaign}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${demo.systemUserToken}` },
    });
    const other = await begin();
    const { text } = await other.browser.go(other.at('insights?range=30'));
    const rows = text.split('<tr>').filter((row) => row.includes('object='));
    const deletedRows = rows.filter((row) => row.includes('Deleted at Meta'));
    expect(rows.length).toBeGreaterThan(deletedRows.length);
    expect(deletedRows.some((row) => row.includes(`object=${campaign}`))).toBe(true);
    expect(text).toMatch(/<th scope="col" class="num">Leads</);

    const [, href = ''] = /href="([^"]+\/file\?[^"]+)"/.exec(text) ?? [];
    const file = await other.browser.go(href.replaceAll('&amp;', '&'));
    const { rows: lines } = readCsv(file.text, {
      maxRows: 1000,
      maxColumns: 1000,
      maxCellLength: 10_000,
    });
    const [head, ...table] = lines.map(({ cells }) => cells);
    const cell = (row: string[], name: string) => row[head?.indexOf(name) ?? -1];
    const campaignRow = table.find((row) => cell(row, 'Campaign ID') === campaign);
    expect(campaignRow && cell(campaignRow, 'State')).toBe('Deleted at Meta');
    expect(table.filter((row) => cell(row, 'State') === '')).not.toEqual([]);
    const leads = table.map((row) => [cell(row, 'Leads'), cell(row, 'actions.lead') || '0']);
    expect(leads.some(([count]) => Number(count) > 0)).toBe(true);
    for (const [count, actionCount] of leads) expect(count).toBe(actionCount);
  });

  it('count a lead once, whatever types Meta tells it under', () => {
    const of = (counts: Record<string, number>) => resultsIn((type) => counts[type]).leads;
    const [form, site] = ['onsite_conversion.lead_grouped', 'offsite_conversion.fb_pixel_lead'];
    expect(of({ lead: 5, [form]: 3, [site]: 2 })).toBe(5);
    expect(of({ [form]: 3, [site]: 2 })).toBe(5);
    expect(of({ purchase: 4 })).toBe(0);
  });

  it('show days and range that agree', () => {
    const now = Date.parse('2026-11-18T12:00:00Z');
    const of = (query: Parameters<typeof periodOf>[0]) => periodOf(query, now, 'UTC');
    const week = { since: '2026-11-11', until: '2026-11-17' };
    const otherWeek = { since: '2026-11-09', until: '2026-11-15' };
    expect(of({ range: '7' })).toEqual({ range: '7', period: week });
    expect(of({ range: '7', shown: '7', ...otherWeek })).toEqual({
      range: 'own',
      period: otherWeek,
    });
    expect(of({ range: '7', shown: '7', ...week })).toEqual({ range: '7', period: week });
    expect(of({ range: '7', shown: 'own', ...otherWeek })).toEqual({ range: '7', period: week });
    expect(of({ range: 'own', shown: 'own', ...otherWeek })).toEqual({
      range: 'own',
      period: otherWeek,
    });
    expect(of({ ...otherWeek })).toEqual({ range: 'own', period: otherWeek });
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
