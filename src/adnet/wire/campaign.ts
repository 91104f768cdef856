import type { Body, Params } from './passed-through.ts';
import { isGiven, passedThrough } from './passed-through.ts';

export const campaignsPath = (account: string) => `/${account}/campaigns`;

/** A budget that is really set: the platform reads an unused kind back as "0". */
export const isBudget = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number'
    ? value !== '' && Number(value) !== 0
    : isGiven(value);

export const hasBudget = (body: Body) =>
  isBudget(body['daily_budget']) || isBudget(body['lifetime_budget']);

export const campaignParams = (body: Body): Params => ({
  ...budgetDefaults(body),
  special_ad_categories: [],
  ...passedThrough(body, ['account_id', 'status']),
  status: 'PAUSED',
});

/**
 * With a budget and no strategy the platform would choose a bid cap, and every ad set without a
 * bid would fail later; without a budget it insists on being told about sharing.
 */
const budgetDefaults = (body: Body): Params =>
  hasBudget(body)
    ? { bid_strategy: 'LOWEST_COST_WITHOUT_CAP' }
    : { is_adset_budget_sharing_enabled: false };
