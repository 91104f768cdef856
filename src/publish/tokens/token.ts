import type { CallOwner, Token } from '../../adnet/client/client.ts';
import { Failure } from '../../contract/failures.ts';
import { announce } from '../../events/announce.ts';
import { system } from '../../events/record.ts';
import { recordConnection } from '../../events/record-connection.ts';
import { type KeyRing, open, seal } from '../../secrets/key-ring.ts';
import { findPaidConnection, markExpired } from '../../store/connections.ts';
import type { Db } from '../../store/db.ts';
import type { ConnectionRow } from '../../store/schema/tables.ts';
import type { PublishDeps } from '../deps.ts';
import type { Requester } from '../requester.ts';

export const isExpired = ({ expires_at, expired_at }: ConnectionRow, now: number) =>
  expired_at !== null || (expires_at !== null && expires_at <= now);

/** A sealed token can be opened only for the workspace for which it was sealed. */
const sealOwner = (workspaceId: string) => `connections:${workspaceId}`;

export const sealToken = (
  { keyRing }: Pick<PublishDeps, 'keyRing'>,
  workspaceId: string,
  value: string,
) => seal(keyRing, sealOwner(workspaceId), value);

const maxOpened = 1_000;
type OpenedToken = { workspaceId: string; value: string };
/** The opened tokens, by their sealed form. */
const openedTokens = new WeakMap<KeyRing, Map<string, OpenedToken>>();

/** Caches opened tokens: opening one takes 20 µs, and the same few are needed all day. See docs/adr/0007. */
export const openToken = (
  { keyRing }: Pick<PublishDeps, 'keyRing'>,
  row: Pick<ConnectionRow, 'workspace_id' | 'token'>,
) => {
  const { workspace_id: workspaceId, token } = row;
  const tokensOfRing = openedTokens.get(keyRing) ?? new Map<string, OpenedToken>();
  const cacheEntry = tokensOfRing.get(token);
  // A sealed token that was copied into another workspace's row must not open, even if it is in the cache.
  if (cacheEntry?.workspaceId === workspaceId) return cacheEntry.value;
  const value = open(keyRing, sealOwner(workspaceId), token);
  if (tokensOfRing.size >= maxOpened) tokensOfRing.clear();
  openedTokens.set(keyRing, tokensOfRing.set(token, { workspaceId, value }));
  return value;
};

/** True if the present keys open the stored token. They do not if the row was changed by hand or a key was lost. */
export const isReadable = (deps: Pick<PublishDeps, 'keyRing'>, row: ConnectionRow) => {
  try {
    openToken(deps, row);
    return true;
  } catch {
    return false;
  }
};

type TokenDeps = Pick<PublishDeps, 'keyRing' | 'log'>;

const storedToken = (
  deps: TokenDeps,
  row: ConnectionRow,
  owner: CallOwner,
  trace: Pick<Token, 'traceparent'> = {},
): Token | null => {
  try {
    return { value: openToken(deps, row), ours: row.token_ours === 1, owner, ...trace };
  } catch (error) {
    deps.log.error(
      { err: error, workspaceId: row.workspace_id },
      'a stored token cannot be opened; its workspace has to be connected again',
    );
    return null;
  }
};

/** The owner of a caller's requests to the platform; they count against the share of the paying account. */
export const ownerOf = ({ payer, accountId, workspace }: Requester['caller']): CallOwner => ({
  payerId: payer.accountId,
  callerId: accountId,
  workspaceId: workspace.id,
});

/** The token for a request: the caller's own if one was sent, otherwise the workspace's connection. */
export const tokenFor = (
  deps: TokenDeps,
  { caller, accessToken, traceparent }: Requester,
): Token => {
  const { connection, now } = caller;
  const owner = ownerOf(caller);
  const trace = traceparent ? { traceparent } : undefined;
  if (accessToken !== null) return { value: accessToken, ours: false, owner, ...trace };
  const alive = connection !== null && !isExpired(connection, now);
  const token = alive ? storedToken(deps, connection, owner, trace) : null;
  if (token === null) throw new Failure('adnet_not_connected');
  return token;
};

/**
 * After the platform has confirmed that a token has ended, the stored connection ends. With a caller's own token,
 * nothing ends, and the caller gets the platform's answer.
 */
export const connectionDied = async (
  { store }: Pick<PublishDeps, 'store'>,
  { caller, accessToken }: Requester,
) => {
  const { connection } = caller;
  if (accessToken !== null || connection === null) return false;
  await store.transaction((tx) => endConnection(tx, connection));
  return true;
};

const revokedReason = 'Meta says that the token is no longer valid.';

/** Ends the stored connection and records it; returns false if another request has done so already. */
export const endConnection = async (tx: Db, connection: ConnectionRow, reason = revokedReason) => {
  const { workspace_id: workspaceId, token } = connection;
  if (!(await markExpired(tx, workspaceId, token))) return false;
  await recordConnection(tx, {
    workspaceId,
    userId: connection.adnet_user_id,
    userName: connection.adnet_user_name,
    actor: system,
    action: 'connection.expired',
    details: { reason },
  });
  await announce(tx, {
    workspaceId,
    type: 'connection.expired',
    data: { adnet_user_id: connection.adnet_user_id, reason },
  });
  return true;
};

/**
 * The owner of our own look-ups for a payer. They do not count against the payer's calls, and are separate from
 * look-ups for other payers, so that one slow ad account does not delay those.
 */
export const housekeeperFor = (payerId: string, workspaceId: string): CallOwner => ({
  payerId: `housekeeping ${payerId}`,
  callerId: 'housekeeping',
  workspaceId,
});

/** Outside of a request: the workspace's present token, if it still works. */
export const currentToken = async (
  deps: TokenDeps & Pick<PublishDeps, 'store'>,
  workspaceId: string,
  now: number,
) => {
  const row = await findPaidConnection(deps.store.db, workspaceId);
  if (!row || isExpired(row, now)) return null;
  return storedToken(deps, row, housekeeperFor(row.payer_id, workspaceId));
};

/**
 * Outside of a request: ends the connection after the platform has confirmed that its token has ended. A connection
 * made meanwhile stays.
 */
export const currentTokenDied = async (
  deps: TokenDeps & Pick<PublishDeps, 'store'>,
  workspaceId: string,
  token: Token,
) => {
  const row = await findPaidConnection(deps.store.db, workspaceId);
  if (!row) return;
  const storedNow = storedToken(deps, row, housekeeperFor(row.payer_id, workspaceId));
  if (storedNow?.value !== token.value) return;
  await deps.store.transaction((tx) => endConnection(tx, row));
};
