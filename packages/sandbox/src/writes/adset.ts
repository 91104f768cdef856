import { measuredSpend } from '../insights/insights.ts';
import type { Call } from '../protocol/call.ts';
import { reject } from '../protocol/problems.ts';
import { refuse } from '../protocol/refusal.ts';
import { readShape } from '../protocol/shape.ts';
import { strategyOf } from '../rules/adset-bid.ts';
import { checkAdsetChange, checkNewAdset } from '../rules/adset-rules.ts';
import {
  type AdsetDraft,
  type AdsetValues,
  adsetShape,
  keptAdsetShape,
} from '../rules/adset-shape.ts';
import { convertingGoals } from '../rules/words.ts';
import { settleDelivery } from '../world/delivery.ts';
import type { Account, AdSet, Json, Status } from '../world/entities.ts';
import { persist } from '../world/persist.ts';
import { createReceipt, isRehearsal, success, updateReceipt } from './receipt.ts';

const keptOf = (values: AdsetValues): Json =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in keptAdsetShape));

const conversionWindows = [
  { event_type: 'CLICK_THROUGH', window_days: 7 },
  { event_type: 'VIEW_THROUGH', window_days: 1 },
];

const attributionFor = (goal: string) =>
  convertingGoals.includes(goal)
    ? conversionWindows
    : [{ event_type: 'CLICK_THROUGH', window_days: 1 }];

const newAdset = (draft: AdsetDraft): AdSet => {
  const { call, account, campaign, values } = draft;
  const { world, now } = call;
  return {
    kind: 'adset',
    id: world.idGenerator.objectId(),
    seq: world.idGenerator.next(),
    account_id: account.account_id,
    campaign_id: campaign.id,
    name: values.name ?? '',
    // It was checked to be a status for a create.
    status: (values.status ?? 'ACTIVE') as Status,
    optimization_goal: draft.goal,
    billing_event: draft.billing,
    budget: { daily: values.daily_budget, lifetime: values.lifetime_budget },
    bid_strategy: strategyOf(draft),
    bid_amount: values.bid_amount,
    targeting: draft.targeting,
    promoted_object: values.promoted_object,
    destination_type: values.destination_type,
    dynamic: values.is_dynamic_creative ?? false,
    start: draft.start,
    end: draft.end,
    budget_edits: [],
    created: now,
    updated: now,
    extra: {
      pacing_type: ['standard'],
      attribution_spec: attributionFor(draft.goal),
      ...keptOf(values),
    },
  };
};

export const createAdset = (call: Call, account: Account) => {
  const values = readShape(adsetShape, call.params, account.zone);
  const draft = checkNewAdset(call, account, values);
  if (isRehearsal(call)) return success;
  call.batchCampaigns?.add(draft.campaign.id);
  return createReceipt(call, persist(call.world, newAdset(draft)));
};

const hourMs = 3_600_000;
const maxBudgetEdits = 4;

const refuseBudgetEdit = (): never =>
  refuse({
    code: 613,
    subcode: 1487632,
    message: '(#613) Calls to this api have exceeded the rate limit.',
    title: 'Ad set budget was changed too often',
    text: 'The budget of an ad set can change four times an hour. Try again later.',
  });

/**
 * Four budget edits an hour are allowed. The fifth is refused, and so are all others for an hour.
 * https://developers.facebook.com/docs/marketing-api/overview/rate-limiting
 */
const noteBudgetEdit = (adset: AdSet, now: number) => {
  if (now < (adset.budget_blocked_until ?? 0)) refuseBudgetEdit();
  const recent = adset.budget_edits.filter((at) => now - at < hourMs);
  if (recent.length >= maxBudgetEdits) {
    adset.budget_blocked_until = now + hourMs;
    refuseBudgetEdit();
  }
  adset.budget_edits = [...recent, now];
};

const apply = (adset: AdSet, draft: AdsetDraft) => {
  const { values, call } = draft;
  const { daily_budget: daily, lifetime_budget: lifetime } = values;
  if (daily !== undefined || lifetime !== undefined) adset.budget = { daily, lifetime };
  adset.name = values.name ?? adset.name;
  // It was checked to be one of the four statuses.
  adset.status = (values.status ?? adset.status) as Status;
  adset.optimization_goal = draft.goal;
  adset.billing_event = draft.billing;
  adset.bid_strategy = strategyOf(draft);
  adset.bid_amount =
    adset.bid_strategy === 'LOWEST_COST_WITHOUT_CAP'
      ? undefined
      : (values.bid_amount ?? adset.bid_amount);
  adset.targeting = draft.targeting;
  adset.destination_type = values.destination_type ?? adset.destination_type;
  adset.start = draft.start;
  adset.end = draft.end;
  adset.updated = call.now;
  Object.assign(adset.extra, keptOf(values));
};

export const updateAdset = (call: Call, account: Account, adset: AdSet) => {
  const values = readShape(adsetShape, call.params, account.zone);
  const draft = checkAdsetChange(call, account, adset, values);
  const { daily_budget: daily, lifetime_budget: lifetime } = values;
  if (lifetime !== undefined && lifetime < measuredSpend(call.world, adset)) {
    reject('budget_below_spend', ['lifetime_budget']);
  }
  if (isRehearsal(call)) return success;
  if (daily !== undefined || lifetime !== undefined) noteBudgetEdit(adset, call.now);
  apply(adset, draft);
  settleDelivery(call.world, adset);
  return updateReceipt(call, adset);
};
