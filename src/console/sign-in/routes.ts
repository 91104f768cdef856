import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../operations/core/deps.ts';
import { endSession } from '../../sign-in/session.ts';
import { openSignInLink, signInByLink } from '../../sign-in/sign-in-link.ts';
import { framePeoplePages } from '../people-pages.ts';
import { createSignInDoor, type SignInDoor } from './door.ts';
import { formOf } from './form-token.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { safeNext } from './next.ts';
import { sendDoor } from './page.ts';
import { linkPage } from './pages.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { visitorOf } from './visitor.ts';
import { youRoutes } from './you-routes.ts';

type SecretRequest = FastifyRequest<{ Params: { secret: string } }>;

/** The pages before the console. Opening one changes nothing; its button does. */
export const signInRoutes = async (app: FastifyInstance, deps: Deps) => {
  framePeoplePages(app, deps, { series: 'sign_in' });
  const door = createSignInDoor(deps);
  // Who it is comes first: a form of somebody unknown is read from what strangers share.
  app.addHook('onRequest', async (request) => {
    const person = await door.guard.personOf(request).catch(() => null);
    if (!person) request.place?.countAsStranger();
  });

  app.post('/console/sign-out', async (request, reply) => {
    if (!door.guard.isTheirForm(request, formOf(request))) return door.close(reply, 'foreign');
    await endSession(deps, door.cookies.session.read(request) ?? '');
    door.cookies.session.clear(reply);
    return door.go(reply, '/console/sign-in');
  });

  passwordRoutes(app, deps, door);
  passkeyRoutes(app, deps, door);
  linkRoutes(app, deps, door);
  invitationRoutes(app, deps, door);
  youRoutes(app, deps, door);
};

const linkRoutes = (app: FastifyInstance, deps: Deps, door: SignInDoor) => {
  app.get('/console/sign-in/:secret', async (request: SecretRequest, reply) => {
    const link = await openSignInLink(deps, request.params.secret);
    if (link.kind !== 'open') return door.close(reply, link.kind);
    return sendDoor(reply, linkPage(link.email, door.visitToken(request, reply), link.isProven));
  });

  app.post('/console/sign-in/:secret', async (request: SecretRequest, reply) => {
    if (!door.isVisitorsForm(request)) return door.close(reply, 'foreign');
    const result = await signInByLink(deps, request.params.secret, visitorOf(request));
    if (result.kind !== 'signed in') return door.close(reply, result.kind);
    await door.signIn(request, reply, result.session);
    return door.go(reply, safeNext(null));
  });
};
