import type { FastifyReply, FastifyRequest } from 'fastify';
import { asFailure, Failure } from '../contract/failures.ts';
import { type Html, html } from '../kernel/text/html.ts';
import type { Deps } from '../operations/core/deps.ts';
import { hostCookie } from '../web/host-cookie.ts';
import { logFailure } from '../web/log-failure.ts';
import { loadAssets } from './assets.ts';
import { failurePage } from './failure-view.ts';
import { frame } from './frame.ts';
import { document, privately, sendPage } from './page.ts';
import { leadOn, sendWorkingPage, startWork, type Work, workingMain } from './progress-page.ts';
import { type ConsoleTools, createVisitReader, type PersonRequest } from './read-visit.ts';
import { type ActionResult, actionOf, formState, type Screen, type Visit } from './screen.ts';
import { formOf } from './sign-in/form-token.ts';

const maxLength = 300;
const lifeSeconds = 60;

/** A cookie tells the next page what was just done. It contains words, never a secret. */
const createToasts = (deps: Pick<Deps, 'baseUrl'>) => {
  const cookie = hostCookie(deps, 'greenroom_toast', { path: '/console' });
  return {
    leave: (reply: FastifyReply, words: string) =>
      cookie.write(reply, encodeURIComponent(words.slice(0, maxLength)), lifeSeconds),

    /** The words left by the last action; they are shown once. */
    take(request: FastifyRequest, reply: FastifyReply): string | null {
      const value = cookie.read(request);
      if (value === undefined) return null;
      cookie.clear(reply);
      try {
        return decodeURIComponent(value).slice(0, maxLength);
      } catch {
        return null;
      }
    },
  };
};

/** How what a screen draws is sent: in the console's frame, with the words that the last action left. */
const createScreenReply = (
  { deps, screens }: ConsoleTools,
  screen: Screen,
  { request, reply }: PersonRequest,
  toasts: ReturnType<typeof createToasts>,
) => {
  const pageOf = async (visit: Visit, main: Html) => {
    const assets = await loadAssets();
    const body = frame({
      visit,
      current: screen,
      screens,
      main,
      toast: toasts.take(request, reply),
    });
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

  return { pageOf, send, fail };
};

/** One request of one person to one screen. */
export const createScreenVisit = (tools: ConsoleTools, screen: Screen, here: PersonRequest) => {
  const { deps } = tools;
  const { request, reply } = here;
  const workspaceId = request.params['workspace'] ?? null;
  const toasts = createToasts(deps);

  const { readAccess, readVisit } = createVisitReader(tools, screen, here);

  const { pageOf, send, fail } = createScreenReply(tools, screen, here, toasts);

  const show = async (visit: Visit, status = 200) => {
    try {
      demand(visit, workspaceId, screen.role);
      const data = await screen.load(visit);
      const now = screen.changesClients ? { ...visit, ...(await readAccess(false)) } : visit;
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
    const action = actionOf(screen, name);
    try {
      demand(visit, workspaceId, action?.role ?? screen.role);
      if (!action) throw new Failure('not_found');
      demandShortFields(form, screen.longFields);
      const work = startWork((announceStep) => action.run(visit, form, announceStep));
      if (await work.hasSteps) return await watch(visit, { name, form, work });
      const outcome = await work.result;
      if ('show' in outcome) return show({ ...visit, actionResult: outcome.show });
      if (outcome.toast !== '') toasts.leave(reply, outcome.toast);
      return privately(reply).redirect(outcome.to, 303);
    } catch (error) {
      if (!(error instanceof Failure) || error.status >= 500) return fail(visit, error);
      return show({ ...visit, form: formState(name, form, error) }, error.status);
    }
  };

  /** Long work: shows its steps while it runs, then leads to its result, or shows the form with the error. */
  const watch = async (visit: Visit, { name, form, work }: WatchedAction) => {
    const ending = async () => {
      try {
        const outcome = await work.result;
        return 'to' in outcome ? leadOn(outcome.to, 'See it') : html``;
      } catch (error) {
        const failure = asFailure(error);
        logFailure(deps.log, { request, error, failure }, 'a page failed');
        const failedVisit = { ...visit, form: formState(name, form, failure) };
        return screen.render(await screen.load(failedVisit), failedVisit);
      }
    };
    return sendWorkingPage(reply, { page: await pageOf(visit, workingMain), work, ending });
  };

  return { readVisit, show, act };
};

type WatchedAction = { name: string; form: URLSearchParams; work: Work<ActionResult> };

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
