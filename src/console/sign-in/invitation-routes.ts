import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../operations/core/deps.ts';
import {
  acceptInvitation,
  type ClosedInvitation,
  openInvitation,
} from '../../operations/members/accept-invitation.ts';
import type { SignInDoor } from './door.ts';
import { formOf } from './form-token.ts';
import { closedInvitation, invitationPage, unprovenPage } from './invitation-pages.ts';
import { signInAddress } from './next.ts';
import { sendDoor } from './page.ts';
import { visitorOf } from './visitor.ts';

type InvitationRequest = FastifyRequest<{ Params: { secret: string } }>;

export const invitationRoutes = (app: FastifyInstance, deps: Deps, door: SignInDoor) => {
  const close = (reply: FastifyReply, kind: ClosedInvitation) => {
    const { door: page, status } = closedInvitation(kind);
    return sendDoor(reply, page, status);
  };
  const lookingOn = (request: FastifyRequest) => door.guard.personOf(request).catch(() => null);

  app.get('/console/invitation/:secret', async (request: InvitationRequest, reply) => {
    const result = await openInvitation(deps, request.params.secret);
    if (result.kind !== 'open') return close(reply, result.kind);
    const person = await lookingOn(request);
    const page = invitationPage({
      invitation: result.invitation,
      token: person?.formToken ?? door.visitToken(request, reply),
      person,
      signInHref: signInAddress(request.url),
    });
    return sendDoor(reply, page);
  });

  app.post('/console/invitation/:secret', async (request: InvitationRequest, reply) => {
    const person = await lookingOn(request);
    const isTheirs = person
      ? door.guard.isTheirForm(request, formOf(request))
      : door.isVisitorsForm(request);
    if (!isTheirs) return door.close(reply, 'foreign');
    const result = await acceptInvitation(
      deps,
      request.params.secret,
      person?.accountId ?? null,
      visitorOf(request),
    );
    if (result.kind === 'sign in') return door.go(reply, signInAddress(request.url));
    if (result.kind === 'unproven') return sendDoor(reply, unprovenPage(result.invitation), 409);
    if (result.kind !== 'joined') return close(reply, result.kind);
    if (result.session !== null) await door.signIn(request, reply, result.session);
    return door.go(reply, '/console');
  });
};
