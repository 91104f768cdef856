import * as z from 'zod';
import { isObject } from '../../kernel/is-object.ts';
import { opened } from '../../kernel/text/json-walk.ts';
import { parseExact } from '../answers/exact-json.ts';
import { hasBudget } from './campaign.ts';
import {
  type Body,
  isGiven,
  type Params,
  passedThrough,
  withoutReserved,
} from './passed-through.ts';

export const adsetsPath = (account: string) => `/${account}/adsets`;

const defaultTargeting = {
  geo_locations: { countries: ['US'] },
  age_min: 18,
  age_max: 65,
  targeting_automation: { advantage_audience: 1 },
};

export const adsetParams = (body: Body): Params => ({
  ...bidDefaults(body),
  ...passedThrough(body, ['account_id', 'status', 'targeting']),
  targeting: targetingParam(body['targeting']),
  status: 'PAUSED',
});

const bids = ['bid_strategy', 'bid_amount', 'bid_constraints'];

/**
 * The platform refuses a budget without a strategy or a bid. An ad set without a budget needs none, because its
 * campaign has them.
 */
const bidDefaults = (body: Body): Params =>
  hasBudget(body) && !bids.some((name) => isGiven(body[name]))
    ? { bid_strategy: 'LOWEST_COST_WITHOUT_CAP' }
    : {};

/** The platform requires the setting for its automatic audience whenever the targeting is not its default. */
const targetingParam = (value: unknown): unknown => {
  if (!isGiven(value)) return defaultTargeting;
  const targeting = withoutReserved(opened(value), 'targeting');
  if (!isObject(targeting) || isGiven(targeting['targeting_automation'])) return targeting;
  return { ...targeting, targeting_automation: { advantage_audience: 0 } };
};

/** What must be known about the campaign before an ad set is created in it. */
export type CampaignBudget = { hasBudget: boolean; bidStrategy: string | null };

const campaignAnswer = z.object({
  daily_budget: z.string().nullish(),
  lifetime_budget: z.string().nullish(),
  bid_strategy: z.string().nullish(),
});

/** Null if the answer is not that of a campaign. */
export const campaignBudget = (answer: Buffer): CampaignBudget | null => {
  const parsedAnswer = campaignAnswer.safeParse(parseExact(answer));
  if (!parsedAnswer.success) return null;
  return {
    hasBudget: hasBudget(parsedAnswer.data),
    bidStrategy: parsedAnswer.data.bid_strategy ?? null,
  };
};
