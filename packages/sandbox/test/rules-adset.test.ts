import { beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../src/index.ts';
import { adset, blamed, campaign, eur, jpy, stage, usd } from './kit.ts';

type Parts = Record<string, unknown>;
type Case = [string, Parts, number | undefined, string?];

const geo = { geo_locations: { countries: ['US'] } };
const flag = (on: number) => ({ targeting_automation: { advantage_audience: on } });

describe('rules of an ad set', () => {
  const on = stage({ enforceLimits: false });
  let traffic = '';
  let sales = '';
  beforeAll(async () => {
    traffic = (await on.post(`/${usd}/campaigns`, campaign())).body.id;
    sales = (await on.post(`/${usd}/campaigns`, campaign({ objective: 'OUTCOME_SALES' }))).body.id;
  });

  const cases: Case[] = [
    ['no budget', { daily_budget: undefined }, undefined, 'daily_budget'],
    ['low budget', { daily_budget: 50 }, 1885272, 'daily_budget'],
    ['low budget for clicks', { daily_budget: 400, billing_event: 'LINK_CLICKS' }, 1885272],
    [
      'lifetime without end',
      { daily_budget: undefined, lifetime_budget: 9000 },
      1487094,
      'end_time',
    ],
    ['end in the past', { end_time: 1500000000 }, 1487033, 'end_time'],
    ['run of an hour', { end_time: Date.UTC(2026, 9, 14, 20) / 1000 }, 1487793, 'end_time'],
    ['neither strategy nor bid', { bid_strategy: undefined }, 2490487, 'bid_strategy'],
    [
      'bid without cap',
      { bid_strategy: 'LOWEST_COST_WITHOUT_CAP', bid_amount: 100 },
      undefined,
      'bid_amount',
    ],
    ['cap without bid', { bid_strategy: 'LOWEST_COST_WITH_BID_CAP' }, 1815857, 'bid_amount'],
    [
      'cost cap on clicks billing',
      {
        bid_strategy: 'COST_CAP',
        bid_amount: 90,
        billing_event: 'LINK_CLICKS',
        daily_budget: 9000,
      },
      undefined,
      'billing_event',
    ],
    [
      'roas without constraints',
      { bid_strategy: 'LOWEST_COST_WITH_MIN_ROAS' },
      1815857,
      'bid_constraints',
    ],
    ['unknown goal', { optimization_goal: 'FAME' }, undefined, 'optimization_goal'],
    [
      'goal of another objective',
      { optimization_goal: 'LEAD_GENERATION' },
      2490408,
      'optimization_goal',
    ],
    ['billing of another goal', { billing_event: 'THRUPLAY' }, 1815117, 'billing_event'],
    [
      'destination of another objective',
      { destination_type: 'ON_POST' },
      2446509,
      'destination_type',
    ],
    ['no location', { targeting: { age_min: 20 } }, 1885364, 'targeting'],
    ['malformed targeting', { targeting: { geo_locations: 'US' } }, 1487079, 'targeting'],
    ['targeting that is no JSON', { targeting: '{oops' }, undefined, 'targeting'],
    [
      'location types',
      { targeting: { geo_locations: { countries: ['US'], location_types: ['cities'] } } },
      1870199,
    ],
    [
      'overlap',
      { targeting: { geo_locations: { countries: ['US'], zips: [{ key: 'US:90210' }] } } },
      1487756,
    ],
    [
      'a region inside a chosen country',
      { targeting: { geo_locations: { countries: ['US'], regions: [{ key: '3847' }] } } },
      1487756,
    ],
    [
      'an audience nobody has',
      { targeting: { ...geo, ...flag(0), custom_audiences: [{ id: '1' }] } },
      1359207,
    ],
    ['reels by a wrong name', { targeting: { ...geo, facebook_positions: ['reels'] } }, 1815433],
    ['threads alone', { targeting: { ...geo, publisher_platforms: ['threads'] } }, 2490494],
    ['video feeds', { targeting: { ...geo, facebook_positions: ['video_feeds'] } }, 2490562],
    ['no flag', { targeting: { ...geo, age_max: 40 } }, 1870227],
    ['flag and low age_max', { targeting: { ...geo, ...flag(1), age_max: 40 } }, 1870189],
    ['flag and high age_min', { targeting: { ...geo, ...flag(1), age_min: 30 } }, 1870188],
    ['explore', { targeting: { ...geo, ...flag(0), instagram_positions: ['explore'] } }, 2490589],
    [
      'retired interest',
      { targeting: { ...geo, ...flag(0), interests: [{ id: demo.retiredInterestId }] } },
      1870247,
    ],
    [
      'Europe without beneficiary',
      { targeting: { geo_locations: { countries: ['FR'] } } },
      3858081,
    ],
    [
      'Europe without payer',
      { targeting: { geo_locations: { countries: ['FR'] } }, dsa_beneficiary: 'x' },
      3858079,
    ],
    ['Singapore', { targeting: { geo_locations: { countries: ['SG'] } } }, 3858550],
    [
      'wide attribution',
      { attribution_spec: [{ event_type: 'CLICK_THROUGH', window_days: 7 }] },
      1885501,
      'attribution_spec',
    ],
    ['frequency on clicks', { frequency_control_specs: [{ event: 'IMPRESSIONS' }] }, undefined],
    ['pixel and app', { promoted_object: { pixel_id: '1', application_id: '2' } }, 1487929],
    ['strange campaign', { campaign_id: '120200000000000001' }, undefined, 'campaign_id'],
    ['no targeting', { targeting: undefined }, undefined, 'targeting'],
  ];
  it.each(cases)('refuses: %s', async (_name, parts, subcode, blame) => {
    const { status, body } = await on.post(`/${usd}/adsets`, adset(traffic, parts));
    expect(body.error, JSON.stringify(body)).toMatchObject({ code: 100 });
    expect(status).toBe(400);
    expect(body.error.error_subcode).toBe(subcode);
    if (blame) expect(blamed(body)[0]).toBe(blame);
  });

  it('refuses restricted places with a code of its own', async () => {
    const targeting = { geo_locations: { countries: ['KP'] } };
    const { body } = await on.post(`/${usd}/adsets`, adset(traffic, { targeting }));
    expect(body.error.code).toBe(2641);
  });

  it('refuses countries that it does not list, by their names', async () => {
    for (const country of ['FX', 'UK', 'SU', 'fr', 'France', 'EU'])
      for (const part of ['geo_locations', 'excluded_geo_locations']) {
        const targeting = { ...geo, [part]: { countries: [country] } };
        const { body } = await on.post(`/${usd}/adsets`, adset(traffic, { targeting }));
        expect(body.error).toMatchObject({ code: 100, error_subcode: 1487079 });
        expect(body.error.error_user_msg).toContain(`does not allow the value ${country}`);
      }
    const targeting = { geo_locations: { countries: ['GB', 'XK', 'TL'] } };
    expect((await on.post(`/${usd}/adsets`, adset(traffic, { targeting }))).status).toBe(200);
  });

  it('takes places and audiences that exist, and reads them back as the platform does', async () => {
    const targeting = {
      geo_locations: {
        countries: ['US'],
        cities: [{ key: '2418779' }],
        location_types: ['home', 'recent'],
      },
      excluded_custom_audiences: [{ id: '23840000000000002' }],
    };
    const { body } = await on.post(
      `/${usd}/adsets?fields=targeting`,
      adset(traffic, { targeting }),
    );
    expect(body.targeting.geo_locations.location_types).toEqual([
      'frequently_in',
      'home',
      'recent',
    ]);
    expect(body.targeting.excluded_custom_audiences).toHaveLength(1);
  });

  it('tells how much of the day’s money is left', async () => {
    const { body } = await on.post(`/${usd}/adsets?fields=budget_remaining`, adset(traffic));
    expect(body.budget_remaining).toBe('2000');
    const running = await on.get(`/${usd}/adsets?fields=budget_remaining,daily_budget&limit=5000`);
    for (const { budget_remaining, daily_budget } of running.body.data) {
      expect(Number(budget_remaining)).toBeLessThanOrEqual(Number(daily_budget ?? 0));
    }
  });

  it('wants a promoted object for conversions', async () => {
    const parts = { optimization_goal: 'OFFSITE_CONVERSIONS' };
    const response = await on.post(`/${usd}/adsets`, adset(sales, parts));
    expect(response.body.error.error_subcode).toBe(1815143);
    const promoted_object = { pixel_id: demo.usdPixelId, custom_event_type: 'PURCHASE' };
    const fine = await on.post(`/${usd}/adsets`, adset(sales, { ...parts, promoted_object }));
    expect(fine.status).toBe(200);
    const change = await on.post(`/${fine.body.id}`, { promoted_object });
    expect(change.body.error.code).toBe(100);
  });

  it('drops a retired placement without a word', async () => {
    const targeting = { ...geo, ...flag(0), messenger_positions: ['story', 'sponsored_messages'] };
    const response = await on.post(`/${usd}/adsets`, adset(traffic, { targeting }));
    const { body } = await on.get(`/${response.body.id}?fields=targeting{messenger_positions}`);
    expect(body.targeting).toEqual({ messenger_positions: ['sponsored_messages'] });
  });

  it('takes four budget edits an hour', async () => {
    const { body } = await on.post(`/${usd}/adsets`, adset(traffic));
    for (const daily_budget of [2100, 2200, 2300, 2400]) {
      expect((await on.post(`/${body.id}`, { daily_budget })).status).toBe(200);
    }
    const fifth = await on.post(`/${body.id}`, { daily_budget: 2500 });
    expect(fifth.body.error).toMatchObject({ code: 613, error_subcode: 1487632 });
    on.later(3601);
    expect((await on.post(`/${body.id}`, { daily_budget: 2500 })).status).toBe(200);
  });

  it('refuses budget edits for an hour after the fifth', async () => {
    const { body } = await on.post(`/${usd}/adsets`, adset(traffic));
    const edit = async (daily_budget: number) =>
      (await on.post(`/${body.id}`, { daily_budget })).status;
    for (const daily_budget of [2100, 2200, 2300, 2400]) {
      expect(await edit(daily_budget)).toBe(200);
      on.later(15 * 60);
    }
    on.later(-10 * 60);
    expect(await edit(2500)).toBe(400);
    on.later(11 * 60);
    expect(await edit(2500)).toBe(400);
    on.later(50 * 60);
    expect(await edit(2500)).toBe(200);
  });

  it('sells in a chat with a Page and a pixel, not with one of them', async () => {
    const parts = { destination_type: 'MESSENGER', optimization_goal: 'CONVERSATIONS' };
    const page = { page_id: demo.usdPageId };
    const pixel = { pixel_id: demo.usdPixelId, custom_event_type: 'PURCHASE' };
    const make = async (promoted_object: Parts) =>
      (await on.post(`/${usd}/adsets`, adset(sales, { ...parts, promoted_object }))).body.error
        ?.error_subcode;
    expect(await make(page)).toBe(1815143);
    expect(await make(pixel)).toBe(1815143);
    expect(await make({ ...page, ...pixel })).toBeUndefined();
  });

  it('counts whole yen, and fills in European defaults of the account', async () => {
    const yen = await on.post(`/${jpy}/campaigns`, campaign());
    const parts = { daily_budget: 99, targeting: { geo_locations: { countries: ['JP'] } } };
    const low = await on.post(`/${jpy}/adsets`, adset(yen.body.id, parts));
    expect(low.body.error.error_subcode).toBe(1885272);
    const fine = await on.post(
      `/${jpy}/adsets`,
      adset(yen.body.id, { ...parts, daily_budget: 100 }),
    );
    expect(fine.status).toBe(200);
    const euro = await on.post(`/${eur}/campaigns`, campaign());
    const french = { targeting: { geo_locations: { countries: ['FR'] } } };
    expect((await on.post(`/${eur}/adsets`, adset(euro.body.id, french))).status).toBe(200);
  });

  it('needs the country of a special category', async () => {
    const special = { special_ad_categories: ['HOUSING'] };
    const response = await on.post(`/${usd}/campaigns`, campaign(special));
    const refusal = await on.post(`/${usd}/adsets`, adset(response.body.id));
    expect(refusal.body.error.error_subcode).toBe(2909034);
  });

  it('translates what a person reads, not what a program reads', async () => {
    const params = adset(traffic, { daily_budget: 5, locale: 'de_DE' });
    const { body } = await on.post(`/${usd}/adsets`, params);
    expect(body.error).toMatchObject({
      error_subcode: 1885272,
      error_user_title: 'Budget ist zu niedrig',
      message: 'Invalid parameter',
    });
  });
});

describe('a budget that is too low', () => {
  it.each([
    [usd, 'The budget for this ad set must be at least $1.00.'],
    [jpy, 'The budget for this ad set must be at least ¥100.'],
  ])(
    'is refused in the words of the platform, in the account’s currency',
    async (account, words) => {
      const on = stage();
      const { body: newCampaign } = await on.post(`/${account}/campaigns`, campaign());
      const { body } = await on.post(
        `/${account}/adsets`,
        adset(newCampaign.id, { daily_budget: 1 }),
      );
      expect(body.error.error_user_msg).toContain(words);
      expect(body.error.error_user_msg).toContain('to enable delivery of your ads.');
    },
  );
});
