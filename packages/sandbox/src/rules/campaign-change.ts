import { measuredSpend } from '../insights/insights.ts';
import type { Call } from '../protocol/call.ts';
import { reject } from '../protocol/problems.ts';
import { refuseParam } from '../protocol/refusal.ts';
import { oneOf } from '../protocol/shape.ts';
import { ownedBy } from '../world/collection.ts';
import { minimumsOf } from '../world/currency.ts';
import type { Account, Campaign } from '../world/entities.ts';
import { isGone } from '../world/status.ts';
import {
  budgetOf,
  type CampaignValues,
  checkCampaignBudget,
  checkCategories,
  checkSpendCap,
  hasBudget,
} from './campaign-rules.ts';
import { checkName } from './name.ts';
import { bidStrategies, onlyNamed, updateStatuses } from './words.ts';

const checkNewBudget = (
  call: Call,
  account: Account,
  campaign: Campaign,
  values: CampaignValues,
) => {
  const budget = budgetOf(values);
  if (!hasBudget(budget)) return;
  const adsets = ownedBy(call.world.collections.adset, campaign.id);
  if (!hasBudget(campaign.budget) && adsets.some((adset) => hasBudget(adset.budget))) {
    const name = budget.daily === undefined ? 'lifetime_budget' : 'daily_budget';
    reject('budget_on_both_levels', [name]);
  }
  checkCampaignBudget(budget, account);
  const present = adsets.filter(({ status }) => !isGone(status)).length;
  const floor = minimumsOf(account.currency).min_daily_budget_imp * present;
  if ((budget.daily ?? Number.POSITIVE_INFINITY) < floor) {
    reject('campaign_budget_too_low', ['daily_budget']);
  }
  if (budget.lifetime !== undefined && budget.lifetime < measuredSpend(call.world, campaign)) {
    reject('budget_below_spend', ['lifetime_budget']);
  }
};

const checkSharingChange = (call: Call, campaign: Campaign, values: CampaignValues) => {
  const { is_adset_budget_sharing_enabled: sharing, bid_strategy } = values;
  const hasAdsets = ownedBy(call.world.collections.adset, campaign.id).length > 0;
  if (sharing && (hasBudget(campaign.budget) || hasBudget(budgetOf(values)))) {
    reject('sharing_with_campaign_budget', ['is_adset_budget_sharing_enabled']);
  }
  if (sharing && !bid_strategy && !campaign.bid_strategy) {
    reject('sharing_without_strategy', ['bid_strategy']);
  }
  if (sharing && !campaign.sharing && hasAdsets) {
    reject('sharing_too_late', ['is_adset_budget_sharing_enabled']);
  }
  if (campaign.sharing && bid_strategy && bid_strategy !== campaign.bid_strategy) {
    reject('sharing_strategy_frozen', ['bid_strategy']);
  }
};

/** With more ad sets, a campaign that has the budget cannot change its bid strategy. */
const maxForNewStrategy = 70;

export const checkCampaignChange = (
  call: Call,
  account: Account,
  campaign: Campaign,
  values: CampaignValues,
) => {
  if (campaign.status === 'DELETED' && !onlyNamed(values)) reject('campaign_deleted', ['id']);
  if (values.name !== undefined) checkName(values.name);
  if (values.status) oneOf(values.status, 'status', updateStatuses);
  if (values.objective && values.objective !== campaign.objective) {
    refuseParam('The objective of a campaign cannot change.', 'objective');
  }
  if (values.bid_strategy) {
    oneOf(values.bid_strategy, 'bid_strategy', bidStrategies);
    const adsets = ownedBy(call.world.collections.adset, campaign.id).length;
    if (adsets > maxForNewStrategy && hasBudget(campaign.budget)) {
      refuseParam('The campaign has too many ad sets to change its bid strategy.', 'bid_strategy');
    }
  }
  if (values.special_ad_categories) checkCategories(values.special_ad_categories);
  checkSharingChange(call, campaign, values);
  checkNewBudget(call, account, campaign, values);
  checkSpendCap(values.spend_cap, account);
};
