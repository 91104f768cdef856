import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../operations/core/deps.ts';
import type { Invoker } from '../../operations/core/invoke.ts';
import { endSession } from '../../sign-in/session.ts';
import { openSignInLink, signInByLink } from '../../sign-in/sign-in-link.ts';
import { framePeoplePages } from '../people-pages.ts';
import { formOf } from './form-token.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { safeNext } from './next.ts';
import { linkPage, sendSignInPage } from './pages.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { createSignInPages, type SignInPages, visitorOf } from './sign-in-pages.ts';
import { youRoutes } from './you-routes.ts';

type SecretRequest = FastifyRequest<{ Params: { secret: string } }>;

/** The pages before the console. Opening one changes nothing; its button does. */
export const signInRoutes = async (app: FastifyInstance, deps: Deps, invoker: Invoker) => {
  framePeoplePages(app, deps, { series: 'sign_in' });
  const pages = createSignInPages(deps);
  // The person is looked up first, because the form of an unknown sender is read within the limits for strangers.
  app.addHook('onRequest', async (request) => {
    const person = await pages.guard.personOf(request).catch(() => null);
    if (!person) request.place?.countAsStranger();
  });

  app.post('/console/sign-out', async (request, reply) => {
    if (!pages.guard.isTheirForm(request, formOf(request))) return pages.close(reply, 'foreign');
    await endSession(deps, pages.cookies.session.read(request) ?? '');
    pages.cookies.session.clear(reply);
    return pages.go(reply, '/console/sign-in');
  });

  passwordRoutes(app, deps, pages);
  passkeyRoutes(app, deps, pages);
  linkRoutes(app, deps, pages);
  invitationRoutes(app, deps, pages);
  youRoutes(app, { deps, invoker, pages });
};

const linkRoutes = (app: FastifyInstance, deps: Deps, pages: SignInPages) => {
  app.get('/console/sign-in/:secret', async (request: SecretRequest, reply) => {
    const link = await openSignInLink(deps, request.params.secret);
    if (link.kind !== 'open') return pages.close(reply, link.kind);
    return sendSignInPage(
      reply,
      linkPage(link.email, pages.visitToken(request, reply), link.isProven),
    );
  });

  app.post('/console/sign-in/:secret', async (request: SecretRequest, reply) => {
    if (!pages.isVisitorsForm(request)) return pages.close(reply, 'foreign');
    const result = await signInByLink(deps, request.params.secret, visitorOf(request));
    if (result.kind !== 'signed in') return pages.close(reply, result.kind);
    await pages.signIn(request, reply, result.session);
    return pages.go(reply, safeNext(null));
  });
};
