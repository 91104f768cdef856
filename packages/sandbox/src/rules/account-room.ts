import type { Call } from '../protocol/call.ts';
import { refuseParam } from '../protocol/refusal.ts';
import { ownedBy } from '../world/collection.ts';
import type { Account, Ad, Campaign } from '../world/entities.ts';
import { isGone } from '../world/status.ts';

const plurals = { campaign: 'campaigns', ad: 'ads' };

/** An account may have a limited number of objects of a kind; archived and deleted ones do not count. */
export const checkAccountRoom = ({ world }: Call, kind: 'campaign' | 'ad', account: Account) => {
  const { campaign, ad } = world.collections;
  const objects: readonly (Campaign | Ad)[] =
    kind === 'ad' ? ownedBy(ad, account.account_id) : ownedBy(campaign, account.account_id);
  const { maxObjectsPerAccount: most } = world.modes;
  if (objects.length < most || objects.filter(({ status }) => !isGone(status)).length < most)
    return;
  refuseParam(`An ad account takes ${most} ${plurals[kind]} at most.`, 'account_id');
};
