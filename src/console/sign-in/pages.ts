import { type Html, html } from '../../kernel/html.ts';
import type { ClosedLink } from '../../sign-in/sign-in-link.ts';
import { icon } from '../parts/icon.ts';
import { note } from '../parts/states.ts';
import { art } from './art.ts';
import { tokenField } from './form-token.ts';
import type { SignInPage } from './send-sign-in-page.ts';

export const head = (title: string, words: string | Html) =>
  html`<div><h1>${title}</h1><p class="soft">${words}</p></div>`;

export const tokenInput = (token: string) =>
  html`<input type="hidden" name="${tokenField}" value="${token}">`;

const problemNote = (strong: string, words: string) =>
  note('bad', html`<p><strong>${strong}</strong> ${words}</p>`);

type SignIn = {
  token: string;
  next: string;
  /** As it was typed, when it did not fit. */
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
<div class="field"><label for="email">E-mail address</label><input id="email" name="email" type="email" value="${look.email ?? ''}" autocomplete="username" required maxlength="254"></div>
<div class="field"><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1000"></div>
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

/** The link alone signs nobody in: mail programs and chats open every address they see. */
export const linkPage = (email: string, token: string, isProven: boolean): SignInPage => ({
  title: 'Sign in',
  art,
  body: html`${head('Sign in', html`As <strong>${email}</strong>. This link works once.`)}
${isProven ? '' : note('calm', html`<p>Signing in confirms that ${email} is yours. ${confirmingEnds}</p>`)}
<form method="post">${tokenInput(token)}<button class="btn block" type="submit">Sign in</button></form>`,
});

/** Somebody else may have used the account before. */
export const confirmingEnds =
  'A password, passkeys, API keys and sessions made for this account before will end: set a new password afterwards.';

/** Why somebody did not get in, and how they do. */
export type ClosedReason = ClosedLink | 'foreign';

const askAgain = 'Ask whoever runs Greenroom for you for a new one, or sign in in another way.';

const endings: Record<ClosedReason, { title: string; words: string }> = {
  unknown: { title: 'This link leads nowhere', words: `It may be incomplete. ${askAgain}` },
  used: { title: 'This link was used', words: `A sign-in link works once. ${askAgain}` },
  expired: {
    title: 'This link is too old',
    words: `A sign-in link works for 30 minutes. ${askAgain}`,
  },
  disabled: {
    title: 'This account is switched off',
    words: 'Ask whoever runs Greenroom for you to switch it on again.',
  },
  foreign: {
    title: 'Open this page again',
    words:
      'The form was too old, came from another site, or your browser keeps no cookies. Go back, load the page again, and send it once more.',
  },
};

export const closedStatus: Record<ClosedReason, number> = {
  unknown: 404,
  used: 410,
  expired: 410,
  disabled: 403,
  foreign: 403,
};

const plainPage = (title: string, words: string): SignInPage => ({
  title,
  body: html`${head(title, words)}
<a class="btn quiet block" href="/console/sign-in">Go to sign-in</a>`,
});

export const closedPage = (kind: ClosedReason) =>
  plainPage(endings[kind].title, endings[kind].words);

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
