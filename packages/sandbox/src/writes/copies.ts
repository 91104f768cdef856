import type { Call } from '../protocol/call.ts';
import { reject } from '../protocol/problems.ts';
import { refuse } from '../protocol/refusal.ts';
import { oneOf, readShape } from '../protocol/shape.ts';
import { adsetFor } from '../rules/ad-rules.ts';
import { campaignFor } from '../rules/adset-rules.ts';
import { type Collection, ownedBy } from '../world/collection.ts';
import { settleDelivery } from '../world/delivery.ts';
import type { Ad, AdSet, Campaign, Json, Status } from '../world/entities.ts';
import { persist } from '../world/persist.ts';
import { adStatus, isGone, reviewMs } from '../world/status.ts';

const copyShape = {
  deep_copy: 'flag',
  status_option: 'text',
  rename_options: 'object',
  campaign_id: 'text',
  adset_id: 'text',
  start_time: 'time',
  end_time: 'time',
} as const;

/** How many children an asynchronous batch copies at once. */
const maxChildrenAsync = 51;
const maxChildren = 3;
const maxObjects = 2;

type Copy = { ad_object_type: string; source_id: string; copied_id: string };

type CopyProgress = { call: Call; statusOption: string; rename: Json; copiedObjects: Copy[] };

const begin = (call: Call): CopyProgress => {
  const { status_option = 'PAUSED', rename_options } = readShape(copyShape, call.params);
  oneOf(status_option, 'status_option', ['ACTIVE', 'PAUSED', 'INHERITED_FROM_SOURCE']);
  return { call, statusOption: status_option, rename: rename_options ?? {}, copiedObjects: [] };
};

/** A copy of an archived or deleted object does not inherit its status; it would be deleted from the start. */
const statusOf = (option: string, source: Status): Status => {
  if (option === 'INHERITED_FROM_SOURCE') return isGone(source) ? 'PAUSED' : source;
  return option === 'ACTIVE' ? 'ACTIVE' : 'PAUSED';
};

/** The parts of a copy that differ from its source. */
const fresh = ({ call, statusOption, rename }: CopyProgress, source: Campaign | AdSet | Ad) => {
  const { rename_prefix: prefix = '', rename_suffix: suffix = ' - Copy' } = rename;
  const isRenamed = rename['rename_strategy'] !== 'NO_RENAME';
  return {
    id: call.world.idGenerator.objectId(),
    seq: call.world.idGenerator.next(),
    name: isRenamed ? `${prefix}${source.name}${suffix}` : source.name,
    status: statusOf(statusOption, source.status),
    created: call.now,
    updated: call.now,
    extra: { ...source.extra },
  };
};

const note = ({ copiedObjects }: CopyProgress, type: string, source: string, copyId: string) =>
  copiedObjects.push({ ad_object_type: type, source_id: source, copied_id: copyId });

const copyOneAd = (copying: CopyProgress, ad: Ad, under: AdSet) => {
  const { world, now } = copying.call;
  const parents = { campaign_id: under.campaign_id, adset_id: under.id };
  const review = { ...ad.review, decided_at: now + reviewMs };
  const copy = persist(world, { ...ad, ...fresh(copying, ad), ...parents, review, ran: [] });
  settleDelivery(world, copy);
  note(copying, 'ad', ad.id, copy.id);
  return copy;
};

/** The children of a deep copy, without archived and deleted ones. */
const childrenOf = <T extends AdSet | Ad>(call: Call, collection: Collection<T>, owner: string) =>
  readShape(copyShape, call.params).deep_copy
    ? ownedBy(collection, owner).filter(({ status }) => !isGone(status))
    : [];

const copyOneAdset = (copying: CopyProgress, adset: AdSet, campaignId: string) => {
  const { call } = copying;
  const { start_time: start = adset.start, end_time: end = adset.end } = readShape(
    copyShape,
    call.params,
    call.world.accounts.get(adset.account_id)?.zone,
  );
  const times = { start, end, budget_edits: [], budget_blocked_until: undefined };
  const parts = { campaign_id: campaignId, ...times };
  const copy = persist(call.world, { ...adset, ...fresh(copying, adset), ...parts });
  note(copying, 'ad_set', adset.id, copy.id);
  for (const ad of childrenOf(call, call.world.collections.ad, adset.id))
    copyOneAd(copying, ad, copy);
  return copy;
};

const checkSize = ({ world, isAsync }: Call, children: number) => {
  const inPage = isAsync ? maxChildrenAsync : maxChildren;
  const inAll = world.modes.copyLimit === 'three_children' || isAsync ? inPage : maxObjects - 1;
  if (children > inAll) reject('copy_too_large', ['deep_copy']);
};

/** Ads that the platform is still processing cannot be copied yet. */
const checkProcessed = ({ world, now }: Call, ads: readonly Ad[]) => {
  if (ads.every((ad) => adStatus(world, ad, now) !== 'IN_PROCESS')) return;
  refuse({ code: 1, subcode: 99, message: 'An unknown error occurred' });
};

export const copyCampaign = (call: Call, campaign: Campaign) => {
  const { collections } = call.world;
  const adsets = childrenOf(call, collections.adset, campaign.id);
  const ads = adsets.flatMap(({ id }) => childrenOf(call, collections.ad, id));
  checkSize(call, adsets.length + ads.length);
  checkProcessed(call, ads);
  const copying = begin(call);
  const copy = persist(call.world, { ...campaign, ...fresh(copying, campaign) });
  note(copying, 'campaign', campaign.id, copy.id);
  for (const child of adsets) copyOneAdset(copying, child, copy.id);
  return { copied_campaign_id: copy.id, ad_object_ids: copying.copiedObjects };
};

export const copyAdset = (call: Call, adset: AdSet) => {
  const { campaign_id } = readShape(copyShape, call.params);
  const campaign = campaignFor(call, adset, campaign_id ?? adset.campaign_id);
  const ads = childrenOf(call, call.world.collections.ad, adset.id);
  checkSize(call, ads.length);
  checkProcessed(call, ads);
  const copying = begin(call);
  const copy = copyOneAdset(copying, adset, campaign.id);
  return { copied_adset_id: copy.id, ad_object_ids: copying.copiedObjects };
};

export const copyAd = (call: Call, ad: Ad) => {
  const { adset_id } = readShape(copyShape, call.params);
  const under = adsetFor(call, ad, adset_id ?? ad.adset_id);
  checkProcessed(call, [ad]);
  return { copied_ad_id: copyOneAd(begin(call), ad, under).id };
};
