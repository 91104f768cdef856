import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Visitor } from '../../operations/people/session.ts';

const isPrivate = (address: string) =>
  !ipaddr.isValid(address) || ipaddr.process(address).range() !== 'unicast';

/**
 * Where a request came from: the last address on its way that is not our own network. Only proxies
 * of our own network are believed; what a stranger writes into the header stands before them.
 */
const addressOf = ({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>) => {
  const direct = socket.remoteAddress ?? '';
  if (!isPrivate(direct)) return direct;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => ipaddr.isValid(part));
  return forwarded.findLast((address) => !isPrivate(address)) ?? forwarded[0] ?? direct;
};

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: addressOf(request) || null,
  agent: request.headers['user-agent'] ?? null,
});
