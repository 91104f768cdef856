import type { Call } from '../graph/call.ts';
import { isJson, oneOf, readShape } from '../graph/shape.ts';
import { refuse } from '../refusal.ts';
import { keep } from '../world/keep.ts';
import { ownedBy } from '../world/shelf.ts';
import { reviewMs } from '../world/status.ts';
import type { Ad, AdSet, Campaign, Json, Status } from '../world/things.ts';

const copyShape = {
  deep_copy: 'flag',
  status_option: 'text',
  rename_options: 'object',
  campaign_id: 'text',
  adset_id: 'text',
} as const;

/** Copying more than this at once needs the asynchronous way, which the sandbox has not. */
const mostChildren = 3;

type Copy = { ad_object_type: string; source_id: string; copied_id: string };

type Copying = { call: Call; statusOption: string; rename: Json; made: Copy[] };

const begin = (call: Call): Copying => {
  const { status_option = 'PAUSED', rename_options } = readShape(copyShape, call.params);
  oneOf(status_option, 'status_option', ['ACTIVE', 'PAUSED', 'INHERITED_FROM_SOURCE']);
  return { call, statusOption: status_option, rename: rename_options ?? {}, made: [] };
};

/** The parts of a copy that differ from its source. */
const fresh = (copying: Copying, source: Campaign | AdSet | Ad) => {
  const { call, statusOption, rename } = copying;
  const suffix = String(rename['rename_suffix'] ?? ' - Copy');
  const isRenamed = isJson(rename) && rename['rename_strategy'] !== 'NO_RENAME';
  // Checked to be a status, or the word for the source's own.
  const status = (
    statusOption === 'INHERITED_FROM_SOURCE' ? source.status : statusOption
  ) as Status;
  return {
    id: call.world.mint.objectId(),
    seq: call.world.mint.next(),
    name: isRenamed
      ? `${String(rename['rename_prefix'] ?? '')}${source.name}${suffix}`
      : source.name,
    status,
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
  const copy = keep(world, { ...ad, ...fresh(copying, ad), ...parents, review, ran: [] });
  note(copying, 'ad', ad.id, copy.id);
  return copy;
};

const copyOneAdset = (copying: Copying, adset: AdSet, campaignId: string, isDeep: boolean) => {
  const { world } = copying.call;
  const parts = { campaign_id: campaignId, budget_edits: [] };
  const copy = keep(world, { ...adset, ...fresh(copying, adset), ...parts });
  note(copying, 'ad_set', adset.id, copy.id);
  for (const ad of isDeep ? [...ownedBy(world.shelves.ad, adset.id)] : []) {
    copyOneAd(copying, ad, copy);
  }
  return copy;
};

const checkSize = (children: number) => {
  if (children <= mostChildren) return;
  refuse({
    code: 100,
    subcode: 1885194,
    title: 'Too much to copy at once',
    text: `At most ${mostChildren} ad sets and ads can be copied in one call.`,
  });
};

const isDeep = (call: Call) => readShape(copyShape, call.params).deep_copy ?? false;

export const copyCampaign = (call: Call, campaign: Campaign) => {
  const { adset, ad } = call.world.shelves;
  const adsets = isDeep(call) ? [...ownedBy(adset, campaign.id)] : [];
  checkSize(adsets.length + (isDeep(call) ? ownedBy(ad, campaign.id).length : 0));
  const copying = begin(call);
  const copy = keep(call.world, { ...campaign, ...fresh(copying, campaign) });
  note(copying, 'campaign', campaign.id, copy.id);
  for (const child of adsets) copyOneAdset(copying, child, copy.id, true);
  return { copied_campaign_id: copy.id, ad_object_ids: copying.made };
};

export const copyAdset = (call: Call, adset: AdSet) => {
  checkSize(isDeep(call) ? ownedBy(call.world.shelves.ad, adset.id).length : 0);
  const copying = begin(call);
  const { campaign_id } = readShape(copyShape, call.params);
  const copy = copyOneAdset(copying, adset, campaign_id ?? adset.campaign_id, isDeep(call));
  return { copied_adset_id: copy.id, ad_object_ids: copying.made };
};

export const copyAd = (call: Call, ad: Ad) => {
  const { adset_id } = readShape(copyShape, call.params);
  const under = call.world.shelves.adset.byId.get(adset_id ?? ad.adset_id);
  if (!under || under.account_id !== ad.account_id) {
    return refuse({ code: 100, message: 'Invalid parameter', blame: [['adset_id']] });
  }
  const copying = begin(call);
  return { copied_ad_id: copyOneAd(copying, ad, under).id };
};
