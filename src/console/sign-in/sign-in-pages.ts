import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../operations/core/deps.ts';
import { randomSecret } from '../../secrets/random-secret.ts';
import { endSession, type Visitor } from '../../sign-in/session.ts';
import { addressOf } from '../../web/sender-address.ts';
import { formOf, formTokenFor, isOurForm } from './form-token.ts';
import { sendClosedPage } from './pages.ts';
import { createCookies, createSignInGuard } from './sign-in-guard.ts';

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: addressOf(request.raw) || null,
  agent: request.headers['user-agent'] ?? null,
});

/** A redirect carries a secret too. */
const secrecy = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };

export type SignInPages = ReturnType<typeof createSignInPages>;

/** The pages before the console have these in common. */
export const createSignInPages = (deps: Deps) => {
  const cookies = createCookies(deps);
  return {
    cookies,
    guard: createSignInGuard(deps),

    close: sendClosedPage,

    go: (reply: FastifyReply, address: string) =>
      reply.code(303).headers(secrecy).header('location', address).send(),

    /** A form token for a visitor who is not signed in yet, bound to their browser. */
    visitToken(request: FastifyRequest, reply: FastifyReply) {
      const visit = cookies.visit.read(request) ?? randomSecret();
      cookies.visit.write(reply, visit);
      return formTokenFor(visit);
    },

    isVisitorsForm: (request: FastifyRequest) =>
      isOurForm(request, deps.baseUrl, cookies.visit.read(request), formOf(request)),

    /** Ends the browser's earlier session first: a session belongs to one sign-in. */
    async signIn(request: FastifyRequest, reply: FastifyReply, session: string) {
      const before = cookies.session.read(request);
      if (before !== null) await endSession(deps, before);
      cookies.visit.clear(reply);
      cookies.session.write(reply, session);
    },
  };
};
