import type { CallOwner, Token } from '../../adnet/client/client.ts';
import { inspectToken, type TokenFacts } from '../../adnet/login/inspect-token.ts';
import { objectRead } from '../../adnet/wire/lists.ts';
import { announce } from '../../events/announce.ts';
import type { Actor } from '../../events/record.ts';
import { recordConnection } from '../../events/record-connection.ts';
import { isoOrNull } from '../../kernel/clock.ts';
import { sealToken } from '../../publish/tokens/token.ts';
import { startChecks } from '../../store/connection-health.ts';
import { findConnection, upsertConnection } from '../../store/connections.ts';
import type { Db } from '../../store/db.ts';
import { deleteKeptReads } from '../../store/overview/kept-reads.ts';
import type { Deps } from '../core/deps.ts';
import { nextCheck } from './health/check-connections.ts';

const neededScope = 'ads_read';

export type TokenCheck =
  | { kind: 'accepted'; facts: TokenFacts }
  | { kind: 'lacking'; scope: string }
  | { kind: 'refused'; reason: string };

const reasons = {
  malformed: 'it is not a token',
  invalid: 'the platform says it is not valid',
  expired: 'it has expired',
  foreign_app: 'it belongs to another app',
  wrong_type: 'it is not a user’s or system user’s token',
};

/** Asks the platform whose token it is and whether it can read ads. */
export const checkToken = async (
  deps: Deps,
  owner: CallOwner,
  value: string,
  mustBeOurs: boolean,
): Promise<TokenCheck> => {
  const inspection = await inspectToken(deps.oauth, value, {
    owner,
    appId: deps.appId,
    mustBeOurs,
  });
  if (inspection.kind === 'rejected')
    return { kind: 'refused', reason: reasons[inspection.reason] };
  const facts = { ...inspection.facts, scopes: plainScopes(deps, inspection.facts.scopes) };
  return facts.scopes.includes(neededScope)
    ? { kind: 'accepted', facts }
    : { kind: 'lacking', scope: neededScope };
};

const scopeShape = /^[a-z][a-z0-9_]{1,63}$/;

/** Scopes are stored and shown, so those that are not plain words or contain the token are left out. */
const plainScopes = ({ scrubber }: Deps, granted: string[]) =>
  [...new Set(granted)].filter(
    (scope) => scopeShape.test(scope) && scrubber.scrub(scope) === scope,
  );

/** The person or key that connects, for the activity. */
export type ConnectedBy = {
  actor: Actor;
  requestId?: string | null;
  /** True if a person signed in with a link that the actor made. */
  isLink?: boolean;
};

type CheckedToken = { value: string; facts: TokenFacts };

/** Stores the connection of a checked token. */
export const connect = async (
  deps: Deps,
  owner: CallOwner,
  token: CheckedToken,
  by: ConnectedBy,
) => {
  const storeConnection = await connectionStorer(deps, owner, token, by);
  return deps.store.transaction(storeConnection);
};

/**
 * Returns a function that stores the connection in a transaction. A pin is kept if the new token still has access
 * to the account.
 */
export const connectionStorer = async (
  deps: Deps,
  owner: CallOwner,
  { value, facts }: CheckedToken,
  { isLink = false, ...by }: ConnectedBy,
) => {
  const { workspaceId } = owner;
  const before = await findConnection(deps.store.db, workspaceId);
  const pin = before?.selected_ad_account_id ?? null;
  const isPinLost =
    pin === null || (await reach(deps, { value, ours: facts.ours, owner }, pin)) === 'no';
  const connection = {
    workspace_id: workspaceId,
    adnet_user_id: facts.userId,
    adnet_user_name: facts.userName ?? null,
    token: sealToken(deps, workspaceId, value),
    token_ours: facts.ours ? 1 : 0,
    scopes: JSON.stringify(facts.scopes),
    expires_at: facts.expiresAt,
    selected_ad_account_id: isPinLost ? null : pin,
  };
  return async (tx: Db) => {
    const row = await upsertConnection(tx, connection, deps.writeCooldownMs);
    await recordConnection(tx, {
      ...by,
      workspaceId,
      userId: facts.userId,
      userName: facts.userName ?? null,
      action: 'connection.connected',
      details: { expires_at: isoOrNull(facts.expiresAt), ...(isLink && { by_link: true }) },
    });
    const { connected_at: now } = row;
    await startChecks(tx, workspaceId, nextCheck(now, facts.expiresAt));
    await deleteKeptReads(tx, workspaceId);
    await announce(tx, {
      workspaceId,
      type: 'connection.connected',
      data: { adnet_user_id: facts.userId, expires_at: isoOrNull(facts.expiresAt) },
    });
    return row;
  };
};

export type ConnectionReach = 'yes' | 'no' | 'token_dead' | 'throttled';

/** True if the token can see the ad account. */
export const reach = async (
  { adnet }: Deps,
  token: Token,
  adAccountId: string,
): Promise<ConnectionReach> => {
  const { path, params } = objectRead(adAccountId, 'existence');
  const answer = await adnet.read(token, path, params, { queueName: adAccountId });
  if (answer.kind === 'ok') return 'yes';
  if (answer.tokenDead) return 'token_dead';
  return answer.throttled ? 'throttled' : 'no';
};
