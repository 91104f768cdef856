import { grownName, sameName } from './comparable.ts';
import { objectId } from './ids.ts';
import type { Params } from './wire/passed-through.ts';

export type Action =
  | 'upload_image'
  | 'create_campaign'
  | 'create_adset'
  | 'create_creative'
  | 'create_ad';

/** What has a status that could be live; pictures and creatives have none. */
export const canBeLive: Record<Action, boolean> = {
  upload_image: false,
  create_campaign: true,
  create_adset: true,
  create_creative: false,
  create_ad: true,
};

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
  campaign: 'ACTIVE PAUSED ARCHIVED IN_PROCESS WITH_ISSUES',
  adset: 'ACTIVE PAUSED ARCHIVED IN_PROCESS WITH_ISSUES CAMPAIGN_PAUSED',
  ad: 'ACTIVE PAUSED PENDING_REVIEW DISAPPROVED PREAPPROVED PENDING_BILLING_INFO CAMPAIGN_PAUSED ARCHIVED ADSET_PAUSED IN_PROCESS WITH_ISSUES',
} as const;

/** Archived objects are hidden unless they are named; naming deleted ones is refused. */
const allOf = (kind: keyof typeof everyStatus) => ({
  effective_status: JSON.stringify(everyStatus[kind].split(' ')),
});

/** Where an object would be listed, and what there tells it from others. */
export type Edge = {
  path: string;
  params: Record<string, string>;
  /** What of it that was sent must be there, and be the same. */
  identity: readonly string[];
  /** What must be there if it was sent; the platform adds to it and cuts it, so it is not compared. */
  presence?: readonly string[];
  /** What must be the same where it is there. */
  compare: readonly string[];
  isNamed: (sent: unknown, held: unknown) => boolean;
  /** A whole account's worth of objects: ask for the name first. */
  isLong: boolean;
};

const asked = (...names: (string | readonly string[])[]) => names.flat().join(',');
const born = ['id', 'name', 'status', 'created_time'] as const;

const campaignIdentity = [
  'objective',
  'buying_type',
  'daily_budget',
  'lifetime_budget',
  'spend_cap',
] as const;

const adsetIdentity = [
  'campaign_id',
  'optimization_goal',
  'billing_event',
  'daily_budget',
  'lifetime_budget',
  'bid_amount',
] as const;

const creativeIdentity = [
  'object_story_spec',
  'object_story_id',
  'source_instagram_media_id',
] as const;

export const createdEdges: Record<Action, (sought: Sought) => Edge> = {
  create_campaign: ({ account }) => ({
    path: `/${account}/campaigns`,
    params: { fields: asked(born, campaignIdentity), ...allOf('campaign') },
    identity: campaignIdentity,
    compare: [],
    isNamed: sameName,
    isLong: true,
  }),
  create_adset: ({ account, params }) => ({
    path: `/${objectId(params['campaign_id']) ?? account}/adsets`,
    params: { fields: asked(born, adsetIdentity), ...allOf('adset') },
    identity: adsetIdentity,
    compare: [],
    isNamed: sameName,
    isLong: false,
  }),
  create_ad: ({ account, params }) => ({
    path: `/${objectId(params['adset_id']) ?? account}/ads`,
    params: {
      fields: asked(born, 'adset_id', 'creative{id}', 'conversion_domain'),
      ...allOf('ad'),
    },
    identity: ['adset_id', 'creative'],
    compare: ['conversion_domain'],
    isNamed: sameName,
    isLong: false,
  }),
  create_creative: ({ account }) => ({
    path: `/${account}/adcreatives`,
    params: { fields: asked('id', 'name', creativeIdentity, 'asset_feed_spec', 'url_tags') },
    identity: creativeIdentity,
    presence: ['asset_feed_spec'],
    compare: ['url_tags'],
    isNamed: grownName,
    isLong: true,
  }),
  upload_image: ({ account, imageHash }) => ({
    path: `/${account}/adimages`,
    params: {
      fields: 'id,hash,name,url,created_time',
      ...(imageHash === undefined ? {} : { hashes: JSON.stringify([imageHash]) }),
    },
    identity: [],
    compare: [],
    isNamed: sameName,
    isLong: false,
  }),
};
