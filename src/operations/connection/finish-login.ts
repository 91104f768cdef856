import type { Obtained } from '../../adnet/oauth.ts';
import type { ConnectionRow } from '../../store/tables.ts';
import type { Deps } from '../deps.ts';
import { checkToken, connect, writeScope } from './connect.ts';

export type Reachable = { accounts: { id: string; name: string }[]; more: boolean };

export type Finished =
  | { kind: 'connected'; row: ConnectionRow; canWrite: boolean; reachable: Reachable | null }
  | { kind: 'lacking'; scope: string }
  | { kind: 'refused' };

/** From the code a browser brought back to a stored connection. */
export const finishLogin = async (
  deps: Deps,
  workspaceId: string,
  code: string,
  redirectUri: string,
): Promise<Finished> => {
  const short = await deps.oauth.exchangeCode(code, redirectUri);
  if (short.kind === 'rejected') return { kind: 'refused' };
  const { value, expiresAt } = await longestLived(deps, short);
  const checked = await checkToken(deps, value, true);
  if (checked.kind === 'lacking') return checked;
  if (checked.kind === 'refused') return { kind: 'refused' };
  const { facts } = checked;
  const row = await connect(deps, workspaceId, value, {
    ...facts,
    expiresAt: facts.expiresAt ?? expiresAt,
  });
  const canWrite = facts.scopes.includes(writeScope);
  return { kind: 'connected', row, canWrite, reachable: await listReachable(deps, value) };
};

/** A long-lived token where the platform gives one; the short one is better than none. */
const longestLived = async ({ oauth }: Deps, short: Obtained): Promise<Obtained> => {
  const long = await oauth.exchangeLongLived(short.value);
  return long.kind === 'ok' ? long : short;
};

/** Only to be shown: by now the connection stands, whether or not the platform lists its accounts. */
const listReachable = async ({ oauth, log }: Deps, value: string): Promise<Reachable | null> => {
  try {
    const found = await oauth.adAccounts({ value, ours: true });
    if (found.kind === 'rejected') return null;
    const accounts = found.accounts.map(({ id, name }) => ({ id, name: name ?? id }));
    return { accounts, more: found.more };
  } catch (error) {
    log.warn({ err: error }, 'the ad accounts of a new connection could not be listed');
    return null;
  }
};
