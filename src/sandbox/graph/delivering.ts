import type { DeliveringAd } from '../insights/delivering-ad.ts';
import { currencyOffset } from '../world/currency.ts';
import { ownedBy } from '../world/shelf.ts';
import { adStatus, adsetStatus } from '../world/status.ts';
import type { Account, Ad, AdSet, Campaign, Ran, Thing } from '../world/things.ts';
import type { World } from '../world/world.ts';
import { dayOf } from '../world/zone.ts';

const dayMs = 86_400_000;
/** A lifetime budget without an end is spread over this many days. */
const openEndedDays = 30;

const perDay = ({ budget, start, end }: AdSet, campaign: Campaign, siblings: number) => {
  const days = end ? Math.max(1, Math.ceil((end - start) / dayMs)) : openEndedDays;
  const own = budget.daily ?? (budget.lifetime === undefined ? undefined : budget.lifetime / days);
  const above = campaign.budget.daily ?? (campaign.budget.lifetime ?? 0) / days;
  return own ?? above / Math.max(1, siblings);
};

/** Running days end with the ad set, whatever the switches say. */
const withinSchedule = (ran: Ran[], { end }: AdSet, zone: string): Ran[] => {
  if (end === undefined) return ran;
  const last = dayOf(zone, end);
  return ran
    .filter(({ since }) => since <= last)
    .map(({ since, until }) => ({ since, until: until === null || until > last ? last : until }));
};

const countriesIn = (targeting: AdSet['targeting']): string[] => {
  const places: unknown = targeting['geo_locations'];
  if (typeof places !== 'object' || places === null || !('countries' in places)) return ['US'];
  return Array.isArray(places.countries) ? places.countries.map(String) : ['US'];
};

const describe = (world: World, account: Account, ad: Ad): DeliveringAd | undefined => {
  const adset = world.shelves.adset.byId.get(ad.adset_id);
  const campaign = world.shelves.campaign.byId.get(ad.campaign_id);
  if (!adset || !campaign || ad.ran.length === 0) return undefined;
  const siblings = ownedBy(world.shelves.adset, campaign.id).length;
  const ads = Math.max(1, ownedBy(world.shelves.ad, adset.id).length);
  return {
    id: ad.id,
    name: ad.name,
    adset_id: adset.id,
    adset_name: adset.name,
    campaign_id: campaign.id,
    campaign_name: campaign.name,
    account_id: account.account_id,
    account_name: account.name,
    account_currency: account.currency,
    objective: campaign.objective,
    optimization_goal: adset.optimization_goal,
    daily_budget: Math.max(1, Math.floor(perDay(adset, campaign, siblings) / ads)),
    currency_offset: currencyOffset(account.currency),
    states: {
      campaign: campaign.status,
      adset: adsetStatus(world, adset),
      ad: adStatus(world, ad, world.clock()),
    },
    countries: countriesIn(adset.targeting),
    ran: withinSchedule(ad.ran, adset, account.zone),
  };
};

const adsBelow = (world: World, thing: Thing): readonly Ad[] => {
  if (thing.kind === 'ad') return [thing];
  return ownedBy(world.shelves.ad, thing.kind === 'account' ? thing.account_id : thing.id);
};

/** Every ad below a node that ever ran; archived and deleted ones keep their history. */
export const deliveringAds = (world: World, account: Account, thing: Thing): DeliveringAd[] =>
  adsBelow(world, thing).flatMap((ad) => describe(world, account, ad) ?? []);
