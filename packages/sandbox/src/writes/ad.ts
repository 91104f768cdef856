import type { Call } from '../protocol/call.ts';
import { reject } from '../protocol/problems.ts';
import { oneOf, readShape } from '../protocol/shape.ts';
import { checkAccountRoom } from '../rules/account-room.ts';
import { type AdValues, adShape, checkDomain, checkFit, checkNewAd } from '../rules/ad-rules.ts';
import { creativeShape } from '../rules/creative-shape.ts';
import { checkName } from '../rules/name.ts';
import { reviewOf } from '../rules/review.ts';
import { onlyNamed, updateStatuses } from '../rules/words.ts';
import { settleDelivery } from '../world/delivery.ts';
import type { Account, Ad, AdSet, Creative, Json, Status } from '../world/entities.ts';
import { persist } from '../world/persist.ts';
import { isGone } from '../world/status.ts';
import { draftCreative, persistDraft } from './creative.ts';
import { createReceipt, isRehearsal, success, updateReceipt } from './receipt.ts';

/** Reads `{"creative_id":"…"}`, or creates a creative that is written out. */
const creativeFor = (call: Call, account: Account, spec: Json): Creative => {
  const id = spec['creative_id'] ?? spec['id'];
  if (id === undefined) return draftCreative(call, account, readShape(creativeShape, spec));
  const creative = call.world.collections.creative.byId.get(String(id));
  if (creative?.account_id === account.account_id && creative.status !== 'DELETED') return creative;
  return reject('creative_unknown', ['creative', 'creative_id']);
};

const keptOf = ({ name, adset_id, creative, status, ...rest }: AdValues): Json => rest;

const trackingOf = ({ promoted_object }: AdSet) =>
  promoted_object?.['pixel_id']
    ? [{ 'action.type': ['offsite_conversion'], fb_pixel: [String(promoted_object['pixel_id'])] }]
    : undefined;

const newAd = (call: Call, adset: AdSet, creative: Creative, values: AdValues): Ad => {
  const { world, now } = call;
  const name = values.name ?? '';
  const tracking = trackingOf(adset);
  return {
    kind: 'ad',
    id: world.idGenerator.objectId(),
    seq: world.idGenerator.next(),
    account_id: adset.account_id,
    campaign_id: adset.campaign_id,
    adset_id: adset.id,
    creative_id: creative.id,
    name,
    // It was checked to be a status for a create.
    status: (values.status ?? 'ACTIVE') as Status,
    review: reviewOf(name, creative, now),
    ran: [],
    created: now,
    updated: now,
    extra: { ...(tracking && { tracking_specs: tracking }), ...keptOf(values) },
  };
};

export const createAd = (call: Call, account: Account) => {
  const values = readShape(adShape, call.params, account.zone);
  const adset = checkNewAd(call, account, values);
  checkAccountRoom(call, 'ad', account);
  const creative = creativeFor(call, account, values.creative ?? {});
  checkFit(call, adset, creative);
  if (isRehearsal(call)) return success;
  const ad = persist(call.world, newAd(call, adset, persistDraft(call.world, creative), values));
  settleDelivery(call.world, ad);
  return createReceipt(call, ad);
};

/** Refuses an edit if the ad set has ended, or the ad was rejected. */
const checkState = ({ now }: Call, ad: Ad, adset: AdSet | undefined, values: AdValues) => {
  const isOver = adset?.end !== undefined && adset.end <= now;
  if (isOver && !onlyNamed(values)) reject('adset_over', ['id']);
  const isRejected = ad.review.verdict === 'disapproved' && ad.review.decided_at <= now;
  if (isRejected && values.status === 'ACTIVE' && !values.creative)
    reject('rejected_ad', ['status']);
};

const checkChange = (ad: Ad, values: AdValues) => {
  const deletesArchived = ad.status === 'ARCHIVED' && values.status === 'DELETED';
  if (isGone(ad.status) && !onlyNamed(values) && !deletesArchived) reject('ad_archived', ['id']);
  if (values.name !== undefined) checkName(values.name);
  if (values.status) oneOf(values.status, 'status', updateStatuses);
  checkDomain(values.conversion_domain);
};

export const updateAd = (call: Call, account: Account, ad: Ad) => {
  const values = readShape(adShape, call.params, account.zone);
  checkChange(ad, values);
  const creative = values.creative && creativeFor(call, account, values.creative);
  const adset = call.world.collections.adset.byId.get(ad.adset_id);
  checkState(call, ad, adset, values);
  if (creative && adset) checkFit(call, adset, creative);
  if (isRehearsal(call)) return success;
  ad.name = values.name ?? ad.name;
  // It was checked to be one of the four statuses.
  ad.status = (values.status ?? ad.status) as Status;
  if (creative && creative.id !== ad.creative_id) {
    ad.creative_id = persistDraft(call.world, creative).id;
    ad.review = reviewOf(ad.name, creative, call.now);
  }
  Object.assign(ad.extra, keptOf(values));
  ad.updated = call.now;
  settleDelivery(call.world, ad);
  return updateReceipt(call, ad);
};
