import * as z from 'zod';
import { parseExact } from '../answers/exact-json.ts';
import { opened } from '../safety/json-walk.ts';
import { hasBudget, isBudget } from './campaign.ts';
import type { Body, Params } from './passed-through.ts';
import { isGiven, isParams, passedThrough, withoutReserved } from './passed-through.ts';

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

/** A budget of its own without a strategy or a bid is refused; a campaign's strategy needs none. */
const bidDefaults = (body: Body): Params =>
  hasBudget(body) && !bids.some((name) => isGiven(body[name]))
    ? { bid_strategy: 'LOWEST_COST_WITHOUT_CAP' }
    : {};

/** The platform wants to be told about its automated audience whenever targeting is not its default. */
const targetingParam = (value: unknown): unknown => {
  if (!isGiven(value)) return defaultTargeting;
  const targeting = withoutReserved(opened(value), 'targeting');
  if (!isParams(targeting) || isGiven(targeting['targeting_automation'])) return targeting;
  return { ...targeting, targeting_automation: { advantage_audience: 0 } };
};

/** What must be known of the campaign before an ad set is put into it. */
export type CampaignBudget = { hasBudget: boolean; bidStrategy: string | null };

const campaignAnswer = z.object({
  daily_budget: z.string().nullish(),
  lifetime_budget: z.string().nullish(),
  bid_strategy: z.string().nullish(),
});

/** Null when the answer is not that of a campaign. */
export const campaignBudget = (answer: Buffer): CampaignBudget | null => {
  const parsed = campaignAnswer.safeParse(parseExact(answer));
  if (!parsed.success) return null;
  return { hasBudget: hasBudget(parsed.data), bidStrategy: parsed.data.bid_strategy ?? null };
};

/** A budget on both levels. */
export const budgetsConflict = (body: Body, campaign: CampaignBudget) =>
  campaign.hasBudget && hasBudget(body);

const word = (value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : '');

const cappedStrategies = new Set(['LOWEST_COST_WITH_BID_CAP', 'COST_CAP']);

/** The field a bid strategy lacks. Where the campaign owns the budget, its strategy counts. */
export const bidAmountMissing = (
  body: Body,
  campaign?: CampaignBudget,
): 'bid_amount' | 'bid_constraints' | null => {
  const inherited = campaign?.hasBudget ? campaign.bidStrategy : null;
  const strategy = word(body['bid_strategy']) || word(inherited);
  if (cappedStrategies.has(strategy)) return isBudget(body['bid_amount']) ? null : 'bid_amount';
  if (strategy !== 'LOWEST_COST_WITH_MIN_ROAS') return null;
  return isFilled(body['bid_constraints']) ? null : 'bid_constraints';
};

export const promotedObjectMissing = (body: Body) =>
  word(body['optimization_goal']) === 'APP_INSTALLS' && !isFilled(body['promoted_object']);

const isFilled = (value: unknown) => {
  const inner = opened(value);
  return isParams(inner) && Object.keys(inner).length > 0;
};
