import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../../contract/failures.ts';
import { announcesBody } from './announced-body.ts';

export const bodyLimit = 1024 * 1024;

type TakeRoom = (bytes: number) => void;

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
  const reserveBytes: TakeRoom = (bytes) => place?.reserveBytes(bytes);
  const isEncoded = headers['content-encoding'] !== undefined;
  if (!isEncoded && (bodyless.has(method) || !hasBody)) return undefined;
  return async () => {
    const message = `Send the body as ${takes}, without Content-Encoding.`;
    if (isEncoded || !types[takes].test(headers['content-type'] ?? ''))
      throw new Failure('unsupported_media_type', { message });
    if (Number(headers['content-length']) > bodyLimit) throw new Failure('payload_too_large');
    const length = headers['content-length'];
    if (length === undefined) return collect(request, reserveBytes);
    reserveBytes(Number(length));
    return collect(request, () => {});
  };
};

const collect = (request: IncomingMessage, reserveBytes: TakeRoom) =>
  new Promise<Buffer>((resolve, reject) => {
    const pieces: Buffer[] = [];
    let length = 0;
    const take = (piece: Buffer) => {
      length += piece.length;
      try {
        if (length > bodyLimit) throw new Failure('payload_too_large');
        reserveBytes(piece.length);
        pieces.push(piece);
      } catch (failure) {
        // The rest of the body stays unread; the answer closes the connection.
        request.off('data', take).pause();
        reject(failure);
      }
    };
    request
      .on('data', take)
      .once('end', () => resolve(Buffer.concat(pieces, length)))
      .once('error', (cause) => reject(new Failure('bad_request', { cause })));
  });
