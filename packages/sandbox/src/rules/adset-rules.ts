import type { Call } from '../protocol/call.ts';
import { reject } from '../protocol/problems.ts';
import { refuse, refuseParam, requireParam } from '../protocol/refusal.ts';
import { isJson, oneOf } from '../protocol/shape.ts';
import { ownedBy } from '../world/collection.ts';
import type { Account, AdSet, Campaign } from '../world/entities.ts';
import { assetsOf } from '../world/find.ts';
import { isGone } from '../world/status.ts';
import { checkAdsetBid } from './adset-bid.ts';
import { checkAdsetBudget } from './adset-budget.ts';
import { checkChangeFit, checkGoalFit, checkPartsFit } from './adset-fit.ts';
import { checkAdsetGoal } from './adset-goal.ts';
import type { AdsetDraft, AdsetValues } from './adset-shape.ts';
import { windowsFor } from './attribution.ts';
import { checkName } from './name.ts';
import { checkRegions } from './regions.ts';
import { checkKeys, checkTargeting } from './targeting.ts';
import {
  billingEvents,
  createStatuses,
  onlyNamed,
  optimizationGoals,
  updateStatuses,
} from './words.ts';

const maxAdsetsPerCampaign = 200;
const maxAdsetsPerAccount = 5000;

/** The existing campaign of the same account to which an ad set is added. */
export const campaignFor = (
  { world }: Call,
  { account_id }: { account_id: string },
  id: string | undefined,
): Campaign => {
  if (!id) return requireParam('campaign_id');
  const campaign = world.collections.campaign.byId.get(id);
  if (campaign?.account_id !== account_id) {
    return refuse({ code: 100, message: 'Invalid parameter', blame: [['campaign_id']] });
  }
  if (campaign.status === 'ARCHIVED') return reject('campaign_archived', ['campaign_id']);
  return isGone(campaign.status) ? reject('campaign_deleted', ['campaign_id']) : campaign;
};

const checkRoom = ({ world, batchCampaigns }: Call, campaign: Campaign) => {
  const { adset } = world.collections;
  const isPresent = ({ status }: AdSet) => status !== 'DELETED';
  if (ownedBy(adset, campaign.id).filter(isPresent).length >= maxAdsetsPerCampaign) {
    refuseParam(`A campaign takes ${maxAdsetsPerCampaign} ad sets at most.`, 'campaign_id');
  }
  const inAccount = ownedBy(adset, campaign.account_id);
  if (
    inAccount.length >= maxAdsetsPerAccount &&
    inAccount.filter(isPresent).length >= maxAdsetsPerAccount
  ) {
    refuseParam(`An ad account takes ${maxAdsetsPerAccount} ad sets at most.`, 'campaign_id');
  }
  if (batchCampaigns?.has(campaign.id)) {
    refuseParam('One batch cannot create several ad sets in one campaign.', 'campaign_id');
  }
};

const frequencyGoals = new Set(['REACH', 'THRUPLAY']);

const checkAttribution = (spec: unknown[] | undefined, goal: string) => {
  for (const item of spec ?? []) {
    const window = isJson(item) ? `${item['event_type']} ${item['window_days']}` : '';
    if (windowsFor(goal).includes(window)) continue;
    reject('attribution_not_allowed', ['attribution_spec']);
  }
};

const checkFrequency = ({ values, goal, existing }: AdsetDraft) => {
  if (!values.frequency_control_specs) return;
  if (existing) reject('frequency_immutable', ['frequency_control_specs']);
  if (!frequencyGoals.has(goal) && values.frequency_control_specs.length > 0) {
    refuseParam(`Frequency caps do not work with ${goal}.`, 'frequency_control_specs');
  }
};

const required = (values: AdsetValues) => {
  checkName(values.name);
  if (!values.campaign_id) requireParam('campaign_id');
  if (!values.optimization_goal) requireParam('optimization_goal');
  if (!values.billing_event) requireParam('billing_event');
  if (!values.targeting) requireParam('targeting');
};

const audienceIds = ({ call, account }: AdsetDraft) =>
  new Set(assetsOf(call.world, 'audience', account.account_id).map(({ id }) => id));

/** Checks all rules of one ad set in the platform's order; returns what is stored. */
const checkDraft = (draft: AdsetDraft): AdsetDraft => {
  const { values, goal, billing } = draft;
  checkChangeFit(draft);
  checkGoalFit(draft);
  oneOf(goal, 'optimization_goal', optimizationGoals);
  oneOf(billing, 'billing_event', billingEvents);
  checkAdsetBudget(draft);
  checkAdsetGoal(draft);
  checkAdsetBid(draft);
  checkPartsFit(draft);
  if (values.targeting && draft.call.world.modes.unknownPlaces === 'refused')
    checkKeys(values.targeting);
  const targeting = values.targeting
    ? checkTargeting(values.targeting, audienceIds(draft))
    : draft.targeting;
  const wholeAdset = { ...draft, targeting };
  checkRegions(wholeAdset);
  checkAttribution(values.attribution_spec, goal);
  checkFrequency(draft);
  return wholeAdset;
};

/** `end_time=0` means no end. */
const endOf = (end: number | undefined) => (end === 0 ? undefined : end);

export const checkNewAdset = (call: Call, account: Account, values: AdsetValues): AdsetDraft => {
  required(values);
  const campaign = campaignFor(call, account, values.campaign_id);
  oneOf(values.status ?? 'ACTIVE', 'status', createStatuses);
  checkRoom(call, campaign);
  return checkDraft({
    call,
    account,
    campaign,
    values,
    goal: values.optimization_goal ?? '',
    billing: values.billing_event ?? '',
    start: values.start_time ?? call.now,
    end: endOf(values.end_time),
    targeting: values.targeting ?? {},
  });
};

export const checkAdsetChange = (
  call: Call,
  account: Account,
  existing: AdSet,
  values: AdsetValues,
): AdsetDraft => {
  if (existing.status === 'DELETED' && !onlyNamed(values)) reject('adset_deleted', ['id']);
  if (values.name !== undefined) checkName(values.name);
  if (values.status) oneOf(values.status, 'status', updateStatuses);
  if (values.promoted_object) {
    reject('promoted_object_fixed', ['promoted_object']);
  }
  const campaign = call.world.collections.campaign.byId.get(existing.campaign_id);
  if (!campaign) return refuse({ code: 100, message: 'Invalid parameter' });
  const draft: AdsetDraft = {
    call,
    account,
    campaign,
    values,
    goal: values.optimization_goal ?? existing.optimization_goal,
    billing: values.billing_event ?? existing.billing_event,
    start: values.start_time ?? existing.start,
    end: values.end_time === undefined ? existing.end : endOf(values.end_time),
    targeting: existing.targeting,
    existing,
  };
  const isSmall = Object.keys(values).every((name) => /^(name|status|adlabels)$/.test(name));
  return isSmall ? draft : checkDraft(draft);
};
