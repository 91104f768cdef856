import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Failure, type FieldProblem } from '../kernel/failures.ts';
import { Pieces } from '../kernel/pieces.ts';
import { Relayed } from '../kernel/relayed.ts';
import { remember } from '../kernel/remember.ts';
import { withLimitHeaders } from '../operations/adnet/with-limit-headers.ts';
import { authenticate, findTarget } from '../operations/authenticate.ts';
import type { Deps } from '../operations/deps.ts';
import type { Caller, Operation } from '../operations/operation.ts';
import type { Role } from '../store/tables.ts';
import { admittedIn, contextOf } from './context.ts';
import { apiKeyOf, workspaceIdOf } from './headers.ts';
import { parseJsonBody } from './json-body.ts';
import { type Exchange, send } from './send.ts';
import { untilDone } from './until-done.ts';

export const prefix = '/api/v1';

/** "GET /a/{b}" as the router wants it. */
export const routeOf = (route: string) => {
  const [method = '', path = ''] = route.split(' ');
  return { method, path, url: prefix + path.replace(/\{(\w+)\}/g, ':$1') };
};

/** Puts operations on the wire: who, then what, then the work itself. */
export const createMount = (app: FastifyInstance, deps: Deps) => {
  app.decorateRequest('admitted');
  const { seeThrough, done } = untilDone();
  app.addHook('onClose', done);

  return (operation: Operation) => {
    const observe = deps.metrics.observeOperation(operation.id);
    const { access } = operation;
    const read = inputReader(operation);
    const needsTarget =
      typeof access === 'object' && 'pathWorkspace' in access ? access.pathWorkspace : null;

    const admit = async (request: FastifyRequest) => {
      const { raw } = request;
      const caller = await authenticate(deps, access, {
        apiKey: apiKeyOf(raw),
        workspaceId: workspaceIdOf(raw),
      });
      const target = needsTarget ? await targetOf(deps, needsTarget, caller, request.params) : null;
      if (raw.headers['content-encoding'] !== undefined)
        throw new Failure('unsupported_media_type');
      request.admitted = { caller, target };
    };

    const run = (request: FastifyRequest, reply: FastifyReply) => {
      const input = read(request);
      return operation.run(contextOf(deps, request, reply), input);
    };
    const runLimited = (request: FastifyRequest, reply: FastifyReply) =>
      withLimitHeaders({ store: deps.store, caller: admittedIn(request).caller }, async () =>
        run(request, reply),
      );
    const perform = operation.limited ? runLimited : run;

    const handlerOf = (route: string) => async (request: FastifyRequest, reply: FastifyReply) => {
      const result = await seeThrough(perform(request, reply));
      const exchange: Exchange = { request, reply, route, observe, log: deps.log };
      if (result instanceof Relayed) send(exchange, result.status, result.headers, result.pieces);
      else {
        const body = new Pieces([Buffer.from(JSON.stringify(result))]);
        send(exchange, operation.status ?? 200, {}, body);
      }
      return reply;
    };

    for (const route of [operation.route, operation.alsoRoute]) {
      if (!route) continue;
      const { method, url } = routeOf(route);
      app.route({ method, url, onRequest: admit, handler: handlerOf(url), config: { observe } });
    }
  };
};

const targetOf = (deps: Deps, needed: Role, caller: Caller, params: unknown) => {
  // The router filled this from the path, where the route names it.
  const { workspace_id: id = '' } = params as { workspace_id?: string };
  return findTarget(deps, caller, id, needed);
};

/** All of the input against its schemas, every problem at once. */
const inputReader = ({ input = {}, invalid = 'invalid_request' }: Operation) => {
  const read = (request: FastifyRequest) => {
    const problems: FieldProblem[] = [];
    const taken = (schema: z.ZodType | undefined, value: unknown) => {
      if (!schema) return undefined;
      const parsed = schema.safeParse(value);
      for (const { path, message } of parsed.error?.issues ?? [])
        problems.push({ field: path.join('.') || 'body', message });
      return parsed.data;
    };
    const params = taken(input.params, request.params);
    const query = taken(input.query, request.query);
    const json =
      input.body && Buffer.isBuffer(request.body)
        ? parseJsonBody(request.body, invalid)
        : undefined;
    const body = taken(input.body, json);
    if (problems.length > 0) throw new Failure(invalid, { fields: problems });
    return { params, query, body };
  };
  return input.body ? read : byAddress(read);
};

type Input = { params: unknown; query: unknown; body: unknown };

const mostAddresses = 1_000;
const longestAddress = 256;

/** Without a body the address says all, and the same few are asked for all day. */
const byAddress = (read: (request: FastifyRequest) => Input) => {
  const known = remember(mostAddresses, (_url, request: FastifyRequest) => {
    const input = read(request);
    Object.freeze(input.params);
    Object.freeze(input.query);
    return input;
  });
  return (request: FastifyRequest) =>
    request.url.length > longestAddress ? read(request) : known(request.url, request);
};
