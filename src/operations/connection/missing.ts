import type { Token } from '../../adnet/client/client.ts';
import { Failure } from '../../contract/failures.ts';
import type { ConnectionRow } from '../../store/schema/tables.ts';
import type { Deps } from '../core/deps.ts';

/** What a login can lack, so that no ad can be made with it. */
export const missingThings = ['page', 'ad_account', 'active_ad_account'] as const;
export type Missing = (typeof missingThings)[number];

type Belongings = {
  hasPage: boolean;
  accountStates: readonly (number | null)[];
  hasMoreAccounts: boolean;
};

/** Active, in its grace period, or one of several active ones; all others run no ads. */
const usableStates: readonly (number | null)[] = [1, 9, 201];

/** Where the platform did not say enough, nothing is called missing. */
export const missingIn = (found: Belongings, canSeePages: boolean): Missing[] => {
  const { accountStates: states, hasMoreAccounts, hasPage } = found;
  const isUsable = states.some((state) => state === null || usableStates.includes(state));
  const missing: Missing[] = [];
  if (canSeePages && !hasPage) missing.push('page');
  if (states.length === 0) missing.push('ad_account');
  else if (!isUsable && !hasMoreAccounts) missing.push('active_ad_account');
  return missing;
};

/** Without this permission the platform lists no page, whatever pages there are. */
const pagesScope = 'pages_show_list';

/** Asks the platform once; null when it did not say. */
export const askMissing = async (
  { oauth }: Deps,
  connection: ConnectionRow,
  token: Token,
): Promise<Missing[] | null> => {
  try {
    const found = await oauth.belongings(token);
    if (found.kind === 'rejected') return null;
    return missingIn(found, canSeePages(connection));
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
};

export const canSeePages = ({ scopes }: Pick<ConnectionRow, 'scopes'>) => {
  const held: unknown = JSON.parse(scopes);
  return Array.isArray(held) && held.includes(pagesScope);
};

/** As it is stored: a list, JSON null where the platform did not say, null where nobody asked yet. */
export const readMissing = (stored: string | null): Missing[] | null =>
  // What is stored is what a check found.
  stored === null ? null : (JSON.parse(stored) as Missing[] | null);
