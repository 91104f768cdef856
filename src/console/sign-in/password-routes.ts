import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Html } from '../../kernel/text/html.ts';
import type { Deps } from '../../operations/core/deps.ts';
import { emailAddress } from '../../operations/core/schemas.ts';
import { mailSignInLink } from '../../sign-in/mailed-link.ts';
import { signInByPassword } from '../../sign-in/password.ts';
import { passkeysFor } from '../../sign-in/relying-party.ts';
import { formOf } from './form-token.ts';
import { safeNext } from './next.ts';
import {
  mailedPage,
  noAddress,
  sendSignInPage,
  signInPage,
  slowDown,
  wrongPassword,
} from './pages.ts';
import { type SignInPages, visitorOf } from './sign-in-pages.ts';

type NextRequest = FastifyRequest<{ Querystring: { next?: unknown } }>;

/** An address as it is stored; a text that is not an address belongs to no account. */
const emailIn = (form: URLSearchParams) => {
  const parsedEmail = emailAddress.safeParse(form.get('email') ?? '');
  return parsedEmail.success ? parsedEmail.data : null;
};

export const passwordRoutes = (app: FastifyInstance, deps: Deps, pages: SignInPages) => {
  type SignInPageState = { next: unknown; email?: string; problem?: Html; status?: number };
  const show = (request: FastifyRequest, reply: FastifyReply, state: SignInPageState) => {
    const { next, problem = null, email = '', status = 200 } = state;
    const page = signInPage({
      token: pages.visitToken(request, reply),
      next: safeNext(next),
      email,
      problem,
      hasMail: deps.sendMail !== null,
      hasPasskeys: passkeysFor(deps.baseUrl, request.headers.host).hasPasskeys,
    });
    return sendSignInPage(reply, page, status);
  };
  const tooMany = (request: FastifyRequest, reply: FastifyReply, waitMs: number) => {
    const seconds = Math.ceil(waitMs / 1000);
    const form = formOf(request);
    reply.header('retry-after', String(seconds));
    const email = form.get('email') ?? '';
    return show(request, reply, {
      next: form.get('next'),
      email,
      problem: slowDown(seconds),
      status: 429,
    });
  };

  app.get('/console/sign-in', async (request: NextRequest, reply) => {
    const person = await pages.guard.personOf(request).catch(() => null);
    const { next } = request.query;
    return person ? pages.go(reply, safeNext(next)) : show(request, reply, { next });
  });

  app.post('/console/sign-in', async (request, reply) => {
    if (!pages.isVisitorsForm(request)) return pages.close(reply, 'foreign');
    const form = formOf(request);
    const typedEmail = form.get('email') ?? '';
    const email = emailIn(form) ?? typedEmail.trim().toLowerCase();
    const password = form.get('password') ?? '';
    const answer = await signInByPassword(deps, { email, password }, visitorOf(request));
    if (answer.kind === 'slow down') return tooMany(request, reply, answer.waitMs);
    const next = form.get('next');
    if (answer.kind === 'no match')
      return show(request, reply, { next, email: typedEmail, problem: wrongPassword, status: 401 });
    await pages.signIn(request, reply, answer.session);
    return pages.go(reply, safeNext(next));
  });

  app.post('/console/sign-in/mail', async (request, reply) => {
    if (!pages.isVisitorsForm(request)) return pages.close(reply, 'foreign');
    if (deps.sendMail === null) return pages.close(reply, 'unknown');
    const form = formOf(request);
    const email = emailIn(form);
    if (email === null)
      return show(request, reply, { next: form.get('next'), problem: noAddress, status: 422 });
    const waitMs = await mailSignInLink(deps, email, visitorOf(request).address);
    return waitMs > 0 ? tooMany(request, reply, waitMs) : sendSignInPage(reply, mailedPage(email));
  });
};
