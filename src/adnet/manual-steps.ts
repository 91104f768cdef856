import type { Action } from './created-edges.ts';
import { creativeSteps } from './manual/creative.ts';
import { targetingSteps } from './manual/targeting.ts';
import { fromTable, line, money, quoted, spoken } from './manual/words.ts';
import type { Params } from './wire/passed-through.ts';
import { isGiven } from './wire/passed-through.ts';

export type Intended = {
  account: string;
  /** The parameters that would have gone to the platform. */
  params: Params;
  /** The account's currency, where it is known. */
  currency?: string | undefined;
  imageUrl?: string | undefined;
};

/** What a person does in the platform's own screens to get the same object, with the values filled in. */
export const manualSteps = (action: Action, intended: Intended): string[] =>
  [openStep(intended.account), ...steps[action](intended)].filter((step) => step !== '');

const openStep = (account: string) =>
  `Open Ads Manager and choose the ad account ${line(account).replace(/^act_/, '')} in the account menu.`;

const steps: Record<Action, (intended: Intended) => string[]> = {
  upload_image: ({ params, imageUrl }) => [
    isGiven(imageUrl)
      ? `Save the picture at ${line(imageUrl, 2000)} to your computer.`
      : 'Save the picture to your computer.',
    'In the menu under All tools, open Media library.',
    'Choose Upload, and pick the saved picture.',
    isGiven(params['name']) ? `Name it ${quoted(params['name'])}.` : '',
  ],
  create_campaign: (intended) => [
    'On the Campaigns tab, choose Create.',
    `As the campaign objective, choose ${fromTable(objectives, intended.params['objective'])}.`,
    nameStep('Campaign name', intended.params),
    ...campaignSteps(intended),
    ...leftOver(intended.params, campaignTold),
    pausedStep('campaign'),
  ],
  create_adset: (intended) => [
    `On the Campaigns tab, open the campaign with the id ${line(intended.params['campaign_id'])}, then on the Ad sets tab choose Create.`,
    nameStep('Ad set name', intended.params),
    ...adsetSteps(intended),
    ...leftOver(intended.params, adsetTold),
    pausedStep('ad set'),
  ],
  create_creative: ({ params }) => [
    'On the Ads tab, choose Create, or open the ad this is for.',
    nameStep('Ad name', params),
    ...creativeSteps(params),
    ...leftOver(params, creativeTold),
    'Save it as a draft; nothing is shown to anyone yet.',
  ],
  create_ad: ({ params }) => [
    `On the Ad sets tab, open the ad set with the id ${line(params['adset_id'])}, then on the Ads tab choose Create.`,
    nameStep('Ad name', params),
    `Under Ad setup, use the existing creative with the id ${line(creativeId(params))}.`,
    isGiven(params['conversion_domain'])
      ? `Under Tracking, set the conversion domain to ${quoted(params['conversion_domain'])}.`
      : '',
    ...leftOver(params, adTold),
    pausedStep('ad'),
  ],
};

const objectives: Record<string, string> = {
  OUTCOME_SALES: 'Sales',
  OUTCOME_LEADS: 'Leads',
  OUTCOME_TRAFFIC: 'Traffic',
  OUTCOME_ENGAGEMENT: 'Engagement',
  OUTCOME_AWARENESS: 'Awareness',
  OUTCOME_APP_PROMOTION: 'App promotion',
};

const bidStrategies: Record<string, string> = {
  LOWEST_COST_WITHOUT_CAP: 'Highest volume, without a cap',
  LOWEST_COST_WITH_BID_CAP: 'Bid cap',
  COST_CAP: 'Cost per result goal',
  LOWEST_COST_WITH_MIN_ROAS: 'ROAS goal',
};

const common = ['name', 'status', 'daily_budget', 'lifetime_budget', 'bid_strategy'];
const campaignTold = [
  ...common,
  'objective',
  'special_ad_categories',
  'spend_cap',
  'buying_type',
  'is_adset_budget_sharing_enabled',
];
const adsetTold = [
  ...common,
  'campaign_id',
  'optimization_goal',
  'billing_event',
  'targeting',
  'start_time',
  'end_time',
  'bid_amount',
];
const creativeTold = ['name', 'object_story_spec', 'asset_feed_spec', 'url_tags'];
const adTold = ['name', 'status', 'adset_id', 'creative', 'conversion_domain'];

const nameStep = (field: string, params: Params) => `Set ${field} to ${quoted(params['name'])}.`;

const pausedStep = (what: string) =>
  `Switch the ${what} off before you publish it, so that it starts paused.`;

const creativeId = ({ creative }: Params): unknown =>
  typeof creative === 'object' && creative !== null && 'creative_id' in creative
    ? creative.creative_id
    : creative;

const budgetSteps = ({ params, currency }: Intended, owner: string): string[] => [
  isGiven(params['daily_budget'])
    ? `Under Budget, set a daily ${owner} budget of ${money(params['daily_budget'], currency)}.`
    : '',
  isGiven(params['lifetime_budget'])
    ? `Under Budget, set a lifetime ${owner} budget of ${money(params['lifetime_budget'], currency)}.`
    : '',
];

const campaignSteps = (intended: Intended): string[] => {
  const { params, currency } = intended;
  const categories = params['special_ad_categories'];
  const named = Array.isArray(categories) ? categories.filter((name) => name !== 'NONE') : [];
  const owns = isGiven(params['daily_budget']) || isGiven(params['lifetime_budget']);
  return [
    isGiven(params['buying_type']) ? `Set Buying type to ${spoken(params['buying_type'])}.` : '',
    named.length > 0
      ? `Under Special ad categories, declare: ${named.map(spoken).join(', ')}.`
      : 'Declare no special ad category.',
    owns ? 'Choose Campaign budget.' : 'Choose Ad set budget, so that each ad set has its own.',
    ...budgetSteps(intended, 'campaign'),
    params['is_adset_budget_sharing_enabled'] === true
      ? 'Let ad sets share some of their budget.'
      : '',
    isGiven(params['bid_strategy'])
      ? `Set Campaign bid strategy to ${fromTable(bidStrategies, params['bid_strategy'])}.`
      : '',
    isGiven(params['spend_cap'])
      ? `Set a campaign spending limit of ${money(params['spend_cap'], currency)}.`
      : '',
  ];
};

const adsetSteps = (intended: Intended): string[] => {
  const { params, currency } = intended;
  return [
    `Set Performance goal to ${spoken(params['optimization_goal'])}.`,
    isGiven(params['bid_strategy'])
      ? `Set Bid strategy to ${fromTable(bidStrategies, params['bid_strategy'])}.`
      : '',
    isGiven(params['bid_amount'])
      ? `Set the bid or cost amount to ${money(params['bid_amount'], currency)}.`
      : '',
    isGiven(params['billing_event'])
      ? `Under When you get charged, choose ${spoken(params['billing_event'])}.`
      : '',
    ...budgetSteps(intended, 'ad set'),
    isGiven(params['start_time']) ? `Set Start date to ${line(params['start_time'])}.` : '',
    isGiven(params['end_time']) ? `Set End date to ${line(params['end_time'])}.` : '',
    ...targetingSteps(params['targeting']),
  ];
};

/** Whatever else was asked for is named too, so that nothing gets lost on the way. */
const leftOver = (params: Params, told: string[]): string[] =>
  Object.entries(params)
    .filter(([key, value]) => isGiven(value) && !told.includes(key))
    .map(([key, value]) => `Also set ${spoken(key)} to ${line(value, 500)}.`);
