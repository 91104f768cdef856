import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../kernel/text/html.ts';
import type { ClosedLink } from '../../sign-in/sign-in-link.ts';
import { waitingArt } from '../../web/waiting-art.ts';
import { loadAssets } from '../assets.ts';
import { document, privately } from '../page.ts';
import { note } from '../parts/blocks.ts';
import { createFields } from '../parts/field.ts';
import { icon } from '../parts/icon.ts';
import { tokenInput } from './form-token.ts';

/** A page before the console: one thing to do, and nothing given away. */
export type SignInPage = { title: string; body: Html; art?: Html; islands?: readonly string[] };

export const sendSignInPage = async (
  reply: FastifyReply,
  { title, body, art, islands = [] }: SignInPage,
  status = 200,
) => {
  const page = document({
    title,
    bodyClass: 'before',
    islands,
    assets: await loadAssets(),
    body: html`<main class="door${art ? '' : ' plain'}">
<div class="door-form"><div>
<span class="brand"><i aria-hidden="true"></i>Greenroom</span>
${body}
</div></div>
${art}
</main>`,
  });
  privately(reply).code(status).type('text/html; charset=utf-8');
  return reply.send(page.markup);
};

/** Beside the form, on wide screens: what it is all about. */
export const art = html`<div class="door-art">
${waitingArt}
<p>Where ads wait before they go on.<small>Prepare, check and review. Nothing spends until someone starts it in Ads Manager.</small></p>
</div>`;

export const head = (title: string, words: string | Html) =>
  html`<div><h1>${title}</h1><p class="soft">${words}</p></div>`;

const problemNote = (strong: string, words: string) =>
  note('bad', html`<p><strong>${strong}</strong> ${words}</p>`);

const fields = createFields(({ name }) => ({ id: name }));

const emailField = {
  name: 'email',
  label: 'E-mail address',
  autocomplete: 'username',
  maxlength: 254,
  required: true,
};

export const passwordField = (name: string, label: string) =>
  fields.input(
    { name, label, autocomplete: 'current-password', required: true, maxlength: 1000 },
    'password',
  );

type SignIn = {
  token: string;
  next: string;
  /** The typed address, if it was not accepted. */
  email?: string;
  problem?: Html | null;
  hasMail: boolean;
  hasPasskeys: boolean;
};

export const signInPage = (look: SignIn): SignInPage => ({
  title: 'Sign in',
  art,
  islands: look.hasPasskeys ? ['passkeys'] : [],
  body: html`${head('Sign in', 'To prepare ads, and see what waits.')}
${look.problem}
<form method="post" action="/console/sign-in">${tokenInput(look.token)}<input type="hidden" name="next" value="${look.next}">
${fields.input({ ...emailField, value: look.email }, 'email')}
${passwordField('password', 'Password')}
<button class="btn block" type="submit">Sign in</button>
${look.hasMail ? html`<button class="btn quiet block" type="submit" formaction="/console/sign-in/mail" formnovalidate>Mail me a sign-in link</button>` : ''}
</form>
${look.hasPasskeys ? passkeyButton(look) : ''}
<p class="small soft">${howElse(look.hasMail)}</p>`,
});

/** Hidden until the script is there that can use one. */
const passkeyButton = ({
  token,
  next,
}: SignIn) => html`<div data-passkey="sign-in" data-token="${token}" data-next="${next}" hidden><p class="or">or</p>
<button class="btn quiet block" type="button">${icon('keys')}Use a passkey</button>
<p class="error" role="status"></p></div>`;

const howElse = (hasMail: boolean) =>
  hasMail
    ? 'No password yet, or lost it? Have a sign-in link mailed to you. It works once, for 30 minutes.'
    : 'No password yet, or lost it? Ask whoever runs Greenroom for you for a sign-in link. It works once, for 30 minutes.';

export const wrongPassword = problemNote(
  'E-mail address and password do not match.',
  'Try again, or use a sign-in link.',
);

export const slowDown = (seconds: number) =>
  problemNote(
    'Too many attempts.',
    `Try again in ${seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}, or use a sign-in link.`,
  );

export const noAddress = problemNote('Write your email address.', 'The link is mailed to it.');

export const mailedPage = (email: string): SignInPage => ({
  title: 'Look into your mail',
  art,
  body: html`${head('Look into your mail', html`If there is an account for <strong>${email}</strong>, a sign-in link is on its way. It works once, for 30 minutes.`)}
<a class="btn quiet block" href="/console/sign-in">Back to sign-in</a>`,
});

/** Opening the link signs nobody in, because mail programs and chats open every address they see. */
export const linkPage = (email: string, token: string, isProven: boolean): SignInPage => ({
  title: 'Sign in',
  art,
  body: html`${head('Sign in', html`As <strong>${email}</strong>. This link works once.`)}
${isProven ? '' : note('calm', html`<p>Signing in confirms that ${email} is yours. ${confirmingEnds}</p>`)}
<form method="post">${tokenInput(token)}<button class="btn block" type="submit">Sign in</button></form>`,
});

/** Another person may have used the account before. */
export const confirmingEnds =
  'A password, passkeys, API keys and sessions made for this account before will end: set a new password afterwards.';

/** Why a person was not admitted, and what to do. */
type ClosedReason = ClosedLink | 'foreign';

const askAgain = 'Ask whoever runs Greenroom for you for a new one, or sign in in another way.';

const endings: Record<ClosedReason, readonly [status: number, title: string, words: string]> = {
  unknown: [404, 'This link leads nowhere', `It may be incomplete. ${askAgain}`],
  used: [410, 'This link was used', `A sign-in link works once. ${askAgain}`],
  expired: [410, 'This link is too old', `A sign-in link works for 30 minutes. ${askAgain}`],
  disabled: [
    403,
    'This account is switched off',
    'Ask whoever runs Greenroom for you to switch it on again.',
  ],
  foreign: [
    403,
    'Open this page again',
    'The form was too old, came from another site, or your browser keeps no cookies. Go back, load the page again, and send it once more.',
  ],
};

const plainPage = (title: string, words: string): SignInPage => ({
  title,
  body: html`${head(title, words)}
<a class="btn quiet block" href="/console/sign-in">Go to sign-in</a>`,
});

export const sendClosedPage = (reply: FastifyReply, reason: ClosedReason) => {
  const [status, title, words] = endings[reason];
  return sendSignInPage(reply, plainPage(title, words), status);
};

export const troublePage = (status: number) => {
  if (status >= 500)
    return plainPage('Something went wrong here', 'It is not your fault. Try again in a moment.');
  return status === 413
    ? plainPage(
        'This is too large',
        'Nothing was sent. Go back, where what you typed still is, and send less at a time: a table of ads, for example, in several files.',
      )
    : plainPage('This cannot be read', 'Load the page again and send the form once more.');
};
