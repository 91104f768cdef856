import { demo } from 'graph-ads-sandbox';
import { iso, span } from '../../src/kernel/clock.ts';
import { launchAdSet, launchCopy } from '../helpers/house/launches.ts';
import { jpy, usd } from '../helpers/house/publishing.ts';
import type { Body, World } from './right-launches.ts';

/** What named launches are made of, beside what the sandbox has from the start. */
export type Stage = {
  now: number;
  world: World;
  /** Of the dollar account: with a budget of its own, and without. */
  funded: string;
  plain: string;
};

export type Named = readonly [
  name: string,
  /** Where the plan has to say it. */
  field: string,
  body: (stage: Stage) => Body,
];

export const inDays = (stage: Stage, days: number) => iso(stage.now + span({ days }));

/** One of its own, as far as it has any. */
const pictureOf = ({ world }: Stage, id: string) =>
  (world.accounts.find((one) => one.id === id) ?? world.accounts[0])?.hashes[0];

/** A launch that Meta takes: one campaign for traffic, one ad set, one ad with a picture. */
export const plainLaunch = (stage: Stage, more: Body = {}): Body => ({
  account_id: usd,
  defaults: { page_id: demo.usdPageId, link_url: 'https://example.com/tents' },
  campaign: { name: 'Spring', objective: 'OUTCOME_TRAFFIC' },
  ad_sets: [launchAdSet('a')],
  images: [{ ref: 'picture', hash: pictureOf(stage, String(more['account_id'] ?? usd)) }],
  copies: [launchCopy('c')],
  ads: { matrix: true },
  ...more,
});

/** The plain launch with another ad set; what is undefined is left out. */
export const withSet =
  (set: Body | ((stage: Stage) => Body), more: Body = {}) =>
  (stage: Stage): Body =>
    plainLaunch(stage, {
      ad_sets: [launchAdSet('a', typeof set === 'function' ? set(stage) : set)],
      ...more,
    });

export const withTargeting = (targeting: Body, more: Body = {}) =>
  withSet({ targeting: { geo_locations: { countries: ['US'] }, ...targeting } }, more);

/** With one creative that the caller writes as Meta takes it, or other parts of the launch. */
export const withParts = (more: Body) => (stage: Stage) => plainLaunch(stage, more);

export const withDefaults = (more: Body, others: Body = {}) =>
  withParts({
    defaults: { page_id: demo.usdPageId, link_url: 'https://example.com/tents', ...more },
    ...others,
  });

export const withCampaign = (campaign: Body, set: Body = {}, more: Body = {}) =>
  withSet(set, {
    campaign: { name: 'Spring', objective: 'OUTCOME_TRAFFIC', ...campaign },
    ...more,
  });

export const withoutBudget = { daily_budget: undefined, bid_strategy: undefined };

export const sales = { name: 'Spring', objective: 'OUTCOME_SALES' };
export const leads = { name: 'Spring', objective: 'OUTCOME_LEADS' };
export const app = {
  name: 'Spring',
  objective: 'OUTCOME_APP_PROMOTION',
  is_skadnetwork_attribution: false,
};

export const pixel = (custom_event_type: string) => ({
  optimization_goal: 'OFFSITE_CONVERSIONS',
  promoted_object: { pixel_id: demo.usdPixelId, custom_event_type },
});

export const formSet = {
  optimization_goal: 'LEAD_GENERATION',
  destination_type: 'ON_AD',
  promoted_object: { page_id: demo.usdPageId },
};

export const special = (category: string) => ({
  campaign: {
    name: 'Spring',
    objective: 'OUTCOME_TRAFFIC',
    special_ad_categories: [category],
    special_ad_category_country: ['US'],
  },
});

/** An account whose currency has no smaller unit. */
export const inYen = (set: Body) =>
  withSet(set, {
    account_id: jpy,
    defaults: { page_id: demo.jpyPageId, link_url: 'https://example.com/tents' },
  });

export const city = (stage: Stage, more: Body = {}) => ({
  geo_locations: { cities: [{ key: stage.world.cities[0]?.key, ...more }] },
});

export const interest = (stage: Stage) => ({
  flexible_spec: [{ interests: [{ id: stage.world.interests[0], name: 'Hiking' }] }],
});
