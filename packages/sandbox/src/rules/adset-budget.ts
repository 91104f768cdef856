import { reject, rejectBelow } from '../protocol/problems.ts';
import { refuseParam } from '../protocol/refusal.ts';
import { ownedBy } from '../world/collection.ts';
import { minimumsOf } from '../world/currency.ts';
import { isGone } from '../world/status.ts';
import type { AdsetDraft } from './adset-shape.ts';
import { hasBudget } from './campaign-rules.ts';

const dayMs = 86_400_000;

const lowFrequency = new Set(['APP_INSTALLS', 'OFFER_CLAIMS', 'PURCHASE']);

/** The minimum depends on the billing event. */
const floorOf = ({ account, billing, values, existing }: AdsetDraft) => {
  const minimums = minimumsOf(account.currency, values.bid_amount ?? existing?.bid_amount ?? 0);
  if (billing === 'IMPRESSIONS') return minimums.min_daily_budget_imp;
  if (billing === 'THRUPLAY') return minimums.min_daily_budget_video_views;
  return lowFrequency.has(billing)
    ? minimums.min_daily_budget_low_freq
    : minimums.min_daily_budget_high_freq;
};

const checkLevel = ({ campaign, values, existing }: AdsetDraft) => {
  const { daily_budget: daily, lifetime_budget: lifetime } = values;
  const name = daily === undefined ? 'lifetime_budget' : 'daily_budget';
  const isGiven = daily !== undefined || lifetime !== undefined;
  if (hasBudget(campaign.budget)) {
    if (isGiven) reject('budget_on_both_levels', [name]);
    return;
  }
  if (!isGiven && !existing) {
    refuseParam('An ad set needs a daily_budget or a lifetime_budget.', 'daily_budget');
  }
  if (daily !== undefined && lifetime !== undefined) {
    refuseParam('Only one of daily_budget and lifetime_budget can be set.', 'lifetime_budget');
  }
  if (campaign.sharing && lifetime !== undefined) {
    refuseParam('Ad sets that share budgets take daily budgets only.', 'lifetime_budget');
  }
};

const checkEnd = ({ call, values, existing, start, end, campaign }: AdsetDraft) => {
  if (end !== undefined && values.end_time !== undefined && (end <= call.now || end <= start)) {
    reject('end_in_past', ['end_time']);
  }
  const lifetime = values.lifetime_budget ?? existing?.budget.lifetime ?? campaign.budget.lifetime;
  if (lifetime !== undefined && end === undefined) {
    reject('end_missing', ['end_time']);
  }
  if (lifetime === undefined && end !== undefined && end - start <= dayMs) {
    reject('run_too_short', ['end_time']);
  }
};

const checkFloor = (draft: AdsetDraft) => {
  const { values, start, end, account } = draft;
  const floor = floorOf(draft);
  const { currency } = account;
  const days = end === undefined ? 1 : Math.max(1, Math.ceil((end - start) / dayMs));
  if (values.daily_budget !== undefined && values.daily_budget < floor) {
    rejectBelow('budget_too_low', ['daily_budget'], { amount: floor, currency });
  }
  if (values.lifetime_budget !== undefined && values.lifetime_budget < floor * days) {
    rejectBelow('budget_too_low', ['lifetime_budget'], { amount: floor * days, currency });
  }
};

/** A campaign budget must be enough for another ad set. */
const checkCampaignCovers = (draft: AdsetDraft) => {
  const { call, campaign, existing } = draft;
  if (existing || campaign.budget.daily === undefined) return;
  const siblings = ownedBy(call.world.collections.adset, campaign.id).filter(
    ({ status }) => !isGone(status),
  ).length;
  const amount = floorOf(draft) * (siblings + 1);
  if (campaign.budget.daily < amount) {
    const { currency } = draft.account;
    rejectBelow('campaign_budget_too_low', ['campaign_id'], { amount, currency });
  }
};

export const checkAdsetBudget = (draft: AdsetDraft) => {
  checkLevel(draft);
  checkEnd(draft);
  checkFloor(draft);
  checkCampaignCovers(draft);
};
