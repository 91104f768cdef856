import { demo } from 'graph-ads-sandbox';
import { launchAdSet } from '../helpers/house/launches.ts';
import {
  app,
  city,
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
import type { Body } from './right-launches.ts';

const set = 'ad_sets.0';
const places = `${set}.targeting.geo_locations`;
const openToMeta = { targeting_automation: { advantage_audience: 0 } };

/** Launches that are made whole, though each has what looks like a mistake at a first glance. */
export const rightLaunches: readonly (readonly [name: string, body: (stage: Stage) => Body])[] = [
  ['a plain one', withParts({})],
  [
    'a budget in all, with an end',
    withSet((stage: Stage) => ({
      daily_budget: undefined,
      lifetime_budget: 60_000,
      end_time: inDays(stage, 30),
    })),
  ],
  ['a budget of the campaign alone', withCampaign({ daily_budget: 5000 }, withoutBudget)],
  [
    'no budget of its own in a campaign that exists and has one',
    (stage) => withSet(withoutBudget, { campaign: { id: stage.funded } })(stage),
  ],
  ['yen', inYen({ daily_budget: 500 })],
  ['a bid with a cap', withSet({ bid_strategy: 'LOWEST_COST_WITH_BID_CAP', bid_amount: 200 })],
  ['purchases by a pixel', withSet(pixel('PURCHASE'), { campaign: sales })],
  [
    'leads in a form',
    withSet(formSet, {
      campaign: leads,
      defaults: { page_id: demo.usdPageId, lead_form_id: demo.usdLeadFormId },
    }),
  ],
  [
    'installs of an app',
    withSet(
      {
        optimization_goal: 'APP_INSTALLS',
        promoted_object: {
          application_id: demo.appId,
          object_store_url: 'https://apps.apple.com/us/app/tents/id1234567890',
        },
      },
      { campaign: app, images: undefined, copies: undefined, ads: undefined },
    ),
  ],
  [
    'Germany with a beneficiary and a payer',
    withSet({
      targeting: { geo_locations: { countries: ['DE'] } },
      dsa_beneficiary: 'Northlight',
      dsa_payor: 'Northlight',
    }),
  ],
  [
    'ages without a word on widening them, which is then said to be unwanted',
    withTargeting({ age_min: 30, age_max: 50 }),
  ],
  ['housing for everybody', withTargeting({}, special('HOUSING'))],
  [
    'interests of grown people',
    (stage) => withTargeting({ age_min: 25, ...interest(stage), ...openToMeta })(stage),
  ],
  [
    'a city with a circle around it',
    (stage) => withSet({ targeting: city(stage, { radius: 20, distance_unit: 'mile' }) })(stage),
  ],
  [
    'two ad sets of the same name',
    (stage) =>
      plainLaunch(stage, {
        ad_sets: ['a', 'b'].map((ref) => ({ ...launchAdSet(ref), name: 'The same' })),
      }),
  ],
  [
    'an Instagram account of the ad account',
    withDefaults({ instagram_user_id: demo.usdInstagramId }),
  ],
];

/** What the plan tells and nobody refuses: it may be meant so. */
export const doubtfulLaunches: readonly Named[] = [
  ['a start in 2020', `${set}.start_time`, withSet({ start_time: '2020-01-01T00:00:00+0000' })],
  ['an audience that nobody chose', `${set}.targeting`, withSet({ targeting: undefined })],
  [
    'housing by zip codes',
    `${places}.zips`,
    withTargeting({ geo_locations: { zips: [{ key: 'US:90210' }] } }, special('HOUSING')),
  ],
  [
    'politics',
    'campaign.special_ad_categories',
    withParts({
      ...special('ISSUES_ELECTIONS_POLITICS'),
      ad_sets: [],
      images: undefined,
      copies: undefined,
      ads: undefined,
    }),
  ],
];

/** Where Meta's documents and the sandbox differ: the plan refuses by the fact that its rule names. */
export const refusedByFact: readonly Named[] = [
  [
    'a circle of two miles',
    `${places}.cities.0.radius`,
    (stage) => withSet({ targeting: city(stage, { radius: 2, distance_unit: 'mile' }) })(stage),
  ],
  [
    'a circle of 500 kilometers',
    `${places}.cities.0.radius`,
    (stage) =>
      withSet({ targeting: city(stage, { radius: 500, distance_unit: 'kilometer' }) })(stage),
  ],
  [
    'a country that is left out again',
    `${set}.targeting.excluded_geo_locations`,
    withTargeting({ excluded_geo_locations: { countries: ['US'] } }),
  ],
  [
    'an interest that does not exist',
    `${set}.targeting.flexible_spec.0.interests`,
    withTargeting({ flexible_spec: [{ interests: [{ id: '6999999999999' }] }], ...openToMeta }),
  ],
  [
    'a position that does not exist',
    `${set}.targeting.facebook_positions`,
    withTargeting({ publisher_platforms: ['facebook'], facebook_positions: ['feed', 'billboard'] }),
  ],
  [
    'another page’s form',
    'defaults.lead_form_id',
    withSet(formSet, {
      campaign: leads,
      defaults: { page_id: demo.usdPageId, lead_form_id: demo.eurLeadFormId },
    }),
  ],
];

/** What our own contract refuses before any rule of Meta's. */
export const refusedByContract: readonly Named[] = [
  ['half a cent', `${set}.daily_budget`, withSet({ daily_budget: 2000.5 })],
  ['half a yen', `${set}.daily_budget`, inYen({ daily_budget: 500.5 })],
  [
    'a country by its name',
    `${places}.countries`,
    withTargeting({ geo_locations: { countries: ['Germany'] } }),
  ],
  [
    'a text of a whole book',
    'copies.0.message',
    withParts({ copies: [{ ref: 'c', message: 'x'.repeat(10_001), headline: 'Tents' }] }),
  ],
  ['a name that is too long', 'campaign.name', withCampaign({ name: 'n'.repeat(401) })],
  ['an objective of old', 'campaign.objective', withCampaign({ objective: 'LINK_CLICKS' })],
];
