import type { Action } from './created-edges.ts';
import { adsetSteps } from './manual/adset.ts';
import { campaignSteps, objectives } from './manual/campaign.ts';
import { creativeSteps } from './manual/creative.ts';
import type { Intended } from './manual/intended.ts';
import { fromTable, line, quoted, spoken } from './manual/words.ts';
import type { Params } from './wire/passed-through.ts';
import { isGiven } from './wire/passed-through.ts';

export type { Intended } from './manual/intended.ts';

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

/** Whatever else was asked for is named too, so that nothing gets lost on the way. */
const leftOver = (params: Params, told: string[]): string[] =>
  Object.entries(params)
    .filter(([key, value]) => isGiven(value) && !told.includes(key))
    .map(([key, value]) => `Also set ${spoken(key)} to ${line(value, 500)}.`);
