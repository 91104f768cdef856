import { Failure } from '../../contract/failures.ts';
import { sameName } from '../answers/compare-objects.ts';
import { placesIn } from '../guardrails/places.ts';
import { objectId } from '../ids.ts';
import { adsetSteps } from '../manual/adset.ts';
import { nameStep, otherSteps, pausedStep } from '../manual/steps.ts';
import { oneLine } from '../manual/words.ts';
import {
  budgetField,
  hasBudgetTwice,
  lacksApp,
  missingBidField,
  mustBeLeftOut,
  requiredByStrategy,
} from '../preflight/adset/create-rules.ts';
import { adsetParams, adsetsPath, campaignBudget } from '../wire/adset.ts';
import { objectRead } from '../wire/lists.ts';
import type { Body } from '../wire/passed-through.ts';
import { adsetFields } from './compared-fields.ts';
import { basicFields, fieldNames, withStatus } from './edge.ts';
import type { AskPlatform, KindFacts } from './kind.ts';

const identity = [
  'campaign_id',
  'optimization_goal',
  'billing_event',
  'daily_budget',
  'lifetime_budget',
  'bid_amount',
];

const fieldsWithSteps = [
  'name',
  'status',
  'daily_budget',
  'lifetime_budget',
  'bid_strategy',
  'campaign_id',
  'optimization_goal',
  'billing_event',
  'targeting',
  'start_time',
  'end_time',
  'bid_amount',
];

/**
 * Refuses three mistakes that the platform would report late or unclearly. The campaign is read from the platform
 * each time, because a person may have changed it.
 */
const precheck = async (body: Body, ask: AskPlatform) => {
  demandBid(missingBidField(body));
  if (lacksApp(body))
    throw new Failure(
      'promoted_object_required',
      wrong('promoted_object', 'is required for app installs'),
    );
  const answer = await ask(objectRead(String(body['campaign_id']), 'campaignBudget'));
  if (answer.kind === 'rejected') return answer;
  const campaign = campaignBudget(answer.relayed.body);
  if (campaign === null) return null;
  if (hasBudgetTwice(body, campaign.hasBudget))
    throw new Failure('adset_budget_conflict', wrong(budgetField(body), mustBeLeftOut));
  demandBid(missingBidField(body, campaign));
  return null;
};

const demandBid = (missing: 'bid_amount' | 'bid_constraints' | null) => {
  if (missing === null) return;
  throw new Failure('bid_amount_required', {
    message: `This bid strategy needs ${missing}.`,
    ...wrong(missing, requiredByStrategy),
  });
};

const wrong = (field: string, message: string) => ({ fields: [{ field, message }] });

const openCampaignStep = (id: unknown) =>
  `On the Campaigns tab, open the campaign with the id ${oneLine(id)}, then on the Ad sets tab choose Create.`;

export const adset = {
  action: 'create_adset',
  path: adsetsPath,
  source: null,
  lookUps: null,
  params: adsetParams,
  precheck,
  canBeValidated: true,
  canBeLive: true,
  guarded: {
    name: ({ name }) => name,
    places: placesIn,
    urlTags: null,
    creativeId: null,
  },
  compared: adsetFields,
  readTogether: { parent: 'campaign_id' },
  calledBy: 'id',
  sameAgain: 'new',
  edge: ({ adAccountId, params }) => ({
    path: `/${objectId(params['campaign_id']) ?? adAccountId}/adsets`,
    params: {
      fields: fieldNames(basicFields, identity),
      ...withStatus('ACTIVE PAUSED ARCHIVED IN_PROCESS WITH_ISSUES CAMPAIGN_PAUSED'),
    },
    nameField: 'name',
    isNamed: sameName,
    identity,
    presence: [],
    compare: [],
    isLong: false,
  }),
  manualSteps: (intended) => [
    openCampaignStep(intended.params['campaign_id']),
    nameStep('Ad set name', intended.params),
    ...adsetSteps(intended),
    ...otherSteps(intended.params, fieldsWithSteps),
    pausedStep('ad set'),
  ],
} as const satisfies KindFacts;
