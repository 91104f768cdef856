import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asFailure, Failure } from '../contract/failures.ts';
import { Pieces } from '../kernel/answers/pieces.ts';
import { whenGoneFrom } from '../kernel/async/when-gone.ts';
import { traceparentOf } from '../kernel/observe/traceparent.ts';
import type { McpServer } from '../mcp/protocol.ts';
import { authenticate } from '../operations/core/authenticate.ts';
import type { Deps } from '../operations/core/deps.ts';
import { type Invoker, loggedCaller } from '../operations/core/invoke.ts';
import { parseJsonBody } from '../operations/core/json-body.ts';
import { logFailure } from '../web/log-failure.ts';
import { credentialsOf, headerOf } from './wire/headers.ts';
import { bodyReader } from './wire/read-body.ts';
import { renderFailure } from './wire/render-failure.ts';
import { send } from './wire/send.ts';
import { version } from './wire/version.ts';

export const mcpPath = '/mcp';

type Tools = { deps: Deps; invoker: Invoker };

/** The endpoint for agents: one JSON-RPC message in, one answer out. */
export const mcpRoute = (app: FastifyInstance, { deps, invoker }: Tools) => {
  const { log, metrics } = deps;
  let loadedServer: Promise<McpServer> | undefined;
  const loadServer = () => {
    // The protocol's library is large, so it is loaded by the first agent.
    loadedServer ??= import('../mcp/server.ts').then(({ createMcpServer }) =>
      createMcpServer({ invoker, log, metrics, version, parseJson, baseUrl: deps.baseUrl }),
    );
    return loadedServer;
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const exchange = { request, reply, route: mcpPath, log };
    try {
      demandOrigin(request, deps);
      const response = await answerMessage(request, reply);
      const { status } = response;
      send(exchange, status, {}, new Pieces([Buffer.from(await response.arrayBuffer())]));
    } catch (error) {
      const failure = asFailure(error);
      logFailure(log, { request, error, failure }, 'request failed');
      if (!request.raw.complete) reply.raw.setHeader('connection', 'close');
      const { status, headers, body } = renderFailure(failure);
      const refusal = new Pieces([asJsonRpc(failure, body)]);
      send({ ...exchange, code: failure.code }, statusOf(failure, status), headers, refusal);
    }
    return reply;
  };

  const answerMessage = async (request: FastifyRequest, { raw }: FastifyReply) => {
    const caller = await callerOf(deps, request, raw);
    const readBytes = bodyReader(request);
    const sentMessage = readBytes && parseJsonBody(await readBytes(), 'invalid_request');
    const hangUp = new AbortController();
    caller.whenGone(() => hangUp.abort());
    return (await loadServer())(caller, {
      message: sentMessage,
      headers: protocolHeaders(request),
      signal: hangUp.signal,
    });
  };

  app.route({ method: 'POST', url: mcpPath, onRequest: answer, handler: unanswered });
};

const parseJson = (text: string) => parseJsonBody(Buffer.from(text), 'invalid_request');

const unanswered = () => {
  throw new Error('a message went past its door');
};

/** Authenticates the sender before any of the body is read. */
const callerOf = async (deps: Deps, request: FastifyRequest, raw: FastifyReply['raw']) => {
  const { id, raw: message } = request;
  const credentials = credentialsOf(message);
  const identity = await authenticate(deps, 'identity', credentials);
  request.caller = loggedCaller(identity, null);
  const { workspace, maxRole, keyLimits, onlyWorkspace } = identity;
  return {
    requestId: id,
    credentials,
    workspace,
    maxRole,
    keyLimits,
    onlyWorkspace,
    traceparent: traceparentOf(message.headers['traceparent']),
    whenGone: whenGoneFrom(raw),
  };
};

/** Required by the protocol: a web page in a browser must not reach a server just because it knows its address. */
const demandOrigin = ({ raw }: FastifyRequest, { corsOrigins, baseUrl }: Deps) => {
  const { origin } = raw.headers;
  if (origin === undefined || corsOrigins.includes(origin) || origin === originOf(baseUrl)) return;
  throw new Failure('origin_not_allowed');
};

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : null);

const protocolNames = ['mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** Answers are always JSON, so a client need not say that it also accepts a stream. */
const protocolHeaders = ({ raw }: FastifyRequest) => {
  const headers = new Headers({
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  });
  for (const name of protocolNames) {
    const value = headerOf(raw, name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
};

const codes = { parse: -32700, request: -32600, other: -32000 };

const codeOf = ({ code, options }: Failure) => {
  if (code === 'bad_request') return codes.request;
  if (code !== 'invalid_request') return codes.other;
  return options.fields?.[0]?.message.includes('valid JSON') ? codes.parse : codes.request;
};

/** The protocol uses status 400 for a message that cannot be read. */
const statusOf = ({ code }: Failure, status: number) => (code === 'invalid_request' ? 400 : status);

const asJsonRpc = (failure: Failure, body: string) => {
  const message =
    failure.code === 'invalid_request'
      ? (failure.options.fields ?? []).map(({ field, message }) => `${field} ${message}`).join('; ')
      : failure.message;
  const { detail } = JSON.parse(body);
  const error = { code: codeOf(failure), message, data: detail };
  return Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: null, error }));
};
