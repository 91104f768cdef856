import { adAccountId } from '../../../adnet/ids.ts';
import type { Identity } from '../operation.ts';

/** The ad account that is pinned to the caller's workspace. */
export const pinnedAccount = ({ connection }: Identity) =>
  adAccountId(connection?.selected_ad_account_id);
