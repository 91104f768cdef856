import { groupBy } from '../../kernel/group-by.ts';
import { hasBudget, isBudget } from '../wire/campaign.ts';
import type { Params } from '../wire/passed-through.ts';
import { accountFindings } from './account.ts';
import { combinationFindings, parentFindings, surplusAds } from './ad.ts';
import { adSetFindings } from './adset/adset.ts';
import { campaignFindings, specialCategories } from './campaign.ts';
import { creativeFindings } from './creative/creative.ts';
import type { Finding, PlanFinding } from './finding.ts';
import {
  isPlanned,
  type PlannedObject,
  type PreparedObject,
  plannedId,
  preparedObject,
  stepBehind,
} from './planned.ts';
import type { CampaignFacts, PlatformFacts } from './platform-facts.ts';
import { idIn, isTrue, partOf, upperCaseWord } from './values.ts';

const unknownCampaign: CampaignFacts = {
  objective: null,
  hasBudget: null,
  isLifetime: false,
  isDaily: false,
  strategy: null,
  sharesBudgets: false,
  categories: [],
};

/** The objects of a plan, by step, with their parameters as Meta would get them. */
type PreparedPlan = {
  sent: Map<string, PreparedObject>;
  /** Ad sets by their campaign, and ads by their ad set. */
  adSets: Map<string, PreparedObject[]>;
  ads: Map<string, PreparedObject[]>;
  facts: PlatformFacts;
};

const plannedObject = ({ sent }: PreparedPlan, id: string) =>
  isPlanned(id) ? sent.get(stepBehind(id)) : undefined;

const campaignOf = (plan: PreparedPlan, id: string): CampaignFacts => {
  if (!isPlanned(id)) {
    const existing = plan.facts.campaigns.get(id);
    if (existing === undefined || existing === 'missing') return unknownCampaign;
    return { ...existing, isDaily: existing.hasBudget && !existing.isLifetime };
  }
  const params = plannedObject(plan, id)?.sent;
  if (!params) return unknownCampaign;
  return {
    objective: upperCaseWord(params['objective']) || null,
    hasBudget: hasBudget(params),
    isLifetime: isBudget(params['lifetime_budget']),
    isDaily: isBudget(params['daily_budget']),
    strategy: upperCaseWord(params['bid_strategy']) || null,
    sharesBudgets: isTrue(params['is_adset_budget_sharing_enabled']),
    categories: specialCategories(params),
  };
};

const adSetOf = (plan: PreparedPlan, id: string): Params | undefined => {
  if (isPlanned(id)) return plannedObject(plan, id)?.sent;
  const existing = plan.facts.adsets.get(id);
  return existing === undefined || existing === 'missing' ? undefined : existing.params;
};

const sentIn = (groups: Map<string, PreparedObject[]>, id: string) =>
  (groups.get(id) ?? []).map(({ sent }) => sent);

const at = (step: string, findings: readonly Finding[]): PlanFinding[] =>
  findings.map((finding) => ({ step, ...finding }));

const campaignStep = ({ adSets, facts }: PreparedPlan, { step, sent }: PreparedObject) =>
  at(step, campaignFindings(sent, { adSets: sentIn(adSets, plannedId(step)), facts }));

const adSetStep = (plan: PreparedPlan, adset: PreparedObject) => {
  const id = idIn(adset.sent['campaign_id']);
  const siblings = sentIn(plan.adSets, id);
  const surroundings = { campaign: campaignOf(plan, id), siblings, facts: plan.facts };
  return at(adset.step, adSetFindings(adset, surroundings));
};

/** Problems of the ad itself, and of its creative where that does not fit the ad set. */
const adStep = (plan: PreparedPlan, { step, sent }: PreparedObject) => {
  const { facts } = plan;
  const own = at(step, parentFindings(sent, facts));
  const adset = adSetOf(plan, idIn(sent['adset_id']));
  const creative = plannedObject(plan, idIn(partOf(sent, 'creative')['creative_id']));
  if (!adset || !creative) return own;
  const campaign = campaignOf(plan, idIn(adset['campaign_id']));
  return [...own, ...at(creative.step, combinationFindings({ creative, adset, campaign }, facts))];
};

/** The steps of one kind, by the object to which they belong. */
const groupByParent = (steps: PreparedObject[], parent: (sent: Params) => unknown) =>
  groupBy(steps, ({ sent }) => idIn(parent(sent)));

/**
 * Lists what Meta would refuse and what a person should know, before anything is sent. Each rule is in the file
 * that checks it, with its source. Where no fact is known, there is no rule.
 */
export const preflight = (steps: readonly PlannedObject[], facts: PlatformFacts): PlanFinding[] => {
  const all = steps.flatMap((step) => preparedObject(step) ?? []);
  const ofKind = (kind: string) => all.filter((one) => one.kind === kind);
  const plan: PreparedPlan = {
    facts,
    sent: new Map(all.map((one) => [one.step, one])),
    adSets: groupByParent(ofKind('adset'), ({ campaign_id }) => campaign_id),
    ads: groupByParent(ofKind('ad'), ({ adset_id }) => adset_id),
  };
  const ofAccount = accountFindings(facts.account, facts.isAccountVisible);
  return [
    ...ofAccount.map((finding) => ({ step: null, ...finding })),
    ...ofKind('campaign').flatMap((one) => campaignStep(plan, one)),
    ...ofKind('adset').flatMap((one) => adSetStep(plan, one)),
    ...ofKind('creative').flatMap((one) => at(one.step, creativeFindings(one, facts))),
    ...ofKind('ad').flatMap((one) => adStep(plan, one)),
    ...[...plan.ads].flatMap(([id, ads]) => surplusAds(plannedObject(plan, id)?.sent ?? {}, ads)),
  ];
};
