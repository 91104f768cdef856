import type { IncomingMessage } from 'node:http';
import { Failure } from '../contract/failures.ts';

/** `reserve` is called before a piece is kept, and throws if the service has no room for it. */
type BodyLimits = { maxBytes: number; reserve(bytes: number): void };

/** The bytes of a request's body. */
export const collectBody = (request: IncomingMessage, { maxBytes, reserve }: BodyLimits) =>
  new Promise<Buffer>((resolve, reject) => {
    const pieces: Buffer[] = [];
    let length = 0;
    const take = (piece: Buffer) => {
      length += piece.length;
      try {
        if (length > maxBytes) throw new Failure('payload_too_large');
        reserve(piece.length);
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
