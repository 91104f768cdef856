import type { IncomingMessage } from 'node:http';
import { Failure } from '../../contract/failures.ts';

const maxHeaders = 200;

/** Headers on which decisions depend must occur once. Node would keep the first, or join them. */
const single = new Set([
  'host',
  'authorization',
  'content-type',
  'content-length',
  'x-workspace-id',
  'x-adnet-access-token',
  'idempotency-key',
]);

/** Refuses what Node's parser accepts but we do not. */
export const checkProtocol = (message: IncomingMessage) => {
  const { rawHeaders, httpVersion } = message;
  if (httpVersion !== '1.1' && httpVersion !== '1.0') throw new Failure('bad_request');
  if (httpVersion === '1.1' && message.headers.host === undefined) {
    throw new Failure('bad_request', { message: 'HTTP/1.1 requests carry a Host header.' });
  }
  // The router would read it as the start of a query, other programs would not.
  if (message.url?.includes('#')) {
    throw new Failure('bad_request', { message: 'A request’s address holds no #.' });
  }
  if (rawHeaders.length > 2 * maxHeaders) throw new Failure('headers_too_large');
  const seenNames = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase();
    if (!single.has(name)) continue;
    if (seenNames.has(name)) {
      throw new Failure('bad_request', { message: `The header ${name} may be sent only once.` });
    }
    seenNames.add(name);
  }
};

const bearer = /^Bearer ([\x21-\x7e]+)$/i;

export const apiKeyOf = (message: IncomingMessage) =>
  bearer.exec(message.headers.authorization ?? '')?.[1] ?? null;

/** The value of a header that may occur only once. */
export const headerOf = (message: IncomingMessage, name: string) => {
  const value = message.headers[name];
  return typeof value === 'string' ? value : null;
};

/** What a request says of who sends it: the API key, and the workspace that is meant. */
export const credentialsOf = (message: IncomingMessage) => ({
  kind: 'key' as const,
  apiKey: apiKeyOf(message),
  workspaceId: headerOf(message, 'x-workspace-id'),
});

/**
 * The caller's own id for the request, if it can be logged and returned safely, so that the logs of both sides can
 * be joined; otherwise a new one.
 */
export const requestIdOf = (
  message: IncomingMessage,
  fresh: () => string,
  scrub: (text: string) => string,
) => {
  const value = message.headers['x-request-id'];
  return typeof value === 'string' && /^[\w.:/+=@-]{1,128}$/.test(value) ? scrub(value) : fresh();
};
