import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { changedMail } from '../../mail/texts.ts';
import type { Deps } from '../../operations/core/deps.ts';
import { addPasskey, passkeyToAdd } from '../../sign-in/add-passkey.ts';
import { sendPaced } from '../../sign-in/paced-mail.ts';
import { isProven } from '../../sign-in/password.ts';
import {
  passkeyProofQuestion,
  passkeyQuestion,
  proveByPasskey,
  signInByPasskey,
} from '../../sign-in/sign-in-by-passkey.ts';
import { formOf } from './form-token.ts';
import { proofNext, safeNext } from './next.ts';
import { type SignInPages, visitorOf } from './sign-in-pages.ts';

/** Only these parts of an authenticator's answer are checked here; the rest is checked later. */
const passkeyMessage = z.looseObject({ id: z.string().max(2_000), response: z.looseObject({}) });

const answerIn = (form: URLSearchParams): unknown => {
  try {
    const parsedMessage = passkeyMessage.safeParse(JSON.parse(form.get('response') ?? ''));
    return parsedMessage.success ? parsedMessage.data : null;
  } catch {
    return null;
  }
};

/** Words that the script shows to the person. */
const words = {
  foreign: 'Load the page again, and try once more.',
  none: 'Passkeys do not work at this address, or you have as many as you can have.',
  refused: 'This passkey was not accepted. Try again, or sign in in another way.',
  unproven:
    'You signed in a while ago. Load the page again, show that it is you, and try once more.',
} as const;

/** Called by the page's script, which sends forms, so the same checks apply. */
export const passkeyRoutes = (app: FastifyInstance, deps: Deps, pages: SignInPages) => {
  const refuse = (reply: FastifyReply, why: keyof typeof words, status: number) =>
    sendJson(reply.code(status), { problem: words[why] });

  app.post('/console/sign-in/passkey-question', async (request, reply) => {
    if (!pages.isVisitorsForm(request)) return refuse(reply, 'foreign', 403);
    const options = await passkeyQuestion(deps, visitorOf(request).address);
    return options ? sendJson(reply, { options }) : refuse(reply, 'none', 409);
  });

  app.post('/console/sign-in/passkey', async (request, reply) => {
    if (!pages.isVisitorsForm(request)) return refuse(reply, 'foreign', 403);
    const form = formOf(request);
    // The operation that reads the answer checks its parts.
    const answer = answerIn(form) as AuthenticationResponseJSON | null;
    const session = answer && (await signInByPasskey(deps, answer, visitorOf(request)));
    if (!session) return refuse(reply, 'refused', 401);
    await pages.signIn(request, reply, session);
    return sendJson(reply, { next: safeNext(form.get('next')) });
  });

  const signedIn = async (request: FastifyRequest) => {
    const person = await pages.guard.personOf(request).catch(() => null);
    return person && pages.guard.isTheirForm(request, formOf(request)) ? person : null;
  };

  app.post('/console/you/passkey-options', async (request, reply) => {
    const person = await signedIn(request);
    if (!person) return refuse(reply, 'foreign', 403);
    if (!(await isProven(deps, person, formOf(request).get('current') ?? '')))
      return refuse(reply, 'unproven', 403);
    const options = await passkeyToAdd(deps, person);
    return options ? sendJson(reply, { options }) : refuse(reply, 'none', 409);
  });

  app.post('/console/you/passkeys', async (request, reply) => {
    const person = await signedIn(request);
    if (!person) return refuse(reply, 'foreign', 403);
    const form = formOf(request);
    // The operation that reads the answer checks its parts.
    const response = answerIn(form) as RegistrationResponseJSON | null;
    const isAdded =
      response !== null &&
      (await addPasskey(deps, person, { response, name: form.get('name') ?? '' }));
    if (!isAdded) return refuse(reply, 'refused', 422);
    const notice = { kind: 'notice', name: person.email } as const;
    await sendPaced(deps, [notice], changedMail(person.email, 'A passkey was added'));
    return sendJson(reply, { next: '/console/you?done=passkey' });
  });

  app.post('/console/you/proof-question', async (request, reply) => {
    const person = await signedIn(request);
    if (!person) return refuse(reply, 'foreign', 403);
    const options = await passkeyProofQuestion(deps, person);
    return options ? sendJson(reply, { options }) : refuse(reply, 'none', 409);
  });

  app.post('/console/you/proof-passkey', async (request, reply) => {
    const person = await signedIn(request);
    if (!person) return refuse(reply, 'foreign', 403);
    const form = formOf(request);
    // The operation that reads the answer checks its parts.
    const answer = answerIn(form) as AuthenticationResponseJSON | null;
    if (answer === null || !(await proveByPasskey(deps, person, answer)))
      return refuse(reply, 'refused', 403);
    return sendJson(reply, { next: proofNext(form.get('next')) });
  });
};

const sendJson = (reply: FastifyReply, what: object) =>
  reply
    .type('application/json; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .send(JSON.stringify(what));
