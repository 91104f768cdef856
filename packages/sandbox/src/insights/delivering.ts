import { countriesOf } from '../protocol/geo-locations.ts';
import { ownedBy } from '../world/collection.ts';
import { currencyOffset } from '../world/currency.ts';
import type { Account, ActiveDays, Ad, AdSet, Campaign, Entity } from '../world/entities.ts';
import { adStatus, adsetStatus } from '../world/status.ts';
import type { World } from '../world/world.ts';
import { dayOf } from '../world/zone.ts';

const dayMs = 86_400_000;
/** A lifetime budget without an end is spread over this number of days. */
const openEndedDays = 30;

const perDay = ({ budget, start, end }: AdSet, campaign: Campaign, siblings: number) => {
  const days = end ? Math.max(1, Math.ceil((end - start) / dayMs)) : openEndedDays;
  const own = budget.daily ?? (budget.lifetime === undefined ? undefined : budget.lifetime / days);
  const above = campaign.budget.daily ?? (campaign.budget.lifetime ?? 0) / days;
  return own ?? above / siblings;
};

/** Running days are limited by the ad set's schedule, whatever the switches are. */
const withinSchedule = (ran: ActiveDays[], { start, end }: AdSet, zone: string): ActiveDays[] => {
  const first = dayOf(zone, start);
  const last = end === undefined ? null : dayOf(zone, end);
  return ran
    .map(({ since, until }) => ({
      since: since < first ? first : since,
      until: last !== null && (until === null || until > last) ? last : until,
    }))
    .filter(({ since, until }) => until === null || since <= until);
};

const hasRun = ({ ran }: Ad) => ran.length > 0;

/** The facts about an ad that delivery needs. */
const describe = (world: World, account: Account, ad: Ad) => {
  const { collections } = world;
  const adset = collections.adset.byId.get(ad.adset_id);
  const campaign = collections.campaign.byId.get(ad.campaign_id);
  const { delivery = [] } = ad;
  if (!adset || !campaign || (!hasRun(ad) && delivery.length === 0)) return undefined;
  // Only ads that ever ran share the money: others cannot change what was spent.
  const adsOf = ({ id }: AdSet) => ownedBy(collections.ad, id).filter(hasRun).length;
  const adsets = ownedBy(collections.adset, campaign.id).filter(adsOf).length;
  return {
    ad_id: ad.id,
    ad_name: ad.name,
    adset_id: adset.id,
    adset_name: adset.name,
    campaign_id: campaign.id,
    campaign_name: campaign.name,
    /** Digits without the act_ prefix. */
    account_id: account.account_id,
    account_name: account.name,
    account_currency: account.currency,
    objective: campaign.objective,
    buying_type: 'AUCTION',
    optimization_goal: adset.optimization_goal,
    /** What this ad may spend per day, in minor units. */
    daily_budget: Math.max(
      1,
      Math.floor(perDay(adset, campaign, adsets || 1) / (adsOf(adset) || 1)),
    ),
    currency_offset: currencyOffset(account.currency),
    /** Effective statuses, for filters. */
    states: {
      campaign: campaign.status,
      adset: adsetStatus(world, adset),
      ad: adStatus(world, ad, world.clock()),
    },
    countries: countriesOf(adset.targeting),
    /** Days in the account's zone, both ends included; `until: null` means that it still runs. */
    ran: [...withinSchedule(ad.ran, adset, account.zone), ...delivery],
    /** Given spend and results for some days; if several match a day, the last one counts. */
    delivery,
  };
};

export type DeliveringAd = NonNullable<ReturnType<typeof describe>>;

/** Every ad below a node that ever ran; archived and deleted ones keep their history. */
export const deliveringAds = (world: World, account: Account, entity: Entity): DeliveringAd[] => {
  const owner = entity.kind === 'account' ? entity.account_id : entity.id;
  const ads = entity.kind === 'ad' ? [entity] : ownedBy(world.collections.ad, owner);
  return ads.flatMap((ad) => describe(world, account, ad) ?? []);
};
