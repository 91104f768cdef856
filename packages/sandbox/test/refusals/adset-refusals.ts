import { demo } from '../../src/index.ts';
import { adset, jpy, moment, usd } from '../kit.ts';
import type { Refusal } from './scene.ts';

const day = 86_400;
const now = moment / 1000;
const flag = (on: number) => ({ targeting_automation: { advantage_audience: on } });
const places = (countries: string[], more = {}) => ({
  targeting: { geo_locations: { countries, ...more } },
});
const pixel = { pixel_id: demo.usdPixelId, custom_event_type: 'PURCHASE' };
const sales = 'OUTCOME_SALES';
const converting = { optimization_goal: 'OFFSITE_CONVERSIONS', promoted_object: pixel };
const withoutBudget = { daily_budget: undefined };
const ownBudget = { daily_budget: 9000, is_adset_budget_sharing_enabled: undefined };
const sharing = {
  is_adset_budget_sharing_enabled: true,
  bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
};

/** What an ad set is refused for, by the parameters that cause it. */
export const adsetRefusals: Refusal[] = [
  [100, null, ({ newAdset }) => newAdset({ optimization_goal: 'FAME' })],
  [100, 1885272, ({ newAdset }) => newAdset({ daily_budget: 50 })],
  [
    100,
    1885621,
    async ({ newAdset, campaignOf }) =>
      newAdset({ bid_strategy: undefined }, await campaignOf(ownBudget)),
  ],
  [
    100,
    2446149,
    async ({ newAdset, campaignOf }) => {
      const small = { ...ownBudget, daily_budget: 150, bid_strategy: 'LOWEST_COST_WITHOUT_CAP' };
      const id = await campaignOf(small);
      await newAdset({ ...withoutBudget, bid_strategy: undefined }, id);
      return newAdset({ ...withoutBudget, bid_strategy: undefined }, id);
    },
  ],
  [
    100,
    4834009,
    async ({ newAdset, campaignOf }) =>
      newAdset({ bid_strategy: 'COST_CAP' }, await campaignOf(sharing)),
  ],
  [100, 1815857, ({ newAdset }) => newAdset({ bid_strategy: 'LOWEST_COST_WITH_BID_CAP' })],
  [
    100,
    1885204,
    async ({ newAdset, campaignOf }) =>
      newAdset(
        {
          optimization_goal: 'AD_RECALL_LIFT',
          bid_strategy: 'LOWEST_COST_WITH_BID_CAP',
          bid_amount: 200,
        },
        await campaignOf({ objective: 'OUTCOME_AWARENESS' }),
      ),
  ],
  [100, 1487033, ({ newAdset }) => newAdset({ end_time: 1_500_000_000 })],
  [100, 1487793, ({ newAdset }) => newAdset({ end_time: now + 3600 })],
  [100, 1487094, ({ newAdset }) => newAdset({ ...withoutBudget, lifetime_budget: 9000 })],
  [100, 2446509, ({ newAdset }) => newAdset({ destination_type: 'ON_AD' })],
  [
    100,
    1487929,
    async ({ newAdset, campaignOf }) =>
      newAdset(
        { ...converting, promoted_object: { ...pixel, application_id: '1' } },
        await campaignOf({ objective: sales }),
      ),
  ],
  [100, 1487079, ({ target }) => target({ genders: 'all' })],
  [100, 1885364, ({ newAdset }) => newAdset({ targeting: {} })],
  [100, 1487756, ({ newAdset }) => newAdset(places(['US'], { regions: [{ key: 'US:3847' }] }))],
  [100, 1870199, ({ newAdset }) => newAdset(places(['US'], { location_types: ['home'] }))],
  [100, 1870227, ({ target }) => target({ age_min: 30 })],
  [100, 1870188, ({ target }) => target({ age_min: 30, ...flag(1) })],
  [100, 1870189, ({ target }) => target({ age_max: 40, ...flag(1) })],
  [
    100,
    1870247,
    ({ target }) => target({ interests: [{ id: demo.retiredInterestId }], ...flag(0) }),
  ],
  [
    100,
    1487694,
    ({ target }) => target({ behaviors: [{ id: demo.retiredInterestId }], ...flag(0) }),
  ],
  [
    100,
    2446394,
    ({ target }) => target({ exclusions: { interests: [{ id: demo.retiredInterestId }] } }),
  ],
  [100, 1870088, ({ target }) => target({ connections: [{ id: demo.usdPageId }] })],
  [
    100,
    1870249,
    ({ target }) => target({ age_min: 15, interests: [{ id: '6003397425735' }], ...flag(0) }),
  ],
  [100, 1870221, ({ target }) => target({ exclusions: { custom_audiences: [{ id: '1' }] } })],
  [100, 1359207, ({ target }) => target({ custom_audiences: [{ id: '999' }], ...flag(0) })],
  [
    100,
    2490589,
    ({ target }) =>
      target({ publisher_platforms: ['instagram'], instagram_positions: ['stream', 'explore'] }),
  ],
  [
    100,
    2490392,
    ({ target }) =>
      target({ publisher_platforms: ['instagram'], instagram_positions: ['explore_home'] }),
  ],
  [
    100,
    1815508,
    ({ target }) => target({ publisher_platforms: ['instagram'], instagram_positions: ['wall'] }),
  ],
  [100, 2490562, ({ target }) => target({ facebook_positions: ['feed', 'video_feeds'] })],
  [100, 1815433, ({ target }) => target({ facebook_positions: ['feed', 'reels'] })],
  [100, 1815698, ({ target }) => target({ facebook_positions: ['marketplace'] })],
  [
    100,
    1815891,
    ({ target }) => target({ publisher_platforms: ['facebook'], facebook_positions: ['story'] }),
  ],
  [100, 1815985, ({ target }) => target({ publisher_platforms: ['messenger'] })],
  [100, 2490494, ({ target }) => target({ publisher_platforms: ['threads'] })],
  [
    100,
    1815336,
    ({ target }) =>
      target({ device_platforms: ['desktop'], facebook_positions: ['feed', 'facebook_reels'] }),
  ],
  [
    100,
    2909034,
    async ({ newAdset, campaignOf }) =>
      newAdset({}, await campaignOf({ special_ad_categories: ['HOUSING'] })),
  ],
  [
    100,
    3955009,
    async ({ newAdset, campaignOf }) =>
      newAdset(
        {
          optimization_goal: 'APP_INSTALLS',
          promoted_object: { application_id: '1', object_store_url: 'https://apps.apple.com/x' },
        },
        await campaignOf({ objective: 'OUTCOME_APP_PROMOTION' }),
      ),
  ],
  [100, 3858081, ({ newAdset }) => newAdset(places(['DE']))],
  [100, 3858079, ({ newAdset }) => newAdset({ ...places(['DE']), dsa_beneficiary: 'Us' })],
  [100, 3858550, ({ newAdset }) => newAdset(places(['SG']))],
  [
    100,
    3858548,
    ({ newAdset }) =>
      newAdset({ ...places(['SG']), regional_regulated_categories: ['SINGAPORE_UNIVERSAL'] }),
  ],
  [100, 3858495, ({ newAdset }) => newAdset(places(['TW']))],
  [2641, null, ({ newAdset }) => newAdset(places(['KP']))],
  [100, 2490487, ({ newAdset }) => newAdset({ bid_strategy: undefined })],
  [
    100,
    2446166,
    ({ newAdset }) =>
      newAdset({ optimization_goal: 'REACH', bid_strategy: 'COST_CAP', bid_amount: 90 }),
  ],
  [
    100,
    2446671,
    ({ newAdset }) =>
      newAdset({
        bid_strategy: 'LOWEST_COST_WITH_MIN_ROAS',
        bid_constraints: { roas_average_floor: 10_000 },
      }),
  ],
  [
    100,
    1885324,
    async ({ newAdset, campaignOf }) =>
      newAdset(
        {
          ...converting,
          optimization_goal: 'VALUE',
          bid_strategy: 'LOWEST_COST_WITH_BID_CAP',
          bid_amount: 300,
        },
        await campaignOf({ objective: sales }),
      ),
  ],
  [
    100,
    1815143,
    async ({ newAdset, campaignOf }) =>
      newAdset(
        { optimization_goal: 'OFFSITE_CONVERSIONS' },
        await campaignOf({ objective: sales }),
      ),
  ],
  [
    100,
    1815430,
    async ({ newAdset, campaignOf }) =>
      newAdset(
        { optimization_goal: 'PAGE_LIKES', destination_type: 'ON_PAGE' },
        await campaignOf({ objective: 'OUTCOME_ENGAGEMENT' }),
      ),
  ],
  [100, 2490408, ({ newAdset }) => newAdset({ optimization_goal: 'LEAD_GENERATION' })],
  [100, 2446712, ({ newAdset }) => newAdset({ optimization_goal: 'STORE_VISITS' })],
  [
    100,
    3858327,
    async ({ newAdset, campaignOf }) =>
      newAdset(
        { optimization_goal: 'IMPRESSIONS', destination_type: 'ON_POST' },
        await campaignOf({ objective: 'OUTCOME_ENGAGEMENT' }),
      ),
  ],
  [100, 1815117, ({ newAdset }) => newAdset({ billing_event: 'PAGE_LIKES' })],
  [
    100,
    1885501,
    ({ newAdset }) =>
      newAdset({ attribution_spec: [{ event_type: 'VIEW_THROUGH', window_days: 1 }] }),
  ],
  [
    100,
    1885423,
    async ({ newAdset, campaignOf }) =>
      newAdset(
        {
          optimization_goal: 'CONVERSATIONS',
          destination_type: 'MESSENGER',
          promoted_object: { page_id: demo.usdPageId },
          attribution_spec: [{ event_type: 'CLICK_THROUGH', window_days: 7 }],
        },
        await campaignOf({ objective: 'OUTCOME_ENGAGEMENT' }),
      ),
  ],
  [
    100,
    1885011,
    async ({ newAdset, campaignOf }) =>
      newAdset(
        { optimization_goal: 'APP_INSTALLS', promoted_object: { application_id: '1' } },
        await campaignOf({ objective: 'OUTCOME_APP_PROMOTION' }),
      ),
  ],
  [100, 1815807, ({ newAdset }) => newAdset({ destination_type: 'WHATSAPP' })],
  [
    100,
    2446886,
    async ({ on, idOf }) => {
      const campaignPost = on.post(`/${jpy}/campaigns`, {
        name: 'A campaign',
        objective: 'OUTCOME_TRAFFIC',
        status: 'PAUSED',
        special_ad_categories: [],
        is_adset_budget_sharing_enabled: false,
      });
      return on.post(
        `/${jpy}/adsets`,
        adset(await idOf(campaignPost), {
          destination_type: 'WHATSAPP',
          promoted_object: { page_id: demo.jpyPageId },
        }),
      );
    },
  ],
  [
    100,
    1487246,
    ({ newAdset }) =>
      newAdset({
        destination_type: 'WHATSAPP',
        promoted_object: { page_id: demo.usdPageId, whatsapp_phone_number: '+4930555000' },
      }),
  ],
  [
    100,
    1885014,
    async ({ newAdset, campaignOf }) =>
      newAdset(
        { ...converting, promoted_object: { ...pixel, custom_conversion_id: '1' } },
        await campaignOf({ objective: sales }),
      ),
  ],
  [
    100,
    2446814,
    async ({ newAdset, campaignOf }) =>
      newAdset(
        { ...converting, promoted_object: { ...pixel, custom_event_type: 'LEAD' } },
        await campaignOf({ objective: sales }),
      ),
  ],
  [
    100,
    1885760,
    async ({ newAdset, campaignOf, idOf }) => {
      const id = await campaignOf({ ...ownBudget, bid_strategy: 'LOWEST_COST_WITHOUT_CAP' });
      const parts = { ...withoutBudget, bid_strategy: undefined };
      await idOf(newAdset(parts, id));
      return newAdset({ ...parts, optimization_goal: 'REACH' }, id);
    },
  ],
  [
    2695,
    null,
    async ({ newAdset, campaignOf, idOf }) => {
      const app = { application_id: '1', object_store_url: 'https://apps.apple.com/x' };
      const id = await campaignOf({
        objective: 'OUTCOME_APP_PROMOTION',
        is_skadnetwork_attribution: true,
        promoted_object: app,
      });
      const parts = { optimization_goal: 'APP_INSTALLS', promoted_object: app };
      for (let count = 0; count < 5; count++) await idOf(newAdset(parts, id));
      return newAdset(parts, id);
    },
  ],
  [
    100,
    1487566,
    async ({ on, newAdset, campaignOf }) => {
      const id = await campaignOf();
      await on.remove(`/${id}`);
      return newAdset({}, id);
    },
  ],
  [
    100,
    1487866,
    async ({ on, newAdset, campaignOf }) => {
      const id = await campaignOf();
      await on.post(`/${id}`, { status: 'ARCHIVED' });
      return newAdset({}, id);
    },
  ],
  [
    100,
    1487056,
    async ({ on, adsetOf }) => {
      const id = await adsetOf('OUTCOME_TRAFFIC');
      await on.remove(`/${id}`);
      return on.post(`/${id}`, { status: 'PAUSED' });
    },
  ],
  [
    100,
    1815198,
    ({ on, adsetId }) => on.post(`/${adsetId}`, { frequency_control_specs: [{ event: 'X' }] }),
  ],
  [
    100,
    1885090,
    ({ on, adsetId }) => on.post(`/${adsetId}`, { promoted_object: { page_id: demo.usdPageId } }),
  ],
  [
    100,
    1885559,
    async ({ on, adsetOf }) =>
      on.post(`/${await adsetOf(sales, converting)}`, { optimization_goal: 'LINK_CLICKS' }),
  ],
  [
    100,
    3260011,
    async ({ on }) => {
      const id = await ranAdset(on);
      const attribution_spec = [{ event_type: 'CLICK_THROUGH', window_days: 1 }];
      return on.post(`/${id}`, { optimization_goal: 'REACH', attribution_spec });
    },
  ],
  [
    100,
    1487057,
    async ({ on }) => on.post(`/${await ranAdset(on)}`, { start_time: now + 9 * day }),
  ],
  [
    613,
    1487632,
    async ({ on, adsetOf }) => {
      const id = await adsetOf('OUTCOME_TRAFFIC');
      for (let edit = 0; edit < 4; edit++) await on.post(`/${id}`, { daily_budget: 3000 + edit });
      return on.post(`/${id}`, { daily_budget: 9000 });
    },
  ],
];

/** A seeded ad set of traffic that has spent money. */
const ranAdset = async (on: Parameters<Refusal[2]>[0]['on']): Promise<string> => {
  const { body } = await on.get(
    `/${usd}/insights?level=adset&fields=adset_id,spend&date_preset=maximum&limit=100`,
  );
  for (const { adset_id } of body.data) {
    const { body: storedAdset } = await on.get(
      `/${adset_id}?fields=optimization_goal,status,campaign{objective,daily_budget}`,
    );
    const isPlain = storedAdset.campaign.objective === 'OUTCOME_TRAFFIC';
    if (isPlain && storedAdset.optimization_goal !== 'REACH') return adset_id;
  }
  throw new Error('no seeded ad set has run');
};
