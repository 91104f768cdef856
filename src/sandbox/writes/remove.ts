import type { Call } from '../graph/call.ts';
import { settleDelivery } from '../world/delivery.ts';
import type { Stored } from '../world/things.ts';
import { isRehearsal, success } from './receipt.ts';

/** DELETE leaves the thing readable by id, with status DELETED. */
export const removeThing = (call: Call, thing: Stored) => {
  if (isRehearsal(call)) return success;
  if ('status' in thing) thing.status = 'DELETED';
  thing.updated = call.now;
  settleDelivery(call.world, thing);
  return success;
};
