import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../../sign-in/session.ts';
import { addressOf } from '../../web/sender-address.ts';

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: addressOf(request.raw) || null,
  agent: request.headers['user-agent'] ?? null,
});
