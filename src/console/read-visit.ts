import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../contract/failures.ts';
import { RelayedAnswer } from '../kernel/answers/relayed.ts';
import { StreamedAnswer } from '../kernel/answers/streamed.ts';
import { type WhenGone, whenGoneFrom } from '../kernel/async/when-gone.ts';
import { isUuid } from '../kernel/ids.ts';
import { createYamlReader } from '../kernel/threads/yaml-thread.ts';
import { countClients, readHeldLaunches } from '../operations/clients/count-clients.ts';
import { listClients } from '../operations/clients/list-clients.ts';
import { authenticate, type Credentials } from '../operations/core/authenticate.ts';
import type { Deps } from '../operations/core/deps.ts';
import type { Invoker } from '../operations/core/invoke.ts';
import type { Operation } from '../operations/core/operation.ts';
import { isAtLeast } from '../operations/core/roles.ts';
import { readThroughCache } from '../operations/waiting/kept-reads.ts';
import { readOwnSignIn } from '../sign-in/own-sign-in.ts';
import type { CallInput, CallOperation, Screen, Visit } from './screen.ts';
import type { SignedInPerson } from './sign-in/sign-in-guard.ts';

type Caller = {
  credentials: Credentials;
  requestId: string;
  whenGone: WhenGone;
};

/** Operations are prepared when a screen first needs them. */
export const createCaller =
  (invoker: Invoker) =>
  (who: Caller): CallOperation => {
    const call = async (operation: Operation, input: CallInput<undefined> = {}) => {
      const { params = {}, query = {}, body, idempotencyKey = null, onStep } = input;
      const result = await invoker.prepare(operation)({
        ...who,
        params,
        query: withoutUndefined(query),
        readBody: async () => body,
        accessToken: null,
        idempotencyKey,
        onStep,
      });
      if (result instanceof StreamedAnswer) throw new Error(`${operation.id} answered with a file`);
      return result instanceof RelayedAnswer ? read(result) : result;
    };
    // The type promises what the operation's own schema checks.
    return call as CallOperation;
  };

/** A query without undefined values. */
export const withoutUndefined = (
  query: Record<string, string | undefined>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

const read = (relayedAnswer: RelayedAnswer): unknown => {
  const body: unknown = JSON.parse(relayedAnswer.body.toString());
  if (relayedAnswer.status < 400) return body;
  throw new Failure('bad_request', { message: 'Meta refused this.', details: { platform: body } });
};

export type ScreenRequest = FastifyRequest<{
  Params: Record<string, string>;
  Querystring: Record<string, string | string[]>;
}>;

export type ConsoleTools = {
  deps: Deps;
  callerOf: ReturnType<typeof createCaller>;
  screens: readonly Screen[];
};

/** A request whose sender is signed in. */
export type PersonRequest = {
  person: SignedInPerson;
  request: ScreenRequest;
  reply: FastifyReply;
};

export const whoOf = (request: FastifyRequest, { raw }: FastifyReply) => ({
  requestId: request.id,
  whenGone: whenGoneFrom(raw),
});

/** Reads what a screen may know of one request: who looks, at which client, and how to call operations. */
export const createVisitReader = (
  { deps, callerOf }: ConsoleTools,
  screen: Screen,
  { person, request, reply }: PersonRequest,
) => {
  const workspaceId = request.params['workspace'] ?? null;
  const who = whoOf(request, reply);

  /** The person's clients, and the one that the address names. */
  const readAccess = async (refresh: boolean) => {
    const everywhere = callerOf({ ...who, credentials: person.credentials(null) });
    const list = (query: { workspace_id?: string; refresh: string }) =>
      everywhere(listClients, { query }).then(({ clients }) => clients);
    const clients = screen.needsClients ? await list({ refresh: String(refresh) }) : [];
    // An address without a workspace is about no client.
    const ownClients =
      workspaceId !== null && isUuid(workspaceId)
        ? await list({ workspace_id: workspaceId, refresh: 'false' })
        : [];
    const [client = null] = ownClients;
    const total = await countClients(deps, person.accountId);
    const can = (role: Parameters<Visit['can']>[0]) => isAtLeast(client?.role, role);
    return { clients, client, total, can };
  };

  const readVisit = async (): Promise<Visit> => {
    const access = await readAccess(screen.needsClients === 'refreshed');
    const { client } = access;
    const credentials = person.credentials(workspaceId);
    const call = callerOf({ ...who, credentials });
    const callForAll = callerOf({ ...who, credentials, whenGone: () => {} });
    return {
      person,
      ...access,
      ownSignIn: () => readOwnSignIn(deps, person),
      heldLaunches: () => readHeldLaunches(deps, person.accountId),
      readYaml: async (text) => {
        const credentials = person.credentials(workspaceId);
        const { payer } = await authenticate(deps, { workspace: 'viewer' }, credentials);
        return deps.memory(createYamlReader)(text, payer.accountId);
      },
      path: request.url.split('?')[0] ?? '',
      params: request.params,
      query: firstValues(request.query),
      call,
      cachedForAMinute: (question, ask) =>
        client
          ? readThroughCache(deps, client.workspace_id, question, () => ask(callForAll))
          : ask(call),
      form: null,
      actionResult: undefined,
      formToken: person.formToken,
      isSandbox: deps.sandboxOrigin !== null,
      sandboxOrigin: deps.sandboxOrigin,
    };
  };

  return { readAccess, readVisit };
};

const firstValues = (query: Record<string, string | string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value[0] : value),
    ]),
  );
