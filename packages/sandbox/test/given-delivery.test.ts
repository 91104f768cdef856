import { describe, expect, it } from 'vitest';
import { ad as delivering, number, rowsOf } from './insights-ads.ts';
import { makeTree, type Stage, stage, usd } from './kit.ts';

type Row = Record<string, string>;

const rows = async (on: Stage, id: string, params: string): Promise<Row[]> =>
  (await on.get(`/${id}/insights?${params}`)).body.data;

const resultsOf = (row: Record<string, unknown> | undefined) => {
  const [result] = (row?.['results'] ?? []) as { values: { value: string }[] }[];
  return number(result?.values[0]?.value);
};

const since = '2026-10-10';
const span = { since, until: null };

describe('spend and results that were given', () => {
  it('hold from their day on, also for an ad that is paused', async () => {
    const on = stage();
    const { adId } = await makeTree(on);
    expect(await rows(on, adId, 'date_preset=maximum')).toEqual([]);
    expect(on.control.setDelivery(adId, { since, daily_spend: 1234, daily_results: 7 })).toBe(true);
    const days = await rows(
      on,
      adId,
      'fields=spend,results&time_increment=1&date_preset=this_month',
    );
    expect(days.map(({ date_start }) => date_start)).toEqual(
      [10, 11, 12, 13, 14].map((day) => `2026-10-${day}`),
    );
    for (const day of days) expect([day['spend'], resultsOf(day)]).toEqual(['12.34', 7]);
    expect(() => on.control.nothingIsLive()).not.toThrow();
    expect(on.control.clearDelivery(adId)).toBe(true);
    expect(await rows(on, adId, 'date_preset=maximum')).toEqual([]);
    expect(on.control.setDelivery('1', { since })).toBe(false);
  });

  it('are shared by the ads of a campaign, and the last order of a day holds', async () => {
    const on = stage();
    const { campaignId, adsetId, creativeId } = await makeTree(on);
    await on.post(`/${usd}/ads`, {
      name: 'Another',
      adset_id: adsetId,
      creative: { creative_id: creativeId },
      status: 'PAUSED',
    });
    on.control.setDelivery(campaignId, { since, daily_spend: 1001, daily_results: 3 });
    on.control.setDelivery(campaignId, {
      since: '2026-10-12',
      until: '2026-10-12',
      daily_spend: 0,
    });
    const byDay = await rows(
      on,
      campaignId,
      'fields=spend,results&time_increment=1&date_preset=this_month',
    );
    expect(byDay.map(({ date_start, spend }) => [date_start?.slice(-2), spend])).toEqual([
      ['10', '10.01'],
      ['11', '10.01'],
      ['13', '10.01'],
      ['14', '10.01'],
    ]);
    const byAd = await rows(on, campaignId, 'level=ad&fields=spend,results&date_preset=yesterday');
    expect(byAd.map(({ spend }) => spend).sort()).toEqual(['5', '5.01']);
    expect(byAd.map(resultsOf).sort()).toEqual([1, 2]);
  });

  it.each([
    ['OUTCOME_SALES', 'OFFSITE_CONVERSIONS'],
    ['OUTCOME_LEADS', 'OFFSITE_CONVERSIONS'],
    ['OUTCOME_LEADS', 'LEAD_GENERATION'],
    ['OUTCOME_TRAFFIC', 'LINK_CLICKS'],
    ['OUTCOME_ENGAGEMENT', 'POST_ENGAGEMENT'],
    ['OUTCOME_ENGAGEMENT', 'THRUPLAY'],
    ['OUTCOME_ENGAGEMENT', 'CONVERSATIONS'],
    ['OUTCOME_APP_PROMOTION', 'APP_INSTALLS'],
  ])('are exact for %s by %s, and everything still adds up', (objective, optimization_goal) => {
    for (const daily_results of [0, 1, 40, 25_000]) {
      const delivery = [{ ...span, daily_spend: 4321, daily_results }];
      const ads = [delivering({ objective, optimization_goal, ran: [span], delivery })];
      const fields = 'impressions,clicks,inline_link_clicks,spend,results,actions';
      const time_range = { since, until: since };
      const [whole] = rowsOf(ads, { fields, time_range });
      expect(resultsOf(whole)).toBe(daily_results);
      expect(whole?.['spend']).toBe('43.21');
      expect(number(whole?.['impressions'])).toBeGreaterThanOrEqual(number(whole?.['clicks']));
      expect(number(whole?.['clicks'])).toBeGreaterThanOrEqual(
        number(whole?.['inline_link_clicks']),
      );
      for (const breakdowns of ['age,gender', 'country', 'publisher_platform,platform_position']) {
        const parts = rowsOf(ads, { fields, time_range, breakdowns });
        const sum = (of: (row: Record<string, unknown>) => number) =>
          parts.reduce((total, row) => total + of(row), 0);
        expect(sum(resultsOf)).toBe(daily_results);
        expect(sum((row) => number(row['spend']))).toBeCloseTo(43.21, 6);
        expect(sum((row) => number(row['impressions']))).toBe(number(whole?.['impressions']));
        for (const row of parts)
          expect(number(row['impressions'])).toBeGreaterThanOrEqual(number(row['clicks']));
      }
    }
  });

  it('do not depend on which fields are asked for', () => {
    const ads = [delivering({ delivery: [{ ...span, daily_spend: 100, daily_results: 900 }] })];
    const ask = (fields: string) => rowsOf(ads, { fields, date_preset: 'yesterday' })[0];
    const all = ask('impressions,clicks,results,actions');
    expect(ask('impressions')?.['impressions']).toBe(all?.['impressions']);
    expect(ask('clicks')?.['clicks']).toBe(all?.['clicks']);
  });

  it('cannot be so many people', async () => {
    const on = stage();
    const awareness = on.control
      .objects('campaign')
      .find(({ objective }) => objective === 'OUTCOME_AWARENESS');
    const id = String(awareness?.['id']);
    expect(() => on.control.setDelivery(id, { since, daily_results: 5 })).toThrow('reach');
    expect(on.control.setDelivery(id, { since, daily_spend: 5 })).toBe(true);
  });

  it('survive a snapshot, and come from HTTP and from a file', async () => {
    const on = stage({ control: true });
    const { adId } = await makeTree(on);
    const order = (path: string, body: Record<string, unknown>) =>
      on.post(`/__sandbox/${path}`, body);
    const answer = await order('delivery', { id: adId, since, daily_spend: 500 });
    expect(answer.body).toEqual({ found: true });
    expect((await order('delivery', { id: adId, since: 'soon' })).status).toBe(422);
    expect((await order('delivery', { id: adId, since, until: '2026-10-01' })).status).toBe(422);
    const spend = async () =>
      (await rows(on, adId, 'fields=spend&date_preset=maximum')).map((row) => row['spend']);
    const snapshot = JSON.parse(JSON.stringify(on.control.snapshot()));
    expect((await order('delivery/clear', { id: adId })).body).toEqual({ found: true });
    expect(await spend()).toEqual([]);
    on.control.restore(snapshot);
    expect(await spend()).toEqual(['25']);
    on.control.seed({
      accounts: [
        {
          id: '7',
          name: 'Own',
          campaigns: [
            {
              name: 'C',
              adsets: [
                { name: 'S', ads: [{ name: 'A', delivery: [{ since, daily_spend: 300 }] }] },
              ],
            },
          ],
        },
      ],
    });
    expect(await rows(on, 'act_7', 'fields=spend&date_preset=maximum')).toMatchObject([
      { spend: '15' },
    ]);
  });
});

describe('what a snapshot remembers of the start', () => {
  it('still tells who was live from the beginning', async () => {
    const on = stage();
    const { adId, adsetId, campaignId } = await makeTree(on);
    for (const id of [campaignId, adsetId, adId]) on.control.setStatus(id, 'ACTIVE');
    const snapshot = JSON.parse(JSON.stringify(on.control.snapshot()));
    on.control.reset();
    on.control.restore(snapshot);
    expect(on.control.liveAds()).toMatchObject([{ id: adId }]);
  });
});

describe('a throttle', () => {
  it('is lifted over HTTP', async () => {
    const on = stage({ control: true });
    await on.post('/__sandbox/throttle', { seconds: 600 });
    expect((await on.get('/me')).body.error).toMatchObject({ code: 17 });
    await on.post('/__sandbox/unthrottle', {});
    expect((await on.get('/me')).status).toBe(200);
  });
});

describe('a Page of a world of one’s own', () => {
  it('has leads, posts and Instagram media', async () => {
    const on = stage({
      world: {
        pages: [
          {
            id: '104',
            name: 'Corner Bakery',
            posts: [{ id: '77', message: 'Fresh bread', created: '2026-10-01' }],
            forms: [
              {
                id: '500',
                name: 'Order',
                leads: [
                  { id: '900', created: '2026-10-02', answers: { email: 'ana@example.com' } },
                ],
              },
            ],
            instagram: {
              id: '178',
              username: 'bakery',
              media: [{ id: '66', caption: 'Oven', type: 'VIDEO', created: '2026-10-03' }],
            },
          },
        ],
      },
    });
    const { body: page } = await on.get('/104?fields=access_token');
    const token = page.access_token;
    const list = async (path: string) => (await on.get(path, { token })).body.data;
    expect(await list('/104/posts?fields=message,created_time')).toEqual([
      { id: '104_77', message: 'Fresh bread', created_time: '2026-10-01T00:00:00+0000' },
    ]);
    expect(await list('/104/leadgen_forms?fields=name,leads_count')).toEqual([
      { id: '500', name: 'Order', leads_count: 1 },
    ]);
    expect(await list('/500/leads')).toMatchObject([
      { id: '900', field_data: [{ name: 'email', values: ['ana@example.com'] }] },
    ]);
    const media = (await on.get('/178/media?fields=caption,media_type,media_url')).body.data;
    expect(media).toMatchObject([{ id: '66', caption: 'Oven', media_type: 'VIDEO' }]);
    const picture = await on.app.inject({ url: new URL(media[0].media_url).pathname });
    expect(picture.headers['content-type']).toBe('image/png');
  });
});

describe('the page', () => {
  const press = (on: Stage, fields: Record<string, string>) =>
    on.app.inject({
      method: 'POST',
      url: '/__page',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  it('takes a reason, an exact time, and numbers', async () => {
    const on = stage();
    const { adId } = await makeTree(on);
    await press(on, { do: 'review', id: adId, to: 'disapproved', reason: 'Shows <tobacco>' });
    const { body } = await on.get(`/${adId}?fields=ad_review_feedback`);
    expect(JSON.stringify(body)).toContain('Shows <tobacco>');
    await press(on, { do: 'clock-set', at: '2026-12-24T18:30' });
    expect(on.control.clock.now()).toBe(Date.UTC(2026, 11, 24, 18, 30));
    await press(on, { do: 'delivery', id: adId, since, until: '', spend: '700', results: '' });
    expect((await on.get(`/?open=${adId}`)).text).toContain('From 2026-10-10: 700 a day');
    await press(on, { do: 'delivery-clear', id: adId });
    expect((await on.get(`/?open=${adId}`)).text).not.toContain('700 a day');
    expect((await press(on, { do: 'clock-set', at: 'noon' })).statusCode).toBe(422);
    expect((await press(on, { do: 'clock-set', at: '2026-99-99T99:99' })).statusCode).toBe(422);
  });
});
