import { resultOf } from '../insights/model.ts';
import { type GivenDeliveryInput, givenDelivery } from '../seed/world-file.ts';
import { ownedBy } from '../world/collection.ts';
import type { Ad } from '../world/entities.ts';
import type { World } from '../world/world.ts';

/** The ad itself, or the ads of a campaign or ad set that are not deleted. */
const adsOf = ({ collections }: World, id: string): Ad[] => {
  const ad = collections.ad.byId.get(id);
  if (ad) return [ad];
  return ownedBy(collections.ad, id).filter(({ status }) => status !== 'DELETED');
};

/** Refuses given results for ads that work for reach, because reach is computed from impressions by a curve. */
const demandCountable = ({ collections }: World, ads: Ad[]) => {
  for (const { name, adset_id, campaign_id } of ads) {
    const optimization_goal = collections.adset.byId.get(adset_id)?.optimization_goal ?? '';
    const objective = collections.campaign.byId.get(campaign_id)?.objective ?? '';
    if (resultOf({ objective, optimization_goal }) === 'reach')
      throw new Error(`"${name}" works for reach: its results cannot be given, only its spend.`);
  }
};

/** Equal parts in whole numbers whose sum is the whole. */
const partOf = (whole: number | undefined, place: number, parts: number) =>
  whole === undefined
    ? undefined
    : Math.floor((whole * (place + 1)) / parts) - Math.floor((whole * place) / parts);

export const setDelivery = (world: World, id: string, input: GivenDeliveryInput) => {
  const delivery = givenDelivery().parse(input);
  const ads = adsOf(world, id);
  if (delivery.daily_results !== undefined) demandCountable(world, ads);
  for (const [place, ad] of ads.entries()) {
    const daily_spend = partOf(delivery.daily_spend, place, ads.length);
    const daily_results = partOf(delivery.daily_results, place, ads.length);
    ad.delivery = [...(ad.delivery ?? []), { ...delivery, daily_spend, daily_results }];
  }
  return ads.length > 0;
};

export const clearDelivery = (world: World, id: string) => {
  const ads = adsOf(world, id);
  for (const ad of ads) ad.delivery = [];
  return ads.length > 0;
};
