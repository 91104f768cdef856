import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { RelayedAnswer } from '../kernel/answers/relayed.ts';
import { StreamedAnswer } from '../kernel/answers/streamed.ts';
import { whenGoneFrom } from '../kernel/async/when-gone.ts';
import type { Log } from '../kernel/observe/log.ts';
import { traceparentOf } from '../kernel/observe/traceparent.ts';
import type { Call, Invoker } from '../operations/core/invoke.ts';
import { parseJsonBody } from '../operations/core/json-body.ts';
import type { Operation } from '../operations/core/operation.ts';
import { helpPath } from '../operations/errors/get-error-help.ts';
import { credentialsOf, headerOf } from './wire/headers.ts';
import { bodyReader } from './wire/read-body.ts';
import { send } from './wire/send.ts';
import { sendStreamed } from './wire/send-streamed.ts';

export const prefix = '/api/v1';

/** Converts "GET /a/{b}" to the form of the router. */
export const routeOf = (route: string) => {
  const [method = '', path = ''] = route.split(' ');
  return { method, path, url: prefix + path.replace(/\{(\w+)\}/g, ':$1') };
};

type Tools = {
  invoker: Invoker;
  fail(error: unknown, request: FastifyRequest, reply: FastifyReply): void;
  log: Log;
  /** The public address of the operations. */
  publicRoot(): string;
};

/** The header with the address that explains a refusal of the platform; none if the refusal has no code. */
const helpHeader = (root: string, refusal: RelayedAnswer): Record<string, string> => {
  const path = helpPath(refusal);
  return path === null ? {} : { 'greenroom-help': root + path };
};

/** Makes an operation available over HTTP: converts the request to raw input, and the result to status and bytes. */
export const mount = (
  app: FastifyInstance,
  { invoker, fail, log, publicRoot }: Tools,
  operation: Operation,
) => {
  const invoke = invoker.prepare(operation);
  const answer = async (request: FastifyRequest, reply: FastifyReply, route: string) => {
    try {
      const result = await invoke(callOf(operation, request, reply));
      const exchange = { request, reply, route, log };
      if (result instanceof StreamedAnswer) return await sendStreamed(exchange, result);
      const relayedAnswer = asRelayed(operation, result);
      const { status, pieces } = relayedAnswer;
      const headers =
        status === 400
          ? { ...relayedAnswer.headers, ...helpHeader(publicRoot(), relayedAnswer) }
          : relayedAnswer.headers;
      send(exchange, status, headers, pieces);
    } catch (error) {
      fail(error, request, reply);
    }
  };
  /** Fastify's callback is called only if no answer could be written; otherwise Fastify has nothing left to do. */
  const answerOn =
    (route: string): onRequestHookHandler =>
    (request, reply, done) => {
      answer(request, reply, route).catch(done);
    };
  for (const route of [operation.route, operation.alsoRoute]) {
    if (!route) continue;
    const { method, url } = routeOf(route);
    // Runs before Fastify looks at the body, so that a caller without access is refused first.
    app.route({ method, url, onRequest: answerOn(url), handler: unanswered });
  }
};

const unanswered = () => {
  throw new Error('a request went past its operation');
};

const asRelayed = ({ status = 200 }: Operation, result: unknown) =>
  result instanceof RelayedAnswer
    ? result
    : new RelayedAnswer(status, Buffer.from(JSON.stringify(result)));

const callOf = (operation: Operation, request: FastifyRequest, { raw }: FastifyReply): Call => {
  const { raw: message } = request;
  const readBytes = bodyReader(request, operation.takes);
  return {
    requestId: request.id,
    credentials: credentialsOf(message),
    params: request.params,
    query: request.query,
    readBody: readBytes && (async () => parsed(operation, await readBytes())),
    accessToken: headerOf(message, 'x-adnet-access-token'),
    idempotencyKey: headerOf(message, 'idempotency-key'),
    traceparent: traceparentOf(message.headers['traceparent']),
    whenGone: whenGoneFrom(raw),
    noteCaller: (caller) => {
      request.caller = caller;
    },
  };
};

/** If the operation takes no body, only the size of the body was checked, and it is not parsed. */
const parsed = ({ input, takes, invalid = 'invalid_request' }: Operation, bytes: Buffer) => {
  if (!input?.body) return undefined;
  return takes === undefined ? parseJsonBody(bytes, invalid) : bytes;
};
