import type { FastifyInstance, FastifyReply } from 'fastify';
import { changedMail } from '../../mail/texts.ts';
import type { Deps } from '../../operations/core/deps.ts';
import type { Invoker } from '../../operations/core/invoke.ts';
import { mailSignInLink } from '../../sign-in/mailed-link.ts';
import {
  endOtherSessions,
  endOwnSession,
  readOwnSignIn,
  removePasskey,
} from '../../sign-in/own-sign-in.ts';
import { sendPaced } from '../../sign-in/paced-mail.ts';
import {
  changePassword,
  isProven,
  passwordProblem,
  proveByPassword,
} from '../../sign-in/password.ts';
import { passkeysFor } from '../../sign-in/relying-party.ts';
import { createCaller, type PersonRequest, type ScreenRequest } from '../read-visit.ts';
import type { Screen } from '../screen.ts';
import { createScreenVisit } from '../screen-request.ts';
import { screens } from '../screens.ts';
import { formOf } from './form-token.ts';
import { proofNext } from './next.ts';
import { type SignInPages, visitorOf } from './sign-in-pages.ts';
import { type DoneStep, doneMessages, type YouLook, youPage } from './you-page.ts';

const isDone = (text: unknown): text is DoneStep =>
  typeof text === 'string' && Object.hasOwn(doneMessages, text);

/** The page has the console's frame but is in no navigation; the person's own name leads to it. */
const youScreen = (look: YouLook): Screen => ({
  path: '/you',
  title: 'Your sign-in',
  islands: look.hasPasskeys ? ['passkeys'] : [],
  load: async () => null,
  render: () => youPage(look),
});

type YouTools = { deps: Deps; invoker: Invoker; pages: SignInPages };

type YouPageState = {
  done?: DoneStep | null;
  problem?: string;
  proofProblem?: string;
  status?: number;
};

/** Shows the page with what came of a form. */
const createYouPage = ({ deps, invoker }: YouTools) => {
  const tools = { deps, callerOf: createCaller(invoker), screens };
  return async (here: PersonRequest, state: YouPageState = {}) => {
    const { person } = here;
    const screen = youScreen({
      email: person.email,
      token: person.formToken,
      sessionId: person.sessionId,
      own: await readOwnSignIn(deps, person),
      ...passkeysFor(deps.baseUrl, here.request.headers.host),
      done: state.done ?? null,
      problem: state.problem ?? null,
      proofProblem: state.proofProblem ?? null,
      next: String(here.request.query['next'] ?? formOf(here.request).get('next') ?? ''),
      hasMail: deps.sendMail !== null,
    });
    const look = createScreenVisit(tools, screen, here);
    return look.show(await look.readVisit(), state.status ?? 200);
  };
};

/** The page on which a person manages how they sign in. */
export const youRoutes = (app: FastifyInstance, tools: YouTools) => {
  const { pages } = tools;
  const show = createYouPage(tools);

  app.get('/console/you', async (request: ScreenRequest, reply) => {
    const person = await pages.guard.personOrSignIn(request, reply);
    if (!person) return reply;
    const here = { person, request, reply };
    const what = request.query['done'];
    return show(here, { done: isDone(what) ? what : null });
  });

  /** A form of this page, sent by the person it was made for. */
  const onForm: OnForm = (path, act) =>
    app.post(`/console/you/${path}`, async (request: ScreenRequest, reply) => {
      const person = await pages.guard.personOrSignIn(request, reply);
      if (!person) return reply;
      const form = formOf(request);
      if (!pages.guard.isTheirForm(request, form)) return pages.close(reply, 'foreign');
      return act({ person, request, reply }, form);
    });

  const parts = {
    ...tools,
    onForm,
    show,
    redirectDone: (reply: FastifyReply, what: DoneStep) =>
      pages.go(reply, `/console/you?done=${what}`),
  };
  changeForms(parts);
  proofForms(parts);
  sessionForms(parts);
};

type OnForm = (
  path: string,
  act: (here: PersonRequest, form: URLSearchParams) => Promise<FastifyReply>,
) => void;

type FormTools = YouTools & {
  onForm: OnForm;
  show: ReturnType<typeof createYouPage>;
  redirectDone(reply: FastifyReply, what: DoneStep): FastifyReply;
};

/** What changes how a person signs in needs a proof that it is they. */
const changeForms = ({ deps, pages, onForm, show, redirectDone }: FormTools) => {
  onForm('password', async (here, form) => {
    const { person, reply } = here;
    const password = form.get('password') ?? '';
    const problem = passwordProblem(password, person.email);
    if (problem !== null) return show(here, { problem, status: 422 });
    const endKeys = form.get('end_keys') === 'yes';
    const isChanged =
      (await isProven(deps, person, form.get('current') ?? '')) &&
      (await changePassword(deps, person, { password, endKeys }));
    if (!isChanged) return show(here, { proofProblem: unproven, status: 403 });
    const notice = { kind: 'notice', name: person.email } as const;
    await sendPaced(deps, [notice], changedMail(person.email, 'A new password was set'));
    const next = form.get('next') ?? '';
    if (next !== '' && !endKeys) return pages.go(reply, proofNext(next));
    return redirectDone(reply, endKeys ? 'password-keys' : 'password');
  });

  onForm('passkeys/remove', async (here, form) => {
    const { person, reply } = here;
    const isRemoved =
      (await isProven(deps, person, form.get('current') ?? '')) &&
      (await removePasskey(deps, person, form.get('id') ?? ''));
    if (!isRemoved) return show(here, { proofProblem: unproven, status: 403 });
    return redirectDone(reply, 'passkey-removed');
  });
};

/** Two proofs: the password, or a link sent by mail. */
const proofForms = ({ deps, pages, onForm, show, redirectDone }: FormTools) => {
  onForm('proof', async (here, form) => {
    const { person, reply } = here;
    if (!(await proveByPassword(deps, person, form.get('current') ?? '')))
      return show(here, { proofProblem: wrong, status: 403 });
    return pages.go(reply, proofNext(form.get('next')));
  });

  onForm('mail', async (here) => {
    const { person, request, reply } = here;
    if (deps.sendMail === null) return pages.close(reply, 'unknown');
    const waitMs = await mailSignInLink(deps, person.email, visitorOf(request).address);
    return waitMs > 0
      ? show(here, { proofProblem: tooManyMails, status: 429 })
      : redirectDone(reply, 'mailed');
  });
};

const sessionForms = ({ deps, onForm, redirectDone }: FormTools) => {
  onForm('sessions/end', async ({ person, reply }, form) => {
    await endOwnSession(deps, person, form.get('id') ?? '');
    return redirectDone(reply, 'session');
  });

  onForm('sessions/end-others', async ({ person, reply }) => {
    await endOtherSessions(deps, person);
    return redirectDone(reply, 'sessions');
  });
};

const unproven = 'You signed in a while ago. Show that it is you, then do it once more.';
const wrong =
  'This is not your password, or there were too many attempts. Wait a moment and try again.';
const tooManyMails = 'Several links were mailed already. Look into your mail, or wait a while.';
