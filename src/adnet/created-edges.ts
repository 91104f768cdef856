import { grownName, sameName } from './comparable.ts';
import { objectId } from './ids.ts';
import type { Params } from './wire/passed-through.ts';

export type Action =
  | 'upload_image'
  | 'create_campaign'
  | 'create_adset'
  | 'create_creative'
  | 'create_ad';

export type Sought = {
  action: Action;
  account: string;
  /** The parameters as they were sent. */
  params: Params;
  /** When the intent to send them was written down. */
  intentAt: number;
  /** For a picture whose hash is known. */
  imageHash?: string | undefined;
};

const everyStatus = {
  campaign: 'ACTIVE PAUSED DELETED ARCHIVED IN_PROCESS WITH_ISSUES',
  adset: 'ACTIVE PAUSED DELETED ARCHIVED IN_PROCESS WITH_ISSUES CAMPAIGN_PAUSED',
  ad: 'ACTIVE PAUSED DELETED PENDING_REVIEW DISAPPROVED PREAPPROVED PENDING_BILLING_INFO CAMPAIGN_PAUSED ARCHIVED ADSET_PAUSED IN_PROCESS WITH_ISSUES',
} as const;

/** Deleted and archived objects are hidden unless they are named. */
const allOf = (kind: keyof typeof everyStatus) => ({
  effective_status: JSON.stringify(everyStatus[kind].split(' ')),
});

/** Where an object would be listed, and what there tells it from others. */
export type Edge = {
  path: string;
  params: Record<string, string>;
  compare: readonly string[];
  isNamed: (sent: unknown, held: unknown) => boolean;
  /** A whole account's worth of objects: ask for the name first. */
  isLong: boolean;
};

export const createdEdges: Record<Action, (sought: Sought) => Edge> = {
  create_campaign: ({ account }) => ({
    path: `/${account}/campaigns`,
    params: {
      fields: 'id,name,created_time,objective,buying_type,daily_budget,lifetime_budget,spend_cap',
      ...allOf('campaign'),
    },
    compare: ['objective', 'buying_type', 'daily_budget', 'lifetime_budget', 'spend_cap'],
    isNamed: sameName,
    isLong: true,
  }),
  create_adset: ({ account, params }) => ({
    path: `/${objectId(params['campaign_id']) ?? account}/adsets`,
    params: {
      fields:
        'id,name,created_time,campaign_id,optimization_goal,billing_event,daily_budget,lifetime_budget,bid_amount',
      ...allOf('adset'),
    },
    compare: [
      'campaign_id',
      'optimization_goal',
      'billing_event',
      'daily_budget',
      'lifetime_budget',
      'bid_amount',
    ],
    isNamed: sameName,
    isLong: false,
  }),
  create_ad: ({ account, params }) => ({
    path: `/${objectId(params['adset_id']) ?? account}/ads`,
    params: {
      fields: 'id,name,created_time,adset_id,creative{id},conversion_domain',
      ...allOf('ad'),
    },
    compare: ['adset_id', 'creative', 'conversion_domain'],
    isNamed: sameName,
    isLong: false,
  }),
  create_creative: ({ account }) => ({
    path: `/${account}/adcreatives`,
    params: { fields: 'id,name,object_story_spec,url_tags' },
    compare: ['object_story_spec', 'url_tags'],
    isNamed: grownName,
    isLong: true,
  }),
  upload_image: ({ account, imageHash }) => ({
    path: `/${account}/adimages`,
    params: {
      fields: 'id,hash,name,url,created_time',
      ...(imageHash === undefined ? {} : { hashes: JSON.stringify([imageHash]) }),
    },
    compare: [],
    isNamed: sameName,
    isLong: false,
  }),
};
