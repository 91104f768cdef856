import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../../operations/people/session.ts';
import { addressOf } from '../../pages/sender-address.ts';

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: addressOf(request.raw) || null,
  agent: request.headers['user-agent'] ?? null,
});
