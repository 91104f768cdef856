import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Visitor } from '../../operations/people/session.ts';

const ownRanges = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

const isOurs = (address: string) =>
  ipaddr.isValid(address) && ownRanges.has(ipaddr.process(address).range());

/**
 * Where a request came from: the last address on its way that is not our own network. Only proxies
 * of our own network are believed; what a stranger writes into the header stands before them.
 */
const addressOf = ({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>) => {
  const direct = socket.remoteAddress ?? '';
  if (!isOurs(direct)) return direct;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => ipaddr.isValid(part));
  return forwarded.findLast((address) => !isOurs(address)) ?? forwarded.at(-1) ?? direct;
};

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: addressOf(request) || null,
  agent: request.headers['user-agent'] ?? null,
});
