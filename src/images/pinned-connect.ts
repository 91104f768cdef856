import type { LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { canonicalAddress, isPublicAddress } from './address-rule.ts';
import { fetchFailed, notAllowed } from './refusal.ts';
import type { Address } from './resolve.ts';
import type { ImageTarget } from './target.ts';

/** Resolves every name to the addresses that were already checked. */
const pinnedLookup =
  (addresses: Address[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first] = addresses;
    if (all || !first) callback(null, addresses);
    else callback(null, first.address, first.family);
  };

/** Checks the address of the socket that was really opened, not only the one that was looked up. */
export const checkPeer = (
  peer: string | undefined,
  { exempt }: ImageTarget,
  addresses: Address[],
) => {
  if (!peer) return fetchFailed('closed while connecting');
  const isExpected = addresses.some(
    ({ address }) => canonicalAddress(address) === canonicalAddress(peer),
  );
  return isExpected && (exempt || isPublicAddress(canonicalAddress(peer)))
    ? undefined
    : notAllowed('connected to another address');
};

/** Connects once to one of the given addresses, and uses the name for SNI and the certificate. */
export const pinnedConnector = (
  target: ImageTarget,
  addresses: Address[],
  signal: AbortSignal,
): buildConnector.connector => {
  const options = {
    lookup: pinnedLookup(addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: 1000,
    signal,
  };
  const connect = buildConnector(options);
  let connections = 0;
  return (request, callback) => {
    // If a connection breaks, undici connects again, even after the signal, and nothing would close that second
    // connection.
    connections += 1;
    if (connections > 1 || signal.aborted) return callback(fetchFailed('connection lost'), null);
    connect(request, (...[error, socket]) => {
      if (error) return callback(error, null);
      const refusal = checkPeer(socket.remoteAddress, target, addresses);
      if (!refusal) return callback(null, socket);
      socket.destroy();
      callback(refusal, null);
    });
  };
};
