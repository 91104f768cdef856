import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, demo } from '../src/index.ts';
import { creative, eur, pngBytes, usd } from './kit.ts';

// The official SDK is plain JavaScript without types.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Any = any;
const sdk: Any = createRequire(import.meta.url)('facebook-nodejs-business-sdk');
const { FacebookAdsApi, AdAccount, User, Campaign, AdSet, Ad, AdCreative, AdVideo, Page } = sdk;
const { AdAsyncRequestSet, CustomAudience, Business } = sdk;

const targeting_spec = { geo_locations: { countries: ['US'] } };

describe('the official SDK, looking around', () => {
  const sandbox = createSandbox({ enforceLimits: false });
  let account: Any;
  let euros: Any;
  const objects: Record<string, Any> = {};

  beforeAll(async () => {
    const origin = await sandbox.listen(0);
    const settings = { GRAPH: origin, GRAPH_VIDEO: origin, VERSION: 'v26.0' };
    for (const [name, value] of Object.entries(settings)) {
      Object.defineProperty(FacebookAdsApi, name, { configurable: true, get: () => value });
    }
    FacebookAdsApi.init(demo.systemUserToken, 'en_US', false);
    account = new AdAccount(usd);
    euros = new AdAccount(eur);
    objects.ads = await account.getAds(['name', 'creative', 'adset_id', 'campaign_id'], {
      limit: 1,
    });
  });
  afterAll(() => sandbox.close());

  const rows: [string, () => Promise<Any>, (first: Any) => void][] = [
    [
      'interests',
      () => account.getTargetingSearch([], { q: 'hik' }),
      (row) => expect(row.name).toBe('Hiking'),
    ],
    [
      'everything there is to aim at',
      () => account.getTargetingBrowse([], {}),
      (row) => expect(row.path.length).toBeGreaterThan(1),
    ],
    [
      'suggestions',
      () => account.getTargetingSuggestions([], { targeting_list: [] }),
      (row) => expect(row.is_recommendation).toBe(true),
    ],
    [
      'a check of options',
      () => account.getTargetingValidATIOn([], { id_list: ['6003397425735'] }),
      (row) => expect(row.valid).toBe(true),
    ],
    [
      'the size of an audience',
      () => account.getDeliveryEstimate([], { targeting_spec, optimization_goal: 'REACH' }),
      (row) => expect(row.estimate_ready).toBe(true),
    ],
    [
      'the size of an ad set’s audience',
      () => new AdSet(objects.ads[0].adset_id).getDeliveryEstimate([], {}),
      (row) => expect(row.estimate_mau_upper_bound).toBeGreaterThan(1000),
    ],
    [
      'audiences',
      () => account.getCustomAudiences(['name', 'subtype'], {}),
      (row) => expect(row.subtype).toBe('LOOKALIKE'),
    ],
    [
      'saved audiences',
      () => account.getSavedAudiences(['name', 'targeting'], {}),
      (row) => expect(row.targeting.age_min).toBe(25),
    ],
    [
      'conversions',
      () => euros.getCustomConversions(['name', 'custom_event_type', 'pixel'], {}),
      (row) => expect(row.pixel.id).toBe(demo.eurPixelId),
    ],
    ['labels', () => euros.getAdLabels(['name'], {}), (row) => expect(row.name).toBeTruthy()],
    [
      'pixels',
      () => account.getAdsPixels(['name'], {}),
      (row) => expect(row.id).toBe(demo.usdPixelId),
    ],
    [
      'Instagram accounts',
      () => account.getInstagramAccounts(['username'], {}),
      (row) => expect(row.username).toBe('northlight.outdoor'),
    ],
    [
      'connected Instagram accounts',
      () => account.getConnectedInstagramAccounts(['username'], {}),
      (row) => expect(row.id).toBe(demo.usdInstagramId),
    ],
    [
      'minimum budgets',
      () => account.getMinimumBudgets([], {}),
      (row) => expect(row.min_daily_budget_imp).toBeGreaterThan(0),
    ],
    [
      'previews of an ad',
      () => new Ad(objects.ads[0].id).getPreviews([], { ad_format: 'INSTAGRAM_STANDARD' }),
      (row) => expect(row.body).toMatch(/^<iframe /),
    ],
    [
      'previews of a creative',
      () =>
        new AdCreative(objects.ads[0].creative.id).getPreviews([], {
          ad_format: 'DESKTOP_FEED_STANDARD',
        }),
      (row) => expect(row.body).toContain('preview_iframe.php'),
    ],
    [
      'businesses of a person',
      () => new User('me').getBusinesses(['name'], {}),
      (row) => expect(row.name).toBe('Demo Holding'),
    ],
    [
      'accounts of a business',
      () => new Business(demo.businessId).getOwnedAdAccounts(['name'], {}),
      (row) => expect(row.name).toBe('Northlight Outdoor'),
    ],
    [
      'Instagram of a Page',
      () => new Page(demo.usdPageId).getInstagramAccounts(['username'], {}),
      (row) => expect(row.id).toBe(demo.usdInstagramId),
    ],
    [
      'creatives of an ad set',
      () => new AdSet(objects.ads[0].adset_id).getAdCreatives(['name'], {}),
      (row) => expect(row.name).toContain('creative'),
    ],
    [
      'numbers by kind of device',
      () => account.getInsights(['spend'], { breakdowns: 'device_platform', limit: 2 }),
      (row) => expect(row.device_platform).toBe('desktop'),
    ],
    [
      'numbers by segment',
      () => account.getInsights(['spend'], { breakdowns: ['user_segment_key', 'age'] }),
      (row) => expect(row.user_segment_key).toBe('unknown'),
    ],
    [
      'numbers of one platform only',
      () =>
        account.getInsights(['spend'], {
          filtering: "[{'field':'publisher_platform','operator':'IN','value':['instagram']}]",
        }),
      (row) => expect(Number(row.spend)).toBeGreaterThan(0),
    ],
    [
      'ads with their numbers',
      () => account.getAds(['insights.date_preset(last_7d){spend}'], { limit: 3 }),
      (row) => expect(row.id).toMatch(/^120/),
    ],
    [
      'campaigns with ad sets with numbers',
      () =>
        account.getCampaigns(['name', 'adsets{name,insights.date_preset(last_month){spend}}'], {}),
      (row) => expect(row.adsets.data[0].name).toBeTruthy(),
    ],
    [
      'five thousand at once',
      () => account.getCampaigns(['id'], { limit: 5000 }),
      (row) => expect(row.id).toMatch(/^120/),
    ],
  ];

  it.each(rows)('reads %s', async (_name, ask, check) => {
    const rows = await ask();
    expect(rows.length).toBeGreaterThan(0);
    check(rows[0]);
  });

  it('finds nothing where nothing is, and says so without cursors', async () => {
    expect(await account.getCustomConversions(['name'], {})).toHaveLength(0);
    expect(await account.getAdvertisableApplications([], {})).toHaveLength(0);
    expect(await account.getInsights(['spend'], { breakdowns: 'image_asset' })).toHaveLength(0);
  });

  it('sees a creative before it is made', async () => {
    const image = await account.createAdImage([], { bytes: pngBytes });
    const previewParams = {
      creative: creative(image._data.images.bytes.hash),
      ad_format: 'MOBILE_FEED_STANDARD',
    };
    const [preview] = await account.getGeneratePreviews([], previewParams);
    expect(preview.body).toContain('allow="autoplay"');
  });

  it('reads one object of every kind', async () => {
    const [ad] = objects.ads;
    expect(
      await new Campaign(ad.campaign_id).get(['objective', 'budget_remaining']),
    ).toHaveProperty('objective');
    expect(await new AdSet(ad.adset_id).get(['targeting', 'budget_remaining'])).toHaveProperty(
      'targeting',
    );
    expect(await account.get(['currency', 'timezone_name', 'min_daily_budget'])).toMatchObject({
      currency: 'USD',
    });
    const [audience] = await account.getCustomAudiences(['name'], {});
    expect((await new CustomAudience(audience.id).get(['account_id'])).account_id).toBe(
      demo.usdAccountId,
    );
  });

  it('makes a label, an audience and a video, and waits for the video', async () => {
    const label = await account.createAdLabel([], { name: 'By SDK' });
    const audience = await account.createCustomAudience([], { name: 'Visitors', rule: '{}' });
    expect([label.id, audience.id].every((id) => /^\d+$/.test(id))).toBe(true);
    const video = await account.createAdVideo([], { file_url: 'https://a.example/film.mp4' });
    const [newest] = await account.getAdVideos(['status'], { limit: 1 });
    expect(newest).toMatchObject({ id: video.id, status: { video_status: 'processing' } });
    expect(await new AdVideo(video.id).getThumbnails([], {})).toHaveLength(0);
  });

  it('hands over writes and asks what became of them', async () => {
    const { id } = await account.createAsyncBatchRequest([], {
      name: 'By SDK',
      adbatch: [{ name: 'a', relative_url: `${usd}/adlabels`, body: 'name=later' }],
    });
    await new AdAsyncRequestSet(id).get(['is_completed']);
    const set = await new AdAsyncRequestSet(id).get(['is_completed', 'success_count']);
    expect(set).toMatchObject({ is_completed: true, success_count: 1 });
    const [request] = await new AdAsyncRequestSet(id).getRequests([], {});
    expect(request.status).toBe('SUCCESS');
  });

  it('is refused rows of a report that is not done', async () => {
    const run = await account.getInsightsAsync(['spend'], { level: 'campaign' });
    const early = await run.getInsights([], {}).catch((error: Any) => error);
    expect(early.response).toMatchObject({ code: 2601, error_subcode: 1815107 });
  });

  it('is refused a lead form without the Page’s token, and breakdowns that do not go together', async () => {
    const forms = await new Page(demo.usdPageId)
      .getLeadGenForms([], {})
      .catch((error: Any) => error);
    expect(forms.response.code).toBe(190);
    const crossed = await account
      .getInsights(['spend'], { breakdowns: ['age', 'country'] })
      .catch((error: Any) => error);
    expect(crossed.response).toMatchObject({
      code: 2,
      error_subcode: 1504041,
      is_transient: false,
    });
  });
});
