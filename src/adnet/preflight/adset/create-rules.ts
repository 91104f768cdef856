import type { CampaignBudget } from '../../wire/adset.ts';
import { hasBudget, isBudget } from '../../wire/campaign.ts';
import type { Params } from '../../wire/passed-through.ts';
import { partOf, upperCaseWord } from '../values.ts';

/**
 * Rules that a single create checks as well (`kinds/adset.ts`), with an error of its own for each. A plan knows
 * more about the ad set's surroundings, and so can say more.
 */

const cappedStrategies = new Set(['LOWEST_COST_WITH_BID_CAP', 'COST_CAP']);

export const hasCap = (strategy: string) => cappedStrategies.has(strategy);

/** True if a strategy with a cap has no bid. */
export const lacksBid = (adset: Params, strategy: string) =>
  hasCap(strategy) && !isBudget(adset['bid_amount']);

export const roasStrategy = 'LOWEST_COST_WITH_MIN_ROAS';

/** Counts installs, so the platform must know which app is meant. */
export const appGoal = 'APP_INSTALLS';

/** `campaignHasBudget`: null if that is not known. */
export const hasBudgetTwice = (adset: Params, campaignHasBudget: boolean | null) =>
  campaignHasBudget === true && hasBudget(adset);

/** The field of the budget that is set, or the more usual one. */
export const budgetField = (adset: Params) =>
  isBudget(adset['lifetime_budget']) ? 'lifetime_budget' : 'daily_budget';

export const mustBeLeftOut = 'must be left out: the campaign already has a budget';

export const requiredByStrategy = 'is required by this bid strategy';

/** The field that a bid strategy lacks. If the campaign holds the budget, the campaign's strategy counts. */
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
