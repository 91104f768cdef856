import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../operations/deps.ts';
import { createInvoker } from '../../operations/invoke.ts';
import { sendBeside } from '../../operations/mail.ts';
import { changedMail } from '../../operations/people/mail-words.ts';
import {
  endOtherSessions,
  endOwnSession,
  readOwnSignIn,
  removePasskey,
} from '../../operations/people/own-sign-in.ts';
import { changePassword, passwordProblem } from '../../operations/people/password.ts';
import { isProven } from '../../operations/people/proof.ts';
import { relyingParty } from '../../operations/people/relying-party.ts';
import { createCaller } from '../call.ts';
import { createLook, type ScreenRequest } from '../look.ts';
import type { Screen } from '../screen.ts';
import { screens } from '../screens.ts';
import type { SignInDoor } from './door.ts';
import { formOf } from './form-token.ts';
import type { Person } from './guard.ts';
import { type Done, done, type YouLook, youPage } from './you-page.ts';

type Here = { person: Person; request: ScreenRequest; reply: FastifyReply };

const isDone = (text: unknown): text is Done =>
  typeof text === 'string' && Object.hasOwn(done, text);

/** It stands in the console's frame, but in no navigation: the person's own name leads there. */
const youScreen = (look: YouLook): Screen => ({
  path: '/you',
  title: 'Your sign-in',
  islands: look.hasPasskeys ? ['passkeys'] : [],
  load: async () => null,
  render: () => youPage(look),
});

/** Where somebody looks after how they sign in. */
export const youRoutes = (app: FastifyInstance, deps: Deps, door: SignInDoor) => {
  const invoker = createInvoker(deps);
  app.addHook('onClose', invoker.done);
  const tools = { deps, callerOf: createCaller(invoker), screens };
  type Shown = { done?: Done | null; problem?: string; status?: number };
  const show = async (here: Here, shown: Shown = {}) => {
    const { person } = here;
    const screen = youScreen({
      email: person.email,
      token: person.formToken,
      sessionId: person.sessionId,
      own: await readOwnSignIn(deps, person),
      hasPasskeys: relyingParty(deps.baseUrl) !== null,
      done: shown.done ?? null,
      problem: shown.problem ?? null,
    });
    const look = createLook(tools, screen, here);
    return look.show(await look.visit(), shown.status ?? 200);
  };
  const gone = (reply: FastifyReply, what: Done) => door.go(reply, `/console/you?done=${what}`);

  app.get('/console/you', async (request: ScreenRequest, reply) => {
    const person = await door.guard.demandPerson(request, reply);
    if (!person) return reply;
    const here = { person, request, reply };
    const what = request.query['done'];
    return show(here, { done: isDone(what) ? what : null });
  });

  /** A form of this page, sent by whoever it was made for. */
  const onForm = (
    path: string,
    act: (here: Here, form: URLSearchParams) => Promise<FastifyReply>,
  ) =>
    app.post(`/console/you/${path}`, async (request: ScreenRequest, reply) => {
      const person = await door.guard.demandPerson(request, reply);
      if (!person) return reply;
      const form = formOf(request);
      if (!door.guard.isTheirForm(request, form)) return door.close(reply, 'foreign');
      return act({ person, request, reply }, form);
    });

  onForm('password', async (here, form) => {
    const { person, reply } = here;
    const password = form.get('password') ?? '';
    const problem = passwordProblem(password, person.email);
    if (problem !== null) return show(here, { problem, status: 422 });
    if (!(await isProven(deps, person, form.get('current') ?? '')))
      return show(here, { problem: unproven, status: 403 });
    await changePassword(deps, person, password);
    sendBeside(deps, changedMail(person.email, 'A new password was set'));
    return gone(reply, 'password');
  });

  onForm('passkeys/remove', async ({ person, reply }, form) => {
    await removePasskey(deps, person, form.get('id') ?? '');
    return gone(reply, 'passkey-removed');
  });

  onForm('sessions/end', async ({ person, reply }, form) => {
    await endOwnSession(deps, person, form.get('id') ?? '');
    return gone(reply, 'session');
  });

  onForm('sessions/end-others', async ({ person, reply }) => {
    await endOtherSessions(deps, person);
    return gone(reply, 'sessions');
  });
};

const unproven =
  'Your current password is missing or wrong. Wait a moment and try again, or sign out and sign in with a link.';
