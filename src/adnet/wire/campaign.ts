import { type Body, isGiven, type Params, passedThrough } from './passed-through.ts';

export const campaignsPath = (account: string) => `/${account}/campaigns`;

/** True if a budget is set: the platform returns "0" for the kind that is not used. */
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
 * Without a strategy, the platform would choose a bid cap for the budget, and every ad set without a bid would fail
 * later. Without a budget, it requires the setting for sharing budgets.
 */
const budgetDefaults = (body: Body): Params =>
  hasBudget(body)
    ? { bid_strategy: 'LOWEST_COST_WITHOUT_CAP' }
    : { is_adset_budget_sharing_enabled: false };
