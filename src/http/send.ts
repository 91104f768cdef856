import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../kernel/log.ts';

/** One request and how its end is to be noted. */
export type Exchange = {
  request: FastifyRequest;
  reply: FastifyReply;
  observe: (status: number, seconds: number) => void;
  log: Log;
};

/** In the flat form that Node writes out without looking anything up. */
const always = ['cache-control', 'no-store', 'x-content-type-options', 'nosniff'];
const json = 'application/json; charset=utf-8';

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
  const { 'content-type': type = json, ...others } = headers;
  const lines = ['content-type', type, ...always, 'x-request-id', request.id];
  for (const name in others) lines.push(name, others[name] ?? '');
  // While stopping, a connection kept alive would only hold the process up.
  if (!reply.server.server.listening) lines.push('connection', 'close');
  lines.push('content-length', String(body.length));
  raw.writeHead(status, lines);
  raw.end(request.method === 'HEAD' ? undefined : body);
  const ms = reply.elapsedTime;
  observe(status, ms / 1000);
  log.answered({
    requestId: request.id,
    method: request.method,
    route: request.routeOptions.url,
    status,
    ms,
  });
};
