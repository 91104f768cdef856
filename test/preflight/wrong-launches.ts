import { demo } from 'graph-ads-sandbox';
import { launchAdSet } from '../helpers/house/launches.ts';
import {
  app,
  formSet,
  inDays,
  interest,
  inYen,
  leads,
  type Named,
  pixel,
  plainLaunch,
  type Stage,
  sales,
  special,
  withCampaign,
  withDefaults,
  withoutBudget,
  withParts,
  withSet,
  withTargeting,
} from './named-launches.ts';

const set = 'ad_sets.0';
const audience = `${set}.targeting`;
const places = `${audience}.geo_locations`;
const store = 'https://apps.apple.com/us/app/tents/id1234567890';
const advantage = (value: 0 | 1) => ({ targeting_automation: { advantage_audience: value } });

/** Launches that the platform refuses, each with one thing wrong that happens to agencies. */
export const wrongLaunches: readonly Named[] = [
  // Money.
  ['no budget anywhere', `${set}.daily_budget`, withSet(withoutBudget)],
  ['a budget of one cent', `${set}.daily_budget`, withSet({ daily_budget: 1 })],
  ['half of the smallest budget', `${set}.daily_budget`, withSet({ daily_budget: 50 })],
  [
    'a budget in all below the minimum of its days',
    `${set}.lifetime_budget`,
    withSet((stage: Stage) => ({
      daily_budget: undefined,
      lifetime_budget: 1000,
      end_time: inDays(stage, 30),
    })),
  ],
  [
    'a budget in all without an end',
    `${set}.end_time`,
    withSet({ daily_budget: undefined, lifetime_budget: 100_000 }),
  ],
  [
    'a budget of the campaign and of its ad set',
    `${set}.daily_budget`,
    withCampaign({ daily_budget: 5000 }),
  ],
  [
    'an ad set’s budget in a campaign that exists and has one',
    `${set}.daily_budget`,
    (stage) => withSet({}, { campaign: { id: stage.funded } })(stage),
  ],
  [
    'no budget in a campaign that exists and has none',
    `${set}.daily_budget`,
    (stage) => withSet(withoutBudget, { campaign: { id: stage.plain } })(stage),
  ],
  [
    'a campaign’s budget below the minimum of its ad sets',
    'campaign.daily_budget',
    (stage) =>
      plainLaunch(stage, {
        campaign: { name: 'Spring', objective: 'OUTCOME_TRAFFIC', daily_budget: 150 },
        ad_sets: ['a', 'b'].map((ref) => launchAdSet(ref, withoutBudget)),
      }),
  ],
  ['a spending limit below the smallest', 'campaign.spend_cap', withCampaign({ spend_cap: 500 })],
  [
    'a budget in yen reckoned in cents of nothing',
    `${set}.daily_budget`,
    inYen({ daily_budget: 1 }),
  ],
  [
    'shared budgets beside the campaign’s own',
    'campaign.is_adset_budget_sharing_enabled',
    withCampaign({ daily_budget: 5000, is_adset_budget_sharing_enabled: true }, withoutBudget),
  ],

  // Bids.
  ['a cap without a bid', `${set}.bid_amount`, withSet({ bid_strategy: 'COST_CAP' })],
  ['a bid with the lowest cost', `${set}.bid_amount`, withSet({ bid_amount: 200 })],
  [
    'a strategy of a campaign without a budget',
    'campaign.bid_strategy',
    withCampaign({ bid_strategy: 'LOWEST_COST_WITHOUT_CAP' }),
  ],
  [
    'a return on clicks',
    `${set}.bid_strategy`,
    withSet({
      bid_strategy: 'LOWEST_COST_WITH_MIN_ROAS',
      bid_constraints: { roas_average_floor: 20_000 },
    }),
  ],
  ['a strategy that is gone', `${set}.bid_strategy`, withSet({ bid_strategy: 'TARGET_COST' })],

  // Time.
  [
    'an end before its start',
    `${set}.end_time`,
    withSet((stage: Stage) => ({ start_time: inDays(stage, 20), end_time: inDays(stage, 10) })),
  ],
  [
    'an end in the past',
    `${set}.end_time`,
    withSet((stage: Stage) => ({ end_time: inDays(stage, -1) })),
  ],
  [
    'half a day with a budget a day',
    `${set}.end_time`,
    withSet((stage: Stage) => ({ start_time: inDays(stage, 2), end_time: inDays(stage, 2.5) })),
  ],
  ['an end in words', `${set}.end_time`, withSet({ end_time: 'in two weeks' })],

  // Goal, and what is promoted.
  [
    'a goal of another objective',
    `${set}.optimization_goal`,
    withSet({ optimization_goal: 'PAGE_LIKES' }),
  ],
  [
    'a goal that does not exist',
    `${set}.optimization_goal`,
    withSet({ optimization_goal: 'FANS' }),
  ],
  ['payment by likes', `${set}.billing_event`, withSet({ billing_event: 'PAGE_LIKES' })],
  ['a form under traffic', `${set}.destination_type`, withSet({ destination_type: 'ON_AD' })],
  [
    'conversions without a pixel',
    `${set}.promoted_object.pixel_id`,
    withSet({ optimization_goal: 'OFFSITE_CONVERSIONS' }, { campaign: sales }),
  ],
  [
    'a pixel without its event',
    `${set}.promoted_object.custom_event_type`,
    withSet(
      {
        optimization_goal: 'OFFSITE_CONVERSIONS',
        promoted_object: { pixel_id: demo.usdPixelId },
      },
      { campaign: { name: 'Spring', objective: 'OUTCOME_ENGAGEMENT' } },
    ),
  ],
  [
    'leads of a campaign for sales',
    `${set}.promoted_object.custom_event_type`,
    withSet(pixel('LEAD'), { campaign: sales }),
  ],
  [
    'another account’s pixel',
    `${set}.promoted_object.pixel_id`,
    withSet(
      {
        optimization_goal: 'OFFSITE_CONVERSIONS',
        promoted_object: { pixel_id: demo.eurPixelId, custom_event_type: 'PURCHASE' },
      },
      { campaign: sales },
    ),
  ],
  [
    'installs of no app',
    `${set}.promoted_object`,
    withSet({ optimization_goal: 'APP_INSTALLS' }, { campaign: app, ads: undefined }),
  ],
  [
    'an app without its store',
    `${set}.promoted_object.object_store_url`,
    withSet(
      { optimization_goal: 'APP_INSTALLS', promoted_object: { application_id: demo.appId } },
      { campaign: app, ads: undefined },
    ),
  ],
  [
    'an app without a word on its attribution',
    'campaign.is_skadnetwork_attribution',
    withSet(
      {
        optimization_goal: 'APP_INSTALLS',
        promoted_object: { application_id: demo.appId, object_store_url: store },
      },
      { campaign: { name: 'Spring', objective: 'OUTCOME_APP_PROMOTION' }, ads: undefined },
    ),
  ],
  [
    'leads in a form that nobody names',
    'defaults.lead_form_id',
    withSet(formSet, { campaign: leads }),
  ],
  [
    'four weeks after a click',
    `${set}.attribution_spec`,
    withSet({ attribution_spec: [{ event_type: 'CLICK_THROUGH', window_days: 28 }] }),
  ],
  [
    'a frequency for clicks',
    `${set}.frequency_control_specs`,
    withSet({
      frequency_control_specs: [{ event: 'IMPRESSIONS', interval_days: 7, max_frequency: 2 }],
    }),
  ],

  // Places and people.
  ['no place', places, withSet({ targeting: {} })],
  [
    'a city without its key',
    `${places}.cities`,
    withTargeting({ geo_locations: { cities: [{ name: 'Paris' }] } }),
  ],
  ['a country twice', places, withTargeting({ geo_locations: { countries: ['US', 'US'] } })],
  [
    'people who travel there',
    `${places}.location_types`,
    withTargeting({ geo_locations: { countries: ['US'], location_types: ['travel_in'] } }),
  ],
  [
    'ages 70 to 30',
    `${audience}.age_min`,
    withTargeting({ age_min: 70, age_max: 30, ...advantage(0) }),
  ],
  [
    'ages 50 to 30',
    `${audience}.age_max`,
    withTargeting({ age_min: 50, age_max: 30, ...advantage(0) }),
  ],
  ['children of ten', `${audience}.age_min`, withTargeting({ age_min: 10, ...advantage(0) })],
  [
    'a third sex by number',
    `${audience}.genders`,
    withTargeting({ genders: [3], ...advantage(0) }),
  ],
  [
    'ages from 40 that Meta may widen',
    `${audience}.age_min`,
    withTargeting({ age_min: 40, ...advantage(1) }),
  ],
  [
    'interests of minors',
    `${audience}.age_min`,
    (stage) => withTargeting({ age_min: 15, ...interest(stage), ...advantage(0) })(stage),
  ],
  [
    'an interest by its name',
    `${audience}.flexible_spec.0.interests`,
    withTargeting({ flexible_spec: [{ interests: [{ name: 'Hiking' }] }], ...advantage(0) }),
  ],
  [
    'another account’s audience',
    `${audience}.custom_audiences`,
    withTargeting({ custom_audiences: [{ id: '23840000000000004' }], ...advantage(0) }),
  ],
  [
    'people who like the page',
    `${audience}.connections`,
    withTargeting({ connections: [{ id: demo.usdPageId }], ...advantage(0) }),
  ],
  [
    'Messenger alone',
    `${audience}.publisher_platforms`,
    withTargeting({ publisher_platforms: ['messenger'] }),
  ],
  [
    'Facebook stories alone',
    `${audience}.facebook_positions`,
    withTargeting({ publisher_platforms: ['facebook'], facebook_positions: ['story'] }),
  ],
  [
    'a placement that is gone',
    `${audience}.facebook_positions`,
    withTargeting({
      publisher_platforms: ['facebook'],
      facebook_positions: ['feed', 'video_feeds'],
    }),
  ],

  // Law.
  [
    'Germany without a beneficiary',
    `${set}.dsa_beneficiary`,
    withSet({ targeting: { geo_locations: { countries: ['DE'] } }, dsa_payor: 'Northlight' }),
  ],
  [
    'France without a payer',
    `${set}.dsa_payor`,
    withSet({ targeting: { geo_locations: { countries: ['FR'] } }, dsa_beneficiary: 'Northlight' }),
  ],
  [
    'Singapore without its declaration',
    `${set}.regional_regulated_categories`,
    withSet({ targeting: { geo_locations: { countries: ['SG'] } } }),
  ],
  [
    'housing with ages',
    `${audience}.age_min`,
    withTargeting({ age_min: 30, age_max: 45, ...advantage(0) }, special('HOUSING')),
  ],
  [
    'credit for women',
    `${audience}.genders`,
    withTargeting({ genders: [2], ...advantage(0) }, special('FINANCIAL_PRODUCTS_SERVICES')),
  ],
  [
    'jobs up to 40',
    `${audience}.age_max`,
    withTargeting({ age_max: 40, ...advantage(0) }, special('EMPLOYMENT')),
  ],
  [
    'housing of no country',
    'campaign.special_ad_category_country',
    withCampaign({ special_ad_categories: ['HOUSING'] }),
  ],
  [
    'credit by its old name',
    'campaign.special_ad_categories',
    withCampaign({ special_ad_categories: ['CREDIT'], special_ad_category_country: ['US'] }),
  ],

  // Creatives.
  [
    'a hash of no picture',
    'images.0.hash',
    withParts({ images: [{ ref: 'p', hash: 'f'.repeat(32) }] }),
  ],
  [
    'another account’s picture',
    'images.0.hash',
    (stage) =>
      plainLaunch(stage, { images: [{ ref: 'p', hash: stage.world.accounts[1]?.hashes[0] }] }),
  ],
  ['another’s page', 'defaults.page_id', withDefaults({ page_id: demo.jpyPageId })],
  [
    'another account’s Instagram account',
    'defaults.instagram_user_id',
    withDefaults({ instagram_user_id: demo.eurInstagramId }),
  ],
  [
    'a button that does not exist',
    'defaults.call_to_action_type',
    withDefaults({ call_to_action_type: 'CLICK_HERE' }),
  ],
  ['no link', 'defaults.link_url', withParts({ defaults: { page_id: demo.usdPageId } })],
  ['a link of one word', 'defaults.link_url', withDefaults({ link_url: 'tents' })],
  [
    'views of a video of a picture',
    'ads',
    withSet(
      { optimization_goal: 'THRUPLAY' },
      { campaign: { name: 'Spring', objective: 'OUTCOME_AWARENESS' } },
    ),
  ],
  [
    'a video that does not exist',
    'videos.0.id',
    withParts({ images: [], videos: [{ ref: 'film', id: '120299999999999' }] }),
  ],
  ['an app store under traffic', 'defaults.link_url', withDefaults({ link_url: store })],
  [
    'another page than the one that is promoted',
    'defaults.page_id',
    withSet(
      { optimization_goal: 'REACH', promoted_object: { page_id: demo.eurPageId } },
      { campaign: { name: 'Spring', objective: 'OUTCOME_AWARENESS' } },
    ),
  ],
  [
    'an existing creative of nobody',
    'ads.list.0.creative_id',
    withParts({ ads: { list: [{ ad_set: 'a', creative_id: '120288888888888' }] } }),
  ],
  ['a campaign of nobody', 'campaign.id', withParts({ campaign: { id: '120288888888888' } })],

  // Account.
  [
    'an account that is closed',
    'account_id',
    withCampaign({}, {}, { account_id: 'act_1010000000000004' }),
  ],
];
