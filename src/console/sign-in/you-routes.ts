import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../operations/deps.ts';
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
import type { SignInDoor } from './door.ts';
import { formOf } from './form-token.ts';
import type { Person } from './guard.ts';
import { sendDoor } from './page.ts';
import { type Done, done, youPage } from './you-page.ts';

type DoneRequest = FastifyRequest<{ Querystring: { done?: unknown } }>;

const isDone = (text: unknown): text is Done =>
  typeof text === 'string' && Object.hasOwn(done, text);

/** Where somebody looks after how they sign in. */
export const youRoutes = (app: FastifyInstance, deps: Deps, door: SignInDoor) => {
  type Shown = { done?: Done | null; problem?: string; status?: number };
  const show = async (reply: FastifyReply, person: Person, shown: Shown = {}) => {
    const { done = null, problem = null, status = 200 } = shown;
    const page = youPage({
      email: person.email,
      token: person.formToken,
      sessionId: person.sessionId,
      own: await readOwnSignIn(deps, person),
      hasPasskeys: relyingParty(deps.baseUrl) !== null,
      done,
      problem,
    });
    return sendDoor(reply, page, status);
  };
  const gone = (reply: FastifyReply, what: Done) => door.go(reply, `/console/you?done=${what}`);

  app.get('/console/you', async (request: DoneRequest, reply) => {
    const person = await door.guard.demandPerson(request, reply);
    if (!person) return reply;
    const what = request.query.done;
    return show(reply, person, { done: isDone(what) ? what : null });
  });

  /** A form of this page, sent by whoever it was made for. */
  const onForm = (
    path: string,
    act: (person: Person, form: URLSearchParams, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
    app.post(`/console/you/${path}`, async (request, reply) => {
      const person = await door.guard.demandPerson(request, reply);
      if (!person) return reply;
      const form = formOf(request);
      if (!door.guard.isTheirForm(request, form)) return door.close(reply, 'foreign');
      return act(person, form, reply);
    });

  onForm('password', async (person, form, reply) => {
    const password = form.get('password') ?? '';
    const problem = passwordProblem(password, person.email);
    if (problem !== null) return show(reply, person, { problem, status: 422 });
    if (!(await isProven(deps, person, form.get('current') ?? '')))
      return show(reply, person, { problem: unproven, status: 403 });
    await changePassword(deps, person, password);
    sendBeside(deps, changedMail(person.email, 'A new password was set'));
    return gone(reply, 'password');
  });

  onForm('passkeys/remove', async (person, form, reply) => {
    await removePasskey(deps, person, form.get('id') ?? '');
    return gone(reply, 'passkey-removed');
  });

  onForm('sessions/end', async (person, form, reply) => {
    await endOwnSession(deps, person, form.get('id') ?? '');
    return gone(reply, 'session');
  });

  onForm('sessions/end-others', async (person, _form, reply) => {
    await endOtherSessions(deps, person);
    return gone(reply, 'sessions');
  });
};

const unproven =
  'Your current password is missing or wrong. Wait a moment and try again, or sign out and sign in with a link.';
