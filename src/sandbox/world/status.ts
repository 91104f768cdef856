import type { Ad, AdSet, Campaign, Status } from './things.ts';
import type { World } from './world.ts';

/** A new ad is read as IN_PROCESS, then PENDING_REVIEW, then decided. */
export const processingMs = 5_000;
export const reviewMs = 60_000;

const isGone = (status: Status) => status === 'DELETED' || status === 'ARCHIVED';

export const campaignStatus = (campaign: Campaign): string => {
  if (campaign.status !== 'ACTIVE') return campaign.status;
  return campaign.issue ? 'WITH_ISSUES' : 'ACTIVE';
};

const underCampaign = (campaign: Campaign | undefined) => {
  if (!campaign) return 'DELETED';
  if (isGone(campaign.status)) return campaign.status;
  return campaign.status === 'PAUSED' ? 'CAMPAIGN_PAUSED' : undefined;
};

/** Own end wins, then the parent's end, own pause, the parent's pause. */
const rollUp = (own: Status, parents: (string | undefined)[]) => {
  if (isGone(own)) return own;
  const gone = parents.find((state) => state === 'DELETED' || state === 'ARCHIVED');
  if (gone) return gone;
  if (own === 'PAUSED') return own;
  return parents.find((state) => state !== undefined);
};

export const adsetStatus = (world: World, adset: AdSet): string => {
  const campaign = world.shelves.campaign.byId.get(adset.campaign_id);
  const state = rollUp(adset.status, [underCampaign(campaign)]);
  if (state) return state;
  return adset.issue ? 'WITH_ISSUES' : 'ACTIVE';
};

const underAdset = (adset: AdSet | undefined) => {
  if (!adset) return 'DELETED';
  if (isGone(adset.status)) return adset.status;
  return adset.status === 'PAUSED' ? 'ADSET_PAUSED' : undefined;
};

const reviewState = ({ review, issue }: Ad, now: number) => {
  if (now < review.decided_at - reviewMs + processingMs) return 'IN_PROCESS';
  if (now < review.decided_at) return 'PENDING_REVIEW';
  if (review.verdict === 'disapproved') return 'DISAPPROVED';
  return issue ? 'WITH_ISSUES' : 'ACTIVE';
};

export const adStatus = (world: World, ad: Ad, now: number): string => {
  const campaign = world.shelves.campaign.byId.get(ad.campaign_id);
  const adset = world.shelves.adset.byId.get(ad.adset_id);
  return rollUp(ad.status, [underCampaign(campaign), underAdset(adset)]) ?? reviewState(ad, now);
};

/** Whether every switch above and on the ad is on; review is looked at separately. */
export const isSwitchedOn = (world: World, ad: Ad) =>
  ad.status === 'ACTIVE' &&
  world.shelves.adset.byId.get(ad.adset_id)?.status === 'ACTIVE' &&
  world.shelves.campaign.byId.get(ad.campaign_id)?.status === 'ACTIVE';
