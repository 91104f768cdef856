import type { CampaignBudget } from '../../wire/adset.ts';
import { hasBudget, isBudget } from '../../wire/campaign.ts';
import type { Params } from '../../wire/passed-through.ts';
import { partOf, upperCaseWord } from '../values.ts';

/**
 * Rules that a create by itself is held to as well (`kinds/adset.ts`): it has an error of its own for each of them.
 * A plan also knows what is around the ad set, and says more.
 */

const cappedStrategies = new Set(['LOWEST_COST_WITH_BID_CAP', 'COST_CAP']);

export const hasCap = (strategy: string) => cappedStrategies.has(strategy);

/** A cap without the bid that it caps. */
export const lacksBid = (adset: Params, strategy: string) =>
  hasCap(strategy) && !isBudget(adset['bid_amount']);

export const roasStrategy = 'LOWEST_COST_WITH_MIN_ROAS';

/** Counts installs, so the platform must know of which app. */
export const appGoal = 'APP_INSTALLS';

/** `campaignHasBudget`: null where nobody knows. */
export const hasBudgetTwice = (adset: Params, campaignHasBudget: boolean | null) =>
  campaignHasBudget === true && hasBudget(adset);

/** The budget's own field, or the one that is usual. */
export const budgetField = (adset: Params) =>
  isBudget(adset['lifetime_budget']) ? 'lifetime_budget' : 'daily_budget';

export const mustBeLeftOut = 'must be left out: the campaign already has a budget';

export const requiredByStrategy = 'is required by this bid strategy';

/** The field a bid strategy lacks. Where the campaign owns the budget, its strategy counts. */
export const missingBidField = (
  adset: Params,
  campaign?: CampaignBudget,
): 'bid_amount' | 'bid_constraints' | null => {
  const inheritedStrategy = campaign?.hasBudget ? campaign.bidStrategy : null;
  const strategy = upperCaseWord(adset['bid_strategy']) || upperCaseWord(inheritedStrategy);
  if (lacksBid(adset, strategy)) return 'bid_amount';
  return strategy === roasStrategy && isEmpty(adset, 'bid_constraints') ? 'bid_constraints' : null;
};

export const lacksApp = (adset: Params) =>
  upperCaseWord(adset['optimization_goal']) === appGoal && isEmpty(adset, 'promoted_object');

const isEmpty = (adset: Params, field: string) => Object.keys(partOf(adset, field)).length === 0;
