import { againPath } from '../../connect/addresses.ts';
import { html } from '../../kernel/html.ts';
import { shortened } from '../../web/foreign-name.ts';

/** The maker of the link that a page came from, and the workspace that it is for. */
export type LinkRequest = { workspaceName: string; email: string };

/**
 * The next thing to do, as a button. `again`: a new login under the same link. `mail`: a letter to
 * whoever made the link. `reload`: this address once more. `start`: our first page.
 */
export type NextStep = 'again' | 'mail' | 'reload' | 'start';

/** `state`: of the login that a new one may take the place of. */
export type LoginFacts = { asked?: LinkRequest | undefined; state?: string | undefined };

const plainAddress = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/;

export const nextButton = (step: NextStep, { asked, state }: LoginFacts) => {
  if (step === 'again' && state) {
    return html`<form method="post" action="${againPath}?state=${state}"><button class="btn block">Start again</button></form>`;
  }
  if (step === 'reload') return html`<a class="btn block" href="">Open this page again</a>`;
  if (step === 'mail' && asked && plainAddress.test(asked.email)) {
    return html`<a class="btn block" href="${letterTo(asked)}">Write to ${asked.email}</a>`;
  }
  return html`<a class="btn block quiet" href="/">Open the start page</a>`;
};

const letterTo = ({ workspaceName, email }: LinkRequest) => {
  const name = shortened(workspaceName).toWellFormed();
  const words = encodeURIComponent(`New link: connecting ${name} in Greenroom`);
  return `mailto:${encodeURIComponent(email.toWellFormed()).replace('%40', '@')}?subject=${words}`;
};
