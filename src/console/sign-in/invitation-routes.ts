import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from '../../kernel/text/html.ts';
import type { Deps } from '../../operations/core/deps.ts';
import {
  acceptInvitation,
  type ClosedInvitation,
  type Invitation,
  nextStepOf,
  openInvitation,
  shownInviter,
} from '../../operations/members/accept-invitation.ts';
import { note } from '../parts/blocks.ts';
import { formOf, tokenInput } from './form-token.ts';
import { signInAddress } from './next.ts';
import { art, confirmingEnds, head, type SignInPage, sendSignInPage } from './pages.ts';
import { type SignInPages, visitorOf } from './sign-in-pages.ts';

const mayDo: Record<Invitation['role'], string> = {
  viewer: 'You can look at everything and change nothing.',
  editor: 'You can write copy and prepare ads. All of them wait, paused.',
  admin: 'You can prepare ads, connect the workspace, and invite others.',
  owner: 'You can do everything, and archive the workspace.',
};

const question = (invitation: Invitation) =>
  html`<strong>${shownInviter(invitation)}</strong> invites you to <strong>${invitation.workspace_name}</strong> as ${invitation.role}. ${mayDo[invitation.role]}`;

type InvitationQuestion = {
  invitation: Invitation;
  token: string;
  /** The person who is signed in in this browser. */
  person: { accountId: string; email: string } | null;
  /** The sign-in page that leads back here. */
  signInHref: string;
};

/** The invitation, and the one thing to do next: it depends on who is looking. */
const invitationPage = (facts: InvitationQuestion): SignInPage => ({
  title: 'Invitation',
  art,
  body: html`${head(`Join ${facts.invitation.workspace_name}`, question(facts.invitation))}
${nextStep(facts)}`,
});

/**
 * Nothing here depends on whether the address has an account, unless its owner is signed in; otherwise an inviter
 * could find that out for any address.
 */
const nextStep = (facts: InvitationQuestion): Html => {
  const { invitation, token, person, signInHref } = facts;
  const { email } = invitation;
  if (person === null)
    return html`${joinForm(email, token)}
<p class="small soft">If ${email} has no account yet, this makes one, and you can set a password afterwards. If it has one, you are asked to sign in first, and come back here.</p>
<p class="small"><a href="${signInHref}">Sign in first</a></p>`;
  if (person.email !== email)
    return html`<p>The invitation is for <strong>${email}</strong>, and you are signed in as <strong>${person.email}</strong>.</p>
<form method="post" action="/console/sign-out">${tokenInput(token)}<button class="btn quiet block" type="submit">Sign out</button></form>
<p class="small soft">Then open the invitation again.</p>`;
  const step = nextStepOf(invitation, person.accountId);
  if (step === 'unproven') return confirmFirst(email);
  return html`${joinForm(email, token)}
${step === 'prove' ? html`<p class="small soft">This also confirms that ${email} is yours. ${confirmingEnds}</p>` : ''}`;
};

const joinForm = (email: string, token: string) =>
  html`<form method="post">${tokenInput(token)}<button class="btn block" type="submit">Join as ${email}</button></form>`;

/** Another customer's invitation made the account: until its owner is known, it works for them alone. */
const confirmFirst = (email: string) =>
  note(
    'warn',
    html`<p><strong>Your address is not confirmed yet.</strong> Somebody else’s invitation made this account, \
and nobody knows yet whether ${email} is yours. Ask whoever runs Greenroom for you for a sign-in link, \
or have one mailed to you where the sign-in page offers it. Sign in with it, then open this invitation again. \
${confirmingEnds}</p>`,
  );

/** The account is there, and this invitation cannot be accepted with it yet. */
const unprovenPage = (invitation: Invitation): SignInPage => ({
  title: 'Invitation',
  art,
  body: html`${head(`Join ${invitation.workspace_name}`, question(invitation))}
${confirmFirst(invitation.email)}`,
});

const endings: Record<ClosedInvitation, { title: string; words: string; status: number }> = {
  unknown: {
    title: 'This invitation leads nowhere',
    words: 'It may be incomplete, or it was withdrawn. Ask whoever invited you for a new one.',
    status: 404,
  },
  used: {
    title: 'This invitation was accepted',
    words: 'It works once. If you accepted it, sign in.',
    status: 410,
  },
  expired: {
    title: 'This invitation is too old',
    words: 'An invitation works for 7 days. Ask whoever invited you for a new one.',
    status: 410,
  },
  withdrawn: {
    title: 'This invitation no longer counts',
    words: 'The workspace was archived, or whoever invited you may no longer invite. Ask them.',
    status: 410,
  },
};

const closedInvitation = (kind: ClosedInvitation): { page: SignInPage; status: number } => {
  const { title, words, status } = endings[kind];
  const body = html`${head(title, words)}
<a class="btn quiet block" href="/console/sign-in">Go to sign-in</a>`;
  return { page: { title, body }, status };
};

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
