import { reject, rejectBelow } from '../protocol/problems.ts';
import { refuseParam, requireParam } from '../protocol/refusal.ts';
import { oneOf, type Values } from '../protocol/shape.ts';
import { fromUsCents, minimumsOf } from '../world/currency.ts';
import type { Account, Budget } from '../world/entities.ts';
import { checkName } from './name.ts';
import { bidStrategies, createStatuses, objectives, specialCategories } from './words.ts';

export const campaignShape = {
  name: 'text',
  objective: 'text',
  status: 'text',
  special_ad_categories: 'list',
  special_ad_category_country: 'list',
  buying_type: 'text',
  bid_strategy: 'text',
  daily_budget: 'int',
  lifetime_budget: 'int',
  spend_cap: 'int',
  is_adset_budget_sharing_enabled: 'flag',
  is_skadnetwork_attribution: 'flag',
  is_budget_schedule_enabled: 'flag',
  promoted_object: 'object',
  pacing_type: 'list',
  adlabels: 'list',
  source_campaign_id: 'text',
  topline_id: 'text',
  smart_promotion_type: 'text',
} as const;

export type CampaignValues = Values<typeof campaignShape>;

/** This amount removes a spending cap. */
const noSpendCap = 922337203685478;

export const budgetOf = ({ daily_budget, lifetime_budget }: CampaignValues): Budget => ({
  daily: daily_budget,
  lifetime: lifetime_budget,
});

export const hasBudget = ({ daily, lifetime }: Budget) =>
  daily !== undefined || lifetime !== undefined;

const checkObjective = (objective: string | undefined) => {
  if (!objective) return requireParam('objective');
  if (objectives.includes(objective)) return;
  refuseParam(
    `Objective ${objective} is invalid. Use one of: ${objectives.join(', ')}.`,
    'objective',
  );
};

/** `CREDIT` is still in the published list, but has been refused since 2025. */
export const checkCategories = (categories: unknown[]) => {
  for (const [place, value] of categories.entries()) {
    oneOf(String(value), `special_ad_categories[${place}]`, specialCategories);
  }
};

type Floor = { amount: number; currency: string };

const checkAmount = (amount: number | undefined, name: string, floor: Floor) => {
  if (amount !== undefined && amount < floor.amount) rejectBelow('budget_too_low', [name], floor);
};

export const checkCampaignBudget = (budget: Budget, account: Account) => {
  if (budget.daily !== undefined && budget.lifetime !== undefined) {
    refuseParam('Only one of daily_budget and lifetime_budget can be set.', 'lifetime_budget');
  }
  const { currency } = account;
  const floor = { amount: minimumsOf(currency).min_daily_budget_imp, currency };
  checkAmount(budget.daily, 'daily_budget', floor);
  checkAmount(budget.lifetime, 'lifetime_budget', floor);
};

export const checkSpendCap = (cap: number | undefined, account: Account) => {
  if (cap === undefined || cap === noSpendCap) return;
  const floor = fromUsCents(account.currency, 10_000);
  if (cap < floor) reject('spend_cap_too_low', ['spend_cap']);
};

/** The stored cap: text in minor units; undefined if it was removed. */
export const spendCapText = (cap: number | undefined) =>
  cap === undefined || cap === noSpendCap ? undefined : String(cap);

/** Where sharing and bidding must be set depends on which object has the budget. */
const checkSharing = (values: CampaignValues) => {
  const { is_adset_budget_sharing_enabled: sharing, bid_strategy } = values;
  if (hasBudget(budgetOf(values))) {
    if (sharing) {
      reject('sharing_with_campaign_budget', ['is_adset_budget_sharing_enabled']);
    }
    return;
  }
  if (sharing === undefined) {
    reject('sharing_flag_missing', ['is_adset_budget_sharing_enabled']);
  }
  if (sharing && !bid_strategy) reject('sharing_without_strategy', ['bid_strategy']);
  if (!sharing && bid_strategy) {
    reject('strategy_without_budget', ['bid_strategy']);
  }
};

const checkApp = ({ objective, is_skadnetwork_attribution, promoted_object }: CampaignValues) => {
  if (objective !== 'OUTCOME_APP_PROMOTION' || !is_skadnetwork_attribution) return;
  if (promoted_object?.['application_id'] && promoted_object['object_store_url']) return;
  reject('promoted_object_missing', ['promoted_object']);
};

export const checkNewCampaign = (values: CampaignValues, account: Account) => {
  checkName(values.name);
  checkObjective(values.objective);
  checkCategories(values.special_ad_categories ?? requireParam('special_ad_categories'));
  oneOf(values.status ?? 'ACTIVE', 'status', createStatuses);
  oneOf(values.buying_type ?? 'AUCTION', 'buying_type', ['AUCTION', 'RESERVED']);
  if (values.bid_strategy) oneOf(values.bid_strategy, 'bid_strategy', bidStrategies);
  if (values.smart_promotion_type && values.smart_promotion_type !== 'GUIDED_CREATION') {
    reject('campaign_type_retired', ['smart_promotion_type']);
  }
  checkCampaignBudget(budgetOf(values), account);
  checkSpendCap(values.spend_cap, account);
  checkSharing(values);
  checkApp(values);
};
