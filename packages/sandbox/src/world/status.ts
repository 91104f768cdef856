import type { Ad, AdSet, Campaign, Status, StoredEntity } from './entities.ts';
import type { World } from './world.ts';

/** A new ad is IN_PROCESS, then PENDING_REVIEW, then approved or disapproved. */
const processingMs = 5_000;
export const reviewMs = 60_000;

export const isGone = (status: string) => status === 'DELETED' || status === 'ARCHIVED';

const underCampaign = (campaign: Campaign | undefined) => {
  if (!campaign) return 'DELETED';
  if (isGone(campaign.status)) return campaign.status;
  return campaign.status === 'PAUSED' ? 'CAMPAIGN_PAUSED' : undefined;
};

/** The order of precedence: its own end, the parent's end, its own pause, the parent's pause. */
const rollUp = (own: Status, parents: (string | undefined)[]) => {
  if (isGone(own)) return own;
  const endState = parents.find((state) => state !== undefined && isGone(state));
  if (endState) return endState;
  if (own === 'PAUSED') return own;
  return parents.find((state) => state !== undefined);
};

export const adsetStatus = (world: World, adset: AdSet): string => {
  const campaign = world.collections.campaign.byId.get(adset.campaign_id);
  return rollUp(adset.status, [underCampaign(campaign)]) ?? 'ACTIVE';
};

const underAdset = (adset: AdSet | undefined) => {
  if (!adset) return 'DELETED';
  if (isGone(adset.status)) return adset.status;
  return adset.status === 'PAUSED' ? 'ADSET_PAUSED' : undefined;
};

const reviewState = ({ review }: Ad, now: number) => {
  if (now < review.decided_at - reviewMs + processingMs) return 'IN_PROCESS';
  if (now < review.decided_at) return 'PENDING_REVIEW';
  return review.verdict === 'disapproved' ? 'DISAPPROVED' : 'ACTIVE';
};

export const adStatus = (world: World, ad: Ad, now: number): string => {
  const campaign = world.collections.campaign.byId.get(ad.campaign_id);
  const adset = world.collections.adset.byId.get(ad.adset_id);
  const rolled = rollUp(ad.status, [underCampaign(campaign), underAdset(adset)]);
  // A new ad is reviewed whatever its own status is, and reads as under review meanwhile.
  const isUnderReview = rolled === 'PAUSED' && now < ad.review.decided_at;
  return rolled === undefined || isUnderReview ? reviewState(ad, now) : rolled;
};

/** The status after its parents and its review are considered; a campaign and media have only their own. */
export const effectiveStatus = (
  world: World,
  entity: StoredEntity,
  now: number,
): string | undefined => {
  if (entity.kind === 'adset') return adsetStatus(world, entity);
  if (entity.kind === 'ad') return adStatus(world, entity, now);
  return 'status' in entity ? entity.status : undefined;
};

/** What lists show by default. */
export const isPresent = (world: World, entity: StoredEntity, now: number) =>
  !isGone(effectiveStatus(world, entity, now) ?? '');

/** True if the ad and all of its parents are on; its review is checked separately. */
export const isSwitchedOn = (world: World, ad: Ad) =>
  ad.status === 'ACTIVE' &&
  world.collections.adset.byId.get(ad.adset_id)?.status === 'ACTIVE' &&
  world.collections.campaign.byId.get(ad.campaign_id)?.status === 'ACTIVE';
