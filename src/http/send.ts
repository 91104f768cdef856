import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../kernel/log.ts';

/** One request and how its end is to be noted. */
export type Exchange = {
  request: FastifyRequest;
  reply: FastifyReply;
  observe: (status: number, seconds: number) => void;
  log: Log;
};

const always = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/**
 * Writes the answer past Fastify's serialisation: the bytes are final already, and this is the
 * path every relayed read takes.
 */
export const send = (
  { request, reply, observe, log }: Exchange,
  status: number,
  headers: Record<string, string>,
  body: Buffer,
) => {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(status, {
    ...always,
    // While stopping, a connection kept alive would only hold the process up.
    ...(!reply.server.server.listening && { connection: 'close' }),
    'x-request-id': request.id,
    ...headers,
    'content-length': body.length,
  });
  raw.end(request.method === 'HEAD' ? undefined : body);
  const ms = reply.elapsedTime;
  observe(status, ms / 1000);
  log.info(
    {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url,
      status,
      ms: Math.round(ms * 10) / 10,
    },
    'answered',
  );
};
