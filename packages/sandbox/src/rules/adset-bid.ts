import { reject } from '../protocol/problems.ts';
import { refuseParam } from '../protocol/refusal.ts';
import { oneOf } from '../protocol/shape.ts';
import { ownedBy } from '../world/collection.ts';
import { fromUsCents } from '../world/currency.ts';
import type { AdsetDraft } from './adset-shape.ts';
import { hasBudget } from './campaign-rules.ts';
import { bidStrategies } from './words.ts';

const automaticGoals = new Set(['AD_RECALL_LIFT']);
const goalsWithoutCostCap = new Set([
  'REACH',
  'IMPRESSIONS',
  'AD_RECALL_LIFT',
  'CONVERSATIONS',
  'VISIT_INSTAGRAM_PROFILE',
]);

/** If the campaign has no budget, the ad set must name its bid strategy. */
const checkSaid = ({ campaign, values, existing }: AdsetDraft) => {
  if (hasBudget(campaign.budget) || campaign.sharing || existing) return;
  if (values.bid_strategy || values.bid_amount !== undefined) return;
  reject('bid_or_strategy_missing', ['bid_strategy']);
};

/** The campaign's strategy counts if it has the budget; otherwise a bid without a strategy means a bid cap. */
export const strategyOf = ({ campaign, values, existing }: AdsetDraft): string => {
  if (hasBudget(campaign.budget) || campaign.sharing) {
    return campaign.bid_strategy ?? 'LOWEST_COST_WITHOUT_CAP';
  }
  if (values.bid_strategy) return values.bid_strategy;
  if (existing?.bid_strategy) return existing.bid_strategy;
  return values.bid_amount === undefined ? 'LOWEST_COST_WITHOUT_CAP' : 'LOWEST_COST_WITH_BID_CAP';
};

const bidOf = ({ values, existing }: AdsetDraft) => values.bid_amount ?? existing?.bid_amount;

const requireBid = (draft: AdsetDraft) => {
  const bid = bidOf(draft);
  if (bid === undefined) return reject('bid_missing', ['bid_amount']);
  const floor = fromUsCents(draft.account.currency, draft.billing === 'IMPRESSIONS' ? 2 : 1);
  if (bid < floor) refuseParam(`Param bid_amount must be at least ${floor}`, 'bid_amount');
};

const forbidBid = ({ values }: AdsetDraft) => {
  if (values.bid_amount === undefined) return;
  refuseParam('This bid strategy takes no bid_amount.', 'bid_amount');
};

const checkCostCap = (draft: AdsetDraft) => {
  requireBid(draft);
  const { billing, goal, values } = draft;
  if (billing !== 'IMPRESSIONS') {
    refuseParam('A cost cap needs billing_event IMPRESSIONS.', 'billing_event');
  }
  if (goalsWithoutCostCap.has(goal)) {
    reject('cost_cap_goal', ['bid_strategy']);
  }
  if (values.pacing_type?.some((pace) => pace !== 'standard')) {
    refuseParam('A cost cap needs standard pacing.', 'pacing_type');
  }
};

const minRoas = 100;
const maxRoas = 10_000_000;

const checkRoas = (draft: AdsetDraft) => {
  forbidBid(draft);
  const { values, goal, existing } = draft;
  const constraints = values.bid_constraints ?? existing?.extra['bid_constraints'];
  if (typeof constraints !== 'object' || constraints === null) {
    return reject('bid_missing', ['bid_constraints']);
  }
  const floor = Number('roas_average_floor' in constraints ? constraints.roas_average_floor : NaN);
  if (!Number.isInteger(floor) || floor < minRoas || floor > maxRoas) {
    refuseParam(
      `roas_average_floor must be between ${minRoas} and ${maxRoas}`,
      'bid_constraints',
      'roas_average_floor',
    );
  }
  if (goal !== 'VALUE') {
    reject('return_not_available', ['bid_constraints']);
  }
};

const byStrategy: Record<string, (draft: AdsetDraft) => void> = {
  LOWEST_COST_WITHOUT_CAP: forbidBid,
  LOWEST_COST_WITH_BID_CAP: requireBid,
  COST_CAP: checkCostCap,
  LOWEST_COST_WITH_MIN_ROAS: checkRoas,
};

/** Ad sets that share budgets must have the same bid strategy. */
const checkUniform = ({ call, campaign, goal, values, existing }: AdsetDraft) => {
  if (!campaign.sharing) return;
  const { bid_strategy } = values;
  const others = ownedBy(call.world.collections.adset, campaign.id).filter(({ id, status }) => {
    return id !== existing?.id && status !== 'DELETED';
  });
  const differs = bid_strategy !== undefined && bid_strategy !== campaign.bid_strategy;
  if (differs || others.some(({ optimization_goal }) => optimization_goal !== goal)) {
    reject('sharing_mixed_bids', [differs ? 'bid_strategy' : 'optimization_goal']);
  }
};

export const checkAdsetBid = (draft: AdsetDraft) => {
  const { values, goal } = draft;
  if (values.bid_strategy) oneOf(values.bid_strategy, 'bid_strategy', bidStrategies);
  checkSaid(draft);
  const strategy = strategyOf(draft);
  if (automaticGoals.has(goal) && strategy !== 'LOWEST_COST_WITHOUT_CAP') {
    reject('must_bid_automatically', ['bid_strategy']);
  }
  byStrategy[strategy]?.(draft);
  checkUniform(draft);
};
