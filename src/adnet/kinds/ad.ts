import { isObject } from '../../kernel/is-object.ts';
import { sameName } from '../answers/compare-objects.ts';
import { objectId } from '../ids.ts';
import { nameStep, otherSteps, pausedStep } from '../manual/steps.ts';
import { oneLine, quoted } from '../manual/words.ts';
import { adParams, adsPath } from '../wire/ad.ts';
import { isGiven, type Params } from '../wire/passed-through.ts';
import { adFields } from './compared-fields.ts';
import { basicFields, fieldNames, withStatus } from './edge.ts';
import type { KindFacts } from './kind.ts';

const fieldsWithSteps = ['name', 'status', 'adset_id', 'creative', 'conversion_domain'];

const creativeId = ({ creative }: Params): unknown =>
  typeof creative === 'object' && creative !== null && 'creative_id' in creative
    ? creative.creative_id
    : creative;

const shownCreativeId = ({ creative_id, creative }: Params) => {
  const id = creative_id ?? (isObject(creative) ? creative['creative_id'] : undefined);
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
};

export const ad = {
  action: 'create_ad',
  path: adsPath,
  source: null,
  lookUps: null,
  params: adParams,
  precheck: null,
  canBeValidated: true,
  canBeLive: true,
  guarded: {
    name: ({ name }) => name,
    places: null,
    urlTags: null,
    creativeId: shownCreativeId,
  },
  compared: adFields,
  readTogether: 'by_id',
  calledBy: 'id',
  sameAgain: 'new',
  edge: ({ adAccountId, params }) => ({
    path: `/${objectId(params['adset_id']) ?? adAccountId}/ads`,
    params: {
      fields: fieldNames(basicFields, 'adset_id', 'creative{id}', 'conversion_domain'),
      ...withStatus(
        `ACTIVE PAUSED PENDING_REVIEW DISAPPROVED PREAPPROVED PENDING_BILLING_INFO CAMPAIGN_PAUSED ARCHIVED
        ADSET_PAUSED IN_PROCESS WITH_ISSUES`,
      ),
    },
    nameField: 'name',
    isNamed: sameName,
    identity: ['adset_id', 'creative'],
    presence: [],
    compare: ['conversion_domain'],
    isLong: false,
  }),
  manualSteps: ({ params }) => [
    `On the Ad sets tab, open the ad set with the id ${oneLine(params['adset_id'])}, then on the Ads tab choose Create.`,
    nameStep('Ad name', params),
    `Under Ad setup, use the existing creative with the id ${oneLine(creativeId(params))}.`,
    isGiven(params['conversion_domain'])
      ? `Under Tracking, set the conversion domain to ${quoted(params['conversion_domain'])}.`
      : '',
    ...otherSteps(params, fieldsWithSteps),
    pausedStep('ad'),
  ],
} as const satisfies KindFacts;
