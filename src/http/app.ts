import type { Server } from 'node:http';
import Fastify, {
  type FastifyError,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type onRequestHookHandler,
} from 'fastify';
import { asFailure, Failure, type FailureCode } from '../contract/failures.ts';
import { Pieces } from '../kernel/answers/pieces.ts';
import { elapsed } from '../kernel/clock.ts';
import { randomId } from '../kernel/ids.ts';
import type { Deps } from '../operations/core/deps.ts';
import type { Invoker } from '../operations/core/invoke.ts';
import { operations } from '../operations/index.ts';
import { logFailure } from '../web/log-failure.ts';
import { connectRoutes } from './connect/routes.ts';
import { docsRoutes } from './guide/docs-routes.ts';
import { guideRoutes } from './guide/guide-routes.ts';
import { healthRoutes, isHealthCheck } from './health.ts';
import { homeRoutes } from './home.ts';
import { mcpPath, mcpRoute } from './mcp.ts';
import { mount, prefix } from './mount.ts';
import { reviewRoutes } from './review/routes.ts';
import { createAdmission } from './wire/admission.ts';
import { hasUnreadBody } from './wire/announced-body.ts';
import { answerBrokenClients, answerExpectations } from './wire/broken-clients.ts';
import { allowOrigins } from './wire/cors.ts';
import { createDrain, type Drain } from './wire/drain.ts';
import { checkProtocol, requestIdOf } from './wire/headers.ts';
import { createRouteList } from './wire/not-found.ts';
import { bodyLimit } from './wire/read-body.ts';
import { renderFailure } from './wire/render-failure.ts';
import { elapsedMs, send } from './wire/send.ts';

const never = (): never => {
  throw new Error('input is read by zod: no route has a schema of its own');
};

/** Routes have no schemas, so Fastify's validator and serializer, half a megabyte of code, need not be loaded. */
const noSchemas = { compilersFactory: { buildValidator: never, buildSerializer: never } };

/** Options of Fastify and of its HTTP server that are the same in every installation. */
const serverOptions = {
  logger: false,
  schemaController: noSchemas,
  bodyLimit,
  requestTimeout: 10_000,
  keepAliveTimeout: 10_000,
  connectionTimeout: 0,
  http: {
    headersTimeout: 8_000,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16_384,
    // Node would refuse such a request without the contract's body; `checkProtocol` refuses it with one.
    requireHostHeader: false,
  },
  forceCloseConnections: 'idle',
  exposeHeadRoutes: true,
  return503OnClosing: false,
  routerOptions: { maxParamLength: 1_000, ignoreTrailingSlash: false },
  clientErrorHandler: answerBrokenClients,
} satisfies FastifyHttpOptions<Server>;

/** The HTTP server with all of its routes. */
export const createApp = (deps: Deps, invoker: Invoker): FastifyInstance => {
  const fail = answerFailures(deps);
  // Operations measure their own failures. These here happened before any operation was reached.
  const observe = deps.metrics.observeOperation('none');
  const failOutside = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const status = fail(error, request, reply);
    observe(status, elapsedMs(request) / 1000);
  };
  const app = Fastify({
    ...serverOptions,
    genReqId: (raw) => requestIdOf(raw, randomId, deps.scrubber.scrub),
    frameworkErrors: failOutside,
  });
  app.server.maxConnections = 10_000;
  answerExpectations(app.server, bodyLimit);
  const drain = createDrain(app.server);
  app.decorate('drain', drain.finish);

  // An operation reads its own body, after its caller was authenticated.
  app.removeAllContentTypeParsers();
  app.decorateRequest('startedAt');
  app.decorateRequest('place');
  app.addHook('onRequest', admitRequests(deps, drain));
  // Only for pages; the answers of operations do not pass through this hook.
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!app.server.listening || hasUnreadBody(request.raw)) reply.header('connection', 'close');
  });
  const routes = createRouteList();
  app.addHook('onRoute', routes.add);
  app.setErrorHandler(failOutside);
  app.setNotFoundHandler((request) => {
    throw routes.failureFor(request.method, request.url);
  });
  app.addHook('onClose', invoker.done);

  // The address is known once the service listens.
  const tools = { invoker, fail, log: deps.log, publicRoot: () => deps.baseUrl + prefix };
  for (const operation of operations) mount(app, tools, operation);
  mcpRoute(app, { deps, invoker });
  healthRoutes(app, deps, drain);
  docsRoutes(app);
  guideRoutes(app, deps);
  homeRoutes(app, deps);
  app.register((scope) => connectRoutes(scope, deps));
  app.register((scope) => reviewRoutes(scope, deps));
  return app;
};

/** Answers a request that failed with the contract's body, and returns the status. */
const answerFailures =
  ({ log }: Deps) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = fromFastify(error) ?? asFailure(error);
    logFailure(log, { request, error, failure }, 'request failed');
    const { status, headers, body } = renderFailure(failure);
    const route = request.routeOptions.url;
    if (!request.raw.complete) reply.raw.setHeader('connection', 'close');
    send(
      { request, reply, route, log, code: failure.code },
      status,
      headers,
      new Pieces([Buffer.from(body)]),
    );
    return status;
  };

/** Counts each request, and refuses it before its route runs if it breaks the protocol or if too many are under way. */
const admitRequests = (deps: Deps, drain: Drain): onRequestHookHandler => {
  const admit = createAdmission();
  const answerPreflight = allowOrigins(deps.corsOrigins, [`${prefix}/`, mcpPath]);
  return (request, reply, done) => {
    request.startedAt = elapsed();
    deps.metrics.begin();
    reply.raw.on('close', deps.metrics.end);
    // The address is known once the service listens. A browser that came by https never uses http here again.
    if (deps.baseUrl.startsWith('https:'))
      reply.raw.setHeader('strict-transport-security', 'max-age=31536000');
    try {
      checkProtocol(request.raw);
      if (answerPreflight(request.raw, reply.raw)) {
        reply.hijack();
        return;
      }
      // Health checks are answered even if the service is too busy for other requests.
      if (!isHealthCheck(request.raw)) request.place = admit(request.raw, reply.raw);
      const whenShut = drain.untilShut();
      if (whenShut) void whenShut.then(() => done());
      else done();
    } catch (error) {
      // The type of what was caught is unknown; the hook passes it on.
      done(error as Error);
    }
  };
};

const fastifyCodes: Record<string, FailureCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'bad_request',
  ECONNRESET: 'bad_request',
};

const fromFastify = (error: unknown) => {
  // Fastify's own errors have a code; all of ours are a `Failure`.
  const code = fastifyCodes[(error as FastifyError).code];
  return code && new Failure(code, { cause: error });
};
