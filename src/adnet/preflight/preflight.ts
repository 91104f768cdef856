import { hasBudget, isBudget } from '../wire/campaign.ts';
import type { Params } from '../wire/passed-through.ts';
import { accountFindings } from './account.ts';
import { combinationFindings, parentFindings, surplusAds } from './ad.ts';
import { adSetFindings } from './adset/adset.ts';
import { campaignFindings, specialCategories } from './campaign.ts';
import { creativeFindings } from './creative/creative.ts';
import type { Finding, PlanFinding } from './finding.ts';
import type { CampaignFacts, PlatformFacts } from './known.ts';
import {
  isPlanned,
  type PlannedObject,
  type PreparedObject,
  plannedId,
  sentOf,
  stepBehind,
} from './planned.ts';
import { idIn, isTrue, partOf, wordIn } from './values.ts';

const unknownCampaign: CampaignFacts = {
  objective: null,
  hasBudget: null,
  isLifetime: false,
  isDaily: false,
  strategy: null,
  sharesBudgets: false,
  categories: [],
};

/** What a plan is made of, by step, with its parameters as Meta would get them. */
type Scene = {
  sent: Map<string, PreparedObject>;
  /** Ad sets by their campaign, and ads by their ad set. */
  adSets: Map<string, PreparedObject[]>;
  ads: Map<string, PreparedObject[]>;
  known: PlatformFacts;
};

const plannedObject = ({ sent }: Scene, id: string) =>
  isPlanned(id) ? sent.get(stepBehind(id)) : undefined;

const campaignOf = (scene: Scene, id: string): CampaignFacts => {
  if (!isPlanned(id)) {
    const existing = scene.known.campaigns.get(id);
    if (existing === undefined || existing === 'missing') return unknownCampaign;
    return { ...existing, isDaily: existing.hasBudget && !existing.isLifetime };
  }
  const params = plannedObject(scene, id)?.sent;
  if (!params) return unknownCampaign;
  return {
    objective: wordIn(params['objective']) || null,
    hasBudget: hasBudget(params),
    isLifetime: isBudget(params['lifetime_budget']),
    isDaily: isBudget(params['daily_budget']),
    strategy: wordIn(params['bid_strategy']) || null,
    sharesBudgets: isTrue(params['is_adset_budget_sharing_enabled']),
    categories: specialCategories(params),
  };
};

const adSetOf = (scene: Scene, id: string): Params | undefined => {
  if (isPlanned(id)) return plannedObject(scene, id)?.sent;
  const existing = scene.known.adsets.get(id);
  return existing === undefined || existing === 'missing' ? undefined : existing.params;
};

const sentIn = (groups: Map<string, PreparedObject[]>, id: string) =>
  (groups.get(id) ?? []).map(({ sent }) => sent);

const at = (step: string, findings: readonly Finding[]): PlanFinding[] =>
  findings.map((finding) => ({ step, ...finding }));

const campaignStep = ({ adSets, known }: Scene, { step, sent }: PreparedObject) =>
  at(step, campaignFindings(sent, { adSets: sentIn(adSets, plannedId(step)), known }));

const adSetStep = (scene: Scene, adset: PreparedObject) => {
  const id = idIn(adset.sent['campaign_id']);
  const siblings = sentIn(scene.adSets, id);
  const surroundings = { campaign: campaignOf(scene, id), siblings, known: scene.known };
  return at(adset.step, adSetFindings(adset, surroundings));
};

/** Problems of the ad itself, and of its creative where that does not go together with the ad set. */
const adStep = (scene: Scene, { step, sent }: PreparedObject) => {
  const { known } = scene;
  const own = at(step, parentFindings(sent, known));
  const adset = adSetOf(scene, idIn(sent['adset_id']));
  const creative = plannedObject(scene, idIn(partOf(sent, 'creative')['creative_id']));
  if (!adset || !creative) return own;
  const campaign = campaignOf(scene, idIn(adset['campaign_id']));
  return [...own, ...at(creative.step, combinationFindings({ creative, adset, campaign }, known))];
};

/** The steps of one kind by the object that they go into. */
const groupByParent = (steps: PreparedObject[], parent: (sent: Params) => unknown) => {
  const groups = new Map<string, PreparedObject[]>();
  for (const step of steps) {
    const id = idIn(parent(step.sent));
    const group = groups.get(id);
    if (group) group.push(step);
    else groups.set(id, [step]);
  }
  return groups;
};

/**
 * What Meta would refuse, and what somebody should know, before anything is sent. Each rule stands in the file that
 * finds it and says what it rests on. Where no fact is known, there is no rule.
 */
export const preflight = (steps: readonly PlannedObject[], known: PlatformFacts): PlanFinding[] => {
  const all = steps.flatMap((step) => sentOf(step) ?? []);
  const ofKind = (kind: string) => all.filter((one) => one.kind === kind);
  const scene: Scene = {
    known,
    sent: new Map(all.map((one) => [one.step, one])),
    adSets: groupByParent(ofKind('adset'), ({ campaign_id }) => campaign_id),
    ads: groupByParent(ofKind('ad'), ({ adset_id }) => adset_id),
  };
  const ofAccount = accountFindings(known.account, known.isAccountVisible);
  return [
    ...ofAccount.map((finding) => ({ step: null, ...finding })),
    ...ofKind('campaign').flatMap((one) => campaignStep(scene, one)),
    ...ofKind('adset').flatMap((one) => adSetStep(scene, one)),
    ...ofKind('creative').flatMap((one) => at(one.step, creativeFindings(one, known))),
    ...ofKind('ad').flatMap((one) => adStep(scene, one)),
    ...[...scene.ads].flatMap(([id, ads]) => surplusAds(plannedObject(scene, id)?.sent ?? {}, ads)),
  ];
};
