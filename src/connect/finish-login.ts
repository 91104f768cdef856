import type { CallOwner } from '../adnet/client/client.ts';
import type { ObtainedToken } from '../adnet/login/oauth.ts';
import { Failure } from '../contract/failures.ts';
import type { Actor } from '../events/record.ts';
import { checkToken, connect } from '../operations/connection/connect.ts';
import {
  askMissing,
  lackingIn,
  type MissingThing,
} from '../operations/connection/health/missing.ts';
import type { Deps } from '../operations/core/deps.ts';
import { findLinkById } from '../store/connect-links.ts';
import type { ConnectionRow } from '../store/schema/tables.ts';
import { callbackAddress } from './addresses.ts';
import { type Link, type WithdrawalReason, whyWithdrawn } from './link.ts';
import { listReachable, type ReachableAccounts } from './reachable.ts';

export type FinishLoginResult =
  | {
      kind: 'connected';
      row: ConnectionRow;
      missing: MissingThing[];
      reachable: ReachableAccounts | null;
    }
  | { kind: 'lacking' | 'refused' | 'unreachable' | WithdrawalReason };

/** Exchanges the code from the browser and stores the connection. */
export const finishLogin = async (
  deps: Deps,
  link: Link,
  code: string,
): Promise<FinishLoginResult> => {
  try {
    return await takeUp(deps, link, code);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    deps.log.warn({ err: error }, 'the platform could not be reached to complete a login');
    return { kind: 'unreachable' };
  }
};

const isUnreachable = (error: unknown) =>
  error instanceof Failure && ['adnet_unavailable', 'adnet_timeout'].includes(error.code);

const takeUp = async (deps: Deps, link: Link, code: string): Promise<FinishLoginResult> => {
  const owner = ownerOf(link);
  const short = await deps.oauth.exchangeCode(owner, code, callbackAddress(deps));
  if (short.kind === 'rejected') return { kind: 'refused' };
  const { value, expiresAt } = await exchangeForLongLived(deps, owner, short);
  const tokenCheck = await checkToken(deps, owner, value, true);
  if (tokenCheck.kind !== 'accepted') return { kind: tokenCheck.kind };
  const { facts } = tokenCheck;
  // Calling the platform took a while, and the key may have been revoked meanwhile.
  const withdrawalReason = await withdrawnSince(deps, link);
  if (withdrawalReason) return { kind: withdrawalReason };
  const factsWithExpiry = { ...facts, expiresAt: facts.expiresAt ?? expiresAt };
  const row = await connect(
    deps,
    owner,
    { value, facts: factsWithExpiry },
    { actor: makerOf(link), isLink: true },
  );
  const [missing, reachable] = await Promise.all([
    askMissing(deps, row, { value, ours: facts.ours, owner }),
    listReachable(deps, owner, value),
  ]);
  return { kind: 'connected', row, missing: lackingIn(row, missing), reachable };
};

const ownerOf = ({ payer_id, account_id, workspace_id }: Link): CallOwner => ({
  payerId: payer_id,
  callerId: account_id,
  workspaceId: workspace_id,
});

/** The maker of the link, a key or a person, in whose name the connection is made. */
const makerOf = ({ key_id: keyId, account_id: accountId }: Link): Actor =>
  keyId === null ? { kind: 'person', id: accountId } : { kind: 'key', id: keyId };

/** A long-lived token if the platform gives one; otherwise the short-lived one. */
const exchangeForLongLived = async (
  { oauth }: Deps,
  owner: CallOwner,
  short: ObtainedToken,
): Promise<ObtainedToken> => {
  const long = await oauth.exchangeLongLived(owner, short.value);
  return long.kind === 'ok' ? long : short;
};

const withdrawnSince = async (deps: Deps, { id }: Link) => {
  const link = await findLinkById(deps.store.db, id);
  return link ? whyWithdrawn(deps, link) : 'withdrawn';
};
