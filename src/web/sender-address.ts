import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

const ownRanges = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

/** True for an address of our own network, which may be that of a proxy for many clients. */
export const isOwnAddress = (address: string) =>
  ipaddr.isValid(address) && ownRanges.has(ipaddr.process(address).range());

/** No request passes more proxies than this; earlier entries were written by a stranger. */
const maxForwarded = 1_000;

/**
 * The client's address: the last one on the request's way that is outside of our own network. Only proxies in our
 * own network are trusted. What a stranger writes into the header comes before their entries.
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
