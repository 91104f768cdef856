import { hasBudget, isBudget } from '../wire/campaign.ts';
import { isGiven, type Params } from '../wire/passed-through.ts';
import { accountFindings } from './account.ts';
import { togetherFindings } from './ad.ts';
import type { CampaignAround } from './around.ts';
import { audienceFindings } from './audience.ts';
import { bidFindings } from './bid.ts';
import { adSetBudgetFindings, campaignBudgetFindings } from './budget.ts';
import { campaignFindings, specialCategories } from './campaign.ts';
import { creativeFindings, pageFindings } from './creative.ts';
import { type Finding, found } from './finding.ts';
import { goalFindingsOf, mixedGoals } from './goal.ts';
import { isAbsent, type Known } from './known.ts';
import { placementFindings } from './placements.ts';
import { isPlanned, type Planned, type Sent, sentOf, stepBehind } from './planned.ts';
import { regulationFindings } from './regulation.ts';
import { scheduleFindings } from './schedule.ts';
import { idIn, isTrue, partOf, wordIn } from './values.ts';

/** `step`: null for what is about all of them. */
export type Told = Finding & { step: string | null };

const unknownCampaign: CampaignAround = {
  objective: null,
  hasBudget: null,
  isLifetime: false,
  isDaily: false,
  strategy: null,
  sharesBudgets: false,
  categories: [],
};

/** What a plan is made of, by step, with its parameters as Meta would get them. */
type Scene = { sent: Map<string, Sent>; adSets: Map<string, Sent[]>; known: Known };

const campaignOf = ({ sent, known }: Scene, id: string): CampaignAround => {
  if (!isPlanned(id)) {
    const existing = known.campaigns.get(id);
    if (existing === undefined || existing === 'missing') return unknownCampaign;
    return { ...existing, isDaily: existing.hasBudget && !existing.isLifetime };
  }
  const params = sent.get(stepBehind(id))?.sent;
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

const campaignStep = ({ adSets, known }: Scene, { step, sent }: Sent): Finding[] => {
  const own = (adSets.get(`→${step}`) ?? []).map((one) => one.sent);
  return [
    ...campaignFindings(sent, { account: known.account, adSets: own.length }),
    ...campaignBudgetFindings(sent, known.account, own, known.now),
  ];
};

const adSetStep = (scene: Scene, { body, sent }: Sent): Finding[] => {
  const { known, adSets } = scene;
  const id = idIn(sent['campaign_id']);
  const campaign = campaignOf(scene, id);
  const siblings = (adSets.get(id) ?? []).map((one) => one.sent);
  const first = mixedGoals(siblings, campaign);
  const goal = wordIn(sent['optimization_goal']);
  return [
    ...existingCampaign(known, id),
    ...adSetBudgetFindings(sent, { campaign, account: known.account, now: known.now }),
    ...bidFindings(sent, campaign),
    ...goalFindingsOf(sent, campaign),
    ...(first !== null && goal !== first
      ? [
          found(
            'goal_differs',
            'optimization_goal',
            `differs from ${first}, the goal of another ad set`,
          ),
        ]
      : []),
    ...promotedThings(sent, known),
    ...audienceFindings(sent, { known, campaign, isGiven: isGiven(body['targeting']) }),
    ...placementFindings(sent),
    ...regulationFindings(sent, known.account),
    ...scheduleFindings(
      sent,
      {
        isDaily: isBudget(sent['daily_budget']) || campaign.isDaily,
        isLifetime: isBudget(sent['lifetime_budget']) || campaign.isLifetime,
      },
      known.now,
    ),
  ];
};

const existingCampaign = ({ campaigns }: Known, id: string): Finding[] => {
  const campaign = campaigns.get(id);
  const field = 'campaign_id';
  if (campaign === undefined) return [];
  if (campaign === 'missing')
    return [found('campaign_not_visible', field, 'names no campaign of this ad account')];
  if (campaign.status === 'DELETED')
    return [found('campaign_deleted', field, 'names a campaign that is deleted')];
  return campaign.status === 'ARCHIVED'
    ? [found('campaign_archived', field, 'names a campaign that is archived')]
    : [];
};

/** Whether the account has what an ad set promotes. */
const promotedThings = (adset: Params, known: Known): Finding[] => {
  const object = partOf(adset, 'promoted_object');
  const field = 'promoted_object';
  const pixel = idIn(object['pixel_id']);
  const conversion = idIn(object['custom_conversion_id']);
  const page = idIn(object['page_id']);
  return [
    ...(pixel !== '' && isAbsent(known.pixels, pixel)
      ? [found('pixel_not_shared', `${field}.pixel_id`, 'is no pixel that this ad account may use')]
      : []),
    ...(conversion !== '' && isAbsent(known.conversions, conversion)
      ? [
          found(
            'conversion_not_shared',
            `${field}.custom_conversion_id`,
            'is none of this ad account',
          ),
        ]
      : []),
    ...(page === '' ? [] : pageFindings(page, `${field}.page_id`, known)),
  ];
};

const maxAds = 50;

const adStep = (scene: Scene, { sent }: Sent): Told[] => {
  const { known } = scene;
  const adsetId = idIn(sent['adset_id']);
  const creativeId = idIn(partOf(sent, 'creative')['creative_id']);
  const existing = known.adsets.get(adsetId);
  const adset = isPlanned(adsetId) ? scene.sent.get(stepBehind(adsetId))?.sent : paramsOf(existing);
  const creative = isPlanned(creativeId) ? scene.sent.get(stepBehind(creativeId)) : undefined;
  const own: Told[] = [
    ...adSetState(existing, known.now),
    ...(known.creatives.get(creativeId) === 'missing'
      ? [found('creative_unknown', 'creative_id', 'names no creative of this ad account')]
      : []),
  ].map((finding) => ({ step: '', ...finding }));
  if (!adset || !creative) return own;
  const campaign = campaignOf(scene, idIn(adset['campaign_id']));
  const together = togetherFindings({ creative, adset, campaign }, known);
  return [...own, ...together.map((finding) => ({ step: creative.step, ...finding }))];
};

const paramsOf = (existing: ReturnType<Known['adsets']['get']>) =>
  existing === undefined || existing === 'missing' ? undefined : existing.params;

const adSetState = (existing: ReturnType<Known['adsets']['get']>, now: number): Finding[] => {
  const field = 'adset_id';
  if (existing === undefined) return [];
  if (existing === 'missing')
    return [found('adset_not_visible', field, 'names no ad set of this ad account')];
  if (existing.status === 'DELETED')
    return [found('adset_deleted', field, 'names an ad set that is deleted')];
  const end = existing.params['end_time'];
  return typeof end === 'string' && Date.parse(end) < now
    ? [found('adset_ended', field, 'names an ad set that has ended')]
    : [];
};

/** The steps of one kind by the object that they go into. */
const grouped = (steps: Sent[], parent: (sent: Params) => unknown) => {
  const groups = new Map<string, Sent[]>();
  for (const step of steps) {
    const id = idIn(parent(step.sent));
    const group = groups.get(id);
    if (group) group.push(step);
    else groups.set(id, [step]);
  }
  return groups;
};

/** What each ad set's ads are too many of, and second ads of dynamic ones, at the first ad that is too much. */
const crowdedAds = ({ sent }: Scene, ads: Sent[]): Told[] =>
  [...grouped(ads, ({ adset_id }) => adset_id)].flatMap(([id, group]): Told[] => {
    const adset = sent.get(stepBehind(id))?.sent ?? {};
    const max = isTrue(adset['is_dynamic_creative']) ? 1 : maxAds;
    const extra = group[max];
    if (!extra) return [];
    const finding =
      max === 1
        ? found('dynamic_second', '', 'is the second ad of a dynamic ad set, which has one')
        : found('too_many_ads', '', `is one more than the ${maxAds} ads that an ad set may have`);
    return [{ step: extra.step, ...finding }];
  });

/**
 * What Meta would refuse, and what somebody should know, before anything is sent: the table in rules.ts says what each
 * rule rests on. Where no fact is known, there is no rule.
 */
export const preflight = (steps: readonly Planned[], known: Known): Told[] => {
  const all = steps.flatMap((step) => sentOf(step) ?? []);
  const ofKind = (kind: string) => all.filter((one) => one.kind === kind);
  const scene: Scene = {
    known,
    sent: new Map(all.map((one) => [one.step, one])),
    adSets: grouped(ofKind('adset'), ({ campaign_id }) => campaign_id),
  };
  const at = (step: string) => (finding: Finding) => ({ step, ...finding });
  return [
    ...accountFindings(known.account, known.isAccountVisible).map((one) => ({
      step: null,
      ...one,
    })),
    ...ofKind('campaign').flatMap((one) => campaignStep(scene, one).map(at(one.step))),
    ...ofKind('adset').flatMap((one) => adSetStep(scene, one).map(at(one.step))),
    ...ofKind('creative').flatMap((one) => creativeFindings(one, known).map(at(one.step))),
    ...ofKind('ad').flatMap((one) =>
      adStep(scene, one).map((told) => (told.step === '' ? { ...told, step: one.step } : told)),
    ),
    ...crowdedAds(scene, ofKind('ad')),
  ];
};
