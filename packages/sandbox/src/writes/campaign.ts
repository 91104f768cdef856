import type { Call } from '../protocol/call.ts';
import { reject } from '../protocol/problems.ts';
import { readShape } from '../protocol/shape.ts';
import { checkAccountRoom } from '../rules/account-room.ts';
import { checkCampaignChange } from '../rules/campaign-change.ts';
import {
  budgetOf,
  type CampaignValues,
  campaignShape,
  checkNewCampaign,
  hasBudget,
  spendCapText,
} from '../rules/campaign-rules.ts';
import { settleDelivery } from '../world/delivery.ts';
import type { Account, Campaign, Status } from '../world/entities.ts';
import { persist } from '../world/persist.ts';
import { createReceipt, isRehearsal, omitUndefined, success, updateReceipt } from './receipt.ts';

const realCategories = (categories: unknown[] | undefined) =>
  categories?.map(String).filter((name) => name !== 'NONE');

/** The platform's own default, which is surprising: a budget without a strategy means a bid cap. */
const strategyOf = (values: CampaignValues) =>
  values.bid_strategy ?? (hasBudget(budgetOf(values)) ? 'LOWEST_COST_WITH_BID_CAP' : undefined);

const extrasOf = (values: CampaignValues) =>
  omitUndefined({
    special_ad_categories: realCategories(values.special_ad_categories),
    special_ad_category_country: values.special_ad_category_country,
    spend_cap: spendCapText(values.spend_cap),
    is_skadnetwork_attribution: values.is_skadnetwork_attribution,
    is_budget_schedule_enabled: values.is_budget_schedule_enabled,
    promoted_object: values.promoted_object,
    pacing_type: values.pacing_type,
    adlabels: values.adlabels,
    source_campaign_id: values.source_campaign_id,
    topline_id: values.topline_id,
  });

/** Only a person whose identity was confirmed may create political ads. */
const checkPolitics = ({ person }: Call, { special_ad_categories: categories }: CampaignValues) => {
  if (!categories?.includes('ISSUES_ELECTIONS_POLITICS')) return;
  if (person?.extra['political_ads_cleared'] === true) return;
  reject('not_cleared_for_politics', ['special_ad_categories']);
};

export const createCampaign = (call: Call, account: Account) => {
  const { world, now } = call;
  const values = readShape(campaignShape, call.params, account.zone);
  checkNewCampaign(values, account);
  checkPolitics(call, values);
  checkAccountRoom(call, 'campaign', account);
  if (isRehearsal(call)) return success;
  const campaign: Campaign = {
    kind: 'campaign',
    id: world.idGenerator.objectId(),
    seq: world.idGenerator.next(),
    account_id: account.account_id,
    name: values.name ?? '',
    objective: values.objective ?? '',
    // It was checked to be a status for a create.
    status: (values.status ?? 'ACTIVE') as Status,
    budget: budgetOf(values),
    bid_strategy: strategyOf(values),
    sharing: values.is_adset_budget_sharing_enabled,
    created: now,
    updated: now,
    extra: {
      buying_type: values.buying_type ?? 'AUCTION',
      pacing_type: ['standard'],
      ...extrasOf(values),
    },
  };
  return createReceipt(call, persist(world, campaign));
};

/** Edits of the budget or the cap do not change `updated_time`. */
const movesUpdatedTime = (values: CampaignValues) =>
  Object.keys(values).some((name) => !/budget|spend_cap/.test(name));

export const updateCampaign = (call: Call, account: Account, campaign: Campaign) => {
  const values = readShape(campaignShape, call.params, account.zone);
  checkCampaignChange(call, account, campaign, values);
  if (isRehearsal(call)) return success;
  campaign.name = values.name ?? campaign.name;
  // It was checked to be one of the four statuses.
  campaign.status = (values.status ?? campaign.status) as Status;
  if (hasBudget(budgetOf(values))) campaign.budget = budgetOf(values);
  campaign.bid_strategy = values.bid_strategy ?? campaign.bid_strategy;
  campaign.sharing = values.is_adset_budget_sharing_enabled ?? campaign.sharing;
  Object.assign(campaign.extra, extrasOf(values));
  if (values.spend_cap !== undefined && !spendCapText(values.spend_cap)) {
    delete campaign.extra['spend_cap'];
  }
  if (movesUpdatedTime(values)) campaign.updated = call.now;
  settleDelivery(call.world, campaign);
  return updateReceipt(call, campaign);
};
