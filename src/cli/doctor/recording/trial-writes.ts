import { assertHarmless, type WriteKind } from '../../../adnet/safety/gate.ts';
import type { PlatformQuestion } from './questions.ts';

type Values = Record<string, unknown>;

const trial = (kind: WriteKind, edge: string, values: Values): PlatformQuestion => {
  const params = {
    name: 'Recording',
    ...values,
    ...(kind === 'creative' ? {} : { status: 'PAUSED' }),
    execution_options: ['validate_only'],
  };
  // The last gate of every create: it must be paused, and only validated.
  assertHarmless(JSON.stringify(params), { kind, validateOnly: true });
  return { method: 'POST', path: `/{account}/${edge}`, params: inForm(params) };
};

const inForm = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

const traffic = { objective: 'OUTCOME_TRAFFIC', special_ad_categories: [] };
const noSharing = { is_adset_budget_sharing_enabled: false };
const link = { link: 'https://example.com/', message: 'Recording' };

/** Nothing is created, so any amount above the minimum of every currency will do. */
const budget = 100_000;
const places = { geo_locations: { countries: ['US'] } };
const cheapest = { bid_strategy: 'LOWEST_COST_WITHOUT_CAP' };

const adset = (values: Values) =>
  trial('adset', 'adsets', {
    campaign_id: '{traffic}',
    optimization_goal: 'LINK_CLICKS',
    billing_event: 'IMPRESSIONS',
    targeting: places,
    ...values,
  });

/** Rules on which reports contradict each other. */
const adsets = [
  adset({ daily_budget: budget, ...cheapest }),
  adset({ daily_budget: budget }),
  adset({ daily_budget: budget, bid_strategy: 'COST_CAP' }),
  adset({ lifetime_budget: budget, ...cheapest }),
  adset({ daily_budget: 1, ...cheapest }),
  adset({ daily_budget: budget, ...cheapest, targeting: { ...places, age_min: 30 } }),
  adset({ daily_budget: budget, ...cheapest, targeting: {} }),
  adset({ daily_budget: budget, ...cheapest, destination_type: 'WEBSITE' }),
  adset({ daily_budget: budget, ...cheapest, optimization_goal: 'IMPRESSIONS' }),
  adset({ daily_budget: budget, ...cheapest, optimization_goal: 'OFFSITE_CONVERSIONS' }),
  adset({
    daily_budget: budget,
    ...cheapest,
    optimization_goal: 'LANDING_PAGE_VIEWS',
    billing_event: 'LINK_CLICKS',
  }),
  adset({
    daily_budget: budget,
    ...cheapest,
    targeting: { geo_locations: { ...places.geo_locations, location_types: ['home'] } },
  }),
  adset({
    daily_budget: budget,
    ...cheapest,
    targeting: {
      ...places,
      publisher_platforms: ['instagram'],
      instagram_positions: ['stream', 'explore'],
    },
  }),
];

/** Creates that are only validated: nothing is created, whatever the answer is. */
export const trialWrites: readonly PlatformQuestion[] = [
  trial('campaign', 'campaigns', { ...traffic, ...noSharing }),
  trial('campaign', 'campaigns', traffic),
  trial('campaign', 'campaigns', { ...traffic, ...noSharing, objective: 'COLOUR' }),
  trial('campaign', 'campaigns', { objective: 'OUTCOME_TRAFFIC', ...noSharing }),
  trial('campaign', 'campaigns', { ...traffic, ...noSharing, bid_strategy: 'COST_CAP' }),
  trial('campaign', 'campaigns', { ...traffic, daily_budget: 1 }),
  trial('adset', 'adsets', { campaign_id: '1', billing_event: 'IMPRESSIONS' }),
  trial('adset', 'adsets', { optimization_goal: 'REACH' }),
  ...adsets,
  trial('creative', 'adcreatives', { object_story_spec: { page_id: '{page}', link_data: link } }),
  trial('creative', 'adcreatives', { object_story_spec: { link_data: link } }),
  trial('creative', 'adcreatives', {}),
  trial('ad', 'ads', { adset_id: '1', creative: { creative_id: '1' } }),
  trial('ad', 'ads', { adset_id: '{adset}' }),
];
