import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../operations/core/deps.ts';
import { randomSecret } from '../../secrets/random-secret.ts';
import { endSession } from '../../sign-in/session.ts';
import { createCookies } from './cookies.ts';
import { formOf, formTokenFor, isOurForm } from './form-token.ts';
import { sendDoor } from './page.ts';
import { type ClosedReason, closedPage, closedStatus } from './pages.ts';
import { createSignedIn } from './signed-in.ts';

/** A redirect carries a secret too. */
const secrecy = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };

export type SignInDoor = ReturnType<typeof createSignInDoor>;

/** What the pages before the console have in common. */
export const createSignInDoor = (deps: Deps) => {
  const cookies = createCookies(deps);
  return {
    cookies,
    guard: createSignedIn(deps),

    close: (reply: FastifyReply, kind: ClosedReason) =>
      sendDoor(reply, closedPage(kind), closedStatus[kind]),

    go: (reply: FastifyReply, address: string) =>
      reply.code(303).headers(secrecy).header('location', address).send(),

    /** A token for a form of somebody who is not signed in yet, bound to their browser. */
    visitToken(request: FastifyRequest, reply: FastifyReply) {
      const visit = cookies.visit.read(request) ?? randomSecret();
      cookies.visit.write(reply, visit);
      return formTokenFor(visit);
    },

    isVisitorsForm: (request: FastifyRequest) =>
      isOurForm(request, deps.baseUrl, cookies.visit.read(request), formOf(request)),

    /** Whoever was signed in here before is signed out: a session belongs to one sign-in. */
    async signIn(request: FastifyRequest, reply: FastifyReply, session: string) {
      const before = cookies.session.read(request);
      if (before !== null) await endSession(deps, before);
      cookies.visit.clear(reply);
      cookies.session.write(reply, session);
    },
  };
};
