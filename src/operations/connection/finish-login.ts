import type { Obtained } from '../../adnet/oauth.ts';
import type { ConnectionRow } from '../../store/tables.ts';
import type { Deps } from '../deps.ts';
import { checkToken, connect, neededScope } from './connect.ts';

export type Finished =
  | {
      kind: 'connected';
      row: ConnectionRow;
      accounts: { id: string; name: string }[];
      more: boolean;
    }
  | { kind: 'permission_missing'; scope: string }
  | { kind: 'failed' };

/** From the code a browser brought back to a stored connection. */
export const finishLogin = async (
  deps: Deps,
  workspaceId: string,
  code: string,
  redirectUri: string,
): Promise<Finished> => {
  const short = await deps.oauth.exchangeCode(code, redirectUri);
  if (short.kind === 'rejected') return { kind: 'failed' };
  const { value } = await longestLived(deps, short);
  const checked = await checkToken(deps, value, true);
  if (checked.kind === 'refused') {
    return checked.reason.includes(neededScope)
      ? { kind: 'permission_missing', scope: neededScope }
      : { kind: 'failed' };
  }
  const row = await connect(deps, workspaceId, value, checked.facts);
  const reachable = await deps.oauth.adAccounts({ value, ours: true });
  return reachable.kind === 'ok'
    ? {
        kind: 'connected',
        row,
        accounts: reachable.accounts.map(({ id, name }) => ({ id, name: name ?? id })),
        more: reachable.more,
      }
    : { kind: 'connected', row, accounts: [], more: false };
};

/** A long-lived token where the platform gives one; the short one is better than none. */
const longestLived = async ({ oauth }: Deps, short: Obtained): Promise<Obtained> => {
  const long = await oauth.exchangeLongLived(short.value);
  return long.kind === 'ok' ? long : short;
};
