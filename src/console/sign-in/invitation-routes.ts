import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../operations/core/deps.ts';
import {
  acceptInvitation,
  type ClosedInvitation,
  openInvitation,
} from '../../operations/members/accept-invitation.ts';
import { formOf } from './form-token.ts';
import { closedInvitation, invitationPage, unprovenPage } from './invitation-pages.ts';
import { signInAddress } from './next.ts';
import { sendSignInPage } from './send-sign-in-page.ts';
import type { SignInPages } from './sign-in-pages.ts';
import { visitorOf } from './visitor.ts';

type InvitationRequest = FastifyRequest<{ Params: { secret: string } }>;

export const invitationRoutes = (app: FastifyInstance, deps: Deps, pages: SignInPages) => {
  const close = (reply: FastifyReply, kind: ClosedInvitation) => {
    const { page, status } = closedInvitation(kind);
    return sendSignInPage(reply, page, status);
  };
  const lookingOn = (request: FastifyRequest) => pages.guard.personOf(request).catch(() => null);

  app.get('/console/invitation/:secret', async (request: InvitationRequest, reply) => {
    const result = await openInvitation(deps, request.params.secret);
    if (result.kind !== 'open') return close(reply, result.kind);
    const person = await lookingOn(request);
    const page = invitationPage({
      invitation: result.invitation,
      token: person?.formToken ?? pages.visitToken(request, reply),
      person,
      signInHref: signInAddress(request.url),
    });
    return sendSignInPage(reply, page);
  });

  app.post('/console/invitation/:secret', async (request: InvitationRequest, reply) => {
    const person = await lookingOn(request);
    const isTheirs = person
      ? pages.guard.isTheirForm(request, formOf(request))
      : pages.isVisitorsForm(request);
    if (!isTheirs) return pages.close(reply, 'foreign');
    const result = await acceptInvitation(
      deps,
      request.params.secret,
      person?.accountId ?? null,
      visitorOf(request),
    );
    if (result.kind === 'sign in') return pages.go(reply, signInAddress(request.url));
    if (result.kind === 'unproven')
      return sendSignInPage(reply, unprovenPage(result.invitation), 409);
    if (result.kind !== 'joined') return close(reply, result.kind);
    if (result.session !== null) await pages.signIn(request, reply, result.session);
    return pages.go(reply, '/console');
  });
};
