import { type Html, html } from '../../kernel/html.ts';
import type { ClosedInvitation, Invitation } from '../../operations/people/invitation.ts';
import { art } from './art.ts';
import type { Door } from './page.ts';
import { head, tokenInput } from './pages.ts';

const mayDo: Record<Invitation['role'], string> = {
  viewer: 'You can look at everything and change nothing.',
  editor: 'You can write copy and prepare ads. All of them wait, paused.',
  admin: 'You can prepare ads, connect the workspace, and invite others.',
  owner: 'You can do everything, and archive the workspace.',
};

const asked = ({ invited_by, workspace_name, role }: Invitation) =>
  html`<strong>${invited_by}</strong> invites you to <strong>${workspace_name}</strong> as ${role}. ${mayDo[role]}`;

type Asking = {
  invitation: Invitation;
  token: string;
  signedInAs: string | null;
  /** The sign-in page that leads back here. */
  signInHref: string;
};

/** The invitation, and the one thing to do next: it depends on who is looking. */
export const invitationPage = (asking: Asking): Door => ({
  title: 'Invitation',
  art,
  body: html`${head(`Join ${asking.invitation.workspace_name}`, asked(asking.invitation))}
${nextStep(asking)}`,
});

const nextStep = ({ invitation, token, signedInAs, signInHref }: Asking): Html => {
  const { email, account_id } = invitation;
  const isTheirs = signedInAs === email;
  if (account_id === null || isTheirs)
    return html`<form method="post">${tokenInput(token)}<button class="btn block" type="submit">Join as ${email}</button></form>
${account_id === null ? html`<p class="small soft">This makes an account for ${email}. You can set a password afterwards.</p>` : ''}`;
  return signedInAs === null
    ? html`<p>There is an account for <strong>${email}</strong>. Sign in with it, and you come back here.</p>
<a class="btn block" href="${signInHref}">Sign in</a>`
    : html`<p>The invitation is for <strong>${email}</strong>, and you are signed in as <strong>${signedInAs}</strong>.</p>
<form method="post" action="/console/sign-out">${tokenInput(token)}<button class="btn quiet block" type="submit">Sign out</button></form>
<p class="small soft">Then open the invitation again.</p>`;
};

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
  disabled: {
    title: 'This account is switched off',
    words: 'Ask whoever runs Greenroom for you to switch it on again.',
    status: 403,
  },
};

export const closedInvitation = (kind: ClosedInvitation): { door: Door; status: number } => {
  const { title, words, status } = endings[kind];
  const body = html`${head(title, words)}
<a class="btn quiet block" href="/console/sign-in">Go to sign-in</a>`;
  return { door: { title, body }, status };
};
