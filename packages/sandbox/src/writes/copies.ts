import type { Call } from '../protocol/call.ts';
import { refuse } from '../protocol/refusal.ts';
import { oneOf, readShape } from '../protocol/shape.ts';
import { adsetFor } from '../rules/ad-rules.ts';
import { campaignFor } from '../rules/adset-rules.ts';
import { type Collection, ownedBy } from '../world/collection.ts';
import { settleDelivery } from '../world/delivery.ts';
import type { Ad, AdSet, Campaign, Json, Status } from '../world/entities.ts';
import { persist } from '../world/persist.ts';
import { isGone, reviewMs } from '../world/status.ts';

const copyShape = {
  deep_copy: 'flag',
  status_option: 'text',
  rename_options: 'object',
  campaign_id: 'text',
  adset_id: 'text',
} as const;

/** Copying more than this at once needs the asynchronous way, which the sandbox has not. */
const maxChildren = 3;

type Copy = { ad_object_type: string; source_id: string; copied_id: string };

type Copying = { call: Call; statusOption: string; rename: Json; made: Copy[] };

const begin = (call: Call): Copying => {
  const { status_option = 'PAUSED', rename_options } = readShape(copyShape, call.params);
  oneOf(status_option, 'status_option', ['ACTIVE', 'PAUSED', 'INHERITED_FROM_SOURCE']);
  return { call, statusOption: status_option, rename: rename_options ?? {}, made: [] };
};

/** A copy of what is gone cannot inherit that: it would be born gone. */
const statusOf = (option: string, source: Status): Status => {
  if (option === 'INHERITED_FROM_SOURCE') return isGone(source) ? 'PAUSED' : source;
  return option === 'ACTIVE' ? 'ACTIVE' : 'PAUSED';
};

/** The parts of a copy that differ from its source. */
const fresh = ({ call, statusOption, rename }: Copying, source: Campaign | AdSet | Ad) => {
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

const note = ({ made }: Copying, type: string, source: string, copied: string) =>
  made.push({ ad_object_type: type, source_id: source, copied_id: copied });

const copyOneAd = (copying: Copying, ad: Ad, under: AdSet) => {
  const { world, now } = copying.call;
  const parents = { campaign_id: under.campaign_id, adset_id: under.id };
  const review = { ...ad.review, decided_at: now + reviewMs };
  const copy = persist(world, { ...ad, ...fresh(copying, ad), ...parents, review, ran: [] });
  settleDelivery(world, copy);
  note(copying, 'ad', ad.id, copy.id);
  return copy;
};

/** What a deep copy takes along: nothing that is gone. */
const childrenOf = <T extends AdSet | Ad>(call: Call, collection: Collection<T>, owner: string) =>
  readShape(copyShape, call.params).deep_copy
    ? ownedBy(collection, owner).filter(({ status }) => !isGone(status))
    : [];

const copyOneAdset = (copying: Copying, adset: AdSet, campaignId: string) => {
  const { call } = copying;
  const parts = { campaign_id: campaignId, budget_edits: [], budget_blocked_until: undefined };
  const copy = persist(call.world, { ...adset, ...fresh(copying, adset), ...parts });
  note(copying, 'ad_set', adset.id, copy.id);
  for (const ad of childrenOf(call, call.world.collections.ad, adset.id))
    copyOneAd(copying, ad, copy);
  return copy;
};

const checkSize = (children: number) => {
  if (children <= maxChildren) return;
  refuse({
    code: 100,
    subcode: 1885194,
    title: 'Too much to copy at once',
    text: `At most ${maxChildren} ad sets and ads can be copied in one call.`,
  });
};

export const copyCampaign = (call: Call, campaign: Campaign) => {
  const { collections } = call.world;
  const adsets = childrenOf(call, collections.adset, campaign.id);
  const ads = adsets.flatMap(({ id }) => childrenOf(call, collections.ad, id));
  checkSize(adsets.length + ads.length);
  const copying = begin(call);
  const copy = persist(call.world, { ...campaign, ...fresh(copying, campaign) });
  note(copying, 'campaign', campaign.id, copy.id);
  for (const child of adsets) copyOneAdset(copying, child, copy.id);
  return { copied_campaign_id: copy.id, ad_object_ids: copying.made };
};

export const copyAdset = (call: Call, adset: AdSet) => {
  const { campaign_id } = readShape(copyShape, call.params);
  const campaign = campaignFor(call, adset, campaign_id ?? adset.campaign_id);
  checkSize(childrenOf(call, call.world.collections.ad, adset.id).length);
  const copying = begin(call);
  const copy = copyOneAdset(copying, adset, campaign.id);
  return { copied_adset_id: copy.id, ad_object_ids: copying.made };
};

export const copyAd = (call: Call, ad: Ad) => {
  const { adset_id } = readShape(copyShape, call.params);
  const under = adsetFor(call, ad, adset_id ?? ad.adset_id);
  return { copied_ad_id: copyOneAd(begin(call), ad, under).id };
};
