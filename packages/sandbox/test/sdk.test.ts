import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, demo } from '../src/index.ts';
import { adset, campaign, creative, pngBytes, usd } from './kit.ts';

// The official SDK is plain JavaScript without types.
// biome-ignore lint/suspicious/noExplicitAny: see above
const sdk: any = createRequire(import.meta.url)('facebook-nodejs-business-sdk');
const { FacebookAdsApi, FacebookAdsApiBatch, AdAccount, User, Campaign, AdSet, Ad, AdCreative } =
  sdk;

describe('the official SDK', () => {
  const sandbox = createSandbox({ enforceLimits: false });
  // biome-ignore lint/suspicious/noExplicitAny: see above
  let account: any;
  // biome-ignore lint/suspicious/noExplicitAny: see above
  const objects: Record<string, any> = {};
  // biome-ignore lint/suspicious/noExplicitAny: see above
  let api: any;

  beforeAll(async () => {
    const origin = await sandbox.listen(0);
    const settings = { GRAPH: origin, GRAPH_VIDEO: origin, VERSION: 'v26.0' };
    for (const [name, value] of Object.entries(settings)) {
      Object.defineProperty(FacebookAdsApi, name, { configurable: true, get: () => value });
    }
    api = FacebookAdsApi.init(demo.systemUserToken, 'en_US', false);
    account = new AdAccount(usd);
  });
  afterAll(() => sandbox.close());

  it('follows paging by itself over accounts and campaigns', async () => {
    const accounts = await new User('me').getAdAccounts(['id', 'name', 'currency'], { limit: 1 });
    const names = accounts.map((row: { name: string }) => row.name);
    while (accounts.hasNext()) {
      await accounts.next();
      for (const row of accounts) names.push(row.name);
    }
    expect(new Set(names).size).toBe(4);
    const campaigns = await account.getCampaigns(['name', 'effective_status'], { limit: 10 });
    const ids = new Set(campaigns.map((row: { id: string }) => row.id));
    while (campaigns.hasNext()) {
      await campaigns.next();
      for (const row of campaigns) ids.add(row.id);
    }
    expect(ids.size).toBeGreaterThan(25);
  });

  it('creates campaign, ad set, image, creative and ad', async () => {
    objects.campaign = await account.createCampaign([], campaign());
    objects.adset = await account.createAdSet([], adset(objects.campaign.id));
    objects.image = await account.createAdImage([], { bytes: pngBytes });
    const { hash } = objects.image._data.images.bytes;
    objects.creative = await account.createAdCreative([], creative(hash));
    objects.ad = await account.createAd([], {
      name: 'An ad',
      adset_id: objects.adset.id,
      creative: { creative_id: objects.creative.id },
      status: 'PAUSED',
    });
    for (const name of ['campaign', 'adset', 'creative', 'ad']) {
      expect(objects[name].id).toMatch(/^120\d{15}$/);
    }
  });

  it('reads back, updates and deletes', async () => {
    const fields = ['name', 'status', 'effective_status', 'creative', 'created_time'];
    const ad = await new Ad(objects.ad.id).get(fields);
    expect(ad).toMatchObject({ name: 'An ad', effective_status: 'IN_PROCESS' });
    expect(ad.creative.id).toBe(objects.creative.id);
    expect(ad.created_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[78]00$/);
    const set = await new AdSet(objects.adset.id).get(['daily_budget', 'targeting', 'campaign']);
    expect(set.daily_budget).toBe('2000');
    expect(set.targeting.targeting_automation).toEqual({ advantage_audience: 1 });
    const story = await new AdCreative(objects.creative.id).get([
      'object_story_spec',
      'image_hash',
    ]);
    expect(story.image_hash).toBe(objects.image._data.images.bytes.hash);
    await new Campaign(objects.campaign.id).update([], { name: 'Renamed', status: 'ACTIVE' });
    const read = await new Campaign(objects.campaign.id).get(['name', 'status']);
    expect(read).toMatchObject({ name: 'Renamed', status: 'ACTIVE' });
    const children = await new Campaign(objects.campaign.id).getAdSets(['name'], {});
    expect(children).toHaveLength(1);
    const ads = await new AdSet(objects.adset.id).getAds(['name'], {});
    expect(ads[0].id).toBe(objects.ad.id);
    await new Ad(objects.ad.id).delete([]);
    const deletedAd = await new Ad(objects.ad.id).get(['status', 'effective_status']);
    expect(deletedAd).toMatchObject({ status: 'DELETED', effective_status: 'DELETED' });
    expect(await new AdSet(objects.adset.id).getAds(['name'], {})).toHaveLength(0);
  });

  it('reads insights, at once and as a report', async () => {
    const params = { date_preset: 'last_7d', time_increment: 1, limit: 3 };
    const rows = await account.getInsights(['spend', 'impressions', 'clicks'], params);
    expect(rows).toHaveLength(3);
    expect(rows[0].spend).toMatch(/^\d+(\.\d+)?$/);
    await rows.next();
    expect(rows.length).toBeGreaterThan(0);
    const run = await account.getInsightsAsync(['campaign_id', 'spend'], { level: 'campaign' });
    const states: string[] = [];
    for (let look = 0; look < 10 && states.at(-1) !== 'Job Completed'; look += 1) {
      const state = await run.get(['async_status', 'async_percent_completion']);
      states.push(state.async_status);
      if (state.async_status === 'Job Completed') expect(state.async_percent_completion).toBe(100);
    }
    expect(states[0]).toBe('Job Not Started');
    expect(states.at(-1)).toBe('Job Completed');
    const report = await run.getInsights(['spend', 'campaign_id'], { limit: 5 });
    expect(report[0].campaign_id).toMatch(/^120/);
  });

  const refusalCases: [string, () => Promise<unknown>, number, number | undefined][] = [
    [
      'no objective',
      () => account.createCampaign([], campaign({ objective: undefined })),
      100,
      undefined,
    ],
    [
      'legacy objective',
      () => account.createCampaign([], campaign({ objective: 'LINK_CLICKS' })),
      100,
      undefined,
    ],
    [
      'no categories',
      () => account.createCampaign([], campaign({ special_ad_categories: undefined })),
      100,
      undefined,
    ],
    [
      'no sharing flag',
      () => account.createCampaign([], campaign({ is_adset_budget_sharing_enabled: undefined })),
      100,
      4834011,
    ],
    [
      'sharing beside a budget',
      () =>
        account.createCampaign(
          [],
          campaign({ daily_budget: 5000, is_adset_budget_sharing_enabled: true }),
        ),
      100,
      4834002,
    ],
    [
      'low budget',
      () => account.createAdSet([], adset(objects.campaign.id, { daily_budget: 5 })),
      100,
      1885272,
    ],
    [
      'missing bid',
      () => account.createAdSet([], adset(objects.campaign.id, { bid_strategy: 'COST_CAP' })),
      100,
      1815857,
    ],
    [
      'no location',
      () => account.createAdSet([], adset(objects.campaign.id, { targeting: {} })),
      100,
      1885364,
    ],
    [
      'no advantage flag',
      () =>
        account.createAdSet(
          [],
          adset(objects.campaign.id, {
            targeting: { geo_locations: { countries: ['US'] }, genders: [1] },
          }),
        ),
      100,
      1870227,
    ],
    [
      'past end',
      () =>
        account.createAdSet(
          [],
          adset(objects.campaign.id, { end_time: '2020-01-01T00:00:00-0700' }),
        ),
      100,
      1487033,
    ],
    ['unknown image', () => account.createAdCreative([], creative('f'.repeat(32))), 100, 2446386],
    ['bad base64', () => account.createAdImage([], { bytes: 'not base64!' }), 100, undefined],
    [
      'no creative',
      () => account.createAd([], { name: 'x', adset_id: objects.adset.id }),
      100,
      undefined,
    ],
    [
      'frozen creative',
      () => new AdCreative(objects.creative.id).update([], { url_tags: 'a=b' }),
      100,
      1815573,
    ],
    ['missing node', () => new Campaign('120200000000000000').get(['name']), 100, 33],
    ['unknown field', () => new Campaign(objects.campaign.id).get(['nonsense']), 100, undefined],
    ['removed multi-get', () => Campaign.getByIds([objects.campaign.id], ['name']), 1, undefined],
  ];

  it.each(refusalCases)('is refused: %s', async (_name, act, code, subcode) => {
    const error = await act().then(
      () => undefined,
      (thrown) => thrown,
    );
    expect(error?.name).toBe('FacebookRequestError');
    expect(error.response).toMatchObject({ code, fbtrace_id: expect.stringMatching(/^A\w{21}$/) });
    expect(error.response.error_subcode).toBe(subcode);
  });

  it('sends a batch', async () => {
    const batch = new FacebookAdsApiBatch(api);
    const answers: { status: number; body: unknown }[] = [];
    const note = ({ status, body }: (typeof answers)[number]) => answers.push({ status, body });
    for (const id of [usd, objects.campaign.id, '120200000000000000']) {
      batch.add('GET', [id], { fields: 'name' }, null, note, note);
    }
    await batch.execute();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
    expect(answers[0]?.body).toMatchObject({ name: 'Northlight Outdoor' });
  });
});
