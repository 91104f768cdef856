import { countriesOf } from '../protocol/geo-locations.ts';
import { ownedBy } from '../world/collection.ts';
import { currencyOffset } from '../world/currency.ts';
import type { Account, Ad, AdSet, Campaign, Entity, Ran } from '../world/entities.ts';
import { adStatus, adsetStatus } from '../world/status.ts';
import type { World } from '../world/world.ts';
import { dayOf } from '../world/zone.ts';

export type Level = 'account' | 'campaign' | 'adset' | 'ad';

/** An ad as delivery sees it; `daily_budget` is what this one ad may spend in a day. */
export type DeliveringAd = {
  id: string;
  name: string;
  adset_id: string;
  adset_name: string;
  campaign_id: string;
  campaign_name: string;
  /** Bare digits, no act_ prefix. */
  account_id: string;
  account_name: string;
  account_currency: string;
  objective: string;
  optimization_goal: string;
  /** Minor units. */
  daily_budget: number;
  currency_offset: 1 | 100;
  /** Effective statuses, by which rows can be filtered. */
  states: { campaign: string; adset: string; ad: string };
  countries: string[];
  /** Days in the account's zone, both ends included; `until: null` is still running. */
  ran: { since: string; until: string | null }[];
};

const dayMs = 86_400_000;
/** A lifetime budget without an end is spread over this many days. */
const openEndedDays = 30;

const perDay = ({ budget, start, end }: AdSet, campaign: Campaign, siblings: number) => {
  const days = end ? Math.max(1, Math.ceil((end - start) / dayMs)) : openEndedDays;
  const own = budget.daily ?? (budget.lifetime === undefined ? undefined : budget.lifetime / days);
  const above = campaign.budget.daily ?? (campaign.budget.lifetime ?? 0) / days;
  return own ?? above / siblings;
};

/** Running days begin and end with the ad set, whatever the switches say. */
const withinSchedule = (ran: Ran[], { start, end }: AdSet, zone: string): Ran[] => {
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

/** Money is split among those that ever ran: what never did cannot change what was spent. */
const sharers = ({ collections }: World, adset: AdSet) => {
  const adsets = ownedBy(collections.adset, adset.campaign_id).filter(({ id }) =>
    ownedBy(collections.ad, id).some(hasRun),
  );
  return { adsets: adsets.length, ads: ownedBy(collections.ad, adset.id).filter(hasRun).length };
};

const describe = (world: World, account: Account, ad: Ad): DeliveringAd | undefined => {
  const adset = world.collections.adset.byId.get(ad.adset_id);
  const campaign = world.collections.campaign.byId.get(ad.campaign_id);
  if (!adset || !campaign || !hasRun(ad)) return undefined;
  const { adsets, ads } = sharers(world, adset);
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
    daily_budget: Math.max(1, Math.floor(perDay(adset, campaign, adsets) / ads)),
    currency_offset: currencyOffset(account.currency),
    states: {
      campaign: campaign.status,
      adset: adsetStatus(world, adset),
      ad: adStatus(world, ad, world.clock()),
    },
    countries: countriesOf(adset.targeting),
    ran: withinSchedule(ad.ran, adset, account.zone),
  };
};

const adsBelow = (world: World, entity: Entity): readonly Ad[] => {
  if (entity.kind === 'ad') return [entity];
  return ownedBy(world.collections.ad, entity.kind === 'account' ? entity.account_id : entity.id);
};

/** Every ad below a node that ever ran; archived and deleted ones keep their history. */
export const deliveringAds = (world: World, account: Account, entity: Entity): DeliveringAd[] =>
  adsBelow(world, entity).flatMap((ad) => describe(world, account, ad) ?? []);
