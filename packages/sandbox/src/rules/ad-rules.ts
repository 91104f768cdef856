import type { Call } from '../protocol/call.ts';
import { reject } from '../protocol/problems.ts';
import { refuse, refuseParam, requireParam } from '../protocol/refusal.ts';
import { oneOf, type Values } from '../protocol/shape.ts';
import { ownedBy } from '../world/collection.ts';
import type { Account, AdSet, Campaign, Creative } from '../world/entities.ts';
import { isGone } from '../world/status.ts';
import { checkAdFit } from './ad-fit.ts';
import { isDynamic } from './asset-feed.ts';
import { linksOf } from './creative-parts.ts';
import { checkName } from './name.ts';
import { createStatuses } from './words.ts';

export const adShape = {
  name: 'text',
  adset_id: 'text',
  creative: 'object',
  status: 'text',
  tracking_specs: 'list',
  conversion_domain: 'text',
  adlabels: 'list',
  ad_schedule_start_time: 'text',
  ad_schedule_end_time: 'text',
  engagement_audience: 'flag',
  display_sequence: 'int',
  priority: 'int',
} as const;

export type AdValues = Values<typeof adShape>;

const maxAdsPerAdset = 50;

/** The existing ad set of the same account to which an ad is added. */
export const adsetFor = (
  { world }: Call,
  { account_id }: { account_id: string },
  id: string | undefined,
): AdSet => {
  if (!id) return requireParam('adset_id');
  const adset = world.collections.adset.byId.get(id);
  if (adset?.account_id !== account_id) {
    return refuse({ code: 100, message: 'Invalid parameter', blame: [['adset_id']] });
  }
  return isGone(adset.status) ? reject('adset_deleted', ['adset_id']) : adset;
};

const appStore = /^https?:\/\/(apps\.apple\.com|itunes\.apple\.com|play\.google\.com)\//i;

/** Checks whether a creative can run in an ad set, for a new ad and for a new creative of an ad. */
export const checkFit = (call: Call, adset: AdSet, creative: Creative) => {
  const campaign: Campaign | undefined = call.world.collections.campaign.byId.get(
    adset.campaign_id,
  );
  if (isDynamic(creative.extra['asset_feed_spec']) && !adset.dynamic) {
    reject('dynamic_creative_mismatch', ['creative']);
  }
  const links = linksOf(creative);
  if (campaign?.objective === 'OUTCOME_TRAFFIC' && links.some((link) => appStore.test(link))) {
    reject('app_store_link', ['creative']);
  }
  const isPost = adset.destination_type === 'ON_POST';
  if (isPost && !adset.promoted_object?.['page_id']) {
    reject('promoted_object_missing', ['adset_id']);
  }
  checkAdFit({ call, adset, campaign, creative });
};

/** Checks everything but the creative itself, which may not exist yet. */
export const checkNewAd = (call: Call, account: Account, values: AdValues): AdSet => {
  checkName(values.name);
  if (!values.creative) requireParam('creative');
  const adset = adsetFor(call, account, values.adset_id);
  oneOf(values.status ?? 'ACTIVE', 'status', createStatuses);
  checkDomain(values.conversion_domain);
  const ads = ownedBy(call.world.collections.ad, adset.id);
  const adCount = ads.filter(({ status }) => !isGone(status)).length;
  if (adset.dynamic && adCount > 0) reject('one_ad_only', ['adset_id']);
  if (adCount >= maxAdsPerAdset) {
    refuseParam(`An ad set takes ${maxAdsPerAdset} ads at most.`, 'adset_id');
  }
  return adset;
};

export const checkDomain = (domain: string | undefined) => {
  if (domain === undefined || /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(domain)) return;
  refuseParam(
    'conversion_domain takes a domain only, without scheme or path.',
    'conversion_domain',
  );
};
