import { ownedBy } from './shelf.ts';
import { isSwitchedOn } from './status.ts';
import type { Ad, Stored } from './things.ts';
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

/** After a switch was turned: opens or closes the running days of every ad below it. */
export const settleDelivery = (world: World, thing: Stored) => {
  const zone = world.accounts.get(thing.account_id)?.zone ?? 'UTC';
  const ads = thing.kind === 'ad' ? [thing] : ownedBy(world.shelves.ad, thing.id);
  for (const ad of ads) settleAd(world, ad, zone, world.clock());
};
