import { iso, span } from '../../src/kernel/clock.ts';
import type { Mistake } from './mistakes.ts';
import type { Body } from './right-launches.ts';

/** One way to get each error of Meta's list that a new launch can get; written from the list's words alone. */

const a = 'ad_sets.0';
const aim = `${a}.targeting`;
const inDays = (now: number, days: number) => iso(now + span({ days }));

type Change = (adSet: Body, body: Body, now: number) => unknown;

const way = (name: string, fields: string | string[], change: Change): Mistake => ({
  name,
  fields: [fields].flat(),
  make: (body, _, now) => change(body.ad_sets[0], body, now) !== false,
});

const own = (adSet: Body) => adSet.daily_budget ?? adSet.lifetime_budget;

const budgets = [
  `${a}.daily_budget`,
  `${a}.lifetime_budget`,
  'campaign.daily_budget',
  'campaign.lifetime_budget',
];

export const errorWays: readonly Mistake[] = [
  way('1359207 audience gone', `${aim}.custom_audiences`, (one) => {
    one.targeting.custom_audiences = [{ id: '23840000000077777' }];
  }),
  way('1373054 button', 'ads.list.0.call_to_action_type', (_, body) => {
    if (!body.ads?.list) return false;
    body.ads.list[0].call_to_action_type = 'PRESS_ME';
  }),
  way('1443120 page is no page', 'defaults.page_id', (_, body) => {
    if (!body.ads) return false;
    body.defaults.page_id = body.account_id.replace('act_', '');
  }),
  way('1487015 creative', 'ads.list.0.creative_id', (_, body) => {
    body.ads = { list: [{ ad_set: body.ad_sets[0].ref, creative_id: '120200000000000404' }] };
  }),
  way('1487033 end in the past', `${a}.end_time`, (one, _, now) => {
    delete one.start_time;
    one.end_time = inDays(now, -40);
  }),
  way('1487061 no budget', budgets, (one, body) => {
    for (const part of [body.campaign, one])
      for (const field of ['daily_budget', 'lifetime_budget']) delete part[field];
  }),
  way('1487079 city key', `${aim}.geo_locations.cities`, (one) => {
    one.targeting.geo_locations = { cities: [{ key: 'lisbon' }] };
  }),
  way('1487079 region key', `${aim}.geo_locations.regions`, (one) => {
    one.targeting.geo_locations = { regions: [{ name: 'Bavaria' }] };
  }),
  way('1487079 zip key', `${aim}.geo_locations.zips`, (one) => {
    one.targeting.geo_locations = { zips: ['94025'] };
  }),
  way('1487079 interest', [`${aim}.interests`, `${aim}.flexible_spec`], (one) => {
    one.targeting.interests = ['Cooking'];
  }),
  way('1487079 country', `${aim}.geo_locations.countries`, (one) => {
    one.targeting.geo_locations = { countries: ['Germany'] };
  }),
  way('1487094 in all, no end', `${a}.end_time`, (one, body) => {
    if (body.campaign.daily_budget || body.campaign.lifetime_budget) return false;
    delete one.daily_budget;
    delete one.end_time;
    one.lifetime_budget = 90_000;
  }),
  way('1487756 overlap', [`${aim}.geo_locations`, `${aim}.excluded_geo_locations`], (one) => {
    one.targeting.geo_locations = {
      countries: ['US'],
      regions: [{ key: '3847', country: 'US', name: 'California' }],
    };
  }),
  way('1487793 a day at most', `${a}.end_time`, (one, _, now) => {
    if (!one.daily_budget) return false;
    delete one.start_time;
    one.end_time = inDays(now, 0.75);
  }),
  way('1487810 store', ['defaults.link_url', 'ads.list.0.link_url'], (_, body) => {
    if (!body.ads || body.campaign.objective === 'OUTCOME_APP_PROMOTION') return false;
    body.defaults.link_url = 'https://play.google.com/store/apps/details?id=com.example';
  }),
  way('1815117 billing', `${a}.billing_event`, (one) => {
    one.billing_event = one.optimization_goal === 'LINK_CLICKS' ? 'THRUPLAY' : 'LINK_CLICKS';
  }),
  way('1815143 pixel', `${a}.promoted_object.pixel_id`, (one) => {
    if (!one.promoted_object?.pixel_id) return false;
    one.promoted_object = { custom_event_type: 'PURCHASE' };
  }),
  way('1815430 nothing promoted', `${a}.promoted_object`, (one) => {
    if (!one.promoted_object) return false;
    one.promoted_object = undefined;
    delete one.promoted_object;
  }),
  way('1815199 Instagram', 'defaults.instagram_user_id', (_, body) => {
    if (!body.ads) return false;
    body.defaults.instagram_user_id = '17841400000000404';
  }),
  way('1815433 Facebook position', `${aim}.facebook_positions`, (one) => {
    one.targeting.publisher_platforms = ['facebook'];
    one.targeting.facebook_positions = ['reels'];
  }),
  way('1815508 Instagram position', `${aim}.instagram_positions`, (one) => {
    one.targeting.publisher_platforms = ['instagram'];
    one.targeting.instagram_positions = ['feed'];
  }),
  way('1815698 marketplace', `${aim}.facebook_positions`, (one) => {
    one.targeting.publisher_platforms = ['facebook'];
    one.targeting.facebook_positions = ['marketplace'];
  }),
  way('1815715 destination', [`${a}.destination_type`, `${a}.optimization_goal`], (one, body) => {
    if (body.campaign.objective !== 'OUTCOME_AWARENESS') return false;
    one.destination_type = 'MESSENGER';
  }),
  way('1815857 bid', [`${a}.bid_amount`, `${a}.bid_strategy`], (one) => {
    if (!own(one) || one.optimization_goal === 'REACH') return false;
    delete one.bid_amount;
    one.bid_strategy = 'LOWEST_COST_WITH_BID_CAP';
  }),
  way('1815891 stories', `${aim}.facebook_positions`, (one) => {
    one.targeting.publisher_platforms = ['facebook'];
    one.targeting.facebook_positions = ['story'];
  }),
  way('1815985 messenger', `${aim}.publisher_platforms`, (one) => {
    one.targeting.publisher_platforms = ['messenger'];
  }),
  way('1870088 connections', `${aim}.connections`, (one) => {
    one.targeting.connections = [{ id: '120000000000' }];
  }),
  way('1870188 open, 40', `${aim}.age_min`, (one) => {
    delete one.targeting.age_max;
    one.targeting.age_min = 40;
    one.targeting.targeting_automation = { advantage_audience: 1 };
  }),
  way('1870189 open, to 50', `${aim}.age_max`, (one) => {
    delete one.targeting.age_min;
    one.targeting.age_max = 50;
    one.targeting.targeting_automation = { advantage_audience: 1 };
  }),
  way('1870199 kinds of presence', `${aim}.geo_locations.location_types`, (one) => {
    one.targeting.geo_locations.location_types = ['recent'];
  }),
  way('1870221 exclusions', `${aim}.exclusions`, (one) => {
    one.targeting.exclusions = { custom_audiences: [{ id: '23840000000000002' }] };
  }),
  way('1870227 widening', `${aim}.targeting_automation`, (one) => {
    one.targeting.targeting_automation = {};
    one.targeting.age_min = 25;
  }),
  way('1870249 minors', [`${aim}.age_min`, `${aim}.flexible_spec`], (one) => {
    one.targeting.age_min = 16;
    one.targeting.flexible_spec = [{ interests: [{ id: '6003397425735', name: 'Hiking' }] }];
  }),
  way('1885011 store address', `${a}.promoted_object.object_store_url`, (one) => {
    if (!one.promoted_object?.application_id) return false;
    delete one.promoted_object.object_store_url;
  }),
  way('1885014 parts', `${a}.promoted_object.custom_conversion_id`, (one) => {
    if (!one.promoted_object?.pixel_id) return false;
    one.promoted_object.custom_conversion_id = '404404404404404';
  }),
  way('1885272 too little', budgets, (one) => {
    if (!one.daily_budget) return false;
    one.daily_budget = 7;
  }),
  way('1885324 bid cap, value', `${a}.bid_strategy`, (one) => {
    if (!own(one) || one.optimization_goal !== 'VALUE') return false;
    one.bid_strategy = 'LOWEST_COST_WITH_BID_CAP';
    one.bid_amount = 450;
  }),
  way('1885364 nowhere', `${aim}.geo_locations`, (one) => {
    one.targeting = { age_min: 20, targeting_automation: { advantage_audience: 0 } };
  }),
  way('1885364 empty list', `${aim}.geo_locations`, (one) => {
    one.targeting = { geo_locations: { countries: [] } };
  }),
  way('1885501 windows', `${a}.attribution_spec`, (one) => {
    one.attribution_spec = [{ event_type: 'CLICK_THROUGH', window_days: 28 }];
  }),
  way('1885621 both', budgets, (one, body) => {
    if (!own(one)) return false;
    body.campaign.lifetime_budget = 400_000;
    one.end_time ??= inDays(Date.now(), 30);
  }),
  way('1885737 strategy, no budget', 'campaign.bid_strategy', (one, body) => {
    if (!own(one)) return false;
    body.campaign.bid_strategy = 'COST_CAP';
  }),
  way('1885760 goals', [`${a}.optimization_goal`, 'ad_sets.1.optimization_goal'], (one, body) => {
    if (own(one) || body.ad_sets.length < 2 || one.optimization_goal !== 'LINK_CLICKS')
      return false;
    body.ad_sets[1].optimization_goal = 'LANDING_PAGE_VIEWS';
  }),
  way('2061015 no link', ['defaults.link_url', 'ads.list.0.link_url'], (_, body) => {
    if (!body.ads || !body.images) return false;
    delete body.defaults.link_url;
  }),
  way('2446149 campaign budget', budgets, (one, body) => {
    if (own(one) || !body.campaign.daily_budget) return false;
    body.campaign.daily_budget = 30;
  }),
  way('2446166 cost cap, reach', `${a}.bid_strategy`, (one) => {
    if (!own(one) || one.optimization_goal !== 'REACH') return false;
    one.bid_strategy = 'COST_CAP';
    one.bid_amount = 800;
  }),
  way('2446307 spending limit', 'campaign.spend_cap', (_, body) => {
    body.campaign.spend_cap = 900;
  }),
  way('2446386 picture', ['images.0.hash', 'images.0'], (_, body) => {
    if (!body.images || !body.ads) return false;
    body.images[0].hash = '0123456789abcdef0123456789abcdef';
  }),
  way('2446404 pay per click', `${a}.billing_event`, (one) => {
    one.billing_event = 'OFFER_CLAIMS';
  }),
  way('2446509 destination', `${a}.destination_type`, (one) => {
    one.destination_type = 'WEB';
  }),
  way('2446671 return floor', [`${a}.bid_constraints`, `${a}.bid_strategy`], (one) => {
    if (!own(one) || one.optimization_goal === 'VALUE') return false;
    delete one.bid_amount;
    one.bid_strategy = 'LOWEST_COST_WITH_MIN_ROAS';
    one.bid_constraints = { roas_average_floor: 15_000 };
  }),
  way('2446712 store visits', `${a}.optimization_goal`, (one) => {
    one.optimization_goal = 'STORE_VISITS';
  }),
  way('2446814 lead under sales', `${a}.promoted_object.custom_event_type`, (one, body) => {
    if (body.campaign.objective !== 'OUTCOME_SALES' || !one.promoted_object) return false;
    one.promoted_object.custom_event_type = 'LEAD';
  }),
  way('2490392 explore home', `${aim}.instagram_positions`, (one) => {
    one.targeting.publisher_platforms = ['instagram'];
    one.targeting.instagram_positions = ['stream', 'explore_home'];
  }),
  way('2490408 goal', `${a}.optimization_goal`, (one, body) => {
    if (body.campaign.objective === 'OUTCOME_APP_PROMOTION') return false;
    one.optimization_goal =
      body.campaign.objective === 'OUTCOME_ENGAGEMENT' ? 'LEAD_GENERATION' : 'PAGE_LIKES';
  }),
  way('2490487 strategy', [`${a}.bid_strategy`, `${a}.bid_constraints`], (one) => {
    if (!own(one)) return false;
    delete one.bid_strategy;
    delete one.bid_amount;
    one.bid_constraints = { roas_average_floor: 12_000 };
  }),
  way('2490494 threads', `${aim}.publisher_platforms`, (one) => {
    one.targeting.publisher_platforms = ['threads'];
  }),
  way('2490562 video feeds', `${aim}.facebook_positions`, (one) => {
    one.targeting.publisher_platforms = ['facebook'];
    one.targeting.facebook_positions = ['feed', 'video_feeds'];
  }),
  way('2490568 old campaign', 'campaign.smart_promotion_type', (_, body) => {
    body.campaign.smart_promotion_type = 'SMART_APP_PROMOTION';
  }),
  way('2490589 explore', `${aim}.instagram_positions`, (one) => {
    one.targeting.publisher_platforms = ['instagram'];
    one.targeting.instagram_positions = ['explore'];
  }),
  way('2708008 politics', 'campaign.special_ad_categories', (_, body) => {
    body.campaign.special_ad_categories = ['ISSUES_ELECTIONS_POLITICS'];
    body.campaign.special_ad_category_country = ['US'];
  }),
  way('2909034 no country', 'campaign.special_ad_category_country', (_, body) => {
    body.campaign.special_ad_categories = ['EMPLOYMENT'];
    delete body.campaign.special_ad_category_country;
  }),
  way(
    '3390001 form',
    ['lead_form_id', `${a}.optimization_goal`, 'defaults', 'ads'],
    (one, body) => {
      if (!body.ads || body.campaign.objective !== 'OUTCOME_LEADS') return false;
      one.optimization_goal = 'QUALITY_LEAD';
      one.destination_type = 'ON_AD';
      one.promoted_object = { page_id: body.defaults.page_id };
    },
  ),
  way('3858081 Europe', [`${a}.dsa_beneficiary`, `${a}.dsa_payor`], (one, body) => {
    if (body.account_id === 'act_1010000000000002') return false;
    one.targeting.geo_locations = { countries: ['PT', 'IE'] };
  }),
  way('3858327 impressions', `${a}.optimization_goal`, (one, body) => {
    if (body.campaign.objective !== 'OUTCOME_AWARENESS') return false;
    one.optimization_goal = 'IMPRESSIONS';
  }),
  way('3858550 Singapore', `${a}.regional_regulated_categories`, (one) => {
    one.targeting.geo_locations = { countries: ['SG', 'US'] };
  }),
  way(
    '3858495 Taiwan',
    [`${a}.regional_regulated_categories`, `${a}.regional_regulation_identities`],
    (one) => {
      one.targeting.geo_locations = { countries: ['TW'] };
    },
  ),
  way(
    '3858634 Brazil',
    [`${a}.regional_regulated_categories`, `${a}.regional_regulation_identities`],
    (one) => {
      one.targeting.geo_locations = { countries: ['BR'] };
    },
  ),
  way('3955009 attribution of apps', 'campaign.is_skadnetwork_attribution', (_, body) => {
    if (body.campaign.objective !== 'OUTCOME_APP_PROMOTION') return false;
    delete body.campaign.is_skadnetwork_attribution;
  }),
  way('4834002 sharing and budget', 'campaign.is_adset_budget_sharing_enabled', (one, body) => {
    if (own(one)) return false;
    body.campaign.is_adset_budget_sharing_enabled = true;
  }),
  way(
    '4834005 sharing, no strategy',
    ['campaign.bid_strategy', 'campaign.is_adset_budget_sharing_enabled'],
    (one, body) => {
      if (!one.daily_budget) return false;
      body.campaign.is_adset_budget_sharing_enabled = true;
      delete body.campaign.bid_strategy;
    },
  ),
  way('2641 embargo', `${aim}.geo_locations.countries`, (one) => {
    one.targeting.geo_locations = { countries: ['KP'] };
  }),
  way('200/1815045 pixel of another', `${a}.promoted_object.pixel_id`, (one) => {
    if (!one.promoted_object?.pixel_id) return false;
    one.promoted_object.pixel_id = '404404404404';
  }),
  way('222 video of another', ['videos.0.id', 'videos.0'], (_, body) => {
    if (!body.videos || !body.ads) return false;
    body.videos[0].id = '404404404404404';
  }),
  way('900 app', `${a}.promoted_object.application_id`, (one) => {
    if (!one.promoted_object?.application_id) return false;
    one.promoted_object.application_id = '404404404404';
  }),
  way('1500 link', ['defaults.link_url', 'ads.list.0.link_url'], (_, body) => {
    if (!body.ads) return false;
    body.defaults.link_url = 'www.example.com';
  }),
  way('100/33 account', 'account_id', (_, body) => {
    body.account_id = 'act_404404404404';
  }),
];
