import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pieces } from '../../kernel/answers/pieces.ts';
import { elapsed } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/observe/log.ts';
import { traceparentOf } from '../../kernel/observe/traceparent.ts';

/** Up to this length, the body is sent as one text, which Node appends to the headers in one write. */
const maxTextLength = 15 * 1024;

/**
 * Ends an answer whose headers are set. In Latin-1, each byte stays unchanged. `end` is called without the text,
 * after it was written: with the text, Node would add an empty piece and send both as a list, which takes 25 µs
 * longer.
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

/** One request, and how its end is logged. */
export type Exchange = {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The pattern of its route; undefined if there is none. */
  route: string | undefined;
  log: Log;
  /** The code, if the answer is a failure of ours. */
  code?: string | undefined;
};

const json = 'application/json; charset=utf-8';

/** The headers of every answer of an operation, in the flat form that Node writes without changes. */
export const commonHeaders = ({ id }: FastifyRequest): string[] => [
  'cache-control',
  'no-store',
  'x-content-type-options',
  'nosniff',
  'x-request-id',
  id,
];

/**
 * Writes the answer without Fastify's serialisation, because the bytes are final already, and every relayed read
 * takes this path.
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
  // While the service stops, a connection that is kept alive would only delay the process.
  if (!reply.server.server.listening) lines.push('connection', 'close');
  raw.writeHead(status, lines);
  if (request.method === 'HEAD') raw.end();
  else endResponse(raw, pieces);
  logAnswer({ request, route, log, code }, status);
};

/** Writes the log line of a request. */
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
