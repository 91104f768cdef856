import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from '../../web/encoding.ts';

/** Brotli at level 5 takes 0.3 s for the largest file; level 9 takes three times as long and saves little. */
const compressors: Record<Encoding, (raw: Buffer) => Promise<Buffer>> = {
  br: (raw) => promisify(brotliCompress)(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (raw) => promisify(gzip)(raw),
};

/** A file for browsers, read and compressed at its first request. */
export type Asset = {
  type: string;
  /** Changes with the content, so that a name can be cached forever. */
  fingerprint(): Promise<string>;
  send(request: FastifyRequest, reply: FastifyReply, cache: string): Promise<FastifyReply>;
};

/** Compressing a compressed file makes it larger. */
const isCompressed = (type: string) => /^image\/(png|jpeg|webp)$/.test(type);

export const createAsset = (type: string, load: () => Promise<Buffer>): Asset => {
  const compressedBodies = new Map<Encoding, Promise<Buffer>>();
  let fingerprint: Promise<string> | undefined;
  const bodyIn = (encoding: Encoding) => {
    const body = compressedBodies.get(encoding) ?? load().then(compressors[encoding]);
    compressedBodies.set(encoding, body);
    return body;
  };
  return {
    type,
    fingerprint: () => {
      fingerprint ??= load().then((raw) =>
        createHash('sha256').update(raw).digest('hex').slice(0, 16),
      );
      return fingerprint;
    },
    async send(request, reply, cache) {
      const acceptedEncodings = request.headers['accept-encoding'];
      const encoding = isCompressed(type) ? null : encodingFor(acceptedEncodings);
      reply.type(type).headers({
        // The browser uses the declared type and does not guess.
        'x-content-type-options': 'nosniff',
        'cache-control': cache,
        // The answer also depends on the origin, because pages of some origins may read it.
        vary: [reply.raw.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '),
        ...(encoding && { 'content-encoding': encoding }),
      });
      return reply.send(await (encoding ? bodyIn(encoding) : load()));
    },
  };
};
