import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '../kernel/ids.ts';
import { whenGoneFrom } from '../kernel/when-gone.ts';
import { createYamlReader } from '../kernel/yaml-thread.ts';
import { countClients, readHeldLaunches } from '../operations/clients/count-clients.ts';
import { listClients } from '../operations/clients/list-clients.ts';
import { authenticate } from '../operations/core/authenticate.ts';
import type { Deps } from '../operations/core/deps.ts';
import { isAtLeast } from '../operations/core/roles.ts';
import { readThroughCache } from '../operations/waiting/kept-reads.ts';
import { readOwnSignIn } from '../sign-in/own-sign-in.ts';
import type { createCaller } from './call.ts';
import type { Screen, Visit } from './screen.ts';
import type { SignedInPerson } from './sign-in/sign-in-guard.ts';

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
    // An address that names no workspace is about nobody.
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
