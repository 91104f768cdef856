import { beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../../src/sandbox/sandbox.ts';
import { adset, campaign, creative, eur, jpy, makeTree, pngBytes, stage, usd } from './kit.ts';

type Parts = Record<string, unknown>;
type Case = [string, Parts, number | undefined, string?];

const geo = { geo_locations: { countries: ['US'] } };
const flag = (on: number) => ({ targeting_automation: { advantage_audience: on } });

describe('rules of a campaign', () => {
  const on = stage({ enforceLimits: false });
  const cases: Case[] = [
    ['no name', { name: undefined }, undefined, 'name'],
    ['blank name', { name: '  ' }, undefined, 'name'],
    ['both budgets', { daily_budget: 900, lifetime_budget: 900 }, undefined, 'lifetime_budget'],
    [
      'low budget',
      { daily_budget: 99, is_adset_budget_sharing_enabled: undefined },
      1885272,
      'daily_budget',
    ],
    ['retired category', { special_ad_categories: ['CREDIT'] }, undefined],
    ['created archived', { status: 'ARCHIVED' }, undefined, 'status'],
    [
      'sharing without strategy',
      { is_adset_budget_sharing_enabled: true },
      4834005,
      'bid_strategy',
    ],
    [
      'retired strategy',
      { daily_budget: 900, bid_strategy: 'TARGET_COST' },
      undefined,
      'bid_strategy',
    ],
    ['low spend cap', { spend_cap: 500 }, undefined, 'spend_cap'],
    ['shopping campaign', { smart_promotion_type: 'AUTOMATED_SHOPPING_ADS' }, undefined],
    ['text as budget', { daily_budget: 'much' }, undefined, 'daily_budget'],
    [
      'app without object',
      { objective: 'OUTCOME_APP_PROMOTION', is_skadnetwork_attribution: true },
      1885154,
    ],
  ];
  it.each(cases)('refuses: %s', async (_name, parts, subcode, blame) => {
    const { status, body } = await on.post(`/${usd}/campaigns`, campaign(parts));
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 100, type: 'OAuthException' });
    expect(body.error.error_subcode).toBe(subcode);
    if (blame) expect(body.error.error_data.blame_field_specs[0][0]).toContain(blame);
  });

  it('gives a budget without strategy a bid cap, and its ad sets then need a bid', async () => {
    const { body } = await on.post(`/${usd}/campaigns?fields=bid_strategy,daily_budget`, {
      ...campaign({ daily_budget: '5000', is_adset_budget_sharing_enabled: undefined }),
    });
    expect(body).toMatchObject({ bid_strategy: 'LOWEST_COST_WITH_BID_CAP', daily_budget: '5000' });
    const bare = adset(body.id, { daily_budget: undefined });
    const refused = await on.post(`/${usd}/adsets`, bare);
    expect(refused.body.error.error_subcode).toBe(1815857);
    const both = await on.post(`/${usd}/adsets`, { ...bare, daily_budget: 900, bid_amount: 200 });
    expect(both.body.error.error_subcode).toBe(1885621);
    const fine = await on.post(`/${usd}/adsets`, { ...bare, bid_amount: 200 });
    expect(fine.status).toBe(200);
  });

  it('rehearses without keeping anything', async () => {
    const before = on.control.objects('campaign').length;
    const body = campaign({ execution_options: ['validate_only'] });
    expect((await on.post(`/${usd}/campaigns`, body)).body).toEqual({ success: true });
    expect(on.control.objects('campaign')).toHaveLength(before);
    const bad = { ...body, objective: 'REACH' };
    expect((await on.post(`/${usd}/campaigns`, bad)).body.error.code).toBe(100);
  });

  it('holds an edit to the rules of a new one', async () => {
    const { body } = await on.post(`/${usd}/campaigns`, campaign());
    const edit = async (parts: Parts) => {
      const { error } = (await on.post(`/${body.id}`, parts)).body;
      return [error?.error_subcode, error?.error_data?.blame_field_specs[0][0]];
    };
    const sharing = { is_adset_budget_sharing_enabled: true };
    expect(await edit({ special_ad_categories: ['CREDIT'] })).toEqual([
      undefined,
      'special_ad_categories[0]',
    ]);
    expect(await edit(sharing)).toEqual([4834005, 'bid_strategy']);
    expect(await edit({ ...sharing, daily_budget: 9000 })).toEqual([
      4834002,
      'is_adset_budget_sharing_enabled',
    ]);
    await on.post(`/${usd}/adsets`, adset(body.id));
    expect(await edit({ lifetime_budget: 90_000 })).toEqual([1885621, 'lifetime_budget']);
  });

  it('edits only the name of a deleted campaign, and moves updated_time sparingly', async () => {
    const { body } = await on.post(`/${usd}/campaigns`, campaign({ spend_cap: 20000 }));
    const times = async () => (await on.get(`/${body.id}?fields=updated_time`)).body.updated_time;
    const first = await times();
    on.later(60);
    await on.post(`/${body.id}`, { spend_cap: 30000 });
    expect(await times()).toBe(first);
    await on.post(`/${body.id}`, { name: 'Other' });
    expect(await times()).not.toBe(first);
    await on.remove(`/${body.id}`);
    const refused = await on.post(`/${body.id}`, { status: 'ACTIVE' });
    expect(refused.body.error.error_subcode).toBe(1487566);
    expect((await on.post(`/${body.id}`, { name: 'Last words' })).body).toEqual({ success: true });
  });
});

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
      undefined,
      'end_time',
    ],
    ['end in the past', { end_time: 1500000000 }, 1487033, 'end_time'],
    ['run of an hour', { end_time: Date.UTC(2026, 9, 14, 20) / 1000 }, undefined, 'end_time'],
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
      undefined,
      'optimization_goal',
    ],
    ['billing of another goal', { billing_event: 'THRUPLAY' }, undefined, 'billing_event'],
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
      { targeting: { geo_locations: { countries: ['US'], location_types: ['home'] } } },
      1870199,
    ],
    [
      'overlap',
      { targeting: { geo_locations: { countries: ['US'], zips: [{ key: 'US:90210' }] } } },
      1487756,
    ],
    ['no flag', { targeting: { ...geo, age_max: 40 } }, 1870227],
    ['flag and low age_max', { targeting: { ...geo, ...flag(1), age_max: 40 } }, 1870189],
    ['flag and high age_min', { targeting: { ...geo, ...flag(1), age_min: 30 } }, 1870188],
    ['explore', { targeting: { ...geo, ...flag(0), instagram_positions: ['explore'] } }, 2490589],
    [
      'retired interest',
      { targeting: { ...geo, ...flag(0), interests: [{ id: demo.retiredInterestId }] } },
      1487694,
    ],
    [
      'Europe without beneficiary',
      { targeting: { geo_locations: { countries: ['FR'] } } },
      3858081,
    ],
    [
      'Europe without payer',
      { targeting: { geo_locations: { countries: ['FR'] } }, dsa_beneficiary: 'x' },
      3858152,
    ],
    ['Singapore', { targeting: { geo_locations: { countries: ['SG'] } } }, 3858550],
    [
      'wide attribution',
      { attribution_spec: [{ event_type: 'CLICK_THROUGH', window_days: 7 }] },
      undefined,
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
    if (blame) expect(body.error.error_data.blame_field_specs[0][0]).toBe(blame);
  });

  it('refuses restricted places with a code of its own', async () => {
    const targeting = { geo_locations: { countries: ['KP'] } };
    const { body } = await on.post(`/${usd}/adsets`, adset(traffic, { targeting }));
    expect(body.error.code).toBe(2641);
  });

  it('wants a promoted object for conversions', async () => {
    const parts = { optimization_goal: 'OFFSITE_CONVERSIONS' };
    const refused = await on.post(`/${usd}/adsets`, adset(sales, parts));
    expect(refused.body.error.error_subcode).toBe(1885154);
    const promoted_object = { pixel_id: demo.usdPixelId, custom_event_type: 'PURCHASE' };
    const fine = await on.post(`/${usd}/adsets`, adset(sales, { ...parts, promoted_object }));
    expect(fine.status).toBe(200);
    const moved = await on.post(`/${fine.body.id}`, { promoted_object });
    expect(moved.body.error.code).toBe(100);
  });

  it('drops a retired placement without a word', async () => {
    const targeting = { ...geo, ...flag(0), messenger_positions: ['story', 'sponsored_messages'] };
    const made = await on.post(`/${usd}/adsets`, adset(traffic, { targeting }));
    const { body } = await on.get(`/${made.body.id}?fields=targeting{messenger_positions}`);
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
    expect(await make(page)).toBe(1885154);
    expect(await make(pixel)).toBe(1885154);
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
    const made = await on.post(`/${usd}/campaigns`, campaign(special));
    const refused = await on.post(`/${usd}/adsets`, adset(made.body.id));
    expect(refused.body.error.error_subcode).toBe(2909034);
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

describe('rules of creatives and ads', () => {
  const on = stage({ enforceLimits: false });
  let tree: Awaited<ReturnType<typeof makeTree>>;
  let video = '';
  beforeAll(async () => {
    tree = await makeTree(on);
    const made = await on.post(`/${usd}/advideos`, { file_url: 'https://media.example/a.mp4' });
    video = made.body.id;
  });
  const link = 'https://shop.example';
  const story = (parts: Parts) => ({ object_story_spec: { page_id: demo.usdPageId, ...parts } });

  const cases: [string, () => Parts, number | undefined][] = [
    ['nothing in it', () => ({ name: 'x' }), undefined],
    [
      'strange Page',
      () => ({ object_story_spec: { page_id: '1', link_data: { link } } }),
      undefined,
    ],
    ['no link', () => story({ link_data: { message: 'x' } }), 2061015],
    ['two bodies', () => story({ link_data: { link }, photo_data: {} }), undefined],
    ['strange image', () => story({ link_data: { link, image_hash: 'a'.repeat(32) } }), 2446386],
    [
      'strange button',
      () => story({ link_data: { link, call_to_action: { type: 'DANCE' } } }),
      1373054,
    ],
    ['one card', () => story({ link_data: { link, child_attachments: [{ link }] } }), undefined],
    ['video without picture', () => story({ video_data: { video_id: video } }), 1443226],
    [
      'strange Instagram',
      () => story({ instagram_user_id: '17841', link_data: { link } }),
      1815199,
    ],
    [
      'retired actor',
      () => ({ ...story({ link_data: { link } }), instagram_actor_id: '1' }),
      undefined,
    ],
    [
      'bundle',
      () => ({
        ...story({ link_data: { link } }),
        degrees_of_freedom_spec: {
          creative_features_spec: { standard_enhancements: { enroll_status: 'OPT_IN' } },
        },
      }),
      3858504,
    ],
    [
      'repeated texts',
      () => ({ ...story({}), asset_feed_spec: { bodies: [{ text: 'a' }, { text: 'a' }] } }),
      1815629,
    ],
    ['strange post', () => ({ object_story_id: '1_2' }), 1487472],
  ];
  it.each(cases)('refuses a creative: %s', async (_name, parts, subcode) => {
    const { body } = await on.post(`/${usd}/adcreatives`, { name: 'x', ...parts() });
    expect(body.error).toMatchObject({ code: 100 });
    expect(body.error.error_subcode).toBe(subcode);
  });

  it('refuses a link on a WhatsApp button with code 105', async () => {
    const call_to_action = { type: 'WHATSAPP_MESSAGE', value: { link } };
    const { body } = await on.post(
      `/${usd}/adcreatives`,
      story({ link_data: { link, call_to_action } }),
    );
    expect(body.error).toMatchObject({ code: 105, error_subcode: 1815630 });
  });

  it('gives the same creative for the same post', async () => {
    const body = { object_story_id: `${demo.usdPageId}_77` };
    const first = await on.post(`/${usd}/adcreatives`, body);
    expect((await on.post(`/${usd}/adcreatives`, body)).body.id).toBe(first.body.id);
  });

  it('takes a video with a thumbnail, which appears after processing', async () => {
    expect((await on.get(`/${video}/thumbnails`)).body).toEqual({ data: [] });
    on.later(30);
    const { body } = await on.get(`/${video}/thumbnails`);
    expect(body.data[0]).toMatchObject({ width: 1280, is_preferred: true });
    expect((await on.get(`/${video}?fields=status`)).body.status.video_status).toBe('ready');
    const spec = story({ video_data: { video_id: video, image_hash: tree.hash } });
    const made = await on.post(`/${usd}/adcreatives`, spec);
    const read = await on.get(`/${made.body.id}?fields=object_type,video_id`);
    expect(read.body).toMatchObject({ object_type: 'VIDEO', video_id: video });
    const thumbnail = await on.get(new URL(body.data[0].uri).pathname);
    expect(thumbnail.headers['content-type']).toBe('image/png');
  });

  it('wants a dynamic ad set for many texts, and a web link for traffic', async () => {
    const bodies = [{ text: 'a' }, { text: 'b' }];
    const feed = { ...story({}), asset_feed_spec: { bodies, images: [{ hash: tree.hash }] } };
    const many = (await on.post(`/${usd}/adcreatives`, feed)).body.id;
    const ad = (id: string) => ({
      name: 'x',
      adset_id: tree.adsetId,
      creative: { creative_id: id },
    });
    const refused = await on.post(`/${usd}/ads`, ad(many));
    expect(refused.body.error.error_subcode).toBe(1885998);
    const store = story({ link_data: { link: 'https://apps.apple.com/app/id1' } });
    const app = (await on.post(`/${usd}/adcreatives`, store)).body.id;
    expect((await on.post(`/${usd}/ads`, ad(app))).body.error.error_subcode).toBe(1487810);
  });

  it('keeps no creative of an ad that is refused', async () => {
    const before = on.control.objects('creative').length;
    const inline = creative(tree.hash, story({ link_data: { link: 'https://play.google.com/x' } }));
    const ad = { name: 'x', adset_id: tree.adsetId, creative: inline };
    expect((await on.post(`/${usd}/ads`, ad)).body.error.error_subcode).toBe(1487810);
    expect(on.control.objects('creative')).toHaveLength(before);
    const fine = { ...ad, creative: creative(tree.hash) };
    expect((await on.post(`/${usd}/ads`, fine)).status).toBe(200);
    expect(on.control.objects('creative')).toHaveLength(before + 1);
  });

  it('refuses creatives while the app is in development', async () => {
    on.control.settings({ developmentMode: true });
    const { body } = await on.post(`/${usd}/adcreatives`, creative(tree.hash));
    on.control.settings({ developmentMode: false });
    expect(body.error.error_subcode).toBe(1885183);
  });

  it('edits only the name of an archived ad', async () => {
    await on.post(`/${tree.adId}`, { status: 'ARCHIVED' });
    const refused = await on.post(`/${tree.adId}`, { status: 'ACTIVE' });
    expect(refused.body.error.error_subcode).toBe(1885088);
    expect((await on.post(`/${tree.adId}`, { name: 'Old' })).status).toBe(200);
  });

  it('will not delete a picture in use', async () => {
    const used = await on.remove(`/${usd}/adimages?hash=${tree.hash}`);
    expect(used.body.error.code).toBe(100);
    const other = await on.post(`/${eur}/adimages`, { bytes: pngBytes });
    const { hash } = other.body.images.bytes;
    expect((await on.remove(`/${eur}/adimages?hash=${hash}`)).body).toEqual({ success: true });
  });
});
