import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { elapsed } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import type { Pieces } from '../../kernel/pieces.ts';
import { traceparentOf } from '../../kernel/traceparent.ts';

/** Up to this much is sent as one text, which Node puts behind the head in one piece. */
const maxTextLength = 15 * 1024;

/**
 * Ends an answer whose head is set. In Latin-1 each byte stays as it is. The end is told once the text is on its way:
 * told with the text, Node adds an empty piece to it and sends the two as a list, which takes 25 µs longer.
 */
export const endResponse = (raw: ServerResponse, body: Pieces) => {
  if (body.length <= maxTextLength) {
    raw.write(body.text, 'latin1');
    process.nextTick(() => raw.end());
    return;
  }
  const { list } = body;
  for (let at = 0; at < list.length - 1; at++) raw.write(list[at]);
  raw.end(list.at(-1));
};

/** One request and how its end is to be noted. */
export type Exchange = {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The pattern it was found by; undefined where there is none. */
  route: string | undefined;
  log: Log;
  /** Of a failure of ours. */
  code?: string | undefined;
};

const json = 'application/json; charset=utf-8';

/** What every answer of an operation carries, in the flat form that Node writes out as it stands. */
export const commonHeaders = ({ id }: FastifyRequest): string[] => [
  'cache-control',
  'no-store',
  'x-content-type-options',
  'nosniff',
  'x-request-id',
  id,
];

/**
 * Writes the answer past Fastify's serialisation: the bytes are final already, and this is the
 * path every relayed read takes.
 */
export const send = (
  { request, reply, route, log, code }: Exchange,
  status: number,
  headers: Record<string, string>,
  pieces: Pieces,
) => {
  reply.hijack();
  const { raw } = reply;
  const lines = commonHeaders(request);
  lines.push('content-length', String(pieces.length));
  for (const name in headers) lines.push(name, headers[name] ?? '');
  if (headers['content-type'] === undefined) lines.push('content-type', json);
  // While stopping, a connection kept alive would only hold the process up.
  if (!reply.server.server.listening) lines.push('connection', 'close');
  raw.writeHead(status, lines);
  if (request.method === 'HEAD') raw.end();
  else endResponse(raw, pieces);
  logAnswer({ request, route, log, code }, status);
};

/** The line that the log has for each request. */
export const logAnswer = ({ request, route, log, code }: Omit<Exchange, 'reply'>, status: number) =>
  log.answered({
    requestId: request.id,
    method: request.method,
    route,
    status,
    ms: elapsedMs(request),
    traceparent: traceparentOf(request.headers['traceparent']),
    code,
    caller: request.caller,
  });

export const elapsedMs = ({ startedAt }: FastifyRequest) =>
  startedAt === undefined ? 0 : elapsed() - startedAt;
