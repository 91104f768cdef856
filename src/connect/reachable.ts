import type { CallOwner } from '../adnet/client/client.ts';
import type { Deps } from '../operations/core/deps.ts';

/** An ad account as people see it. `status` is the platform's number; null if it gave none. */
type ReachableAccount = { id: string; name: string; status: number | null };

export type ReachableAccounts = { accounts: ReachableAccount[]; more: boolean };

/** Lists the accounts for display. The connection is stored whether the platform answers or not. */
export const listReachable = async (
  { oauth, log }: Deps,
  owner: CallOwner,
  value: string,
): Promise<ReachableAccounts | null> => {
  try {
    const answer = await oauth.adAccounts({ value, ours: true, owner });
    if (answer.kind === 'rejected') return null;
    const accounts = answer.accounts.map(({ id, name, account_status }) => ({
      id,
      name: name ?? id,
      status: account_status ?? null,
    }));
    return { accounts, more: answer.more };
  } catch (error) {
    log.warn({ err: error }, 'the ad accounts of a new connection could not be listed');
    return null;
  }
};
