import { iso, span } from '../../src/kernel/clock.ts';
import type { Body, World } from './right-launches.ts';

/** Something that is wrong with a launch, in one field. */
export type Mistake = {
  name: string;
  /** Where a plan may rightly say it. */
  fields: string[];
  /** False where the launch has no place for it. */
  make(body: Body, world: World, now: number): boolean;
};

const set = (body: Body): Body => body.ad_sets[0];
const geo = (body: Body): Body => set(body).targeting.geo_locations;
const hasAds = (body: Body) => body.ads !== undefined;
const ownsBudget = (body: Body) =>
  set(body).daily_budget !== undefined || set(body).lifetime_budget !== undefined;
const at = (now: number, days: number) => iso(now + span({ days })).replace(/\.\d+Z$/, '+0000');
const account = (body: Body, world: World) => {
  const one = world.accounts.find(({ id }) => id === body.account_id);
  if (!one) throw new Error('no such account');
  return one;
};
const hasCategory = (body: Body) => body.campaign.special_ad_categories !== undefined;
const otherAccount = (body: Body, world: World) => {
  const one = world.accounts.find(({ id }) => id !== body.account_id);
  if (!one) throw new Error('one account alone');
  return one;
};

const s = 'ad_sets.0';
const t = `${s}.targeting`;

type Making = (body: Body, world: World, now: number) => unknown;

const mistake = (name: string, fields: string | string[], make: Making): Mistake => ({
  name,
  fields: [fields].flat(),
  // In an account that is none, what its parts are cannot be told.
  make: (body, world, now) =>
    world.accounts.some(({ id }) => id === body.account_id) && make(body, world, now) !== false,
});

const put = (
  name: string,
  field: string,
  value: unknown,
  fields: string | string[] = `${s}.${field}`,
) =>
  mistake(name, fields, (body) => {
    set(body)[field] = value;
  });

const aim = (
  name: string,
  field: string,
  value: unknown,
  fields: string | string[] = `${t}.${field}`,
) =>
  mistake(name, fields, (body) => {
    set(body).targeting[field] = value;
  });

const inCampaign = (
  name: string,
  field: string,
  value: unknown,
  fields: string | string[] = `campaign.${field}`,
) =>
  mistake(name, fields, (body) => {
    body.campaign[field] = value;
  });

const budgets = [
  `${s}.daily_budget`,
  `${s}.lifetime_budget`,
  'campaign.daily_budget',
  'campaign.lifetime_budget',
];

export const mistakes: readonly Mistake[] = [
  // Money.
  mistake('no budget', budgets, (body) => {
    for (const part of [body.campaign, ...body.ad_sets]) {
      delete part.daily_budget;
      delete part.lifetime_budget;
      delete part.bid_strategy;
      delete part.bid_amount;
    }
  }),
  mistake('one cent a day', budgets, (body) => {
    if (set(body).daily_budget === undefined) return false;
    set(body).daily_budget = 1;
  }),
  mistake('half of the minimum', budgets, (body) => {
    if (set(body).daily_budget === undefined) return false;
    set(body).daily_budget = 50;
  }),
  mistake('too little in all', budgets, (body) => {
    if (set(body).lifetime_budget === undefined) return false;
    set(body).lifetime_budget = 150;
  }),
  mistake('a campaign of one cent', budgets, (body) => {
    const field = body.campaign.daily_budget ? 'daily_budget' : 'lifetime_budget';
    if (!body.campaign[field]) return false;
    body.campaign[field] = 1;
  }),
  mistake('a budget on both levels', budgets, (body) => {
    if (ownsBudget(body)) {
      body.campaign.daily_budget = 20_000;
      return;
    }
    set(body).daily_budget = 5000;
  }),
  mistake('two kinds of budget', budgets, (body) => {
    if (!ownsBudget(body)) return false;
    set(body).daily_budget = 5000;
    set(body).lifetime_budget = 200_000;
    set(body).end_time ??= at(Date.now(), 20);
  }),
  mistake('a budget below zero', budgets, (body) => {
    if (set(body).daily_budget === undefined) return false;
    set(body).daily_budget = -500;
  }),
  mistake('a budget with decimals', budgets, (body) => {
    if (set(body).daily_budget === undefined) return false;
    set(body).daily_budget = 50.5;
  }),
  inCampaign('a small spending limit', 'spend_cap', 500),
  mistake(
    'pays for clicks with the minimum of impressions',
    [...budgets, `${s}.billing_event`],
    (body) => {
      if (
        set(body).optimization_goal !== 'LINK_CLICKS' ||
        set(body).daily_budget === undefined ||
        set(body).bid_strategy
      )
        return false;
      set(body).billing_event = 'LINK_CLICKS';
      set(body).daily_budget = 200;
    },
  ),

  // Time.
  mistake('in all without an end', `${s}.end_time`, (body) => {
    const isInAll =
      set(body).lifetime_budget !== undefined || body.campaign.lifetime_budget !== undefined;
    if (!isInAll) return false;
    delete set(body).end_time;
  }),
  mistake('an end in the past', `${s}.end_time`, (body) => {
    set(body).end_time = '2020-05-01T00:00:00+0000';
    delete set(body).start_time;
  }),
  mistake('an end yesterday', `${s}.end_time`, (body, _, now) => {
    set(body).end_time = at(now, -1);
    delete set(body).start_time;
  }),
  mistake('an end before the start', [`${s}.end_time`, `${s}.start_time`], (body, _, now) => {
    set(body).start_time = at(now, 20);
    set(body).end_time = at(now, 10);
  }),
  mistake('a day too short', `${s}.end_time`, (body, _, now) => {
    if (set(body).daily_budget === undefined) return false;
    set(body).start_time = at(now, 2);
    set(body).end_time = at(now, 2.5);
  }),
  mistake('a start in 2020', `${s}.start_time`, (body) => {
    set(body).start_time = '2020-01-01T00:00:00+0000';
  }),
  mistake('an end that is no time', `${s}.end_time`, (body) => {
    set(body).end_time = 'soon';
  }),
  mistake('a start that is no time', `${s}.start_time`, (body) => {
    set(body).start_time = 'tomorrow morning';
  }),

  // Goal, billing, bid.
  put('a goal that does not exist', 'optimization_goal', 'MANY_CLICKS'),
  mistake('installs of a campaign for traffic', `${s}.optimization_goal`, (body) => {
    if (body.campaign.objective !== 'OUTCOME_TRAFFIC') return false;
    for (const one of body.ad_sets) one.optimization_goal = 'LEAD_GENERATION';
  }),
  mistake('likes of a campaign for sales', `${s}.optimization_goal`, (body) => {
    if (body.campaign.objective !== 'OUTCOME_SALES') return false;
    for (const one of body.ad_sets) one.optimization_goal = 'PAGE_LIKES';
  }),
  mistake('conversions of a campaign for awareness', `${s}.optimization_goal`, (body) => {
    if (body.campaign.objective !== 'OUTCOME_AWARENESS') return false;
    for (const one of body.ad_sets) one.optimization_goal = 'OFFSITE_CONVERSIONS';
  }),
  mistake('clicks of a campaign for awareness', `${s}.optimization_goal`, (body) => {
    if (body.campaign.objective !== 'OUTCOME_AWARENESS') return false;
    for (const one of body.ad_sets) {
      one.optimization_goal = 'LINK_CLICKS';
      delete one.bid_strategy;
      delete one.bid_amount;
    }
  }),
  mistake(
    'two goals under one budget',
    [`${s}.optimization_goal`, 'ad_sets.1.optimization_goal'],
    (body) => {
      const isOne = body.campaign.daily_budget || body.campaign.lifetime_budget;
      if (!isOne || body.ad_sets.length < 2 || set(body).optimization_goal !== 'LINK_CLICKS')
        return false;
      set(body).optimization_goal = 'REACH';
    },
  ),
  put('a billing event that does not exist', 'billing_event', 'SMILES'),
  mistake('billing that does not fit', `${s}.billing_event`, (body) => {
    set(body).billing_event =
      set(body).optimization_goal === 'THRUPLAY' ? 'LINK_CLICKS' : 'THRUPLAY';
  }),
  put('billing by page likes', 'billing_event', 'PAGE_LIKES'),
  mistake('a cap without a bid', `${s}.bid_amount`, (body) => {
    if (!ownsBudget(body)) return false;
    set(body).bid_strategy = 'LOWEST_COST_WITH_BID_CAP';
    delete set(body).bid_amount;
  }),
  mistake('a cost cap without a bid', [`${s}.bid_amount`, `${s}.bid_strategy`], (body) => {
    if (!ownsBudget(body)) return false;
    set(body).bid_strategy = 'COST_CAP';
    delete set(body).bid_amount;
  }),
  mistake('a campaign’s cap without bids', [`${s}.bid_amount`, 'campaign.bid_strategy'], (body) => {
    if (ownsBudget(body)) return false;
    body.campaign.bid_strategy = 'LOWEST_COST_WITH_BID_CAP';
  }),
  mistake('a cost cap for reach', `${s}.bid_strategy`, (body) => {
    if (!ownsBudget(body) || set(body).optimization_goal !== 'REACH') return false;
    Object.assign(set(body), { bid_strategy: 'COST_CAP', bid_amount: 300 });
  }),
  mistake('a return floor without one', `${s}.bid_constraints`, (body) => {
    if (!ownsBudget(body) || set(body).optimization_goal !== 'VALUE') return false;
    set(body).bid_strategy = 'LOWEST_COST_WITH_MIN_ROAS';
    delete set(body).bid_amount;
  }),
  mistake('a return floor for clicks', [`${s}.bid_strategy`, `${s}.optimization_goal`], (body) => {
    if (!ownsBudget(body) || set(body).optimization_goal !== 'LINK_CLICKS') return false;
    delete set(body).bid_amount;
    Object.assign(set(body), {
      bid_strategy: 'LOWEST_COST_WITH_MIN_ROAS',
      bid_constraints: { roas_average_floor: 20_000 },
    });
  }),
  mistake('a bid cap for value', `${s}.bid_strategy`, (body) => {
    if (!ownsBudget(body) || set(body).optimization_goal !== 'VALUE') return false;
    Object.assign(set(body), { bid_strategy: 'LOWEST_COST_WITH_BID_CAP', bid_amount: 300 });
  }),
  mistake('a bid without a cap', [`${s}.bid_amount`, `${s}.bid_strategy`], (body) => {
    if (!ownsBudget(body)) return false;
    Object.assign(set(body), { bid_strategy: 'LOWEST_COST_WITHOUT_CAP', bid_amount: 300 });
  }),
  mistake('a strategy that does not exist', `${s}.bid_strategy`, (body) => {
    if (!ownsBudget(body)) return false;
    set(body).bid_strategy = 'TARGET_COST';
  }),
  mistake('a strategy of a campaign without budget', 'campaign.bid_strategy', (body) => {
    if (!ownsBudget(body)) return false;
    body.campaign.bid_strategy = 'LOWEST_COST_WITHOUT_CAP';
  }),
  mistake('a bid that is no number', `${s}.bid_amount`, (body) => {
    if (!ownsBudget(body)) return false;
    Object.assign(set(body), { bid_strategy: 'LOWEST_COST_WITH_BID_CAP', bid_amount: 'much' });
  }),
  put('seven days for a view', 'attribution_spec', [
    { event_type: 'VIEW_THROUGH', window_days: 7 },
  ]),
  mistake('seven days after a click for clicks', `${s}.attribution_spec`, (body) => {
    if (['OFFSITE_CONVERSIONS', 'VALUE'].includes(set(body).optimization_goal)) return false;
    set(body).attribution_spec = [{ event_type: 'CLICK_THROUGH', window_days: 7 }];
  }),
  mistake('a frequency for clicks', `${s}.frequency_control_specs`, (body) => {
    if (['REACH', 'THRUPLAY'].includes(set(body).optimization_goal)) return false;
    set(body).frequency_control_specs = [
      { event: 'IMPRESSIONS', interval_days: 7, max_frequency: 2 },
    ];
  }),

  // Destination and what is promoted.
  put('a destination that does not exist', 'destination_type', 'MOON'),
  mistake('a form under traffic', [`${s}.destination_type`, `${s}.optimization_goal`], (body) => {
    if (body.campaign.objective !== 'OUTCOME_TRAFFIC') return false;
    set(body).destination_type = 'ON_AD';
  }),
  mistake('a post under sales', [`${s}.destination_type`, `${s}.optimization_goal`], (body) => {
    if (body.campaign.objective !== 'OUTCOME_SALES') return false;
    set(body).destination_type = 'ON_POST';
  }),
  mistake('a website under sales', [`${s}.destination_type`, `${s}.optimization_goal`], (body) => {
    if (body.campaign.objective !== 'OUTCOME_SALES') return false;
    set(body).destination_type = 'WEBSITE';
  }),
  mistake(
    'conversions without a pixel',
    [`${s}.promoted_object`, `${s}.promoted_object.pixel_id`],
    (body) => {
      if (!set(body).promoted_object?.pixel_id) return false;
      delete set(body).promoted_object;
    },
  ),
  mistake(
    'a pixel without an event',
    [`${s}.promoted_object`, `${s}.promoted_object.custom_event_type`],
    (body) => {
      if (!set(body).promoted_object?.pixel_id) return false;
      delete set(body).promoted_object.custom_event_type;
    },
  ),
  mistake('an event that does not exist', `${s}.promoted_object.custom_event_type`, (body) => {
    if (!set(body).promoted_object?.pixel_id) return false;
    set(body).promoted_object.custom_event_type = 'SMILE';
  }),
  mistake('a pixel that does not exist', `${s}.promoted_object.pixel_id`, (body) => {
    if (!set(body).promoted_object?.pixel_id || !hasAds(body)) return false;
    for (const one of body.ad_sets) one.promoted_object.pixel_id = '999000000000001';
  }),
  mistake('another’s pixel', `${s}.promoted_object.pixel_id`, (body, world) => {
    if (!set(body).promoted_object?.pixel_id || !hasAds(body)) return false;
    const other = world.accounts.find(({ id, pixel }) => id !== body.account_id && pixel);
    for (const one of body.ad_sets) one.promoted_object.pixel_id = other?.pixel;
  }),
  mistake('leads of a campaign for sales', `${s}.promoted_object.custom_event_type`, (body) => {
    if (body.campaign.objective !== 'OUTCOME_SALES' || !set(body).promoted_object) return false;
    set(body).promoted_object.custom_event_type = 'LEAD';
  }),
  mistake(
    'no page where one is promoted',
    [`${s}.promoted_object`, `${s}.promoted_object.page_id`],
    (body) => {
      if (!set(body).promoted_object?.page_id) return false;
      delete set(body).promoted_object;
    },
  ),
  mistake(
    'leads by a form that nobody names',
    [
      'ads.lead_form_id',
      'ads.list.0.lead_form_id',
      'defaults.lead_form_id',
      `${s}.optimization_goal`,
    ],
    (body) => {
      if (!hasAds(body) || body.campaign.objective !== 'OUTCOME_LEADS') return false;
      for (const one of body.ad_sets) {
        delete one.bid_strategy;
        delete one.bid_amount;
        Object.assign(one, {
          optimization_goal: 'LEAD_GENERATION',
          destination_type: 'ON_AD',
          promoted_object: { page_id: body.defaults.page_id },
        });
      }
    },
  ),
  mistake(
    'an app without its store',
    [
      `${s}.promoted_object`,
      `${s}.promoted_object.object_store_url`,
      `${s}.promoted_object.application_id`,
    ],
    (body) => {
      body.campaign.objective = 'OUTCOME_APP_PROMOTION';
      delete body.ads;
      delete body.copies;
      for (const one of body.ad_sets) {
        delete one.bid_strategy;
        delete one.bid_amount;
        delete one.destination_type;
        Object.assign(one, {
          optimization_goal: 'APP_INSTALLS',
          promoted_object: { application_id: '501000000000001' },
        });
      }
    },
  ),

  // Places and people.
  mistake('no place', [`${t}.geo_locations`, t], (body) => {
    delete set(body).targeting.geo_locations;
    delete set(body).targeting.custom_audiences;
  }),
  mistake('empty places', [`${t}.geo_locations`, t], (body) => {
    set(body).targeting.geo_locations = { countries: [] };
    delete set(body).targeting.custom_audiences;
  }),
  mistake('a country that does not exist', `${t}.geo_locations.countries`, (body) => {
    set(body).targeting.geo_locations = { countries: ['ZZ'] };
  }),
  mistake('a country by its name', `${t}.geo_locations.countries`, (body) => {
    set(body).targeting.geo_locations = { countries: ['Germany'] };
  }),
  mistake('Europe without a payer', [`${s}.dsa_payor`, `${s}.dsa_beneficiary`], (body, world) => {
    if (account(body, world).isEuropean) return false;
    set(body).targeting.geo_locations = { countries: ['DE'] };
    set(body).dsa_beneficiary = 'Somebody';
  }),
  mistake('Europe without anybody', [`${s}.dsa_payor`, `${s}.dsa_beneficiary`], (body, world) => {
    if (account(body, world).isEuropean) return false;
    set(body).targeting.geo_locations = { countries: ['FR', 'US'] };
  }),
  mistake('Singapore without its declaration', `${s}.regional_regulated_categories`, (body) => {
    set(body).targeting.geo_locations = { countries: ['SG'] };
  }),
  mistake('a city without its key', [`${t}.geo_locations.cities`, `${t}.geo_locations`], (body) => {
    set(body).targeting.geo_locations = {
      cities: [{ name: 'Paris', radius: 20, distance_unit: 'mile' }],
    };
  }),
  mistake(
    'a radius too small',
    [`${t}.geo_locations.cities.0.radius`, `${t}.geo_locations.cities`],
    (body, world) => {
      set(body).targeting.geo_locations = {
        cities: [{ key: world.cities[0]?.key, radius: 2, distance_unit: 'mile' }],
      };
    },
  ),
  mistake(
    'a radius too large',
    [`${t}.geo_locations.cities.0.radius`, `${t}.geo_locations.cities`],
    (body, world) => {
      set(body).targeting.geo_locations = {
        cities: [{ key: world.cities[0]?.key, radius: 500, distance_unit: 'kilometer' }],
      };
    },
  ),
  mistake(
    'the same country in and out',
    [`${t}.excluded_geo_locations`, `${t}.geo_locations`],
    (body) => {
      if (!geo(body).countries) return false;
      set(body).targeting.excluded_geo_locations = { countries: [...geo(body).countries] };
    },
  ),
  mistake('types of location', `${t}.geo_locations.location_types`, (body) => {
    geo(body).location_types = ['travel_in'];
  }),
  mistake(
    'ages 70 to 30',
    [`${t}.age_max`, `${t}.age_min`],
    (body) => void Object.assign(set(body).targeting, { age_min: 70, age_max: 30 }),
  ),
  mistake(
    'ages 50 to 30',
    [`${t}.age_max`, `${t}.age_min`],
    (body) => void Object.assign(set(body).targeting, { age_min: 50, age_max: 30 }),
  ),
  mistake('age 10', `${t}.age_min`, (body) => {
    set(body).targeting.age_min = 10;
  }),
  mistake('age 99', `${t}.age_max`, (body) => {
    set(body).targeting.age_max = 99;
  }),
  aim('a gender that does not exist', 'genders', [7]),
  mistake('interests of minors', [`${t}.age_min`, `${t}.flexible_spec`], (body, world) => {
    set(body).targeting.age_min = 14;
    set(body).targeting.flexible_spec = [{ interests: [{ id: world.interests[0], name: 'Some' }] }];
  }),
  mistake('an open audience of 30', `${t}.age_min`, (body) => {
    Object.assign(set(body).targeting, {
      age_min: 30,
      targeting_automation: { advantage_audience: 1 },
    });
    delete set(body).targeting.age_max;
  }),
  mistake('an open audience up to 45', `${t}.age_max`, (body) => {
    Object.assign(set(body).targeting, {
      age_max: 45,
      targeting_automation: { advantage_audience: 1 },
    });
    delete set(body).targeting.age_min;
  }),
  mistake(
    'an interest without an id',
    [`${t}.interests`, `${t}.flexible_spec.0.interests`],
    (body) => {
      set(body).targeting.flexible_spec = [{ interests: [{ name: 'Hiking' }] }];
    },
  ),
  mistake(
    'an interest that does not exist',
    [`${t}.interests`, `${t}.flexible_spec.0.interests`],
    (body) => {
      set(body).targeting.flexible_spec = [
        { interests: [{ id: '6999999999999', name: 'Nothing' }] },
      ];
    },
  ),
  mistake('a retired interest', [`${t}.interests`, `${t}.flexible_spec.0.interests`], (body) => {
    set(body).targeting.flexible_spec = [{ interests: [{ id: '6003000000000', name: 'Old' }] }];
  }),
  aim('an audience that does not exist', 'custom_audiences', [{ id: '23840000000099999' }]),
  mistake('audiences in exclusions', `${t}.exclusions`, (body) => {
    set(body).targeting.exclusions = { custom_audiences: [{ id: '23840000000000001' }] };
  }),
  aim('connections', 'connections', [{ id: '104000000000001' }]),
  aim('a platform that does not exist', 'publisher_platforms', ['myspace']),
  mistake(
    'a position that does not exist',
    `${t}.facebook_positions`,
    (body) =>
      void Object.assign(set(body).targeting, {
        publisher_platforms: ['facebook'],
        facebook_positions: ['feed', 'billboard'],
      }),
  ),
  mistake(
    'reels by the wrong name',
    `${t}.facebook_positions`,
    (body) =>
      void Object.assign(set(body).targeting, {
        publisher_platforms: ['facebook'],
        facebook_positions: ['feed', 'reels'],
      }),
  ),
  mistake(
    'video feeds',
    `${t}.facebook_positions`,
    (body) =>
      void Object.assign(set(body).targeting, {
        publisher_platforms: ['facebook'],
        facebook_positions: ['feed', 'video_feeds'],
      }),
  ),
  mistake(
    'explore',
    `${t}.instagram_positions`,
    (body) =>
      void Object.assign(set(body).targeting, {
        publisher_platforms: ['facebook', 'instagram'],
        instagram_positions: ['stream', 'explore'],
      }),
  ),
  mistake(
    'an Instagram position that does not exist',
    `${t}.instagram_positions`,
    (body) =>
      void Object.assign(set(body).targeting, {
        publisher_platforms: ['facebook', 'instagram'],
        instagram_positions: ['stream', 'wall'],
      }),
  ),
  mistake(
    'stories alone',
    `${t}.facebook_positions`,
    (body) =>
      void Object.assign(set(body).targeting, {
        publisher_platforms: ['facebook'],
        facebook_positions: ['story'],
      }),
  ),
  mistake('messenger alone', `${t}.publisher_platforms`, (body) => {
    set(body).targeting.publisher_platforms = ['messenger'];
    delete set(body).targeting.facebook_positions;
  }),
  aim('a device that does not exist', 'device_platforms', ['watch']),
  aim('languages by name', 'locales', ['German']),
  aim('an audience that is a list', 'flexible_spec', 'hikers'),

  // The campaign.
  inCampaign('an objective that does not exist', 'objective', 'CLICKS'),
  inCampaign('an objective of old', 'objective', 'LINK_CLICKS'),
  inCampaign('a category that does not exist', 'special_ad_categories', ['TOBACCO']),
  mistake('credit', 'campaign.special_ad_categories', (body) => {
    body.campaign.special_ad_categories = ['CREDIT'];
    body.campaign.special_ad_category_country = ['US'];
    set(body).targeting = { geo_locations: { countries: ['US'] } };
  }),
  mistake('housing without a country', 'campaign.special_ad_category_country', (body) => {
    body.campaign.special_ad_categories = ['HOUSING'];
    delete body.campaign.special_ad_category_country;
    for (const one of body.ad_sets) one.targeting = { geo_locations: { countries: ['US'] } };
  }),
  mistake('housing with ages', [`${t}.age_min`, `${t}.age_max`], (body) => {
    if (!hasCategory(body)) return false;
    Object.assign(set(body).targeting, { age_min: 30, age_max: 45 });
  }),
  mistake('housing for women', `${t}.genders`, (body) => {
    if (!hasCategory(body)) return false;
    set(body).targeting.genders = [2];
  }),
  mistake(
    'housing in a small circle',
    [`${t}.geo_locations.cities`, `${t}.geo_locations.cities.0.radius`],
    (body, world) => {
      if (!hasCategory(body)) return false;
      set(body).targeting.geo_locations = {
        cities: [{ key: world.cities[0]?.key, radius: 10, distance_unit: 'mile' }],
      };
    },
  ),
  inCampaign('a buying type that does not exist', 'buying_type', 'BARTER'),
  mistake('shared budgets beside a budget', 'campaign.is_adset_budget_sharing_enabled', (body) => {
    if (ownsBudget(body)) return false;
    body.campaign.is_adset_budget_sharing_enabled = true;
  }),
  mistake(
    'shared budgets without a strategy',
    ['campaign.bid_strategy', 'campaign.is_adset_budget_sharing_enabled'],
    (body) => {
      if (set(body).daily_budget === undefined || set(body).bid_strategy) return false;
      body.campaign.is_adset_budget_sharing_enabled = true;
    },
  ),
  inCampaign('an old kind of campaign', 'smart_promotion_type', 'AUTOMATED_SHOPPING_ADS'),
  mistake('a campaign without a name', 'campaign.name', (body) => {
    delete body.campaign.name;
  }),
  mistake('a campaign with a long name', 'campaign.name', (body) => {
    body.campaign.name = 'n'.repeat(500);
  }),
  mistake('an ad set with a long name', `${s}.name`, (body) => {
    set(body).name = 'n'.repeat(500);
  }),
  mistake('an ad set without a name', `${s}.name`, (body) => {
    set(body).name = '';
  }),

  // Creatives and ads.
  mistake('a hash of no picture', ['images.0.hash', 'images.0'], (body) => {
    if (!hasAds(body) || !body.images) return false;
    body.images[0].hash = 'ffffffffffffffffffffffffffffffff';
  }),
  mistake('another’s picture', ['images.0.hash', 'images.0'], (body, world) => {
    if (!hasAds(body) || !body.images) return false;
    body.images[0].hash = otherAccount(body, world).hashes[0];
  }),
  mistake('a video that does not exist', ['videos.0.id', 'videos.0'], (body) => {
    if (!hasAds(body) || !body.videos) return false;
    body.videos[0].id = '120299999999999';
  }),
  mistake('no page', 'defaults.page_id', (body) => {
    if (!hasAds(body)) return false;
    delete body.defaults.page_id;
  }),
  mistake('a page that does not exist', ['defaults.page_id'], (body) => {
    if (!hasAds(body)) return false;
    body.defaults.page_id = '104999999999999';
    for (const one of body.ad_sets)
      if (one.promoted_object?.page_id) one.promoted_object.page_id = '104999999999999';
  }),
  mistake('another’s page', 'defaults.page_id', (body) => {
    if (!hasAds(body) || set(body).promoted_object?.page_id) return false;
    body.defaults.page_id =
      body.defaults.page_id === '104000000000003' ? '104000000000001' : '104000000000003';
  }),
  mistake(
    'another page than the promoted one',
    ['defaults.page_id', `${s}.promoted_object.page_id`],
    (body, world) => {
      if (
        !hasAds(body) ||
        !set(body).promoted_object?.page_id ||
        account(body, world).page !== '104000000000001'
      )
        return false;
      body.defaults.page_id = '104000000000002';
    },
  ),
  mistake('another’s Instagram account', 'defaults.instagram_user_id', (body) => {
    if (!hasAds(body)) return false;
    body.defaults.instagram_user_id = '17841499999999999';
  }),
  mistake('a button that does not exist', 'defaults.call_to_action_type', (body) => {
    if (!hasAds(body)) return false;
    body.defaults.call_to_action_type = 'CLICK_HERE_NOW';
  }),
  mistake('no link', 'defaults.link_url', (body) => {
    if (!hasAds(body)) return false;
    delete body.defaults.link_url;
  }),
  mistake('a link that is none', 'defaults.link_url', (body) => {
    if (!hasAds(body)) return false;
    body.defaults.link_url = 'example';
  }),
  mistake('a store under traffic', 'defaults.link_url', (body) => {
    if (!hasAds(body) || body.campaign.objective !== 'OUTCOME_TRAFFIC') return false;
    body.defaults.link_url = 'https://apps.apple.com/us/app/tents/id1234567890';
  }),
  mistake('a creative that does not exist', 'ads.list.0.creative_id', (body) => {
    if (!hasAds(body)) return false;
    body.ads = { list: [{ ad_set: 'a', creative_id: '120288888888888' }] };
  }),

  // The account.
  mistake('an account that does not exist', 'account_id', (body) => {
    body.account_id = 'act_1019999999999999';
  }),
  mistake('a disabled account', 'account_id', (body) => {
    body.account_id = 'act_1010000000000004';
  }),
];
