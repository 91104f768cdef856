import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

const ownRanges = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

/** Of our own network: such an address may stand for everybody behind a proxy. */
export const isOwnAddress = (address: string) =>
  ipaddr.isValid(address) && ownRanges.has(ipaddr.process(address).range());

/** More hops than any request passes; what stands before them is a stranger's. */
const maxForwarded = 1_000;

/**
 * Where a request came from: the last address on its way that is not our own network. Only proxies
 * of our own network are believed; what a stranger writes into the header stands before them.
 */
export const addressOf = ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>) => {
  const direct = socket.remoteAddress ?? '';
  if (!isOwnAddress(direct)) return direct;
  const forwardedAddresses = String(headers['x-forwarded-for'] ?? '')
    .slice(-maxForwarded)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => ipaddr.isValid(part));
  return (
    forwardedAddresses.findLast((address) => !isOwnAddress(address)) ??
    forwardedAddresses.at(-1) ??
    direct
  );
};
