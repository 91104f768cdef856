import { ownedBy } from './collection.ts';
import type { Ad, StoredEntity } from './entities.ts';
import { isSwitchedOn } from './status.ts';
import type { World } from './world.ts';
import { dayOf } from './zone.ts';

const settleAd = (world: World, ad: Ad, zone: string, now: number) => {
  const last = ad.ran.at(-1);
  const isOpen = last !== undefined && last.until === null;
  const isOn = isSwitchedOn(world, ad) && ad.review.verdict === 'approved';
  if (isOn === isOpen) return;
  if (last && isOpen) last.until = dayOf(zone, now);
  else ad.ran.push({ since: dayOf(zone, Math.max(now, ad.review.decided_at)), until: null });
};

/** After a status has changed, opens or closes the running days of every ad below it. */
export const settleDelivery = (world: World, entity: StoredEntity) => {
  const zone = world.accounts.get(entity.account_id)?.zone ?? 'UTC';
  const ads = entity.kind === 'ad' ? [entity] : ownedBy(world.collections.ad, entity.id);
  for (const ad of ads) settleAd(world, ad, zone, world.clock());
};
