import type { FastifyRequest } from 'fastify';
import { Failure } from '../../contract/failures.ts';
import { collectBody } from '../../web/collect-body.ts';
import { announcesBody } from './announced-body.ts';

export const bodyLimit = 1024 * 1024;

const bodyless = new Set(['GET', 'HEAD']);
const types = {
  'application/json': /^application\/json[ \t]*(?:;|$)/i,
  'text/csv': /^text\/csv[ \t]*(?:;|$)/i,
};

/**
 * Reads the bytes of a request's body, whose content type must be one that the operation `takes`; undefined if the
 * request has no body.
 */
export const bodyReader = (
  { raw: request, place }: FastifyRequest,
  takes: keyof typeof types = 'application/json',
): (() => Promise<Buffer>) | undefined => {
  const { headers, method = '' } = request;
  // A content type alone counts as a body, so that a wrong one is refused.
  const hasBody = announcesBody(request) || headers['content-type'] !== undefined;
  const reserve = (bytes: number) => place?.reserveBytes(bytes);
  const isEncoded = headers['content-encoding'] !== undefined;
  if (!isEncoded && (bodyless.has(method) || !hasBody)) return undefined;
  return async () => {
    const message = `Send the body as ${takes}, without Content-Encoding.`;
    if (isEncoded || !types[takes].test(headers['content-type'] ?? ''))
      throw new Failure('unsupported_media_type', { message });
    if (Number(headers['content-length']) > bodyLimit) throw new Failure('payload_too_large');
    const length = headers['content-length'];
    if (length === undefined) return collectBody(request, { maxBytes: bodyLimit, reserve });
    reserve(Number(length));
    return collectBody(request, { maxBytes: bodyLimit, reserve() {} });
  };
};
