import { describe, expect, it } from 'vitest';
import {
  hasBudgetTwice,
  lacksApp,
  missingBidField,
} from '../../src/adnet/preflight/adset/create-rules.ts';
import { newestVersion, versionOf } from '../../src/adnet/version.ts';
import { adParams } from '../../src/adnet/wire/ad.ts';
import { adsetParams, campaignBudget } from '../../src/adnet/wire/adset.ts';
import { campaignParams } from '../../src/adnet/wire/campaign.ts';
import {
  creativeParams,
  linkMissing,
  videosWithoutThumbnail,
} from '../../src/adnet/wire/creative.ts';
import { insightsRead, wordListPattern } from '../../src/adnet/wire/insights.ts';
import {
  adAccountsRead,
  adsetsRead,
  adsRead,
  campaignsRead,
  pagesRead,
} from '../../src/adnet/wire/lists.ts';
import { thumbnailUrl } from '../../src/adnet/wire/video.ts';

describe('a campaign', () => {
  const body = { account_id: '1', name: 'Spring', objective: 'OUTCOME_SALES' };

  it('tells Meta that ad sets keep their budgets when the campaign has none', () => {
    expect(campaignParams(body)).toEqual({
      name: 'Spring',
      objective: 'OUTCOME_SALES',
      special_ad_categories: [],
      is_adset_budget_sharing_enabled: false,
      status: 'PAUSED',
    });
    const sharing = { ...body, is_adset_budget_sharing_enabled: true };
    expect(campaignParams(sharing)).toMatchObject({ is_adset_budget_sharing_enabled: true });
  });

  it('never gives a campaign that has a budget a bid cap', () => {
    expect(campaignParams({ ...body, daily_budget: 5000 })).toEqual({
      name: 'Spring',
      objective: 'OUTCOME_SALES',
      special_ad_categories: [],
      daily_budget: 5000,
      bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
      status: 'PAUSED',
    });
    const capped = {
      ...body,
      lifetime_budget: '5000',
      bid_strategy: 'COST_CAP',
      spend_cap: 9,
      bid_cap: 2,
    };
    expect(campaignParams(capped)).toMatchObject({
      bid_strategy: 'COST_CAP',
      spend_cap: 9,
      bid_cap: 2,
    });
  });

  it('keeps its categories', () => {
    const housing = {
      ...body,
      special_ad_categories: ['HOUSING'],
      special_ad_category_country: ['US'],
    };
    expect(campaignParams(housing)).toMatchObject({ special_ad_categories: ['HOUSING'] });
    expect(campaignParams({ ...body, special_ad_categories: null })).toMatchObject({
      special_ad_categories: [],
    });
  });
});

describe('an ad set', () => {
  const body = {
    account_id: '1',
    campaign_id: '2',
    name: 'x',
    optimization_goal: 'REACH',
    billing_event: 'IMPRESSIONS',
  };

  it('is broad in the United States unless told otherwise', () => {
    expect(adsetParams(body)).toEqual({
      campaign_id: '2',
      name: 'x',
      optimization_goal: 'REACH',
      billing_event: 'IMPRESSIONS',
      status: 'PAUSED',
      targeting: {
        geo_locations: { countries: ['US'] },
        age_min: 18,
        age_max: 65,
        targeting_automation: { advantage_audience: 1 },
      },
    });
  });

  it('says that a caller’s own targeting is not to be widened, unless they decide', () => {
    const own = { geo_locations: { countries: ['DE'] }, age_max: 40 };
    const off = { ...own, targeting_automation: { advantage_audience: 0 } };
    expect(adsetParams({ ...body, targeting: own })['targeting']).toEqual(off);
    expect(adsetParams({ ...body, targeting: JSON.stringify(own) })['targeting']).toEqual(off);
    const on = { ...own, targeting_automation: { advantage_audience: 1 } };
    expect(adsetParams({ ...body, targeting: on })['targeting']).toEqual(on);
    expect(adsetParams({ ...body, targeting: 'nonsense' })['targeting']).toBe('nonsense');
  });

  it('keeps traits whose names only sound like a state', () => {
    const targeting = {
      relationship_statuses: [1, 2],
      flexible_spec: [{ education_statuses: [3] }],
    };
    expect(adsetParams({ ...body, targeting })['targeting']).toMatchObject(targeting);
  });

  it.each([
    [{ bid_strategy: 'LOWEST_COST_WITH_BID_CAP' }, 'bid_amount'],
    [{ bid_strategy: 'COST_CAP', bid_amount: 0 }, 'bid_amount'],
    [{ bid_strategy: 'COST_CAP', bid_amount: 10 }, null],
    [{ bid_strategy: 'LOWEST_COST_WITH_MIN_ROAS' }, 'bid_constraints'],
    [{ bid_strategy: 'LOWEST_COST_WITH_MIN_ROAS', bid_constraints: {} }, 'bid_constraints'],
    [
      { bid_strategy: 'LOWEST_COST_WITH_MIN_ROAS', bid_constraints: '{"roas_average_floor":100}' },
      null,
    ],
    [{ bid_strategy: 'LOWEST_COST_WITHOUT_CAP' }, null],
    [{}, null],
  ])('needs with %j: %s', (fields, missing) => {
    expect(missingBidField(fields)).toBe(missing);
  });

  it('inherits the strategy of a campaign that owns the budget', () => {
    const capped = { hasBudget: true, bidStrategy: 'COST_CAP' };
    expect(missingBidField({}, capped)).toBe('bid_amount');
    expect(missingBidField({ bid_amount: 5 }, capped)).toBeNull();
    expect(missingBidField({}, { ...capped, hasBudget: false })).toBeNull();
  });

  it('has its budget on exactly one level', () => {
    const campaign = (text: string) => {
      const read = campaignBudget(Buffer.from(text));
      if (!read) throw new Error('no campaign');
      return read;
    };
    const owns = campaign('{"id":"2","daily_budget":"5000","bid_strategy":"COST_CAP"}');
    const bare = campaign('{"id":"2","daily_budget":"0"}');
    expect(owns).toEqual({ hasBudget: true, bidStrategy: 'COST_CAP' });
    expect(hasBudgetTwice({ daily_budget: 1 }, owns.hasBudget)).toBe(true);
    expect(hasBudgetTwice({}, owns.hasBudget)).toBe(false);
    expect(hasBudgetTwice({ lifetime_budget: '1' }, bare.hasBudget)).toBe(false);
    expect(campaign('{"id":"2","lifetime_budget":700}').hasBudget).toBe(true);
    expect(campaignBudget(Buffer.from('[]'))).toBeNull();
  });

  it('needs something to promote for app installs', () => {
    const goal = { optimization_goal: 'APP_INSTALLS' };
    expect(lacksApp(goal)).toBe(true);
    expect(lacksApp({ ...goal, promoted_object: {} })).toBe(true);
    expect(lacksApp({ ...goal, promoted_object: { application_id: '1' } })).toBe(false);
    expect(lacksApp({ optimization_goal: 'REACH' })).toBe(false);
  });
});

describe('a creative', () => {
  const body = {
    account_id: '1',
    name: 'x',
    page_id: '2',
    link_url: 'https://a.example/',
    message: 'text',
    headline: 'head',
    description: 'desc',
    automatic_changes: 'platform',
  };
  const button = { type: 'LEARN_MORE', value: { link: 'https://a.example/' } };

  it('is a link with one picture or none', () => {
    const link = {
      link: 'https://a.example/',
      message: 'text',
      name: 'head',
      description: 'desc',
      call_to_action: button,
    };
    expect(creativeParams(body, newestVersion)).toEqual({
      name: 'x',
      object_story_spec: { page_id: '2', link_data: link },
    });
    for (const picture of [{ image_hash: 'h' }, { image_hashes: ['h'] }])
      expect(
        creativeParams(
          { ...body, ...picture, instagram_user_id: '9', url_tags: 'a=b' },
          newestVersion,
        ),
      ).toEqual({
        name: 'x',
        url_tags: 'a=b',
        object_story_spec: {
          page_id: '2',
          instagram_user_id: '9',
          link_data: { ...link, image_hash: 'h' },
        },
      });
  });

  it('opens a form with a button, and needs no link for it', () => {
    const { link_url: _, ...rest } = body;
    const storyOf = (more: object, from: object = rest) =>
      creativeParams({ ...from, lead_form_id: '77', ...more }, newestVersion)['object_story_spec'];
    const form = { type: 'SIGN_UP', value: { lead_gen_form_id: '77' } };
    expect(storyOf({})).toMatchObject({
      link_data: { link: 'http://fb.me/', call_to_action: form },
    });
    expect(storyOf({ call_to_action_type: 'GET_QUOTE' }, body)).toMatchObject({
      link_data: { link: 'https://a.example/', call_to_action: { ...form, type: 'GET_QUOTE' } },
    });
    const card = { link: 'http://fb.me/', call_to_action: form };
    expect(storyOf({ image_hashes: ['a', 'b'] })).toMatchObject({
      link_data: { ...card, child_attachments: [card, card] },
    });
    expect(storyOf({ video_id: '7', image_hash: 'h' })).toMatchObject({
      video_data: {
        call_to_action: { ...form, value: { ...form.value, link: 'http://fb.me/' } },
      },
    });
    const post = { name: 'x', object_story_id: '8_9', lead_form_id: '77' };
    expect(creativeParams(post, newestVersion)).toMatchObject({ call_to_action: form });
    expect(linkMissing(rest)).toBe(true);
    expect(linkMissing({ ...rest, lead_form_id: '77' })).toBe(false);
  });

  it('does not lead to a shop where a form is opened', () => {
    const { automatic_changes: _, ...plain } = body;
    expect(creativeParams({ ...plain, lead_form_id: '7' }, 26)).not.toHaveProperty(
      'destination_spec',
    );
  });

  it('is a carousel with several', () => {
    const { object_story_spec } = creativeParams(
      { ...body, image_hashes: ['a', 'b'] },
      newestVersion,
    );
    const card = {
      link: 'https://a.example/',
      name: 'head',
      description: 'desc',
      call_to_action: button,
    };
    expect(object_story_spec).toMatchObject({
      link_data: {
        link: 'https://a.example/',
        child_attachments: [
          { ...card, image_hash: 'a' },
          { ...card, image_hash: 'b' },
        ],
      },
    });
    expect(object_story_spec).not.toHaveProperty('link_data.image_hash');
  });

  it('is a video with a thumbnail, leading somewhere or nowhere', () => {
    const video = { ...body, video_id: '7' };
    expect(videosWithoutThumbnail(video)).toEqual(['7']);
    expect(
      creativeParams(video, newestVersion, new Map([['7', 'https://t/1']]))['object_story_spec'],
    ).toEqual({
      page_id: '2',
      video_data: {
        video_id: '7',
        image_url: 'https://t/1',
        message: 'text',
        title: 'head',
        link_description: 'desc',
        call_to_action: button,
      },
    });
    expect(videosWithoutThumbnail({ ...video, image_hash: 'h' })).toEqual([]);
    const bare = { page_id: '2', video_id: '7', image_hash: 'h', name: 'x' };
    expect(creativeParams(bare, newestVersion)['object_story_spec']).toEqual({
      page_id: '2',
      video_data: { video_id: '7', image_hash: 'h' },
    });
  });

  it('carries only its identity beside a feed of assets', () => {
    const asset_feed_spec = { bodies: [{ text: 'a' }] };
    expect(creativeParams({ ...body, asset_feed_spec }, newestVersion)).toEqual({
      name: 'x',
      asset_feed_spec,
      object_story_spec: { page_id: '2' },
    });
  });

  it('keeps a story its caller wrote, under the page they named', () => {
    const object_story_spec = {
      page_id: '666',
      template_data: { link: 'https://b' },
      status: 'ACTIVE',
    };
    expect(
      creativeParams({ ...body, object_story_spec }, newestVersion)['object_story_spec'],
    ).toEqual({
      page_id: '2',
      template_data: { link: 'https://b' },
    });
  });

  it('opens a chat without a link, and knows when a link is missing', () => {
    const chat = creativeParams(
      { ...body, call_to_action_type: 'WHATSAPP_MESSAGE' },
      newestVersion,
    );
    expect(chat).toMatchObject({
      object_story_spec: { link_data: { call_to_action: { type: 'WHATSAPP_MESSAGE' } } },
    });
    expect(linkMissing({ page_id: '1', message: 'x' })).toBe(true);
    for (const creativeSpec of [{ link_url: 'x' }, { video_id: '1' }, { asset_feed_spec: {} }])
      expect(linkMissing(creativeSpec)).toBe(false);
  });

  it('leaves out what an older version does not know, and the shop where a click opens a chat', () => {
    const { automatic_changes: _, ...plain } = body;
    expect(creativeParams(plain, 26)).toHaveProperty('destination_spec');
    const older = creativeParams(plain, 25);
    expect(older).not.toHaveProperty('destination_spec');
    expect(older).toHaveProperty('contextual_multi_ads');
    const chat = { ...plain, call_to_action_type: 'WHATSAPP_MESSAGE' };
    expect(creativeParams(chat, 26)).not.toHaveProperty('destination_spec');
    expect(['https://host/v25.0', 'https://host/v26.0/', 'https://host'].map(versionOf)).toEqual([
      25,
      26,
      newestVersion,
    ]);
  });

  it('finds the frame the platform prefers', () => {
    const rows = '{"data":[{"uri":"https://t/1"},{"uri":"https://t/2","is_preferred":true}]}';
    expect(thumbnailUrl(Buffer.from(rows))).toBe('https://t/2');
    expect(thumbnailUrl(Buffer.from('{"data":[]}'))).toBeUndefined();
    expect(thumbnailUrl(Buffer.from('{"data":[{"uri":"javascript"}]}'))).toBeUndefined();
  });
});

it('an ad points to its creative', () => {
  const body = {
    account_id: '1',
    name: 'x',
    adset_id: '3',
    creative_id: '4',
    conversion_domain: 'a.example',
  };
  expect(adParams(body)).toEqual({
    name: 'x',
    adset_id: '3',
    creative: { creative_id: '4' },
    conversion_domain: 'a.example',
    status: 'PAUSED',
  });
});

describe('lists', () => {
  it('ask the nearest edge', () => {
    expect(adAccountsRead({}).params['limit']).toBe('200');
    expect(pagesRead('act_1').path).toBe('/act_1/promote_pages');
    expect(adsetsRead('act_1', {}).path).toBe('/act_1/adsets');
    expect(adsetsRead('act_1', { campaign_id: '2' }).path).toBe('/2/adsets');
    expect(adsRead('act_1', { campaign_id: '2' }).path).toBe('/2/ads');
    expect(adsRead('act_1', { campaign_id: '2', adset_id: '3' }).path).toBe('/3/ads');
  });

  it('filter and page', () => {
    expect(
      campaignsRead('act_1', { status_filter: 'active, PAUSED', limit: 7, after: 'X' }).params,
    ).toMatchObject({
      effective_status: '["ACTIVE","PAUSED"]',
      limit: '7',
      after: 'X',
    });
    const plain = campaignsRead('act_1', {}).params;
    expect(plain['limit']).toBe('25');
    expect(Object.keys(plain)).toEqual(['fields', 'limit']);
    expect(campaignsRead('act_1', { limit: undefined, after: undefined }).params['limit']).toBe(
      '25',
    );
  });

  it('never ask for tokens', () => {
    for (const { params } of [pagesRead('act_1'), adAccountsRead({}), adsRead('act_1', {})])
      expect(params['fields']).not.toContain('token');
  });
});

describe('insights', () => {
  const params = (query: Parameters<typeof insightsRead>[1]) => insightsRead('120', query).params;

  it('cover the last thirty days of ads by default', () => {
    expect(insightsRead('act_1', {}).path).toBe('/act_1/insights');
    expect(params({})).toMatchObject({ level: 'ad', date_preset: 'last_30d', limit: '25' });
    expect(params({})['fields']).toMatch(/ad_name.*spend,impressions,clicks.*conversions/);
    expect(params({ level: 'campaign' })['fields']).not.toContain('ad_id');
  });

  it('translate periods', () => {
    expect(params({ time_range: 'lifetime' })['date_preset']).toBe('maximum');
    const range = params({ time_range: 'last_7d', since: '2026-01-01', until: '2026-01-31' });
    expect(range['time_range']).toBe('{"since":"2026-01-01","until":"2026-01-31"}');
    expect(range['date_preset']).toBeUndefined();
  });

  it('take several breakdowns', () => {
    expect(
      params({ breakdown: 'age, gender', time_increment: '1', after: 'MAZDZD' }),
    ).toMatchObject({
      breakdowns: 'age,gender',
      time_increment: '1',
      after: 'MAZDZD',
    });
    expect(params({ breakdown: 'image_asset' })['fields']).not.toContain('ctr');
    for (const good of ['age', 'age,gender', ' age , gender '])
      expect(good).toMatch(wordListPattern);
    for (const bad of ['age{x}', 'a,,b', '', 'age;x', 'Ä'])
      expect(bad).not.toMatch(wordListPattern);
  });
});
