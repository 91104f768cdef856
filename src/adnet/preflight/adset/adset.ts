import { isBudget } from '../../wire/campaign.ts';
import { isGiven, type Params } from '../../wire/passed-through.ts';
import { adsetFields } from '../enums.ts';
import { misspeltFields, unreadableValues } from '../fields.ts';
import { type Finding, findingOf, refuse } from '../finding.ts';
import type { PreparedObject } from '../planned.ts';
import type { CampaignFacts, PlatformFacts } from '../platform-facts.ts';
import { idIn, upperCaseWord } from '../values.ts';
import { audienceFindings } from './audience.ts';
import { bidFindings } from './bid.ts';
import { adSetBudgetFindings } from './budget.ts';
import { goalFindings } from './goal.ts';
import { placementFindings } from './placements.ts';
import { promotedAccessFindings, promotedValueFindings } from './promoted-object.ts';
import { regulationFindings } from './regulation.ts';
import { scheduleFindings } from './schedule.ts';

export const adSetRules = {
  campaign_deleted: refuse([100, 1487566], 'Name another campaign, or let the launch make one.'),
  campaign_archived: refuse([100, 1487866], 'Name another campaign, or let the launch make one.'),
  campaign_not_visible: refuse(
    [100, 33],
    'Name a campaign of this ad account, or let the launch make one.',
  ),
  goal_differs: refuse(
    [100, 1885760],
    'Use one goal in all ad sets of a campaign that holds the budget, or give each ad set its own budget.',
  ),
};

const finding = findingOf(adSetRules);

/** Findings about an ad set in an existing campaign. */
const existingCampaign = ({ campaigns }: PlatformFacts, id: string): Finding[] => {
  const campaign = campaigns.get(id);
  const field = 'campaign_id';
  if (campaign === undefined) return [];
  if (campaign === 'missing')
    return [finding('campaign_not_visible', field, 'names no campaign of this ad account')];
  if (campaign.status === 'DELETED')
    return [finding('campaign_deleted', field, 'names a campaign that is deleted')];
  return campaign.status === 'ARCHIVED'
    ? [finding('campaign_archived', field, 'names a campaign that is archived')]
    : [];
};

/** If a campaign holds the budget and bids for the lowest cost, all of its ad sets must have the same goal. */
const mixedGoals = (adsets: readonly Params[], campaign: CampaignFacts): string | null => {
  if (campaign.hasBudget !== true || campaign.strategy !== 'LOWEST_COST_WITHOUT_CAP') return null;
  const goals = new Set(adsets.map((adset) => upperCaseWord(adset['optimization_goal'])));
  return goals.size > 1 ? ([...goals][0] ?? null) : null;
};

const goalDiffers = (adset: Params, siblings: readonly Params[], campaign: CampaignFacts) => {
  const first = mixedGoals(siblings, campaign);
  return first === null || upperCaseWord(adset['optimization_goal']) === first
    ? []
    : [
        finding(
          'goal_differs',
          'optimization_goal',
          `differs from ${first}, the goal of another ad set`,
        ),
      ];
};

type AdSetSurroundings = {
  campaign: CampaignFacts;
  /** All ad sets of the same campaign in this plan. */
  siblings: readonly Params[];
  facts: PlatformFacts;
};

export const adSetFindings = (
  { body, sent }: PreparedObject,
  { campaign, siblings, facts }: AdSetSurroundings,
): Finding[] => {
  const { account, now } = facts;
  return [
    ...existingCampaign(facts, idIn(sent['campaign_id'])),
    ...adSetBudgetFindings(sent, { campaign, account, now }),
    ...bidFindings(sent, campaign),
    ...goalFindings(sent, campaign),
    ...goalDiffers(sent, siblings, campaign),
    ...unreadableValues(sent, 'adset'),
    ...promotedValueFindings(sent),
    ...promotedAccessFindings(sent, facts),
    ...audienceFindings(sent, { facts, campaign, isGiven: isGiven(body['targeting']) }),
    ...placementFindings(sent),
    ...misspeltFields(sent, adsetFields),
    ...regulationFindings(sent, account),
    ...scheduleFindings(
      sent,
      {
        isDaily: isBudget(sent['daily_budget']) || campaign.isDaily,
        isLifetime: isBudget(sent['lifetime_budget']) || campaign.isLifetime,
      },
      now,
    ),
  ];
};
