import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomSecret } from '../../kernel/secrets.ts';
import type { Deps } from '../../operations/deps.ts';
import { endSession } from '../../operations/people/session.ts';
import { openSignInLink, signInByLink } from '../../operations/people/sign-in-link.ts';
import { createCookies } from './cookies.ts';
import { formOf, formTokenFor, isOurForm } from './form-token.ts';
import { frameDoorPages } from './frame.ts';
import { createGuard } from './guard.ts';
import { safeNext } from './next.ts';
import { sendDoor } from './page.ts';
import { type Closed, closedPage, closedStatus, linkPage, signInPage } from './pages.ts';
import { visitorOf } from './visitor.ts';

type LinkRequest = FastifyRequest<{ Params: { secret: string } }>;
type NextRequest = FastifyRequest<{ Querystring: { next?: unknown } }>;

/** The pages before the console. Opening one changes nothing; its button does. */
export const signInRoutes = async (app: FastifyInstance, deps: Deps) => {
  frameDoorPages(app, deps);
  const cookies = createCookies(deps);
  const guard = createGuard(deps);
  const close = (reply: FastifyReply, kind: Closed) =>
    sendDoor(reply, closedPage(kind), closedStatus[kind]);
  const go = (reply: FastifyReply, address: string) =>
    reply.code(303).headers(secrecy).header('location', address).send();

  /** A token for a form of somebody who is not signed in yet, bound to their browser. */
  const visitToken = (request: FastifyRequest, reply: FastifyReply) => {
    const visit = cookies.visit.read(request) ?? randomSecret();
    cookies.visit.write(reply, visit);
    return formTokenFor(visit);
  };
  const isVisitorsForm = (request: FastifyRequest) =>
    isOurForm(request, deps.baseUrl, cookies.visit.read(request), formOf(request));

  /** Whoever was signed in here before is signed out: a session belongs to one sign-in. */
  const signIn = async (request: FastifyRequest, reply: FastifyReply, session: string) => {
    const before = cookies.session.read(request);
    if (before !== null) await endSession(deps, before);
    cookies.visit.clear(reply);
    cookies.session.write(reply, session);
  };

  app.get('/console/sign-in', async (request: NextRequest, reply) => {
    const person = await guard.personOf(request).catch(() => null);
    if (person) return go(reply, safeNext(request.query.next));
    return sendDoor(reply, signInPage());
  });

  app.get('/console/sign-in/:secret', async (request: LinkRequest, reply) => {
    const link = await openSignInLink(deps, request.params.secret);
    if (link.kind !== 'open') return close(reply, link.kind);
    return sendDoor(reply, linkPage(link.email, visitToken(request, reply)));
  });

  app.post('/console/sign-in/:secret', async (request: LinkRequest, reply) => {
    if (!isVisitorsForm(request)) return close(reply, 'foreign');
    const used = await signInByLink(deps, request.params.secret, visitorOf(request));
    if (used.kind !== 'signed in') return close(reply, used.kind);
    await signIn(request, reply, used.session);
    return go(reply, safeNext(null));
  });

  app.post('/console/sign-out', async (request, reply) => {
    if (!guard.isTheirForm(request, formOf(request))) return close(reply, 'foreign');
    await endSession(deps, cookies.session.read(request) ?? '');
    cookies.session.clear(reply);
    return go(reply, '/console/sign-in');
  });
};

/** A redirect carries a secret too. */
const secrecy = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
