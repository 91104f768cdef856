import { describe, expect, it } from 'vitest';
import { demo } from '../src/index.ts';
import { query, stage } from './kit.ts';

const on = stage({ enforceLimits: false });

const pageToken = async (page: string) => {
  const { body } = await on.get(`/${page}?fields=access_token`, { token: demo.adminToken });
  return String(body.access_token);
};

const asPage = async (path: string, page: string = demo.usdPageId) =>
  (await on.get(path, { token: await pageToken(page) })).body;

describe('lead forms', () => {
  it('are listed for the Page’s own token, the newest first', async () => {
    const { body } = await on.get(`/${demo.usdPageId}/leadgen_forms`, { token: demo.adminToken });
    expect(body.error).toMatchObject({ code: 190 });
    expect(body.error.message).toBe('(#190) This method must be called with a Page Access Token');
    const fields = 'id,name,status,questions,leads_count,page';
    const { data } = await asPage(`/${demo.usdPageId}/leadgen_forms?fields=${fields}`);
    expect(data.map(({ status }: { status: string }) => status)).toEqual([
      'ACTIVE',
      'ARCHIVED',
      'ACTIVE',
    ]);
    expect(data[0]).toMatchObject({ id: '23880000000000001', leads_count: 12 });
    expect(data[0].questions[1]).toMatchObject({ key: 'email', type: 'EMAIL' });
  });

  it('have the leads that they count, which name their ad', async () => {
    const path = '/23880000000000001/leads';
    const { data } = await asPage(`${path}?limit=50`);
    expect(data).toHaveLength(12);
    expect(Object.keys(data[0])).toEqual(['created_time', 'id', 'field_data']);
    expect(data[0].field_data[1].values[0]).toMatch(/@example\.com$/);
    const { data: leads } = await asPage(`${path}?fields=ad_id,campaign_name,is_organic&limit=50`);
    const paidLeads = leads.filter(({ ad_id }: { ad_id?: string }) => ad_id);
    expect(paidLeads).toHaveLength(9);
    const { body } = await on.get(`/${paidLeads[0].ad_id}/leads?limit=50`);
    expect(body.data).toHaveLength(9);
  });

  it('are asked for leads since a moment', async () => {
    const [newest] = (await asPage('/23880000000000001/leads?fields=created_time')).data;
    const since = Math.floor(Date.parse(newest.created_time) / 1000) - 1;
    const filtering = [{ field: 'time_created', operator: 'GREATER_THAN', value: since }];
    const { data } = await asPage(`/23880000000000001/leads?${query({ filtering })}`);
    expect(data).toHaveLength(1);
  });
});

describe('posts', () => {
  it.each(['posts', 'published_posts', 'feed'])(
    'are listed by %s for the Page alone',
    async (edge) => {
      const { body } = await on.get(`/${demo.usdPageId}/${edge}`, { token: demo.adminToken });
      expect(body.error).toMatchObject({ code: 210 });
      const { data } = await asPage(`/${demo.usdPageId}/${edge}?fields=message,full_picture`);
      expect(data).toHaveLength(10);
      const picture = new URL(data[0].full_picture);
      expect((await on.get(picture.pathname, { token: null })).status).toBe(200);
      expect((await asPage(`/${data[0].id}`)).message).toBe(data[0].message);
    },
  );

  it('can be made into creatives', async () => {
    const { data } = await asPage(`/${demo.usdPageId}/posts`);
    const response = await on.post(`/act_${demo.usdAccountId}/adcreatives`, {
      object_story_id: data[0].id,
    });
    expect(response.status).toBe(200);
  });
});

describe('Instagram media', () => {
  it('are listed with what kind they are and whether they can be boosted', async () => {
    const fields =
      'media_type,media_product_type,permalink,media_url,boost_eligibility_info,username';
    const { body } = await on.get(`/${demo.usdInstagramId}/media?fields=${fields}`);
    expect(body.data).toHaveLength(10);
    expect(body.data[0]).toMatchObject({ username: 'northlight.outdoor' });
    const kinds = body.data.map((row: { media_product_type: string }) => row.media_product_type);
    expect(new Set(kinds)).toEqual(new Set(['FEED', 'REELS']));
  });
});
