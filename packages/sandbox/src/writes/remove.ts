import type { Call } from '../protocol/call.ts';
import { reject } from '../protocol/problems.ts';
import { refuseParam } from '../refusal.ts';
import { settleDelivery } from '../world/delivery.ts';
import { ownedBy } from '../world/shelf.ts';
import type { Ad, Creative, Stored } from '../world/things.ts';
import { isRehearsal, success } from './receipt.ts';

/** An ad that is not gone holds on to its creative. */
const checkUnused = ({ world }: Call, creative: Creative) => {
  const isUsed = ownedBy(world.shelves.ad, creative.account_id).some(
    (ad) => ad.creative_id === creative.id && ad.status !== 'DELETED',
  );
  if (isUsed) refuseParam('The creative is used by an ad and cannot be deleted.', 'id');
};

/** An ad set with a dynamic creative and its one ad go together. */
const checkAlone = ({ world }: Call, { adset_id }: Ad) => {
  if (world.shelves.adset.byId.get(adset_id)?.dynamic) reject('dynamic_ad_kept', ['id']);
};

/** DELETE leaves the thing readable by id, with status DELETED. */
export const removeThing = (call: Call, thing: Stored) => {
  if (thing.kind === 'creative') checkUnused(call, thing);
  if (thing.kind === 'ad') checkAlone(call, thing);
  if (isRehearsal(call)) return success;
  if ('status' in thing) thing.status = 'DELETED';
  thing.updated = call.now;
  settleDelivery(call.world, thing);
  return success;
};
