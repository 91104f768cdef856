import { type Html, html } from '../../kernel/html.ts';
import type { ClosedLink } from '../../operations/people/sign-in-link.ts';
import { tokenField } from './form-token.ts';
import type { Door } from './page.ts';

export const head = (title: string, words: string | Html) =>
  html`<div><h1>${title}</h1><p class="soft">${words}</p></div>`;

export const tokenInput = (token: string) =>
  html`<input type="hidden" name="${tokenField}" value="${token}">`;

export const signInPage = (): Door => ({
  title: 'Sign in',
  body: html`${head('Sign in', 'To prepare ads, and see what waits.')}
<p class="small soft">Ask whoever runs Greenroom for you for a sign-in link. It works once, for 30 minutes.</p>`,
});

/** The link alone signs nobody in: mail programs and chats open every address they see. */
export const linkPage = (email: string, token: string): Door => ({
  title: 'Sign in',
  body: html`${head('Sign in', html`As <strong>${email}</strong>. This link works once.`)}
<form method="post">${tokenInput(token)}<button class="btn block" type="submit">Sign in</button></form>`,
});

/** Why somebody did not get in, and how they do. */
export type Closed = ClosedLink | 'foreign';

const askAgain = 'Ask whoever runs Greenroom for you for a new one, or sign in in another way.';

const endings: Record<Closed, { title: string; words: string }> = {
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

export const closedStatus: Record<Closed, number> = {
  unknown: 404,
  used: 410,
  expired: 410,
  disabled: 403,
  foreign: 403,
};

export const closedPage = (kind: Closed): Door => ({
  title: endings[kind].title,
  body: html`${head(endings[kind].title, endings[kind].words)}
<a class="btn quiet block" href="/console/sign-in">Go to sign-in</a>`,
});

export const troublePage = (status: number): Door =>
  status >= 500
    ? {
        title: 'Something went wrong here',
        body: html`${head('Something went wrong here', 'It is not your fault. Try again in a moment.')}`,
      }
    : {
        title: 'This cannot be read',
        body: html`${head('This cannot be read', 'Load the page again and send the form once more.')}`,
      };
