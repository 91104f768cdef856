import { demo } from '../../src/index.ts';
import { creative, eur, jpy, moment, pngBytes, query, usd } from '../kit.ts';
import type { Refusal, Scene } from './scene.ts';

const link = 'https://shop.example/shoes';
const sharing = {
  is_adset_budget_sharing_enabled: true,
  bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
};
const disabled = `act_${demo.disabledAccountId}`;

/** What a campaign is refused for. */
const campaigns: Refusal[] = [
  [
    100,
    4834002,
    ({ newCampaign }) => newCampaign({ daily_budget: 900, is_adset_budget_sharing_enabled: true }),
  ],
  [100, 4834005, ({ newCampaign }) => newCampaign({ is_adset_budget_sharing_enabled: true })],
  [100, 4834011, ({ newCampaign }) => newCampaign({ is_adset_budget_sharing_enabled: undefined })],
  [100, 1885737, ({ newCampaign }) => newCampaign({ bid_strategy: 'LOWEST_COST_WITHOUT_CAP' })],
  [
    100,
    4834006,
    async ({ on, campaignOf }) =>
      on.post(`/${await campaignOf(sharing)}`, { bid_strategy: 'COST_CAP' }),
  ],
  [100, 3858418, ({ on, campaignId }) => on.post(`/${campaignId}`, sharing)],
  [
    100,
    1885154,
    ({ newCampaign }) =>
      newCampaign({ objective: 'OUTCOME_APP_PROMOTION', is_skadnetwork_attribution: true }),
  ],
  [100, 2446307, ({ newCampaign }) => newCampaign({ spend_cap: 500 })],
  [
    100,
    2490568,
    ({ newCampaign }) => newCampaign({ smart_promotion_type: 'AUTOMATED_SHOPPING_ADS' }),
  ],
  [
    100,
    2708008,
    ({ newCampaign }) => newCampaign({ special_ad_categories: ['ISSUES_ELECTIONS_POLITICS'] }),
  ],
  [
    100,
    1885650,
    async ({ on }) => {
      const { body } = await on.get(
        `/${usd}/insights?level=campaign&fields=campaign_id,spend&date_preset=maximum&limit=100`,
      );
      for (const { campaign_id } of body.data) {
        const { body: storedCampaign } = await on.get(
          `/${campaign_id}?fields=daily_budget,lifetime_budget`,
        );
        if (storedCampaign.daily_budget ?? storedCampaign.lifetime_budget)
          return on.post(`/${campaign_id}`, { lifetime_budget: 200 });
      }
      throw new Error('no seeded campaign with a budget has run');
    },
  ],
  [
    100,
    1885194,
    async ({ on, campaignOf, newAdset, idOf }) => {
      const id = await campaignOf();
      for (let count = 0; count < 4; count++) await idOf(newAdset({}, id));
      return on.post(`/${id}/copies`, { deep_copy: true });
    },
  ],
  [
    613,
    5044001,
    async ({ on }) => {
      on.control.settings({ enforceLimits: true });
      for (let n = 0; n < 100; n++) await on.post(`/${eur}/campaigns`, {});
      const answer = await on.post(`/${eur}/campaigns`, {});
      on.control.settings({ enforceLimits: false });
      return answer;
    },
  ],
  [100, 1885316, ({ on }) => on.post(`/${disabled}/campaigns`, { name: 'A' })],
];

/** What a creative or its media are refused for. */
const creatives: Refusal[] = [
  [100, 1487411, ({ on }) => on.post(`/${usd}/adimages`, { bytes: btoa('no picture at all') })],
  [100, 2490361, ({ on, picture }) => on.post(`/${usd}/adimages`, { picture })],
  [100, 2446386, ({ story }) => story({ link_data: { link, image_hash: 'a'.repeat(32) } })],
  [100, 3858258, ({ story }) => story({ link_data: { link, picture: 'ftp://x' } })],
  [
    100,
    2446603,
    ({ story }) => story({ link_data: { link, picture: 'https://scontent.fbcdn.net/a.jpg' } }),
  ],
  [100, 1443226, ({ story }) => story({ video_data: { video_id: '1' } })],
  [
    100,
    1443051,
    ({ story, hash }) =>
      story({ video_data: { video_id: '1', image_hash: hash, image_url: 'https://x.example/a' } }),
  ],
  [
    100,
    1443052,
    async (scene) => {
      const video_id = await readyVideo(scene);
      const cards = [
        { link, video_id },
        { link, image_hash: scene.hash },
      ];
      return scene.story({ link_data: { link, child_attachments: cards } });
    },
  ],
  [
    100,
    1885252,
    async ({ on, story, hash }) => {
      const { body } = await on.post(`/${usd}/advideos`, { file_url: 'https://v.example/a.mp4' });
      return story({ video_data: { video_id: body.id, image_hash: hash } });
    },
  ],
  [
    100,
    1487713,
    async (scene) => {
      const video_id = await readyVideo(scene, 'https://v.example/broken.mp4');
      return scene.story({ video_data: { video_id, image_hash: scene.hash } });
    },
  ],
  [
    100,
    2446391,
    async (scene) => {
      const video_id = await readyVideo(scene);
      const call_to_action = { type: 'LEARN_MORE' };
      return scene.story({ video_data: { video_id, image_hash: scene.hash, call_to_action } });
    },
  ],
  [100, 33, ({ story, hash }) => story({ video_data: { video_id: '1', image_hash: hash } })],
  [100, 2061015, ({ story }) => story({ link_data: { message: 'No link' } })],
  [1500, null, ({ story }) => story({ link_data: { link: 'shop dot example' } })],
  [100, 1373054, ({ story }) => story({ link_data: { link, call_to_action: { type: 'HOP' } } })],
  [
    105,
    1815630,
    ({ story }) =>
      story({ link_data: { link, call_to_action: { type: 'WHATSAPP_MESSAGE', value: { link } } } }),
  ],
  [
    100,
    2490085,
    ({ story, hash }) =>
      story({ link_data: { link, image_hash: hash, image_crops: { '191x100': [] } } }),
  ],
  [100, 1443048, ({ story }) => story({ link_data: { link }, photo_data: {} })],
  [100, 1443120, ({ story }) => story({ page_id: '1', link_data: { link } })],
  [100, 1815813, ({ story }) => story({ page_id: demo.jpyPageId, link_data: { link } })],
  [
    100,
    1885499,
    ({ on, hash }) => {
      const token = on.control.createToken({ person: demo.newcomerId, scopes: ['ads_management'] });
      const body = creative(hash, {
        object_story_spec: { page_id: demo.jpyPageId, link_data: { link } },
      });
      return on.post(`/${jpy}/adcreatives`, body, { token });
    },
  ],
  [
    100,
    1815629,
    ({ feed }) => feed({ bodies: [{ text: 'Same' }, { text: 'Same' }], link_urls: [] }),
  ],
  [100, 1885374, ({ feed }) => feed({ ad_formats: ['SINGLE_IMAGE', 'CAROUSEL'] })],
  [100, 1885396, ({ feed }) => feed({ call_to_action_types: ['BOOK_NOW'] })],
  [
    100,
    2446173,
    ({ feed }) =>
      feed({
        ad_formats: ['SINGLE_IMAGE'],
        asset_customization_rules: [
          { image_label: { name: 'nowhere' } },
          { image_label: { name: 'nowhere' } },
        ],
      }),
  ],
  [
    100,
    2446580,
    ({ newCreative, hash }) => {
      const cards = [
        { link, image_hash: hash },
        { link, image_hash: hash },
      ];
      return newCreative({
        interactive_components_spec: { components: [] },
        object_story_spec: {
          page_id: demo.usdPageId,
          link_data: { link, child_attachments: cards },
        },
      });
    },
  ],
  [
    100,
    3858040,
    ({ newCreative }) =>
      newCreative({
        degrees_of_freedom_spec: {
          creative_features_spec: { product_extensions: { enroll_status: 'OPT_IN' } },
        },
      }),
  ],
  [
    100,
    3858504,
    ({ newCreative }) =>
      newCreative({
        degrees_of_freedom_spec: {
          creative_features_spec: { standard_enhancements: { enroll_status: 'OPT_IN' } },
        },
      }),
  ],
  [100, 1815573, ({ on, creativeId }) => on.post(`/${creativeId}`, { url_tags: 'a=b' })],
  [100, 1815199, ({ newCreative }) => newCreative({ instagram_user_id: '17841499999999999' })],
  [
    100,
    2238055,
    ({ newCreative }) =>
      newCreative({ instagram_user_id: demo.usdInstagramId, instagram_actor_id: '1' }),
  ],
  [
    100,
    1487472,
    ({ newCreative }) => newCreative({ object_story_spec: undefined, object_story_id: '9_9' }),
  ],
  [
    100,
    1885183,
    async ({ on, newCreative }) => {
      on.control.settings({ developmentMode: true });
      const answer = await newCreative();
      on.control.settings({ developmentMode: false });
      return answer;
    },
  ],
  [389, null, ({ on }) => on.post(`/${usd}/advideos`, { file_url: 'https://a.invalid/v.mp4' })],
  [352, null, ({ on }) => on.post(`/${usd}/advideos`, { file_url: 'https://a.example/v.gif' })],
  [390, 1363030, ({ on }) => on.post(`/${usd}/advideos`, { copy_from: { video_id: '1' } })],
  [382, null, ({ on }) => on.send('POST', `/${usd}/advideos`, emptyFile)],
];

const emptyFile = {
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
  payload:
    '--b\r\nContent-Disposition: form-data; name="source"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n\r\n--b--\r\n',
};

/** A video that has been processed, from this address. */
const readyVideo = async ({ on }: Scene, file_url = 'https://v.example/a.mp4') => {
  const { body } = await on.post(`/${usd}/advideos`, { file_url });
  on.later(60);
  return String(body.id);
};

const photo = { object_story_spec: { page_id: demo.usdPageId, photo_data: {} } };
const page = (id: string) => ({ promoted_object: { page_id: id } });
const postOf = (id: string) => ({ object_story_spec: undefined, object_story_id: `${id}_123` });

/** An ad in an ad set of its own, with a creative of its own. */
const adIn = async (
  { adsetOf, creativeOf, newAd }: Scene,
  [objective, set]: [string, Record<string, unknown>],
  story: Record<string, unknown> = {},
) =>
  newAd({
    adset_id: await adsetOf(objective, set),
    creative: { creative_id: await creativeOf(story) },
  });

const texts = { bodies: [{ text: 'One' }, { text: 'Two' }], ad_formats: ['SINGLE_IMAGE'] };
const dynamic = (hash: string) => ({
  object_story_spec: { page_id: demo.usdPageId },
  asset_feed_spec: { ...texts, images: [{ hash }], link_urls: [{ website_url: link }] },
});

/** What an ad is refused for. */
const ads: Refusal[] = [
  [100, 1487015, ({ newAd }) => newAd({ creative: { creative_id: '1' } })],
  [100, 1885998, (scene) => adIn(scene, ['OUTCOME_TRAFFIC', {}], dynamic(scene.hash))],
  [
    100,
    1885553,
    async ({ adsetOf, creativeOf, newAd, hash, idOf }) => {
      const adset_id = await adsetOf('OUTCOME_TRAFFIC', { is_dynamic_creative: true });
      const creative = { creative_id: await creativeOf(dynamic(hash)) };
      await idOf(newAd({ adset_id, creative }));
      return newAd({ adset_id, creative });
    },
  ],
  [
    100,
    1340029,
    async ({ on, adsetOf, creativeOf, newAd, hash, idOf }) => {
      const adset_id = await adsetOf('OUTCOME_TRAFFIC', { is_dynamic_creative: true });
      const creative = { creative_id: await creativeOf(dynamic(hash)) };
      return on.remove(`/${await idOf(newAd({ adset_id, creative }))}`);
    },
  ],
  [
    100,
    1487810,
    (scene) =>
      adIn(scene, ['OUTCOME_TRAFFIC', {}], {
        object_story_spec: {
          page_id: demo.usdPageId,
          link_data: { link: 'https://apps.apple.com/app/1', image_hash: scene.hash },
        },
      }),
  ],
  [
    100,
    1487664,
    (scene) =>
      adIn(scene, ['OUTCOME_TRAFFIC', { billing_event: 'LINK_CLICKS', daily_budget: 9000 }], {
        object_story_spec: { page_id: demo.usdPageId, link_data: { link } },
      }),
  ],
  [100, 1815159, (scene) => adIn(scene, ['OUTCOME_AWARENESS', { optimization_goal: 'THRUPLAY' }])],
  [
    100,
    1815676,
    (scene) => adIn(scene, ['OUTCOME_TRAFFIC', { destination_type: 'WEBSITE' }], photo),
  ],
  [100, 2446383, (scene) => adIn(scene, ['OUTCOME_ENGAGEMENT', {}], postOf(demo.usdPageId))],
  [
    100,
    1772103,
    async ({ on, idOf }) => {
      const { body: upload } = await on.post(`/${jpy}/adimages`, { bytes: pngBytes });
      const image_hash = upload.images.bytes.hash;
      const campaignId = await idOf(on.post(`/${jpy}/campaigns`, jpyCampaign));
      const targeting = {
        geo_locations: { countries: ['US'] },
        publisher_platforms: ['facebook', 'instagram'],
      };
      const adset_id = await idOf(
        on.post(`/${jpy}/adsets`, { ...jpyAdset, campaign_id: campaignId, targeting }),
      );
      return on.post(`/${jpy}/ads`, {
        name: 'An ad',
        adset_id,
        status: 'PAUSED',
        creative: {
          object_story_spec: { page_id: demo.jpyPageId, link_data: { link, image_hash } },
        },
      });
    },
  ],
  [
    100,
    3390001,
    (scene) =>
      adIn(scene, [
        'OUTCOME_LEADS',
        {
          optimization_goal: 'LEAD_GENERATION',
          destination_type: 'ON_AD',
          ...page(demo.usdPageId),
        },
      ]),
  ],
  [
    100,
    1885029,
    (scene) =>
      adIn(scene, [
        'OUTCOME_ENGAGEMENT',
        {
          optimization_goal: 'POST_ENGAGEMENT',
          destination_type: 'ON_POST',
          ...page(demo.eurPageId),
        },
      ]),
  ],
  [
    200,
    1815045,
    (scene) =>
      adIn(scene, [
        'OUTCOME_SALES',
        {
          optimization_goal: 'OFFSITE_CONVERSIONS',
          promoted_object: { pixel_id: demo.eurPixelId, custom_event_type: 'PURCHASE' },
        },
      ]),
  ],
  [
    100,
    1885088,
    async ({ on, newAd, idOf }) => {
      const id = await idOf(newAd());
      await on.post(`/${id}`, { status: 'ARCHIVED' });
      return on.post(`/${id}`, { status: 'ACTIVE' });
    },
  ],
  [
    100,
    2490468,
    async ({ on, newAd, idOf }) => {
      const id = await idOf(newAd());
      on.control.review(id, 'disapproved');
      return on.post(`/${id}`, { status: 'ACTIVE' });
    },
  ],
  [
    100,
    1487007,
    async ({ on, adsetOf, creativeId, newAd, idOf }) => {
      const end_time = moment / 1000 + 30 * 86_400;
      const adset_id = await adsetOf('OUTCOME_TRAFFIC', { end_time });
      const id = await idOf(newAd({ adset_id, creative: { creative_id: creativeId } }));
      on.later(31 * 86_400);
      return on.post(`/${id}`, { status: 'ACTIVE' });
    },
  ],
  [2606, null, ({ on, adId }) => on.get(`/${adId}/previews?ad_format=INSTREAM_VIDEO_MOBILE`)],
];

const jpyCampaign = {
  name: 'A campaign',
  objective: 'OUTCOME_TRAFFIC',
  status: 'PAUSED',
  special_ad_categories: [],
  is_adset_budget_sharing_enabled: false,
};

const jpyAdset = {
  name: 'An ad set',
  status: 'PAUSED',
  optimization_goal: 'LINK_CLICKS',
  billing_event: 'IMPRESSIONS',
  bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
  daily_budget: 2000,
};

const audience = (parts: Record<string, unknown>, account = usd) => ({
  path: `/${account}/customaudiences`,
  body: { name: 'People', ...parts },
});

const makes =
  ({ path, body }: ReturnType<typeof audience>): Refusal[2] =>
  ({ on }) =>
    on.post(path, body);

/** What assets are refused for. */
const assets: Refusal[] = [
  [200, 1870034, makes(audience({ subtype: 'CUSTOM' }, jpy))],
  [2654, null, makes(audience({ rule: 'everybody' }))],
  [2654, 1870053, makes(audience({ rule: '{}', subtype: 'WEBSITE' }))],
  [2654, 1713214, makes(audience({ rule: '{}', retention_days: 400 }))],
  [2654, 1870231, makes(audience({ rule: JSON.stringify(Array(201).fill({ id: '1' })) }))],
  [3, null, ({ on }) => on.post(`/${usd}/saved_audiences`, { name: 'A' })],
  [6200, null, ({ on }) => on.post(`/${usd}/adspixels`, { name: 'Second' })],
];

const get =
  (path: string, token?: string | null): Refusal[2] =>
  ({ on }) =>
    on.get(path, token === undefined ? {} : { token });

const dead =
  (subcode: number): Refusal[2] =>
  ({ on }) => {
    const token = on.control.createToken({});
    on.control.revokeToken(token, subcode);
    return on.get('/me', { token });
  };

const app = { client_id: demo.appId, client_secret: demo.appSecret };
const back = 'http://127.0.0.1:8080/callback';
const exchange = (parts: Record<string, unknown>) =>
  get(`/oauth/access_token?${query({ ...app, redirect_uri: back, ...parts })}`, null);

/** What a read, a login or a token is refused for. */
const reads: Refusal[] = [
  [1, null, get(`/${usd}/campaigns?limit=9000`)],
  [1, 99, ({ on, adId }) => on.get(`/${adId}/insights?level=campaign`)],
  [2, 1504041, get(`/${usd}/insights?breakdowns=age,country`)],
  [
    100,
    1487534,
    get(
      `/${usd}/insights?${query({ level: 'ad', date_preset: 'maximum', time_increment: 1, breakdowns: 'hourly_stats_aggregated_by_advertiser_time_zone' })}`,
    ),
  ],
  [100, 1815001, get(`/${usd}/campaigns?effective_status=["DELETED"]`)],
  [3018, null, get(`/${usd}/insights?time_range={"since":"2020-01-01","until":"2020-02-01"}`)],
  [
    2601,
    1815107,
    async ({ on }) => {
      const { body } = await on.post(`/${usd}/insights`, {});
      return on.get(`/${body.report_run_id}/insights`);
    },
  ],
  [2500, null, get(`/${usd}/campaigns/more/of/it`)],
  [
    2635,
    null,
    async ({ on }) => {
      on.control.settings({ upgradesVersions: false });
      const answer = await on.get(`/v20.0/${usd}/campaigns`);
      on.control.settings({ upgradesVersions: true });
      return answer;
    },
  ],
  [101, null, exchange({ client_id: '1', code: 'x' })],
  [100, 36007, exchange({ code: 'x' })],
  [104, null, get(`/${usd}/campaigns`, null)],
  [190, null, get('/me', 'EAAnonsense')],
  [190, 458, dead(458)],
  [190, 459, dead(459)],
  [190, 460, dead(460)],
  [190, 463, get('/me', demo.expiredToken)],
  [190, 464, dead(464)],
  [190, 467, dead(467)],
  [190, 492, dead(492)],
  [200, null, get(`/${jpy}/campaigns`, demo.newcomerToken)],
  [210, null, get(`/${demo.usdPageId}/published_posts`)],
  [294, null, ({ on }) => on.post(`/${usd}/campaigns`, {}, { token: demo.analystToken })],
];

const throttled =
  (code: number, subcode?: number): Refusal[2] =>
  ({ on }) => {
    on.control.throttle({ code, ...(subcode && { subcode }), calls: 1 });
    return on.get(`/${usd}/campaigns`);
  };

/** Limits of the app and of accounts: too slow to reach by calls, so they are switched on. */
const limits: Refusal[] = [
  [4, null, throttled(4)],
  [4, 1504022, throttled(4, 1504022)],
  [4, 2446079, throttled(4, 2446079)],
  [17, 2446079, throttled(17)],
  [32, null, throttled(32)],
  [341, null, throttled(341)],
  [613, null, throttled(613)],
  [613, 1487742, throttled(613, 1487742)],
  [80000, 2446079, throttled(80000)],
  [80001, null, throttled(80001)],
  [80003, 2446079, throttled(80003)],
  [80004, 2446079, throttled(80004)],
];

const orderFault =
  (code: number, subcode?: number): Refusal[2] =>
  ({ on }) => {
    on.control.fault({ kind: 'error', code, ...(subcode && { subcode }) });
    return on.get(`/${usd}/campaigns`);
  };

/** Trouble inside the platform, and states of people and accounts: no request can cause them. */
export const orderedRefusals: Refusal[] = [
  ...limits,
  ...(
    [
      [2],
      [2, 1504043],
      [1, 1357045],
      [31, 3858385],
      [31, 3858013],
      [100, 1359188],
      [200, 1487194],
      [200, 2490592],
      [270],
      [368],
      [368, 1404163],
      [368, 2859015],
      [3910001],
    ] as [number, number?][]
  ).map(([code, subcode]): Refusal => [code, subcode ?? null, orderFault(code, subcode)]),
];

export const otherRefusals: Refusal[] = [...campaigns, ...creatives, ...assets, ...ads, ...reads];
