import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../contract/failures.ts';
import type { Html } from '../kernel/html.ts';
import { isUuid } from '../kernel/ids.ts';
import { whenGoneFrom } from '../kernel/when-gone.ts';
import { holds } from '../operations/clients/client.ts';
import { countClients } from '../operations/clients/count-clients.ts';
import { listClients } from '../operations/clients/list-clients.ts';
import { authenticate } from '../operations/core/authenticate.ts';
import type { Deps } from '../operations/core/deps.ts';
import { readKept } from '../operations/waiting/kept-reads.ts';
import { readOwnSignIn } from '../sign-in/own-sign-in.ts';
import { loadAssets } from './assets.ts';
import type { createCaller } from './call.ts';
import { failurePage } from './failure-view.ts';
import { formState } from './form-state.ts';
import { frame } from './frame.ts';
import { document, privately, sendPage } from './page.ts';
import type { Screen, Visit } from './screen.ts';
import { formOf } from './sign-in/form-token.ts';
import type { Person } from './sign-in/guard.ts';
import { leaveToast, takeToast } from './toast.ts';

export type ScreenRequest = FastifyRequest<{
  Params: Record<string, string>;
  Querystring: Record<string, string | string[]>;
}>;

export type Tools = {
  deps: Deps;
  callerOf: ReturnType<typeof createCaller>;
  screens: readonly Screen[];
};

export const whoOf = (request: FastifyRequest, { raw }: FastifyReply) => ({
  requestId: request.id,
  whenGone: whenGoneFrom(raw),
});

/** One request of one person to one screen. */
export const createLook = (
  { deps, callerOf, screens }: Tools,
  screen: Screen,
  { person, request, reply }: { person: Person; request: ScreenRequest; reply: FastifyReply },
) => {
  const workspaceId = request.params['workspace'] ?? null;

  const who = whoOf(request, reply);

  /** The person's clients, and the one that the address names. */
  const clientsNow = async (refresh: boolean) => {
    const everywhere = callerOf({ ...who, credentials: person.credentials(null) });
    const list = (query: { workspace_id?: string; refresh: string }) =>
      everywhere(listClients, { query }).then(({ clients }) => clients);
    const clients = screen.needsClients ? await list({ refresh: String(refresh) }) : [];
    // An address that names no workspace is about nobody.
    const named =
      workspaceId !== null && isUuid(workspaceId)
        ? await list({ workspace_id: workspaceId, refresh: 'false' })
        : [];
    const [client = null] = named;
    const total = await countClients(deps, person.accountId);
    const can = (role: Parameters<Visit['can']>[0]) => holds(client?.role, role);
    return { clients, client, total, can };
  };

  const visit = async (): Promise<Visit> => {
    const known = await clientsNow(screen.needsClients === 'refreshed');
    const { client } = known;
    return {
      person,
      ...known,
      ownSignIn: () => readOwnSignIn(deps, person),
      payerId: async () => {
        const credentials = person.credentials(workspaceId);
        const { payer } = await authenticate(deps, { workspace: 'viewer' }, credentials);
        return payer.accountId;
      },
      path: request.url.split('?')[0] ?? '',
      params: request.params,
      query: firstValues(request.query),
      call: callerOf({ ...who, credentials: person.credentials(workspaceId) }),
      onceAMinute: (question, ask) =>
        client ? readKept(deps, client.workspace_id, question, ask) : ask(),
      form: null,
      shown: undefined,
      formToken: person.formToken,
      isSandbox: deps.sandboxOrigin !== null,
    };
  };

  const send = async (visit: Visit, main: Html, status = 200) => {
    const assets = await loadAssets();
    const body = frame({ visit, current: screen, screens, main, toast: takeToast(request, reply) });
    const { title, islands = [] } = screen;
    const page = document({ title, bodyClass: 'shell', body, assets, islands });
    return sendPage(request, reply.code(status), page);
  };

  const fail = (visit: Visit, error: unknown) => {
    const failure = asFailure(error);
    if (failure.status >= 500)
      deps.log.error({ requestId: request.id, err: error, code: failure.code }, 'a page failed');
    return send(visit, failurePage(failure, visit), failure.status);
  };

  const show = async (visit: Visit, status = 200) => {
    try {
      demand(visit, workspaceId, screen.role);
      const data = await screen.load(visit);
      const now = screen.changesClients ? { ...visit, ...(await clientsNow(false)) } : visit;
      return await send(now, screen.render(data, now), status);
    } catch (error) {
      return fail(visit, error);
    }
  };

  /** Does what a form asks for; what cannot be done comes back with everything that was typed. */
  const act = async (visit: Visit) => {
    const form = formOf(request);
    const name = form.get('do') ?? '';
    const action = Object.hasOwn(screen.actions ?? {}, name) ? screen.actions?.[name] : undefined;
    try {
      demand(visit, workspaceId, action?.role ?? screen.role);
      if (!action) throw new Failure('not_found');
      const done = await action.run(visit, form);
      if ('show' in done) return show({ ...visit, shown: done.show });
      if (done.toast !== '') leaveToast(reply, done.toast);
      return privately(reply).redirect(done.to, 303);
    } catch (error) {
      if (!(error instanceof Failure) || error.status >= 500) return fail(visit, error);
      return show({ ...visit, form: formState(name, form, error) }, error.status);
    }
  };

  return { visit, show, act };
};

const demand = (visit: Visit, workspaceId: string | null, role: Screen['role'] = 'viewer') => {
  if (workspaceId === null) return;
  if (!visit.client) throw new Failure('workspace_not_found');
  if (visit.can(role)) return;
  throw new Failure('workspace_role', {
    message: `This needs the role ${role}; yours is ${visit.client.role}. An owner of the client can change it.`,
  });
};

const asFailure = (error: unknown) =>
  error instanceof Failure ? error : new Failure('internal', { cause: error });

const firstValues = (query: Record<string, string | string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value[0] : value),
    ]),
  );
