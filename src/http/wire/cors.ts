import type { IncomingMessage, ServerResponse } from 'node:http';

/** For how long a browser may cache the answer to a preflight. */
const rememberedSeconds = '600';

/** Headers that a page may read besides the body. */
const readable = [
  'content-disposition',
  'greenroom-help',
  'idempotent-replayed',
  'location',
  'retry-after',
  'x-request-id',
].join(', ');

const sendable = [
  'authorization',
  'content-type',
  'idempotency-key',
  'mcp-method',
  'mcp-name',
  'mcp-protocol-version',
  'x-adnet-access-token',
  'x-request-id',
  'x-workspace-id',
].join(', ');

/** A preflight, which browsers send before a request. */
const isPreflight = ({ method, headers }: IncomingMessage) =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/**
 * Lets pages of these origins call the operations from a browser. Origins are compared as text; cookies are never
 * accepted. Returns true if the request was answered.
 */
export const allowOrigins =
  (origins: readonly string[], prefixes: readonly string[]) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const {
      url = '',
      headers: { origin },
    } = request;
    if (origins.length === 0 || !prefixes.some((prefix) => url.startsWith(prefix))) return false;
    response.setHeader('vary', 'Origin');
    if (origin === undefined || !origins.includes(origin)) return false;
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-expose-headers', readable);
    if (!isPreflight(request)) return false;
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
    response.setHeader('access-control-allow-headers', sendable);
    response.setHeader('access-control-max-age', rememberedSeconds);
    response.writeHead(204).end();
    return true;
  };
