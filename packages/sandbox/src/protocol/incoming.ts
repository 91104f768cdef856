import type { FastifyRequest } from 'fastify';
import type { Incoming } from './wire.ts';

const noBody = Buffer.alloc(0);

const originOf = (request: FastifyRequest) =>
  `${request.protocol}://${request.headers.host ?? 'localhost'}`;

/** A browser names the page that posts here; a stranger's page has no say. */
export const isForeign = (request: FastifyRequest) =>
  request.headers.origin !== undefined && request.headers.origin !== originOf(request);

export const incomingFrom = (request: FastifyRequest): Incoming => {
  const url = request.raw.url ?? '/';
  const mark = url.indexOf('?');
  return {
    method: request.method,
    path: mark === -1 ? url : url.slice(0, mark),
    query: mark === -1 ? '' : url.slice(mark + 1),
    authorization: request.headers.authorization,
    contentType: request.headers['content-type'] ?? '',
    body: Buffer.isBuffer(request.body) ? request.body : noBody,
    origin: originOf(request),
  };
};
