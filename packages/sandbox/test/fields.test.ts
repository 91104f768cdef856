import { describe, expect, it } from 'vitest';
import { demo } from '../src/index.ts';
import { campaign, eur, makeTree, query, stage, usd } from './kit.ts';

describe('fields and lists', () => {
  const on = stage();
  it('give the id alone unless asked', async () => {
    const { body } = await on.get(`/${usd}/campaigns?limit=1`);
    expect(Object.keys(body.data[0])).toEqual(['id']);
    const accounts = await on.get('/me/adaccounts?limit=1');
    expect(Object.keys(accounts.body.data[0])).toEqual(['account_id', 'id']);
    const unset = await on.get(`/${usd}/campaigns?limit=1&fields=name,spend_cap`);
    expect(Object.keys(unset.body.data[0])).toEqual(['name', 'id']);
  });
  it('expand, limit and page inside', async () => {
    const fields = 'name,adsets.limit(1){name,ads{name,creative{name}}},account{currency}';
    const { body } = await on.get(`/${usd}/campaigns?limit=4&fields=${fields}`);
    const wide = body.data.find(
      (row: Record<string, { paging: { next?: string } }>) => row['adsets']?.paging.next,
    );
    expect(wide.account.currency).toBe('USD');
    expect(wide.adsets.data[0].ads.data[0].creative.name).toMatch(/creative/);
    const next = new URL(wide.adsets.paging.next);
    expect(next.pathname).toBe(`/v26.0/${wide.id}/adsets`);
    const more = await on.get(`${next.pathname}${next.search}`, { token: null });
    expect(more.body.data[0].name).toBeTypeOf('string');
    expect(more.body.data[0].ads.data.length).toBeGreaterThan(0);
  });
  it('page forth and back without loss', async () => {
    const ids: string[] = [];
    let url: string | undefined =
      `/v26.0/${usd}/campaigns?limit=7&access_token=${demo.systemUserToken}`;
    let last = url;
    let previous: string | undefined;
    while (url) {
      const headers = { host: 'platform.example:9' };
      const { body } = await on.get(url, { token: null, headers });
      ids.push(...body.data.map((row: { id: string }) => row.id));
      previous = body.paging.previous;
      last = url;
      const next: string | undefined = body.paging.next;
      if (next) expect(next.startsWith('http://platform.example:9/v26.0/')).toBe(true);
      url = next?.replace('http://platform.example:9', '');
    }
    expect(last).toContain('after=');
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(25);
    const back = await on.get((previous ?? '').replace('http://platform.example:9', ''));
    expect(back.body.data.length).toBe(7);
    expect(ids).toEqual(
      expect.arrayContaining(back.body.data.map((row: { id: string }) => row.id)),
    );
  });
  it('leave out what is gone unless it is named, and count', async () => {
    on.control.settings({ listsDeleted: true });
    const states = async (extra: string) => {
      const path = `/${usd}/campaigns?limit=100&fields=effective_status&summary=total_count${extra}`;
      const { body } = await on.get(path);
      const rows: { effective_status: string }[] = body.data;
      expect(body.summary.total_count).toBe(rows.length);
      return new Set(rows.map((row) => row.effective_status));
    };
    expect(await states('')).toEqual(new Set(['ACTIVE', 'PAUSED']));
    expect(await states('&effective_status=["ARCHIVED","DELETED"]')).toEqual(
      new Set(['ARCHIVED', 'DELETED']),
    );
    const filter = [{ field: 'effective_status', operator: 'IN', value: ['ARCHIVED'] }];
    expect(await states(`&${query({ filtering: filter })}`)).toEqual(new Set(['ARCHIVED']));
  });
  it('filter by parents, names and money', async () => {
    const { campaignId } = await makeTree(on);
    const by = async (edge: string, field: string, operator: string, value: unknown) => {
      const filtering = [{ field, operator, value }];
      const { body } = await on.get(`/${usd}/${edge}?${query({ filtering, limit: 100 })}`);
      return body.data?.length ?? body.error.code;
    };
    expect(await by('adsets', 'campaign.id', 'EQUAL', campaignId)).toBe(1);
    expect(await by('ads', 'campaign.id', 'IN', [campaignId])).toBe(1);
    expect(await by('campaigns', 'name', 'CONTAIN', 'a CAMPAIGN')).toBe(1);
    expect(await by('adsets', 'daily_budget', 'GREATER_THAN', 10_000_000)).toBe(0);
    expect(await by('campaigns', 'nothing', 'EQUAL', 1)).toBe(100);
    expect(await by('campaigns', 'name', 'SOUNDS_LIKE', 1)).toBe(100);
  });
  it('write money and times the way the platform does', async () => {
    const response = await on.post(`/${eur}/campaigns`, campaign());
    const fields = 'created_time,special_ad_categories';
    const { body } = await on.get(`/${response.body.id}?fields=${fields}`);
    expect(body).toEqual({
      created_time: '2026-10-14T21:00:00+0200',
      special_ad_categories: [],
      id: response.body.id,
    });
    expect(Number(response.body.id)).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
  });
});
