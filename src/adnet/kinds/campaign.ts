import { sameName } from '../answers/compare-objects.ts';
import { campaignSteps } from '../manual/campaign.ts';
import { nameStep, otherSteps, pausedStep } from '../manual/steps.ts';
import { fromTable } from '../manual/words.ts';
import { objectiveNames } from '../objective-names.ts';
import { campaignParams, campaignsPath } from '../wire/campaign.ts';
import { campaignFields } from './compared-fields.ts';
import { basicFields, fieldNames, withStatus } from './edge.ts';
import type { KindFacts } from './kind.ts';

const identity = ['objective', 'buying_type', 'daily_budget', 'lifetime_budget', 'spend_cap'];

const fieldsWithSteps = [
  'name',
  'status',
  'daily_budget',
  'lifetime_budget',
  'bid_strategy',
  'objective',
  'special_ad_categories',
  'spend_cap',
  'buying_type',
  'is_adset_budget_sharing_enabled',
];

export const campaign = {
  action: 'create_campaign',
  path: campaignsPath,
  source: null,
  lookUps: null,
  params: campaignParams,
  precheck: null,
  canBeValidated: true,
  canBeLive: true,
  guarded: {
    name: ({ name }) => name,
    places: null,
    urlTags: null,
    creativeId: null,
  },
  compared: campaignFields,
  readTogether: 'by_id',
  calledBy: 'id',
  sameAgain: 'new',
  edge: ({ adAccountId }) => ({
    path: campaignsPath(adAccountId),
    params: {
      fields: fieldNames(basicFields, identity),
      ...withStatus('ACTIVE PAUSED ARCHIVED IN_PROCESS WITH_ISSUES'),
    },
    nameField: 'name',
    isNamed: sameName,
    identity,
    presence: [],
    compare: [],
    isLong: true,
  }),
  manualSteps: (intended) => [
    'On the Campaigns tab, choose Create.',
    `As the campaign objective, choose ${fromTable(objectiveNames, intended.params['objective'])}.`,
    nameStep('Campaign name', intended.params),
    ...campaignSteps(intended),
    ...otherSteps(intended.params, fieldsWithSteps),
    pausedStep('campaign'),
  ],
} as const satisfies KindFacts;
