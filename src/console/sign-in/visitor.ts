import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../pages/sender-address.ts';
import type { Visitor } from '../../sign-in/session.ts';

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: addressOf(request.raw) || null,
  agent: request.headers['user-agent'] ?? null,
});
