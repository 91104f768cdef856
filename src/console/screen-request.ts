import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asFailure, Failure } from '../contract/failures.ts';
import { type Html, html } from '../kernel/html.ts';
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
import { logFailure } from '../web/log-failure.ts';
import { loadAssets } from './assets.ts';
import type { createCaller } from './call.ts';
import { failurePage } from './failure-view.ts';
import { formState } from './form-state.ts';
import { frame } from './frame.ts';
import { document, privately, sendPage } from './page.ts';
import { createSteps, leadOn, type WorkSteps, workingMain, workingPage } from './progress-page.ts';
import type { ActionResult, Screen, Visit } from './screen.ts';
import { formOf } from './sign-in/form-token.ts';
import type { Person } from './sign-in/signed-in.ts';
import { createToasts } from './toast.ts';

export type ScreenRequest = FastifyRequest<{
  Params: Record<string, string>;
  Querystring: Record<string, string | string[]>;
}>;

export type ConsoleTools = {
  deps: Deps;
  callerOf: ReturnType<typeof createCaller>;
  screens: readonly Screen[];
};

export const whoOf = (request: FastifyRequest, { raw }: FastifyReply) => ({
  requestId: request.id,
  whenGone: whenGoneFrom(raw),
});

/** One request of one person to one screen. */
export const createVisitor = (
  { deps, callerOf, screens }: ConsoleTools,
  screen: Screen,
  { person, request, reply }: { person: Person; request: ScreenRequest; reply: FastifyReply },
) => {
  const workspaceId = request.params['workspace'] ?? null;

  const who = whoOf(request, reply);
  const toasts = createToasts(deps);

  /** The person's clients, and the one that the address names. */
  const clientsNow = async (refresh: boolean) => {
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

  const visit = async (): Promise<Visit> => {
    const access = await clientsNow(screen.needsClients === 'refreshed');
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
      onceAMinute: (question, ask) =>
        client
          ? readThroughCache(deps, client.workspace_id, question, () => ask(callForAll))
          : ask(call),
      form: null,
      shown: undefined,
      formToken: person.formToken,
      isSandbox: deps.sandboxOrigin !== null,
      sandboxOrigin: deps.sandboxOrigin,
    };
  };

  const pageOf = async (visit: Visit, main: Html) => {
    const assets = await loadAssets();
    const body = frame({ visit, current: screen, screens, main, toast: toasts.take(request, reply) });
    const { title, islands = [] } = screen;
    return document({ title, bodyClass: 'shell', body, assets, islands });
  };

  // Browsers hold redirects after a form to the page's policy, and this page may be open under another name of ours.
  const formTarget = screen.leadsToConnect ? new URL(deps.baseUrl).origin : '';

  const send = async (visit: Visit, main: Html, status = 200, frameName: string | null = null) =>
    sendPage(request, reply.code(status), await pageOf(visit, main), {
      formTarget,
      framed: frameName,
    });

  const fail = (visit: Visit, error: unknown) => {
    const failure = asFailure(error);
    logFailure(deps.log, { request, error, failure }, 'a page failed');
    return send(visit, failurePage(failure, visit), failure.status);
  };

  const show = async (visit: Visit, status = 200) => {
    try {
      demand(visit, workspaceId, screen.role);
      const data = await screen.load(visit);
      const now = screen.changesClients ? { ...visit, ...(await clientsNow(false)) } : visit;
      const main = screen.render(data, now);
      return await send(now, main, status, screen.frames?.(data) ?? null);
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
      demandShortFields(form, screen.longFields);
      const steps = createSteps();
      const work = action.run(visit, form, steps.announce);
      const isWatched = await Promise.race([steps.first.then(() => true), isSettled(work)]);
      if (isWatched) return await watch(visit, { name, form, work, steps });
      const outcome = await work;
      if ('show' in outcome) return show({ ...visit, shown: outcome.show });
      if (outcome.toast !== '') toasts.leave(reply, outcome.toast);
      return privately(reply).redirect(outcome.to, 303);
    } catch (error) {
      if (!(error instanceof Failure) || error.status >= 500) return fail(visit, error);
      return show({ ...visit, form: formState(name, form, error) }, error.status);
    }
  };

  /** Long work: its steps while it goes on, then the way to what came of it, or the form with what went wrong. */
  const watch = async (visit: Visit, { name, form, work, steps }: WatchedAction) => {
    const ending = async () => {
      try {
        const outcome = await work;
        return 'to' in outcome ? leadOn(outcome.to, 'See it') : html``;
      } catch (error) {
        const failure = asFailure(error);
        logFailure(deps.log, { request, error, failure }, 'a page failed');
        const failedVisit = { ...visit, form: formState(name, form, failure) };
        return screen.render(await screen.load(failedVisit), failedVisit);
      }
    };
    const page = await pageOf(visit, workingMain);
    privately(reply).type('text/html; charset=utf-8');
    return reply.send(
      Readable.from(workingPage({ page, steps: steps.until(work), ending }), { objectMode: false }),
    );
  };

  return { visit, show, act };
};

type WatchedAction = {
  name: string;
  form: URLSearchParams;
  work: Promise<ActionResult>;
  steps: WorkSteps;
};

const isSettled = (work: Promise<unknown>): Promise<false> =>
  work.then(
    () => false as const,
    () => false as const,
  );

const demand = (visit: Visit, workspaceId: string | null, role: Screen['role'] = 'viewer') => {
  if (workspaceId === null) return;
  if (!visit.client) throw new Failure('workspace_not_found');
  if (visit.can(role)) return;
  throw new Failure('workspace_role', {
    message: `This needs the role ${role}; yours is ${visit.client.role}. An owner of the client can change it.`,
  });
};

/** No person types this much into one field; reading it as a list, a link or a name would hold everybody up. */
const maxFieldLength = 32 * 1024;

const demandShortFields = (form: URLSearchParams, longFields: readonly string[] = []) => {
  const fields = [...form]
    .filter(([name, value]) => value.length > maxFieldLength && !longFields.includes(name))
    .map(([name]) => ({
      field: name,
      message: `is longer than ${maxFieldLength.toLocaleString('en')} characters`,
    }));
  if (fields.length > 0) throw new Failure('invalid_request', { fields });
};

const firstValues = (query: Record<string, string | string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value[0] : value),
    ]),
  );
