import type { Token } from '../../../adnet/client/client.ts';
import { Failure } from '../../../contract/failures.ts';
import type { ConnectionRow } from '../../../store/schema/tables.ts';
import type { Deps } from '../../core/deps.ts';

/** What a login can lack so that no ad can be created with it. */
export const missingThings = [
  'permission',
  'page',
  'ad_account',
  'active_ad_account',
  'account_role',
] as const;
export type MissingThing = (typeof missingThings)[number];

/** Null: the platform did not say. */
type ReachedAccount = { state: number | null; tasks: readonly string[] | null };

type Belongings = {
  hasPage: boolean;
  accounts: readonly ReachedAccount[];
  hasMoreAccounts: boolean;
};

/** Active, in its grace period, or one of several active ones. Accounts in any other state run no ads. */
const usableStates: readonly (number | null)[] = [1, 9, 201];

/** Tasks in an ad account that allow creating ads. */
const makingTasks = ['ADVERTISE', 'MANAGE'];

/** If the platform does not name the tasks, the person counts as allowed. */
export const mayMakeAds = (tasks: readonly string[] | null) =>
  tasks === null || tasks.some((task) => makingTasks.includes(task));

/** Lists what is missing. If the platform did not say enough, nothing counts as missing. */
export const missingIn = (belongings: Belongings, canSeePages: boolean): MissingThing[] => {
  const { accounts, hasMoreAccounts, hasPage } = belongings;
  const usable = accounts.filter(({ state }) => state === null || usableStates.includes(state));
  const missingParts: MissingThing[] = [];
  if (canSeePages && !hasPage) missingParts.push('page');
  if (accounts.length === 0) missingParts.push('ad_account');
  else if (hasMoreAccounts) return missingParts;
  else if (usable.length === 0) missingParts.push('active_ad_account');
  else if (!usable.some(({ tasks }) => mayMakeAds(tasks))) missingParts.push('account_role');
  return missingParts;
};

/** Without this permission, the platform refuses every create. */
export const writeScope = 'ads_management';

/** Without this permission, the platform lists no pages at all. */
const pagesScope = 'pages_show_list';

/** Asks the platform once; null if it did not say. */
export const askMissing = async (
  { oauth }: Deps,
  connection: ConnectionRow,
  token: Token,
): Promise<MissingThing[] | null> => {
  try {
    const belongings = await oauth.belongings(token);
    if (belongings.kind === 'rejected') return null;
    return missingIn(belongings, canSeePages(connection));
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
};

type ConnectionScopes = Pick<ConnectionRow, 'scopes'>;

const holdsScope = ({ scopes }: ConnectionScopes, scope: string) => {
  const storedScopes: unknown = JSON.parse(scopes);
  return Array.isArray(storedScopes) && storedScopes.includes(scope);
};

export const canSeePages = (connection: ConnectionScopes) => holdsScope(connection, pagesScope);

export const canWrite = (connection: ConnectionScopes) => holdsScope(connection, writeScope);

/** Lists everything that is missing. The permission is stored; the rest is known only after asking. */
export const lackingIn = (
  connection: ConnectionScopes,
  askedMissing: readonly MissingThing[] | null,
): MissingThing[] => [
  ...(canWrite(connection) ? [] : (['permission'] as const)),
  ...(askedMissing ?? []),
];

/** True if the login may only read, so that nothing can be created with it. */
export const isReadOnly = (missing: readonly MissingThing[]) =>
  missing.includes('permission') || missing.includes('account_role');

/** When ads can be created, in words for people. */
export const notBefore: Record<MissingThing, string> = {
  permission: 'Not allowed',
  account_role: 'Not allowed',
  page: 'Not before there is a Facebook page',
  ad_account: 'Not before there is an ad account',
  active_ad_account: 'Not before an ad account is active',
};

/** Reads the stored column: a list, JSON null if the platform did not say, null if it was never asked. */
export const readMissing = (stored: string | null): MissingThing[] | null =>
  // Only checks write this column, so it contains one of their results.
  stored === null ? null : (JSON.parse(stored) as MissingThing[] | null);
