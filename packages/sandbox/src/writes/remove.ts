import type { Call } from '../protocol/call.ts';
import { reject } from '../protocol/problems.ts';
import { refuseParam } from '../protocol/refusal.ts';
import { ownedBy } from '../world/collection.ts';
import { settleDelivery } from '../world/delivery.ts';
import type { Ad, Creative, StoredEntity } from '../world/entities.ts';
import { isRehearsal, success } from './receipt.ts';

/** A creative cannot be deleted while an ad uses it. */
const checkUnused = ({ world }: Call, creative: Creative) => {
  const isUsed = ownedBy(world.collections.ad, creative.account_id).some(
    (ad) => ad.creative_id === creative.id && ad.status !== 'DELETED',
  );
  if (isUsed) refuseParam('The creative is used by an ad and cannot be deleted.', 'id');
};

/** An ad set with a dynamic creative and its only ad must be deleted together. */
const checkAlone = ({ world }: Call, { adset_id }: Ad) => {
  if (world.collections.adset.byId.get(adset_id)?.dynamic) reject('dynamic_ad_kept', ['id']);
};

/** After DELETE, the entity can still be read by id, with status DELETED. */
export const removeEntity = (call: Call, entity: StoredEntity) => {
  if (entity.kind === 'creative') checkUnused(call, entity);
  if (entity.kind === 'ad') checkAlone(call, entity);
  if (isRehearsal(call)) return success;
  if ('status' in entity) entity.status = 'DELETED';
  entity.updated = call.now;
  settleDelivery(call.world, entity);
  return success;
};
